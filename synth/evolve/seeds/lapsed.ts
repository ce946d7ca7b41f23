import type { Value } from "../../../core/value.ts";
import { formulaColumn } from "../../../logic/operations/formula-column.ts";
import { isBirth, isDeath } from "../../../logic/values/life-dates.ts";
import { tellsTime } from "../../../logic/values/moments-in-time.ts";
import { yearOfCell } from "../../../logic/values/year-text.ts";
import { answerColumnOf } from "../columns-for.ts";
import { over } from "../node.ts";
import type { WorkColumn } from "../workbench.ts";
import type { Seed } from "./seed.ts";

/** What lasted less than so long for most of them is told by the day, if at all. */
const LEAST = { years: 2, months: 6 };
/** So many different stretches there are at least: of a prize that is given after ten years nobody asks after how many. */
const DIFFERENT = 4;
const TAKEN = ["mean", "median", "range"] as const;

/**
 * "Which mill has the longest time from the opening year to the closing year?": the years from what happened first to what happened then, of
 * which one is stated by its year alone; months, where all are printed with theirs. Between days years are counted as people grow older (`aged`).
 */
export const lapsed: Seed = (bench, set, random) => {
  const times = bench.columns(set).filter(({ column }) => tellsTime(column));
  const pairs = times.flatMap((from) => times.flatMap((to) => (isStretch(from, to) ? [[from, to] as const] : [])));
  if (pairs.length === 0) return undefined;
  const [from, to] = random.pick(pairs);
  const formula = countedIn(from, to);
  const params = { formula, a: from.column.name, b: to.column.name } as const;
  const table = over("formula_column", set, params);
  const made = formulaColumn(params);
  if (random.next() < 0.35) return over(random.pick(TAKEN), table, { column: made });
  const best = over("kth", table, { by: made, k: 1, end: random.pick(["highest", "highest", "lowest"]) });
  const give = random.next() < 0.3 ? answerColumnOf(bench, set, random) : undefined;
  return give && !tellsTime(give) ? over("lookup", best, { column: give.name }) : over("label_of", best);
};

function isStretch(from: WorkColumn, to: WorkColumn): boolean {
  // How old people were is told by the day.
  if (from === to || [from, to].some(({ column }) => isBirth(column.name) || isDeath(column.name))) return false;
  if (from.values.every(isDay) && to.values.every(isDay)) return false;
  const unit = countedIn(from, to);
  const counts = from.values.map((value, at) => {
    const [first, last] = [countOf(value, from, unit), countOf(to.values[at]!, to, unit)];
    return first === undefined || last === undefined ? Number.NaN : last - first;
  });
  const long = counts.filter((count) => count >= LEAST[unit]).length;
  return counts.every((count) => count >= 0) && long * 2 > counts.length && new Set(counts).size >= DIFFERENT;
}

const countedIn = (...times: WorkColumn[]): "months" | "years" =>
  times.every(({ values }) => values.every(statesMonth)) ? "months" : "years";

/** The year that a cell tells, or its month counted from the beginning of years. */
function countOf(value: Value, { column }: WorkColumn, unit: "months" | "years"): number | undefined {
  const year = yearOfCell(value, column);
  if (unit === "years" || year === undefined || value.kind !== "date") return year;
  return year * 12 + Number(value.iso.slice(5, 7));
}

/** "March 2018": where all of them print months, these are counted. */
const statesMonth = (value: Value): boolean => value.kind === "date" && value.iso.length >= "2000-01".length;

const isDay = (value: Value): boolean => value.kind === "date" && value.iso.length >= "2000-01-01".length;
