import { z } from "zod";
import type { Column } from "../../core/relation.ts";
import { chineseNotes, chineseSources, chineseThings, columnName } from "../chinese/phrasing.ts";
import { withArticle } from "../english/english.ts";
import { columnVerb, columnWords, mergeNotes, mergeSources, thingsInput } from "../english/phrasing.ts";
import type { Guard, Operation, TableResult, ThingsPhrase, WorkCell, WorkRow } from "../operation.ts";
import { columnCells, columnIndex, columnNamed, evidenceOf, labelIndex, rowName, tableInput } from "../table.ts";
import { liesIn, momentOf, periodOf, sideOf, tellsTime } from "../values/moments-in-time.ts";

const Params = z.strictObject({
  left: z.string(),
  right: z.string(),
  /** The left column of dates. */
  on: z.string(),
  /** The right columns of the first and of the last day; without the last one, a period goes on to the next row's first. */
  a: z.string(),
  b: z.string().optional(),
  /** The column that is added: what the rows of the right table are called. */
  called: z.string().min(1),
});
type Params = z.infer<typeof Params>;

/** One period is no choice. */
const LEAST_PERIODS = 2;

/** Where a row of the left table falls: a row of the right one, none, or nobody can say. */
type Fall = { row: WorkRow } | { row: undefined } | { why: string };

const fallen = new WeakMap<TableResult, WeakMap<TableResult, Map<string, ReadonlyMap<WorkRow, Fall>>>>();

/** For each left row the period that it falls into, once per pair of tables and columns. */
function falls(left: TableResult, right: TableResult, { on, a, b }: Params): ReadonlyMap<WorkRow, Fall> {
  const ofLeft = fallen.get(left) ?? new WeakMap<TableResult, Map<string, ReadonlyMap<WorkRow, Fall>>>();
  fallen.set(left, ofLeft);
  const ofPair = ofLeft.get(right) ?? new Map<string, ReadonlyMap<WorkRow, Fall>>();
  ofLeft.set(right, ofPair);
  const key = JSON.stringify([on, a, b]);
  let found = ofPair.get(key);
  if (!found) {
    const [index, column] = [columnIndex(left, on), columnNamed(left, on)];
    const place = b === undefined ? afterFirst(right, a) : withinPeriod(right, a, b);
    found = new Map(
      left.rows.map((row): [WorkRow, Fall] => {
        const moment = momentOf(row.cells[index]!.value, column);
        return [row, moment === undefined ? { why: "it states no date" } : place(moment)];
      }),
    );
    ofPair.set(key, found);
  }
  return found;
}

function withinPeriod(right: TableResult, a: string, b: string): (moment: string) => Fall {
  const [first, last] = [columnIndex(right, a), columnIndex(right, b)];
  const columns = { first: right.columns[first]!, last: right.columns[last]! };
  const periods = right.rows.map((row) => ({
    row,
    period: periodOf(row.cells[first]!.value, row.cells[last]!.value, columns),
  }));
  return (moment) => {
    const holding = periods.map(({ row, period }) => ({ row, holds: liesIn(moment, period) }));
    const doubtful = holding.find(({ holds }) => holds === undefined);
    if (doubtful) return { why: `whether it falls to ${rowName(right, doubtful.row)} cannot be told` };
    const [one, other] = holding.filter(({ holds }) => holds);
    if (one && other) return { why: `it falls to ${rowName(right, one.row)} and to ${rowName(right, other.row)}` };
    return { row: one?.row };
  };
}

/** The last that began on that day or before. */
function afterFirst(right: TableResult, a: string): (moment: string) => Fall {
  const [index, column] = [columnIndex(right, a), columnNamed(right, a)];
  const begun = right.rows.map((row) => ({ row, from: momentOf(row.cells[index]!.value, column) }));
  return (moment) => {
    const sides = begun.map(({ row, from }) => ({
      row,
      from,
      side: from === undefined ? undefined : sideOf(moment, from),
    }));
    const doubtful = sides.find(({ side }) => side === undefined);
    if (doubtful) return { why: `whether ${rowName(right, doubtful.row)} came before cannot be told` };
    const before = sides.filter(({ side }) => side !== -1).map(({ row, from }) => ({ row, from: from! }));
    const last = before.find((one) => before.every((other) => other === one || sideOf(one.from, other.from) === 1));
    if (before.length > 0 && !last) return { why: "several came last before it" };
    return { row: last?.row };
  };
}

/** Each row of one table with what the other calls the period that its date falls into: releases by who led at the time. */
export const during: Operation<Params> = {
  name: "during",
  family: "temporal",
  subtype: "temporal_calculation",
  prevails: true,
  params: Params,
  inputs: ({ left, right }) => [left, right],
  guards(params, inputs): Guard[] {
    const { left: one, right: other, on, a, b, called } = params;
    const [left, right] = [tableInput(inputs, 0), tableInput(inputs, 1)];
    if (one === other || a === b) return [{ guard: "trivial", message: "a period is held against itself" }];
    const columns = [columnNamed(left, on), columnNamed(right, a), ...(b === undefined ? [] : [columnNamed(right, b)])];
    const timeless = columns.find((column) => !tellsTime(column));
    if (timeless) return [{ guard: "not_a_date", message: `"${timeless.name}" does not hold dates` }];
    if (left.columns.some(({ name }) => name === called))
      return [{ guard: "name_taken", message: `there is a column "${called}" already` }];
    labelIndex(right);
    if (right.rows.length < LEAST_PERIODS) return [{ guard: "too_few", message: "there is one period only" }];
    if (b !== undefined) {
      const backwards = right.rows.find((row) => {
        const [from, until] = [a, b].map((name) =>
          momentOf(row.cells[columnIndex(right, name)]!.value, columnNamed(right, name)),
        );
        return from !== undefined && until !== undefined && sideOf(until, from) === -1;
      });
      if (backwards) return [{ guard: "order", message: `"${rowName(right, backwards)}" ends before it begins` }];
    }
    const found = [...falls(left, right, params).values()];
    if (!found.some((fall) => "row" in fall && fall.row !== undefined))
      return [{ guard: "empty", message: "no row surely falls into a period" }];
    return [];
  },
  /** Rows that surely fall into no period are left out; where nobody can say, what is added is `unsure`. */
  evaluate(params, inputs) {
    const [left, right] = [tableInput(inputs, 0), tableInput(inputs, 1)];
    const label = labelIndex(right);
    const rows: WorkRow[] = [];
    for (const [row, fall] of falls(left, right, params)) {
      if ("why" in fall) {
        const evidence = evidenceOf(row.cells[columnIndex(left, params.on)]!);
        const cell: WorkCell = { value: { kind: "unsure", printed: "", why: fall.why }, evidence };
        rows.push({ ...row, cells: [...row.cells, cell] });
      } else if (fall.row) rows.push({ ...row, cells: [...row.cells, fall.row.cells[label]!] });
    }
    const { name: _, unnamed: __, ...naming } = right.columns[label]!;
    const added: Column = { ...naming, name: params.called, role: "category" };
    return { type: "table", columns: [...left.columns, added], rows };
  },
  uses({ on, a, b }, inputs) {
    const [left, right] = [tableInput(inputs, 0), tableInput(inputs, 1)];
    return [
      ...columnCells(left, on),
      ...[a, ...(b === undefined ? [] : [b])].flatMap((name) => columnCells(right, name)),
    ];
  },
  explain(params, inputs, result) {
    const [left, right] = [tableInput(inputs, 0), tableInput(inputs, 1)];
    const { rows } = tableInput([result]);
    const period = params.b === undefined ? `"${params.a}"` : `"${params.a}" to "${params.b}"`;
    return `${rows.length} of ${left.rows.length} rows fall by "${params.on}" into one of ${right.rows.length} periods (${period})`;
  },
  describe(params, inputs, results) {
    const [left, right] = [thingsInput(inputs, 0), thingsInput(inputs, 1)];
    const [from, periods] = [tableInput(results, 0), tableInput(results, 1)];
    const { order: _, asked: __, ...things } = left;
    return {
      ...things,
      atTheTime: [params.called],
      sources: mergeSources(left, right),
      notes: mergeNotes(left.notes, right.notes, [belongingNote(params, left, right, from, periods)]),
    };
  },
  describeChinese(params, inputs, results) {
    const { on, a, b, called } = params;
    const [left, right] = [chineseThings(inputs, 0), chineseThings(inputs, 1)];
    const [from, periods] = [tableInput(results, 0), tableInput(results, 1)];
    const date = columnName(columnNamed(from, on), left);
    const first = columnName(columnNamed(periods, a), right);
    const lost = hasLost(from, periods, params) ? `，没有的不计` : "";
    const which =
      b === undefined
        ? `${first}不晚于其${date}的最近一个${right.noun}`
        : `${first}至${columnName(columnNamed(periods, b), right)}（含首尾）包含其${date}的${right.noun}`;
    return {
      ...left,
      atTheTime: [called],
      sources: chineseSources(left, right),
      notes: chineseNotes(left.notes, right.notes, [`${left.noun}的${right.noun}指${which}${lost}。`]),
    };
  },
};

const hasLost = (left: TableResult, right: TableResult, params: Params) =>
  [...falls(left, right, params).values()].some((fall) => "row" in fall && fall.row === undefined);

/** "The leader of a release is the one between whose start date and end date (both included) its date lies." */
function belongingNote(
  params: Params,
  left: ThingsPhrase,
  right: ThingsPhrase,
  from: TableResult,
  periods: TableResult,
): string {
  const { on, a, b } = params;
  const column = columnNamed(from, on);
  const verb = columnVerb(column, left);
  const named = (name: string) => timeWords(columnNamed(periods, name), right);
  const its = verb === undefined ? `its ${timeWords(column, left)} lies` : `it ${verb.one}`;
  const own = verb === undefined ? `its ${timeWords(column, left)}` : `the time when it ${verb.one}`;
  const which =
    b === undefined
      ? `the one with the latest ${named(a)} on or before ${own}`
      : `the one between whose ${named(a)} and ${named(b)} (both included) ${its}`;
  const lost = hasLost(from, periods, params) ? "; leave out those that have none" : "";
  return `The ${right.singular} of ${withArticle(left.singular)} is ${which}${lost}.`;
}

/** "start date", "first year in office"; "“Until” date" where the heading is no noun. */
function timeWords(column: Column, things: ThingsPhrase): string {
  const name = columnWords(column, things);
  if (!/^(?:from|until|till|to|since|in|out|start(?:ed)?|end(?:ed)?|began|begun)$/i.test(name)) return name;
  return `“${column.name}” ${column.type === "date" ? "date" : "year"}`;
}
