import { z } from "zod";
import type { Column } from "../../core/relation.ts";
import { deedAlone } from "../chinese/done-at.ts";
import { lapseWords } from "../chinese/lapse-words.ts";
import { chineseNotes, chineseThings, columnName } from "../chinese/phrasing.ts";
import { singular } from "../english/english.ts";
import { columnWords, mergeNotes, thingsInput } from "../english/phrasing.ts";
import { isCounted, quantityName } from "../english/quantity-name.ts";
import { spanWords } from "../english/span-words.ts";
import { areFirstAndLast, BOTH_DAYS } from "../lasting.ts";
import { Decimal } from "../numerics/decimal.ts";
import type { Guard, Operation, TableResult, ThingsPhrase, WorkCell, WorkRow } from "../operation.ts";
import { isPartOfPeople } from "../parts-of-people.ts";
import { isShareOfCounts, shareOfCounts } from "../share-of-counts.ts";
import { columnCells, columnIndex, columnNamed, evidenceOf, rowName, tableInput } from "../table.ts";
import { dayNumber } from "../values/days.ts";
import { distanceUnit } from "../values/distance-unit.ts";
import { expectedWord } from "../values/expected-dates.ts";
import { isMeanFlow } from "../values/mean-flow.ts";
import { computed, decimalOf } from "../values/measure.ts";
import { tellsTime } from "../values/moments-in-time.ts";
import { undetermined } from "../values/precision.ts";
import { isCurrency, sameUnit } from "../values/units.ts";

const Params = z.strictObject({
  from: z.string(),
  formula: z.enum(["ratio", "difference", "sum", "days", "months", "years"]),
  a: z.string(),
  b: z.string(),
});
type Params = z.infer<typeof Params>;

/** Whether a formula says how long it was from one thing that happened to another, in calendar months or years. */
export const isLapse = (formula: unknown): formula is "months" | "years" => formula === "months" || formula === "years";

/** What the column is called that a formula makes. */
export function formulaColumn({ formula, a, b }: Omit<Params, "from">): string {
  return `${formula} of ${a} and ${b}`;
}

const ROLES: Readonly<Record<Exclude<Params["formula"], "months" | "years">, Column["type"]>> = {
  ratio: "number",
  difference: "number",
  sum: "number",
  days: "date",
};

function unitOf({ formula }: Params, a: string | undefined, b: string | undefined): string | undefined {
  if (formula === "days" || isLapse(formula)) return formula;
  if (formula !== "ratio") return distanceUnit(a);
  if (sameUnit(a, b)) return undefined;
  return b === undefined ? a : `${a === undefined ? "" : `${a} `}per ${b}`;
}

function cellsOf(table: TableResult, { a, b }: Params): { row: WorkRow; a: WorkCell; b: WorkCell }[] {
  const [left, right] = [columnIndex(table, a), columnIndex(table, b)];
  return table.rows.map((row) => ({ row, a: row.cells[left]!, b: row.cells[right]! }));
}

function compute(params: Params, a: WorkCell, b: WorkCell): Decimal {
  const { formula } = params;
  // One is a year and the other may be a day in one: what lies between are calendar years.
  if (isLapse(formula)) return new Decimal(calendarCount(b.value, formula)!).minus(calendarCount(a.value, formula)!);
  if (a.value.kind === "date" && b.value.kind === "date")
    return new Decimal(dayNumber(b.value)!).minus(dayNumber(a.value)!).plus(countsBoth(params) ? 1 : 0);
  if (a.value.kind !== "number" || b.value.kind !== "number") return new Decimal(0);
  const [left, right] = [decimalOf(a.value), decimalOf(b.value)];
  if (formula === "ratio") return left.div(right);
  return formula === "sum" ? left.plus(right) : left.minus(right);
}

/** What lasts from its first day to its last goes on for both. */
const countsBoth = ({ formula, a, b }: Params): boolean => formula === "days" && areFirstAndLast(a, b);

/** Whether the two columns are quantities that the formula makes sense of. */
function columnGuards({ formula, a, b }: Params, left: Column, right: Column): Guard[] {
  if (a === b) return [{ guard: "trivial", message: "a column is held against itself" }];
  if (isLapse(formula)) {
    const other = [left, right].find((column) => !tellsTime(column));
    return other ? [{ guard: "not_a_date", message: `"${other.name}" does not say when` }] : [];
  }
  const wrong = [left, right].find(({ type }) => type !== ROLES[formula]);
  if (wrong)
    return [{ guard: formula === "days" ? "not_a_date" : "not_number", message: `"${wrong.name}" does not fit` }];
  if (formula === "days") return [];
  if (formula === "sum" && isPart(a, b))
    return [{ guard: "part_twice", message: `"${a}" and "${b}": one holds the other` }];
  const other = [left, right].find(({ role }) => role !== "measure");
  if (other) return [{ guard: "not_a_quantity", message: `"${other.name}" is a ${other.role}, not a quantity` }];
  const isAmount = (column: Column) => column.additive === true || (formula === "ratio" && isMeanFlow(column));
  if (formula !== "difference" && (!isAmount(left) || !isAmount(right)))
    return [{ guard: "not_additive", message: "rates and averages are neither added nor held in ratio" }];
  if (formula !== "ratio" && !sameUnit(left.unit, right.unit))
    return [{ guard: "mixed_units", message: `"${a}" and "${b}" have different units` }];
  const foreign =
    left.unit !== undefined && right.unit !== undefined && isCurrency(left.unit) && isCurrency(right.unit);
  return foreign && !sameUnit(left.unit, right.unit)
    ? [{ guard: "mixed_units", message: "two currencies have no ratio" }]
    : [];
}

/** A column of its own for every row, computed of two others: a ratio, a difference, a sum, or days or years between dates. */
export const formulaColumnOperation: Operation<Params> = {
  name: "formula_column",
  family: "science",
  subtype: "computation",
  params: Params,
  computes: formulaColumn,
  inputs: ({ from }) => [from],
  guards(params, inputs) {
    const table = tableInput(inputs);
    const [left, right] = [columnNamed(table, params.a), columnNamed(table, params.b)];
    const guards = columnGuards(params, left, right);
    if (guards.length > 0) return guards;
    if (params.formula === "difference" && !isExcess(table, params))
      return [{ guard: "order", message: `"${params.a}" does not exceed "${params.b}" everywhere` }];
    if (isLapse(params.formula)) return lapseGuards(table, params, params.formula);
    for (const { row, a, b } of cellsOf(table, params)) {
      const name = rowName(table, row);
      if (a.value.kind !== left.type || b.value.kind !== right.type)
        return [{ guard: "missing_cells", message: `${name} does not state both "${params.a}" and "${params.b}"` }];
      if (a.value.kind === "date" && b.value.kind === "date") {
        const [from, to] = [dayNumber(a.value), dayNumber(b.value)];
        if (from === undefined || to === undefined)
          return [{ guard: "granularity", message: `a date of ${name} states no day` }];
        if (to < from) return [{ guard: "order", message: `"${params.b}" of ${name} lies before "${params.a}"` }];
      }
      if (a.value.kind !== "number" || b.value.kind !== "number") continue;
      if (hasOther(a.value.unit, left) || hasOther(b.value.unit, right))
        return [{ guard: "mixed_units", message: `${name} has units of its own` }];
      if (params.formula === "ratio" && decimalOf(b.value).lte(0))
        return [{ guard: "not_positive", message: `"${params.b}" of ${name} is not above zero` }];
      if (params.formula === "difference" && undetermined(a.value, b.value))
        return [{ guard: "precision", message: `the figures of ${name} are printed too differently to be compared` }];
    }
    return [];
  },
  evaluate(params, inputs) {
    const table = tableInput(inputs);
    const [left, right] = [columnNamed(table, params.a), columnNamed(table, params.b)];
    const unit = unitOf(params, left.unit, right.unit);
    const made: Column = { name: formulaColumn(params), type: "number", role: "measure" };
    // Days add up; differences of shares add up as little as the shares.
    made.additive =
      params.formula === "days" || (isOfQuantities(params) && left.additive === true && right.additive === true);
    if (unit !== undefined) made.unit = unit;
    const rows = cellsOf(table, params).map(({ row, a, b }) => {
      const value = computed(compute(params, a, b), unit);
      return { ...row, cells: [...row.cells, { value, evidence: [...evidenceOf(a), ...evidenceOf(b)] }] };
    });
    return { type: "table", columns: [...table.columns, made], rows };
  },
  uses({ a, b }, inputs) {
    const table = tableInput(inputs);
    return [...columnCells(table, a), ...columnCells(table, b)];
  },
  explain(params, _, result) {
    return `${formulaColumn(params)} for ${tableInput([result]).rows.length} rows`;
  },
  describe(params, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const [a, b] = [columnNamed(table, params.a), columnNamed(table, params.b)];
    const [left, right] = [quantityName(a, things, a.unit), quantityName(b, things, b.unit)];
    const words = {
      ratio:
        (isShareOfCounts(a, b, table) ? shareOfCounts(a, b) : perOne(a, b, things)) ??
        `ratio of the ${left} to the ${right}`,
      difference:
        a.additive === true
          ? `excess of the ${left} over the ${right}`
          : `difference between the ${left} and the ${right}`,
      sum: `sum of the ${left} and the ${right}`,
      days: countsBoth(params) ? "duration" : `time from the ${left} to the ${right}`,
      months: spanWords(left, right),
      years: `time from the ${yearInList(left)} to the ${yearInList(right)}`,
    };
    const isMixed = isLapse(params.formula) && (a.type === "date" || b.type === "date");
    const notes = isMixed ? mergeNotes(things.notes, TAKEN[params.formula as "years"].en) : things.notes;
    return {
      ...things,
      notes,
      names: { ...things.names, [formulaColumn(params)]: words[params.formula] },
      ...(countsBoth(params) ? { taken: { ...things.taken, [formulaColumn(params)]: BOTH_DAYS.en } } : {}),
    };
  },
  describeChinese(params, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const saidOf = (name: string) => columnName(columnNamed(table, name), things);
    const [left, right] = [saidOf(params.a), saidOf(params.b)];
    const [from, to] = [deedAlone(left), deedAlone(right)];
    const words = {
      ratio: isPartOfPeople(columnNamed(table, params.a), columnNamed(table, params.b), table)
        ? `${left.replace(/(?<=人员)数$/u, "")}占${right}的比例`
        : `${left}与${right}之比`,
      // An excess is a sum of money; of other quantities the larger one is named first.
      difference: isMoney(columnNamed(table, params.a).unit) ? `${left}超出${right}的数额` : `${left}与${right}之差`,
      sum: `${left}与${right}之和`,
      days: countsBoth(params) ? "持续天数" : `从${from}到${to}相隔的天数`,
      months: lapseWords(from, to, "月数"),
      years: lapseWords(from, to, "年数"),
    };
    const [a, b] = [columnNamed(table, params.a), columnNamed(table, params.b)];
    const isMixed = isLapse(params.formula) && (a.type === "date" || b.type === "date");
    const notes = isMixed ? chineseNotes(things.notes, TAKEN[params.formula as "years"].zh) : things.notes;
    return {
      ...things,
      notes,
      names: { ...things.names, [formulaColumn(params)]: words[params.formula] },
      ...(countsBoth(params) ? { taken: { ...things.taken, [formulaColumn(params)]: BOTH_DAYS.zh } } : {}),
    };
  },
};

/** "Funding per member", where an amount of money is held against so many people or things; undefined of other quantities. */
function perOne(a: Column, b: Column, things: ThingsPhrase): string | undefined {
  const [amount, counted] = [columnWords(a, things), columnWords(b, things)];
  const { what, when = "" } = /^(?<what>\p{Ll}[\p{Ll}-]*(?: \p{Ll}+)?)(?<when> in \d{4})?$/u.exec(amount)?.groups ?? {};
  const isPer = what !== undefined && isMoney(a.unit) && isCounted(b, counted) && /^\p{Ll}+s$/u.test(counted);
  return isPer ? `${what} per ${singular(counted)}${when}` : undefined;
}

/** Both a sum and a difference add up where what they are of does. */
const isOfQuantities = ({ formula }: Params): boolean => formula === "difference" || formula === "sum";

/** How years and months are counted where days are printed, too. */
const TAKEN = {
  years: { en: ["Take each as the difference of the two years."], zh: ["只按两个年份之差计算。"] },
  months: {
    en: ["Take each as the number of months from the one month to the other."],
    zh: ["只按两个月份之差计算。"],
  },
} as const;

/** The year that a cell states, be it alone or with a day, or its month counted through the years. */
function calendarCount(value: WorkCell["value"], unit: "months" | "years"): number | undefined {
  if (value.kind !== "date") return unit === "years" && value.kind === "number" ? Number(value.decimal) : undefined;
  const [year, month] = value.iso.split("-").map(Number);
  if (unit === "years") return year;
  return month === undefined ? undefined : year! * 12 + month;
}

/** A list that heads its years "Year" says what happened then by what it is a list of. */
const yearInList = (name: string): string => (/^(?:year|date)$/i.test(name) ? `${name} given in the list` : name);

/**
 * Every row states both times, the later one last and none of them still to come; one year of a thing is the year of both where
 * nothing lies between. Where all print months, nobody counts years alone.
 */
function lapseGuards(table: TableResult, params: Params, unit: "months" | "years"): Guard[] {
  const cells = cellsOf(table, params);
  for (const { row, a, b } of cells) {
    const name = rowName(table, row);
    const [from, until] = [calendarCount(a.value, unit), calendarCount(b.value, unit)];
    if (from === undefined || until === undefined)
      return [{ guard: "missing_cells", message: `${name} does not state both "${params.a}" and "${params.b}"` }];
    if (until < from) return [{ guard: "order", message: `"${params.b}" of ${name} lies before "${params.a}"` }];
    if ([a, b].some(({ value }) => expectedWord(value) !== undefined))
      return [{ guard: "expected", message: `a date of ${name} is still to come` }];
  }
  const isFine = cells.every(({ a, b }) => [a, b].every(({ value }) => calendarCount(value, "months") !== undefined));
  return unit === "years" && isFine ? [{ guard: "granularity", message: "the months are stated" }] : [];
}

const isMoney = (unit: string | undefined) => unit !== undefined && isCurrency(unit);

/** "airports" holds "airports with paved runways": what all of one name's words say is a part of the other. */
function isPart(a: string, b: string): boolean {
  const [left, right] = [a, b].map((name) => new Set(name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []));
  const within = (inner: ReadonlySet<string>, outer: ReadonlySet<string>) =>
    [...inner].every((word) => outer.has(word));
  return within(left!, right!) || within(right!, left!);
}

/** An excess is one for every row: "the excess of exports over imports" of a country with more imports would be none. */
function isExcess(table: TableResult, params: Params): boolean {
  return cellsOf(table, params).every(
    ({ a, b }) => a.value.kind !== "number" || b.value.kind !== "number" || decimalOf(a.value).gte(decimalOf(b.value)),
  );
}

/** Does a cell state another unit than its column? None is the column's. */
const hasOther = (unit: string | undefined, column: Column) => unit !== undefined && !sameUnit(unit, column.unit);
