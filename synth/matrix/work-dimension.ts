import type { MatrixCell, MatrixDimension } from "../../core/matrix.ts";
import type { Program } from "../../core/program.ts";
import type { Relation } from "../../core/relation.ts";
import { GuardError } from "../../logic/guard-error.ts";
import { Decimal } from "../../logic/numerics/decimal.ts";
import type { SiteFacts } from "../check/check.ts";
import type { Survey } from "../survey/survey.ts";
import { searchFor } from "./absence.ts";
import { agreementOf, searchedSources, sourcesOf } from "./cell-sources.ts";
import type { DimensionDraft, Material } from "./draft.ts";
import { type CellRun, failsForWant, numbersOf, runCell } from "./run-cell.ts";
import { scoringRule } from "./scoring-rules.ts";

/** Of more of its entities than this (share) a dimension's value is printed: it could be looked up. */
const MOST_PRINTED = 0.5;
/** Digits that the smallest value of a dimension is given with. */
const DIGITS = 3;
const MOST_PLACES = 6;
/** Pages that are cited for a value that is not there. */
const MOST_CITED = 4;

/** A dimension with its cells, or why there is none. */
export type WorkedDimension =
  | { dimension: Omit<MatrixDimension, "id">; cells: Omit<MatrixCell, "dimension">[] }
  | { refused: string };

interface Gap {
  entity: string;
  programs: Program[];
  read: string[];
  nouns: string[];
}

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
    const retrieves = draft.family === "retrieval" || draft.type === "cross_source_conflict";
    const places = retrieves ? printedPlaces(values) : placesFor(values);
    if (places > MOST_PLACES) return { refused: "too_small" };
    for (const [entity, { programs }] of runs) runs.set(entity, runCell(programs, relations, places));
    if (!retrieves && isPrinted(runs, facts)) return { refused: "plain_lookup" };
    const [unit] = units;
    const cells = await Promise.all(
      material.names.map((entity) => {
        const gap = gaps.get(entity);
        return gap
          ? gapCell(gap, draft, unit === "" ? undefined : unit, values, survey, facts)
          : valueCell(entity, runs.get(entity)!, draft, survey, facts);
      }),
    );
    if (cells.some(({ sources }) => sources.some(({ support }) => support === "no" || support === "partial")))
      return { refused: "not_supported" };
    // A value that places on the site disagree about has no precise reference; the dimension about that gives a range.
    if (draft.type !== "cross_source_conflict" && cells.some(({ agreement }) => agreement === "divergent"))
      return { refused: "divergent" };
    return { dimension: dimensionOf(draft, unit === "" ? undefined : unit, places, material), cells };
  } catch (error) {
    if (error instanceof GuardError) return { refused: error.guard };
    throw error;
  }
}

function dimensionOf(
  draft: DimensionDraft,
  unit: string | undefined,
  places: number,
  { called, say, scope }: Material,
): Omit<MatrixDimension, "id"> {
  const periods = new Set(draft.quantities.map(({ period }) => period));
  const [period] = periods;
  const year = draft.period ?? (periods.size === 1 ? period : undefined);
  return {
    family: draft.family,
    type: draft.type,
    question: draft.question,
    metric: {
      period: year === undefined ? say.anyPeriod : say.year(year),
      unit: unit === undefined ? say.noUnit : say.unit(unit),
      mapping: say.mapping(called, scope.surveyed.naming),
      // To leave "not available" out where no cell is would say that all of them are.
      answerTypes: [...draft.answers, "not_available"],
      places,
      assumptions: [...draft.assumptions],
    },
  };
}

/** So many that the smallest value keeps a few digits. */
function placesFor(values: readonly string[]): number {
  const sizes = values.map((value) => Math.abs(Number(value))).filter((size) => size > 0);
  const least = Math.floor(Math.log10(Math.min(...sizes)));
  return Math.max(0, DIGITS - 1 - least);
}

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
    return numbersOf(reference).some(
      (number) => isDistinct(number) && standing.some((text) => leadsWith(text, number)),
    );
  });
  return printed.length > MOST_PRINTED * runs.size;
}

/** Numbers of fewer digits stand on pages by chance. */
const isDistinct = (number: string) => number.replace(/\D/g, "").length >= DIGITS;
const leadsWith = (text: string, number: string) => {
  const digits = text.replace(/[,\s]/g, "");
  return digits.startsWith(number) && !/^\d/.test(digits.slice(number.length));
};

async function valueCell(
  entity: string,
  { reference, executions, programs }: CellRun,
  draft: DimensionDraft,
  survey: Survey,
  facts: SiteFacts,
): Promise<Omit<MatrixCell, "dimension">> {
  const trace = executions.flatMap((execution, at) =>
    execution.derivation.map((step) => ({
      step: executions.length > 1 ? `${at + 1}.${step.as}` : step.as,
      text: step.text,
      uses: step.uses,
    })),
  );
  const uses = trace.flatMap((step) => step.uses);
  const { agreement, divergence } = agreementOf(uses, survey);
  const reconciled =
    divergence &&
    `${divergence} ${reference.type === "range" ? "The reference is the range between them." : ""}`.trim();
  const told = trace.map(({ text }) => text).filter((text, at, all) => all.indexOf(text) === at);
  const ends = reference.type === "range" ? [`the range is ${reference.low} to ${reference.high}`] : [];
  return {
    entity,
    reference,
    programs,
    derivation: `${[...told, ...ends].join("; ")}.`,
    trace,
    sources: await sourcesOf(uses, survey, facts),
    agreement,
    ...(reconciled ? { divergence: reconciled } : {}),
    scoring: scoringRule(reference, draft.type, { divergent: agreement === "divergent" }),
  };
}

async function gapCell(
  { entity, programs, read, nouns }: Gap,
  draft: DimensionDraft,
  unit: string | undefined,
  values: readonly string[],
  survey: Survey,
  facts: SiteFacts,
): Promise<Omit<MatrixCell, "dimension">> {
  const sorted = values.map((value) => new Decimal(value)).sort((a, b) => a.cmp(b));
  const plausible = { low: String(sorted[0]), high: String(sorted.at(-1)) };
  const reference = { type: "not_available" as const, ...(unit === undefined ? {} : { unit }) };
  const pages = read.length === 1 ? "the page about it was" : `${read.length} pages about it were`;
  return {
    entity,
    reference,
    programs,
    derivation: `The site does not state the ${nouns.join(" and the ")} of ${entity}: ${pages} read in search of it, and the tables of the whole site.`,
    trace: [],
    sources: await searchedSources(read.slice(0, MOST_CITED), survey, facts),
    agreement: "single",
    scoring: scoringRule(reference, draft.type, { plausible, divergent: false }),
  };
}
