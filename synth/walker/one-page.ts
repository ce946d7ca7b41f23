import { escaped } from "../../core/escaped.ts";
import type { Random } from "../../core/random.ts";
import { type Column, dataRows } from "../../core/relation.ts";
import { humanise } from "../../logic/english/humanise.ts";
import { makeCandidate } from "../evolve/candidate.ts";
import { type Branch, leaf, over } from "../evolve/node.ts";
import { countsDaysOfLives } from "../evolve/refusals/dates-of-lives.ts";
import { misleading } from "../evolve/refusals/misleading.ts";
import { countsIdleDays } from "../evolve/refusals/single-days.ts";
import { textObjection } from "../evolve/refusals/text-objection.ts";
import { Workbench } from "../evolve/workbench.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { dateSpans, factIn, lengthOf, yearSpans } from "./date-spans.ts";
import { isDeep } from "./difficulty.ts";
import { areAlike, isLeft, isShare } from "./parts-by-name.ts";
import type { WalkDraft } from "./walk-draft.ts";

/** Pages of one template that are asked about each by itself. */
const MOST_PAGES = 40;
/** In so many rows the part has to be less than the whole. */
const LEAST_ROWS = 4;
/** Which side of a thing a measure is of. */
const SIDE = /\b(?:length|width|height|depth|breadth|beam|diameter|radius|thickness|span|circumference)$/i;
/** A date has no day of the week as a thing has one: where no verb says what happened then, nobody asks. */
const DAY_OF_DATE = /\bday of the week was the (?:\p{L}+ )*date\b/u;
/** What is worked out from one row's facts, each of which `factOf` reads. */
type Calculation = (factOf: (column: Column) => Branch) => Branch;

/** A calculation with facts of one page among pages of its kind. */
export function pageDrafts(survey: Survey, surveyed: SurveyedRelation, random: Random): WalkDraft[] {
  const { label, relation } = surveyed;
  if (label?.column.role !== "label") return [];
  const bench = new Workbench({ ...survey, relations: [surveyed], links: [] });
  const calculations = calculationsOf(surveyed, bench);
  if (calculations.length === 0) return [];
  const deep = dataRows(relation).filter((row) => row.about !== undefined && isDeep(survey.pages.get(row.about)));
  const drafts: WalkDraft[] = [];
  for (const row of random.shuffle(deep).slice(0, MOST_PAGES)) {
    const name = row.cells[label.index]!.value.printed.trim();
    const tree = random.pick(calculations)(factIn(leaf(relation.id), name));
    const candidate = makeCandidate(tree, bench, ["single_source"]);
    if (candidate?.pages.length !== 1 || textObjection(candidate, bench) || misleading(candidate, bench)) continue;
    if (DAY_OF_DATE.test(candidate.question)) continue;
    drafts.push({
      candidate: { ...candidate, question: ownerOnce(candidate.question, name) },
      why: `The page of ${name} states what the answer is worked out from, and none of those that lead to it does.`,
    });
  }
  return drafts;
}

/** "between the fee for members and the fee for guests of Ard": of two facts of one thing its name is said once. */
export function ownerOnce(question: string, name: string): string {
  const literal = escaped(name);
  const owner = ` (?:of|for|by|at) (?:the [\\p{L} ]+? )?“?${literal}”?`;
  return question
    .replace(new RegExp(`between (the [^?]+?)${owner} and (the [^?]+?${owner})`, "u"), "between $1 and $2")
    .replace(new RegExp(`(percentage of the [^?]+?${owner} (?:is|are) [^?]+?)${owner}`, "u"), "$1");
}

/** Differences of what is comparable, shares of a whole, the time between a first and a last date, and the weekday of what happened. */
function calculationsOf(surveyed: SurveyedRelation, bench: Workbench): Calculation[] {
  const columns = surveyed.columns.map(({ column }) => column);
  const formula =
    (op: string, one: Column, other: Column): Calculation =>
    (factOf) => ({ op, params: {}, inputs: { a: factOf(one), b: factOf(other) } });
  const differences = comparablePairs(columns).map(([one, other]) => formula("difference", one, other));
  const shares = partsOfWholes(surveyed).map(([part, whole]) =>
    isShare(part, whole)
      ? (factOf: Parameters<Calculation>[0]): Branch => ({
          op: "percent_of",
          params: {},
          inputs: { part: factOf(part), whole: factOf(whole) },
        })
      : formula("difference", whole, part),
  );
  const years = yearSpans(surveyed).map(([from, to]) => formula("years_between", from, to));
  const spans = dateSpans(surveyed).map(
    (span): Calculation =>
      (factOf) =>
        lengthOf(span, factOf),
  );
  const weekdays = columns
    .filter(({ type }) => type === "date")
    .map(
      (column): Calculation =>
        (factOf) =>
          over("weekday", factOf(column)),
    )
    .filter((calculation) => {
      const weekday = calculation(factIn(leaf(surveyed.relation.id)));
      return !countsDaysOfLives(weekday) && !countsIdleDays(weekday, bench);
    });
  return [...differences, ...shares, ...years, ...spans, ...weekdays];
}

/** Columns of quantities in one unit that say the same of different parts: they share a word and differ in another. */
function comparablePairs(columns: readonly Column[]): (readonly [Column, Column])[] {
  const measures = columns.filter(({ type, role, unit }) => type === "number" && role === "measure" && unit);
  return measures.flatMap((one, at) =>
    measures
      .slice(at + 1)
      .filter((other) => other.unit === one.unit && areAlike(one, other))
      // How much thicker a wheel is than it is wide nobody asks.
      .filter((other) => !(SIDE.test(humanise(one.name)) && SIDE.test(humanise(other.name))))
      .map((other) => [one, other] as const),
  );
}

/**
 * What is a part of something else by what the two are called, with that: lots sold and lots offered; and of which something is left, a
 * cost of which a grant pays some. Both are counts, or sums of one money, and in no row is the part more than the whole.
 */
function partsOfWholes({ columns, relation }: SurveyedRelation): (readonly [Column, Column])[] {
  const measures = columns.filter(
    ({ column: { type, role, additive } }) => type === "number" && role === "measure" && additive !== false,
  );
  return measures.flatMap((part) =>
    measures.flatMap((whole) => {
      const isOne = part !== whole && part.column.unit === whole.column.unit;
      if (!isOne || !(isShare(part.column, whole.column) || isLeft(part.column, whole.column))) return [];
      const both = dataRows(relation).flatMap(({ cells }) => {
        const [less, more] = [part, whole].map(({ index }) => cells[index]!.value);
        return less?.kind === "number" && more?.kind === "number" ? [Number(more.decimal) - Number(less.decimal)] : [];
      });
      return both.length < LEAST_ROWS || both.some((one) => one <= 0) ? [] : [[part.column, whole.column] as const];
    }),
  );
}
