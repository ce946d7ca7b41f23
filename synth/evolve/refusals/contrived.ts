import { quantityWords } from "../../../logic/english/quantity.ts";
import { conditionColumns, isCutAtLimit, isCutHere } from "../condition-columns.ts";
import { poolsYears } from "../mixed-years.ts";
import { type Branch, inputOf, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { isWorkedOut } from "./bare-place.ts";
import { takesFiguresOfSome } from "./figures-of-some.ts";
import { isOfManyMatters } from "./many-matters.ts";
import { ordersSome } from "./order-of-some.ts";
import type { Reason } from "./reasons.ts";
import { areRelated, isSize } from "./related-columns.ts";
import { areOutcomes } from "./runs-of-outcomes.ts";
import { isOfSmallGroups } from "./small-groups.ts";
import { SPREADS } from "./spreads.ts";
import { asksForStartOfLog } from "./start-of-log.ts";

/** What is taken of the figures of a set. */
const TAKEN = new Set(["mean", "median", ...SPREADS, "quantile", "pearson", "spearman", "linear_fit", "date_span"]);
/** How far figures lie apart: of shares nobody asks that. */
const SPREAD = new Set(["range", "variance", "interquartile_range"]);
const ADDING = new Set(["sum", "take_until"]);
/** How many one of them is for, what it counts for, or what a single one of its kind has: nobody has all of them. */
const EACH_ITS_OWN = /\b(?:servings?|portions?|credits?|ects|per|each|of an?)\b|学分|份量|每[个只件台人]|单[个只件]/i;
/** What is asked of things of one kind: those above or below some figure are none. */
const TOGETHER = new Set(["pearson", "spearman", "linear_fit"]);
const OF_DATES = new Set(["weekday", "date_span", "longest_gap", "time_between"]);
/** What is asked of the first and the last date, and not of the second. */
const PLACED = new Set(["weekday", "time_between"]);
const SPANS = new Set(["date_span", "longest_gap", "ranked_value"]);
const FORMULAS = new Set(["difference", "ratio", "percent_of", "percent_difference", "days_between"]);
const CHOSEN = new Set(["top", "union", "intersection", "none_of"]);
/** A share of fewer is a fraction of next to nothing. */
const LEAST_SHARED = 5;
/** What says how many times as many there are; of fewer than so many nobody does. */
const TIMES = new Set(["ratio", "percent_difference"]);
const LEAST_PROPORTION = 20;
/** What things are few of: "how many homes are needed for half of all bathrooms". */
const HANDFUL = 8;
/** When things came to be; they follow each other by it in no order that anybody knows. */
const BEGINNING =
  /\b(?:founded|foundation|established|built|opened|born|birth|since|revised|incorporated|inaugurated)\b/i;
/** When each of them first appeared, whoever made it. */
const APPEARING =
  /\b(?:released?|publication|published|launch(?:ed)?|flight|premi[eè]re|introduced|completed|discovered|first)\b|(?:成立|建立|建成|发布|出版|上映|出土|开放|竣工)/i;
/** A place in a run of things is only interesting where there are so many. */
const LEAST_RUN = 6;

/** Why nobody would ask this though it is clear and right, in one word; undefined where somebody might. */
export function contrived(node: Branch, bench: Workbench): Reason | undefined {
  const from = inputOf(node);
  if (!from) return undefined;
  if (isOfSmallGroups(node, bench)) return "too_few_rows";
  if (poolsYears(node, bench)) return "two_times";
  if (TAKEN.has(node.op) && isCutByOwn(node, from)) return "cut_by_own";
  if (node.op === "group" && node.params["take"] !== "count" && isCutByOwn(node, from)) return "cut_by_own";
  if (node.op === "top" && conditionColumns(from).includes(String(node.params["by"]))) return "cut_by_own";
  if (node.op === "lookup" && isRemote(node, from, bench)) return "later_place";
  if (SPREAD.has(node.op) && unitOf(node, from, bench)?.startsWith("%")) return "spread_of_shares";
  if (node.op === "follow" && isLater(from)) return "later_place";
  if (node.op === "lookup" && isFigureOfComputed(node, from, bench)) return "later_place";
  if (ordersSome(node, bench)) return "no_sequence";
  if (takesFiguresOfSome(node, bench)) return "of_some";
  if (asksForStartOfLog(node, bench)) return "start_of_log";
  if (node.op === "longest_run" && isNoSequence(node, from, bench)) return "no_sequence";
  if (node.op === "take_until" && isHandful(node, from, bench)) return "handful";
  const adds = ADDING.has(node.op) || (node.op === "group" && node.params["take"] === "sum");
  if (adds && EACH_ITS_OWN.test(String(node.params["column"]))) return "no_whole";
  if (node.op === "take_until" && isLong(node, from, bench)) return "no_whole";
  if (TOGETHER.has(node.op) && nodesOf(from).some(isCutAtLimit)) return "cut_by_limit";
  if (OF_DATES.has(node.op) && nodesOf(from).some((inner) => isCutByQuantity(inner, bench))) return "cut_by_limit";
  if (typeof node.params["column"] === "string" && isTopOfCut(from)) return "chosen_twice";
  if (PLACED.has(node.op) && Object.values(node.inputs).some(isLater)) return "later_place";
  if (node.op === "time_between" && node.params["on"] !== undefined && !nodesOf(from).some(isOfOne)) return "no_age";
  if (node.op === "time_between" && node.params["unit"] === "months" && isOddInMonths(node, bench)) return "odd_unit";
  if (node.op === "longest_gap" && (BEGINNING.test(String(node.params["column"])) || standsApart(from, bench)))
    return "no_sequence";
  if (SPANS.has(node.op) && isCutByTime(from, bench)) return "cut_by_own";
  if (FORMULAS.has(node.op)) return ofFormula(node, bench);
  if (node.op === "count_above_average" && nodesOf(from).some((inner) => !isLeaf(inner) && CHOSEN.has(inner.op)))
    return "chosen_twice";
  if (node.op === "count_above_average" && isMostlyOne(node, from, bench)) return "mostly_one";
  if (node.op === "probability" && rowsOf(from, bench) < LEAST_SHARED) return "too_few_rows";
  if (node.op === "kth" && hasVanished(node, from, bench)) return "vanished";
  if (node.op === "filter" && isImplied(node, from, bench)) return "implied";
  if ((node.op === "intersection" || node.op === "none_of") && addsNothing(node, bench)) return "implied";
  return undefined;
}

/** More than half of the figures are one and the same: what lies above their mean are the others. */
function isMostlyOne(node: Branch, from: Node, bench: Workbench): boolean {
  const values = bench.columns(from).find(({ column }) => column.name === node.params["column"])?.values ?? [];
  const counts = new Map<string, number>();
  for (const value of values)
    if (value.kind === "number") counts.set(value.decimal, (counts.get(value.decimal) ?? 0) + 1);
  return Math.max(0, ...counts.values()) * 2 > values.length;
}

/** "The national anthem of the country with the fourth-most airports": the first of something is known for it, the fourth is not. */
function isRemote(node: Branch, from: Node, bench: Workbench): boolean {
  if (isLeaf(from) || from.op !== "kth" || Number(from.params["k"] ?? 1) < 2) return false;
  const relations = bench.sources(node).map(({ relation }) => relation);
  const [by, asked] = [String(from.params["by"]), String(node.params["column"])];
  return relations.some(isOfManyMatters) && !isSize(by) && !areRelated(by, asked, relations);
}

const rowsOf = (node: Node, bench: Workbench): number => bench.table(node)?.rows.length ?? Number.POSITIVE_INFINITY;

/** "the variance of the weight of those whose weight is less than 250", "the mean area of the three with the largest area" */
function isCutByOwn(node: Branch, from: Node): boolean {
  const cut = new Set(conditionColumns(from));
  for (const inner of nodesOf(from)) if (!isLeaf(inner) && inner.op === "top") cut.add(String(inner.params["by"]));
  return [node.params["column"], node.params["by"]].some((column) => cut.has(String(column)));
}

/** "The days between the earliest and the latest release date of those whose year is before 2000" */
function isCutByTime(from: Node, bench: Workbench): boolean {
  const cut = new Set(conditionColumns(from));
  const times = bench.table(from)?.columns.filter(({ type, role }) => type === "date" || role === "year") ?? [];
  return times.length > 1 && times.some(({ name }) => cut.has(name));
}

function unitOf(node: Branch, from: Node, bench: Workbench): string | undefined {
  return bench.table(from)?.columns.find(({ name }) => name === node.params["column"])?.unit;
}

/** "In which year was the town with the lowest ratio of bridges to people founded?" One figure found it, and another is asked. */
function isFigureOfComputed(node: Branch, from: Node, bench: Workbench): boolean {
  if (isLeaf(from) || from.op !== "kth") return false;
  const table = inputOf(from);
  const asked = bench.table(from)?.columns.find(({ name }) => name === node.params["column"]);
  // How large one of the two is of which the figure was made.
  if (table && !isLeaf(table) && [table.params["a"], table.params["b"]].includes(asked?.name)) return false;
  return isWorkedOut(table) && asked !== undefined && (asked.type === "number" || asked.type === "date");
}

/** Rows that follow each other: each of them is one of a row of such. */
const IN_TURN =
  /^(?:edition|episode|game|issue|match|race|release|round|season|session|tournament|version|year|届|年|赛季|版本)/i;

/** What happens, is sent off or comes out: one after the other. */
const HAPPENS =
  /\b(?:accident|battle|concert|crossing|discovery|earthquake|election|eruption|event|exhibition|expedition|fall|festival|find|fire|flight|flood|incident|landing|launch|mission|performance|premi[eè]re|publication|storm|strike|trial|voyage|wreck)s?$|(?:事件|事故|战役|地震|任务|发射|演出|展览|航班|比赛|赛事)$/i;

/** Things with a page of their own stand in no row, whatever date is said of each, unless they follow each other or happen. */
const standsApart = (from: Node, bench: Workbench): boolean =>
  bench
    .sources(from)
    .some(
      ({ naming: { singular }, relation }) =>
        relation.source === "page_collection" && !IN_TURN.test(singular) && !HAPPENS.test(singular),
    );

/**
 * The longest run of homes in the order of the years that they were built in, or of talks with so many seats; or of some of them, which do
 * not follow each other.
 */
function isNoSequence(node: Branch, from: Node, bench: Workbench): boolean {
  const whole = isLeaf(from) || from.op === "stated";
  const by = String(node.params["by"]);
  if (!whole || !bench.sources(from).every(({ naming: { singular } }) => areOutcomes(singular))) return true;
  return standsApart(from, bench) || rowsOf(from, bench) < LEAST_RUN || BEGINNING.test(by) || APPEARING.test(by);
}

function isHandful(node: Branch, from: Node, bench: Workbench): boolean {
  const values = bench.columns(from).find(({ column }) => column.name === node.params["column"])?.values ?? [];
  return values.every(
    (value) => value.kind === "number" && value.unit === undefined && Number(value.decimal) <= HANDFUL,
  );
}

/** Something that is called by its name, or by what is known of it: of it one may ask how old it was on a day. */
const isOfOne = (node: Node): boolean =>
  !isLeaf(node) && (node.op === "lookup" || node.op === "kth" || node.op === "label_of");

/** Past so many months people count in years, before so many in days or weeks. */
const MOST_MONTHS = 36;
const LEAST_MONTHS = 3;

function isOddInMonths(node: Branch, bench: Workbench): boolean {
  const result = bench.result(node);
  if (result?.type !== "value" || result.value.kind !== "number") return false;
  const months = Number(result.value.decimal);
  return months > MOST_MONTHS || months < LEAST_MONTHS;
}

/** How far it is from one end of a thing to the other, or around it. */
const ACROSS =
  /\b(?:height|elevation|altitude|depth|width|diameter|girth|circumference)\b|[高深宽长]度|高$|海拔|直径|胸围|周长/i;

/** "the lengths of the longest trails that make up half of all": lengths and times are no parts of one whole. */
function isLong(node: Branch, from: Node, bench: Workbench): boolean {
  const column = bench.table(from)?.columns.find(({ name }) => name === node.params["column"]);
  return column !== undefined && (quantityWords(column).most === "longest" || ACROSS.test(column.name));
}

function isCutByQuantity(node: Node, bench: Workbench): boolean {
  if (isLeaf(node) || !isCutHere(node)) return false;
  const { column } = node.params["where"] as { column?: string };
  const from = inputOf(node);
  return from !== undefined && bench.table(from)?.columns.find(({ name }) => name === column)?.role === "measure";
}

/** "The mean length of the four steepest of those that take longer than three hours": two figures choose, a third is asked. */
function isTopOfCut(from: Node): boolean {
  return !isLeaf(from) && from.op === "top" && nodesOf(from).some(isCutHere);
}

/** The second, or a later one, of an order. */
const isLater = (node: Node): boolean =>
  nodesOf(node).some(
    (inner) =>
      !isLeaf(inner) && (inner.op === "kth" || inner.op === "ranked_value") && Number(inner.params["k"] ?? 1) > 1,
  );

function ofFormula(node: Branch, bench: Workbench): Reason | undefined {
  const inputs = Object.values(node.inputs);
  // "The capacity of the venue that was opened third earliest and that of the one that was opened third latest"
  if (node.op !== "percent_of" && inputs.some(isLater)) return "later_place";
  const counted = inputs.filter((input): input is Branch => !isLeaf(input) && input.op === "count");
  if (counted.length < 2) return undefined;
  if (TIMES.has(node.op) && counted.every((input) => isHandfulOf(input, bench))) return "small_bases";
  const { whole } = node.inputs;
  // "What percentage of the large ones are old ones that are large?" The share of those that are old says it.
  if (whole && conditionColumns(whole).length > 0) return "condition_twice";
  if (whole && !isLeaf(whole)) return rowsOf(inputOf(whole)!, bench) < LEAST_SHARED ? "too_few_rows" : undefined;
  // "By how much does the number of elegant ones differ from the number of cheap ones?"
  const sorted = counted.map((input) => [...conditionColumns(input)].sort().join());
  if (new Set(sorted).size > 1) return "incomparable";
  // "By how much does the number of those above 12,000 differ from that of those below?"
  return counted.some(isCutAtLimit) ? "cut_by_own" : undefined;
}

/** "The four of one kind exceed the two of the other by 100 %": so few are counted, and not held in proportion. */
function isHandfulOf(count: Branch, bench: Workbench): boolean {
  const result = bench.result(count);
  return result?.type === "value" && result.value.kind === "number" && Number(result.value.decimal) < LEAST_PROPORTION;
}

/**
 * "Which kind has the fewest that cost less than 50?" A kind that has none of them has fewer still, and was not counted.
 */
function hasVanished(node: Branch, from: Node, bench: Workbench): boolean {
  if (isLeaf(from) || from.op !== "group" || node.params["end"] !== "lowest" || from.params["take"] === "mean")
    return false;
  const set = inputOf(from);
  let whole = set;
  while (whole && !isLeaf(whole) && (whole.op === "filter" || whole.op === "top")) whole = inputOf(whole);
  if (!set || !whole || whole === set) return false;
  const kinds = (one: Node) => {
    const table = bench.table(one);
    const index = table?.columns.findIndex(({ name }) => name === from.params["by"]) ?? -1;
    return new Set(table && index >= 0 ? table.rows.map(({ cells }) => cells[index]!.value.printed) : []).size;
  };
  return kinds(whole) > kinds(set);
}

/** Of some conditions one implies another, or says nothing beside them: "opened after 1900 and after 1950" in whatever words. */
function isImplied(node: Branch, from: Node, bench: Workbench): boolean {
  if (isLeaf(from) || from.op !== "filter") return false;
  const left = rowsOf(node, bench);
  return withoutOne(from).some((set) => rowsOf({ ...node, inputs: { from: set } }, bench) === left);
}

/** A chain of conditions, each of them left out in its turn. */
function withoutOne(set: Node): Node[] {
  if (isLeaf(set) || set.op !== "filter") return [];
  const inner = inputOf(set)!;
  return [inner, ...withoutOne(inner).map((rest) => ({ ...set, inputs: { from: rest } }))];
}

/** What both choose, where one of them has chosen no other. */
function addsNothing(node: Branch, bench: Workbench): boolean {
  const [a, b] = Object.values(node.inputs);
  const size = rowsOf(node, bench);
  return size === rowsOf(a!, bench) || (node.op === "intersection" && size === rowsOf(b!, bench));
}
