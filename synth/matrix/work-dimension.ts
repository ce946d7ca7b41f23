import type { AnswerType, MatrixCell, MatrixDimension } from "../../core/matrix.ts";
import type { Relation } from "../../core/relation.ts";
import { GuardError } from "../../logic/guard-error.ts";
import { Decimal } from "../../logic/numerics/decimal.ts";
import type { SiteFacts } from "../check/check.ts";
import type { Survey } from "../survey/survey.ts";
import { searchFor } from "./absence.ts";
import { areAlike } from "./alike.ts";
import type { DimensionDraft, Material } from "./draft.ts";
import { isHalfDated } from "./half-dated.ts";
import { withinParts } from "./parts-tolerance.ts";
import { placesWithin } from "./places.ts";
import { isCounted } from "./rate-scenarios.ts";
import { type CellRun, failsForWant, numbersOf, runCell } from "./run-cell.ts";
import { scoringRule } from "./scoring-rules.ts";
import { toldApart } from "./told-apart.ts";
import { type Gap, gapCell, valueCell } from "./work-cells.ts";

/** Of more of its entities than this (share) a dimension's value is printed: it could be looked up. */
const MOST_PRINTED = 0.5;
/** Digits of the smallest value that say anything; numbers of fewer than `told` stand on pages by chance. */
const DIGITS = { told: 3, least: 2 };
const MOST_PLACES = 4;
/** A range whose upper end is more than so many times the lower one tells nothing. */
const MOST_TIMES = 5;
const MOST_WIDE = 0.25;

/** A dimension with its cells, or why there is none. */
export type WorkedDimension =
  | { dimension: Omit<MatrixDimension, "id">; cells: Omit<MatrixCell, "dimension">[] }
  | { refused: string };

/** Runs a dimension for every entity, and looks for what it does not find. */
export async function workDimension(
  draft: DimensionDraft,
  material: Material,
  survey: Survey,
  facts: SiteFacts,
): Promise<WorkedDimension> {
  const relations: ReadonlyMap<string, Relation> = facts.relations;
  const gaps = new Map<string, Gap>();
  const runs = new Map<string, CellRun>();
  // "The vessels of which year?": one period is asked for, and what is of no year goes with any.
  if (draft.period === undefined && periodsOf(draft).length > 1) return { refused: "two_periods" };
  if (isHalfDated(draft)) return { refused: "half_dated" };
  try {
    for (const entity of material.names) {
      const programs = draft.programs(entity);
      const wanting = draft.own.filter(({ missing }) => missing.has(entity));
      if (wanting.length === 0) {
        runs.set(entity, runCell(programs, relations));
        continue;
      }
      if (!failsForWant(programs, relations)) return { refused: "not_missing" };
      const searches = await Promise.all(wanting.map((quantity) => searchFor(entity, quantity, facts)));
      if (searches.some(({ found }) => found !== undefined)) return { refused: "stated_elsewhere" };
      const read = [...new Set(searches.flatMap((search) => search.read))];
      gaps.set(entity, { entity, programs, read, nouns: wanting.map(({ noun }) => noun) });
    }
    if (runs.size === 0) return { refused: "never_available" };
    const units = new Set([...runs.values()].map(({ reference }) => reference.unit ?? ""));
    if (units.size > 1) return { refused: "mixed_units" };
    const values = [...runs.values()].flatMap(({ reference }) => numbersOf(reference));
    if (new Set(values).size < 2) return { refused: "all_equal" };
    if (areAlike(values)) return { refused: "alike" };
    if (areWide([...runs.values()])) return { refused: "wide_range" };
    const retrieves = draft.family === "retrieval" || draft.type === "cross_source_conflict";
    // The heading says the unit, and a cell that is looked up does not: nobody would know of what so many are meant.
    if (retrieves && units.has("") && draft.quantities.some((quantity) => quantity.unit !== undefined))
      return { refused: "no_unit" };
    if (!retrieves && (isTiny(values) || isCoarse(units, values))) return { refused: "too_small" };
    const needed = retrieves ? printedPlaces(values) : placesNeeded(draft, [...runs.values()]);
    const wanted = needed !== undefined && isOfWholes(draft) ? 0 : needed;
    if (wanted === undefined) return { refused: "one_value_fits_many" };
    const places = roundAll(runs, relations, wanted);
    if (!retrieves && (isPrinted(runs, facts) || (await isTold(runs, facts)))) return { refused: "plain_lookup" };
    const [unit] = units;
    const cells = await Promise.all(
      material.names.map((entity) => {
        const gap = gaps.get(entity);
        return gap
          ? gapCell(gap, draft, { unit: unit === "" ? undefined : unit, values }, survey, facts)
          : valueCell(entity, runs.get(entity)!, draft, survey, facts);
      }),
    );
    if (cells.some(({ sources }) => sources.some(({ support }) => support === "no" || support === "partial")))
      return { refused: "not_supported" };
    // A value that places on the site disagree about has no precise reference; the dimension about that gives a range.
    if (draft.type !== "cross_source_conflict" && cells.some(({ agreement }) => agreement === "divergent"))
      return { refused: "divergent" };
    const scored = retrieves ? cells : scoredOf(draft, cells);
    if (!scored) return { refused: "one_value_fits_many" };
    const types = cells.map(({ reference }) => reference.type);
    return { dimension: dimensionOf(draft, unit === "" ? undefined : unit, places, types, material), cells: scored };
  } catch (error) {
    if (error instanceof GuardError) return { refused: error.guard };
    throw error;
  }
}

function dimensionOf(
  draft: DimensionDraft,
  unit: string | undefined,
  places: number,
  types: readonly AnswerType[],
  { called, say, scope }: Material,
): Omit<MatrixDimension, "id"> {
  const year = draft.period ?? periodsOf(draft)[0];
  const isPartly = draft.period === undefined && draft.quantities.some(({ period }) => period === undefined);
  return {
    family: draft.family,
    type: draft.type,
    question: draft.question,
    metric: {
      period: year === undefined ? say.anyPeriod : isPartly ? say.partlyYear(year) : say.year(year),
      unit: unit === undefined ? say.noUnit : say.unit(unit),
      mapping: say.mapping(called, scope.surveyed.naming),
      // To leave "not available" out where no cell is would say that all of them are.
      // The two ends of a range may come to one.
      answerTypes: [...new Set<AnswerType>([...draft.answers, ...types, "not_available"])],
      places,
      assumptions: [...draft.assumptions, ...new Set(draft.quantities.flatMap(({ note }) => note ?? []))],
    },
  };
}

/**
 * Rounds all cells to so many places; to as many as any of them needs where one lies on a rounding boundary: the same number of
 * places is asked of all.
 */
function roundAll(runs: Map<string, CellRun>, relations: ReadonlyMap<string, Relation>, wanted: number): number {
  for (let places = wanted; ; ) {
    for (const [entity, { programs }] of runs) runs.set(entity, runCell(programs, relations, places));
    const needed = Math.max(
      places,
      ...[...runs.values()].flatMap(({ programs }) => programs.map(({ round }) => round ?? 0)),
    );
    if (needed === places) return places;
    places = needed;
  }
}

/** The years that its quantities are of; what has none is left out. */
const periodsOf = ({ quantities }: DimensionDraft): string[] => [
  ...new Set(quantities.flatMap(({ period }) => period ?? [])),
];

/** Does a good part of its ranges leave open all that anybody would want to know? */
function areWide(runs: readonly CellRun[]): boolean {
  const ranges = runs.flatMap(({ reference }) => (reference.type === "range" ? [reference] : []));
  const widerThan = (times: number) => ranges.filter(({ low, high }) => Number(high) > times * Math.abs(Number(low)));
  if (widerThan(MOST_TIMES * MOST_TIMES).length > 0) return true;
  const wide = widerThan(MOST_TIMES);
  return wide.length > MOST_WIDE * ranges.length;
}

const orderOf = (values: readonly string[]): number =>
  Math.floor(Math.log10(Math.min(...values.map((value) => Math.abs(Number(value))).filter((size) => size > 0))));

/** What is supposed has no figure of its own: where the usual tolerance cannot tell its outcomes apart, they all say the same. */
const narrowestOf = ({ type }: DimensionDraft): number | undefined => (type === "scenario" ? 1 : undefined);

/** The cells with tolerances that tell them apart, and in which no part of a whole may be left out. */
const scoredOf = <C extends Pick<MatrixCell, "reference" | "scoring">>(draft: DimensionDraft, cells: readonly C[]) =>
  toldApart(draft.type === "sum_of_parts" ? withinParts(cells) : cells, narrowestOf(draft));

/** So many people or things are supposed, or are more than others: nobody has a part of one. */
const isOfWholes = ({ type, isDifference, quantities }: DimensionDraft): boolean =>
  (type === "scenario" || isDifference === true) && quantities[0] !== undefined && isCounted(quantities[0]);

/** As many places as the tolerance needs by which the values are told apart; undefined where nothing tells them apart. */
function placesNeeded(draft: DimensionDraft, runs: readonly CellRun[]): number | undefined {
  const scored = scoredOf(
    draft,
    runs.map(({ reference }) => ({ reference, scoring: scoringRule(reference, draft.type, { divergent: false }) })),
  );
  return scored && placesWithin(scored, MOST_PLACES);
}

/** Is the smallest value hardly more than nothing, so that only its rounding would be asked for? */
const isTiny = (values: readonly string[]): boolean => orderOf(values) < DIGITS.least - 1 - MOST_PLACES;

/** "0.005 billion a head": by a multiple of a unit that hardly one of them comes to, nobody tells it. */
const isCoarse = (units: ReadonlySet<string>, values: readonly string[]): boolean =>
  [...units].some((unit) => MULTIPLE.test(unit)) && orderOf(values) < COARSE;
const MULTIPLE = /^[万亿]\p{Script=Han}|\b(?:thousand|million|billion|trillion)\b/u;
/** The order of a figure below one tenth. */
const COARSE = -1;

/** As many as any of the values has. */
function printedPlaces(values: readonly string[]): number {
  return Math.min(MOST_PLACES, Math.max(...values.map((value) => new Decimal(value).decimalPlaces())));
}

/** Do pages that the values were read from print most results, too? */
function isPrinted(runs: ReadonlyMap<string, CellRun>, { facts }: SiteFacts): boolean {
  const printed = [...runs.values()].filter(({ reference, executions }) => {
    const read = new Set(
      executions.flatMap(({ derivation }) => derivation.flatMap((step) => step.uses.map((use) => use.printed))),
    );
    const urls = new Set(executions.flatMap(({ evidence }) => evidence.map(({ url }) => url)));
    const standing = [...urls]
      .flatMap((url) => facts.printedOn(url).map((one) => one.printed))
      .filter((text) => !read.has(text));
    const isPercent = reference.unit?.startsWith("%") === true;
    return numbersOf(reference).some(
      (number) =>
        (isDistinct(number) && standing.some((text) => leadsWith(text, number))) ||
        (isPercent && standing.some((text) => isRoundedTo(text, number))),
    );
  });
  return printed.length > MOST_PRINTED * runs.size;
}

/** "75%", or "75 per cent", where 75.4 is worked out: whoever copies it is within the tolerance. */
function isRoundedTo(text: string, number: string): boolean {
  const [, whole, places = ""] = /^(?:\D*\s)?(\d+)(?:\.(\d+))?\s?(?:%|％|per ?cent)/i.exec(text.trim()) ?? [];
  if (whole === undefined) return false;
  const printed = places === "" ? whole : `${whole}.${places}`;
  return new Decimal(number).toDecimalPlaces(places.length, Decimal.ROUND_HALF_UP).eq(printed);
}

/** Do sentences on these pages give most of the percentages in round figures? */
async function isTold(runs: ReadonlyMap<string, CellRun>, facts: SiteFacts): Promise<boolean> {
  let told = 0;
  for (const { reference, executions } of runs.values()) {
    if (!reference.unit?.startsWith("%")) continue;
    const urls = new Set(executions.flatMap(({ evidence }) => evidence.map(({ url }) => url)));
    const lines = (await Promise.all([...urls].map((url) => facts.lines(url)))).flat();
    const printed = lines.flatMap((line) => line.match(PERCENTAGE) ?? []);
    if (numbersOf(reference).some((number) => printed.some((text) => isRoundedTo(text, number)))) told += 1;
  }
  return told > MOST_PRINTED * runs.size;
}

const PERCENTAGE = /\d+(?:\.\d+)?\s?(?:%|％|per ?cent)/gi;

/** Numbers of fewer digits stand on pages by chance. */
const isDistinct = (number: string) => number.replace(/\D/g, "").length >= DIGITS.told;
const leadsWith = (text: string, number: string) => {
  const digits = text.replace(/[,\s]/g, "");
  return digits.startsWith(number) && !/^\d/.test(digits.slice(number.length));
};
