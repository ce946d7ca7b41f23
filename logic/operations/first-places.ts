import { z } from "zod";
import type { Column } from "../../core/relation.ts";
import { chineseThings, columnName, plainChinese } from "../chinese/phrasing.ts";
import { columnWords, plainThings, thingsInput } from "../english/phrasing.ts";
import { groupNouns } from "../english/superlative.ts";
import { Decimal } from "../numerics/decimal.ts";
import type { Guard, Operation, TableResult, WorkRow } from "../operation.ts";
import { timeSeries } from "../series.ts";
import { columnIndex, columnNamed, evidenceOf, printedText, tableInput } from "../table.ts";
import { PeriodKey, rowsInSpan, timeOf } from "../time-of-row.ts";
import { chineseTimeWords, timeWords } from "../time-words.ts";
import { computed } from "../values/measure.ts";
import { foldText } from "../values/normalise.ts";
import { keyAt } from "../values/period.ts";

const Params = z.strictObject({
  /** A row per thing and year or season. */
  from: z.string(),
  time: z.string(),
  /** The column that names the things. */
  by: z.string(),
  /** The column of their places. */
  column: z.string(),
  /** What the places go by, highest first, where their column only numbers the lines. */
  ranked: z.string().optional(),
  since: PeriodKey,
  until: PeriodKey,
});
type Params = z.infer<typeof Params>;

/** What the column is called that this makes. */
export const FIRST_PLACES = "number of first places";
/** Of fewer seasons nobody counts who came first. */
const LEAST = 5;

/** The rows that came first in each of the years of a span that has a table, earliest first: in some years nothing is held. */
function firsts(table: TableResult, params: Params): WorkRow[][] {
  const place = columnIndex(table, params.column);
  const found = new Map<number, WorkRow[]>();
  for (const { row, at } of rowsInSpan(table, params)) {
    const { value } = row.cells[place]!;
    const known = found.get(at) ?? [];
    const isFirst = value.kind === "number" && new Decimal(value.decimal).eq(1);
    found.set(at, isFirst ? [...known, row] : known);
  }
  return [...found].sort(([a], [b]) => a - b).map(([, rows]) => rows);
}

/** Has the line that is numbered first the highest figure of its year, alone? */
function isHighest(table: TableResult, params: Params, ranked: string): boolean {
  const [place, at] = [columnIndex(table, params.column), columnIndex(table, ranked)];
  const best = new Map<number, { figure: Decimal; times: number; isFirst: boolean }>();
  for (const { row, at: year } of rowsInSpan(table, params)) {
    const [number, value] = [row.cells[place]!.value, row.cells[at]!.value];
    if (number.kind !== "number" || value.kind !== "number") return false;
    const figure = new Decimal(value.decimal);
    const known = best.get(year);
    if (known === undefined || figure.gt(known.figure))
      best.set(year, { figure, times: 1, isFirst: new Decimal(number.decimal).eq(1) });
    else if (figure.eq(known.figure)) known.times += 1;
  }
  return [...best.values()].every(({ times, isFirst }) => isFirst && times === 1);
}

/** How often each thing came first in tables of several years or seasons, each of which has one first. */
export const firstPlaces: Operation<Params> = {
  name: "first_places",
  family: "set",
  subtype: "compose",
  params: Params,
  inputs: ({ from }) => [from],
  guards(params, inputs): Guard[] {
    const table = tableInput(inputs);
    const column = columnNamed(table, params.column);
    if (column.type !== "number") return [{ guard: "not_number", message: `"${column.name}" holds no places` }];
    const years = firsts(table, params);
    if (years.length < LEAST) return [{ guard: "too_few", message: `fewer than ${LEAST} years or seasons` }];
    if (years.some((rows) => rows.length !== 1))
      return [{ guard: "tie", message: "not each year or season has one first" }];
    if (params.ranked !== undefined && !isHighest(table, params, params.ranked))
      return [{ guard: "tie", message: `"${params.column}" does not go by "${params.ranked}" in each year` }];
    const by = columnIndex(table, params.by);
    const named = years.every(
      ([row]) => row!.cells[by]!.value.kind !== "missing" && row!.cells[by]!.value.kind !== "unsure",
    );
    return named ? [] : [{ guard: "missing_cells", message: `"${params.by}" is not stated of all that came first` }];
  },
  evaluate(params, inputs) {
    const table = tableInput(inputs);
    const [by, place] = [columnIndex(table, params.by), columnIndex(table, params.column)];
    const won = new Map<string, WorkRow[]>();
    for (const [row] of firsts(table, params)) {
      const name = foldText(printedText(row!.cells[by]!.value));
      won.set(name, [...(won.get(name) ?? []), row!]);
    }
    const rows = [...won.values()].map((own): WorkRow => {
      const names = own.map(({ cells }) => cells[by]!);
      return {
        cells: [
          { value: names[0]!.value, evidence: names.flatMap(evidenceOf) },
          {
            value: computed(new Decimal(own.length), undefined),
            evidence: own.flatMap(({ cells }) => evidenceOf(cells[place]!)),
          },
        ],
      };
    });
    const { name, type } = columnNamed(table, params.by);
    const label: Column = { name, type, role: "label" };
    const made: Column = { name: FIRST_PLACES, type: "number", role: "measure", additive: true };
    return { type: "table", columns: [label, made], rows };
  },
  uses(params, inputs) {
    const table = tableInput(inputs);
    const [by, place] = [columnIndex(table, params.by), columnIndex(table, params.column)];
    return firsts(table, params).flatMap(([row]) => {
      const { printed } = timeOf(table, row!, params).value;
      return [
        { label: `${params.by} in ${printed}`, cell: row!.cells[by]! },
        { label: `${params.column} in ${printed}`, cell: row!.cells[place]! },
      ];
    });
  },
  explain({ since, until }, _, result) {
    const rows = tableInput([result]).rows.map(
      ({ cells: [name, count] }) => `${name!.value.printed}: ${count!.value.printed}`,
    );
    return `first from ${since} to ${until}: ${rows.join("; ")}`;
  },
  describe(params, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const { noun, of } = timeWords(firstsOf(table, params));
    const nouns = groupNouns(columnWords(columnNamed(table, params.by), things));
    const span = `from ${of(keyAt(params.since))} to ${of(keyAt(params.until))}`;
    const goes = params.ranked === undefined ? "" : ` by ${columnWords(columnNamed(table, params.ranked), things)}`;
    return {
      ...plainThings(things),
      ...nouns,
      names: { [FIRST_PLACES]: `number of first places${goes} in the tables of the ${noun}s ${span}` },
    };
  },
  describeChinese(params, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const { noun, of } = chineseTimeWords(firstsOf(table, params));
    const span = `${of(keyAt(params.since))}至${of(keyAt(params.until))}`;
    const goes = params.ranked === undefined ? "" : `按${columnName(columnNamed(table, params.ranked), things)}`;
    return {
      ...plainChinese(things),
      noun: columnName(columnNamed(table, params.by), things),
      names: { [FIRST_PLACES]: `${span}各${noun === "年份" ? "年度" : noun}${goes}排名第一的次数` },
    };
  },
};

const firstsOf = (table: TableResult, params: Params) =>
  timeSeries(table, params, params.column, firsts(table, params).flat());
