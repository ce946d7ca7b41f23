import { z } from "zod";
import { chineseThings, columnName, plainChinese } from "../chinese/phrasing.ts";
import { ofWhose } from "../english/of-whose.ts";
import { columnWords, plainThings, thingsInput } from "../english/phrasing.ts";
import { quantityName } from "../english/quantity-name.ts";
import { groupNouns } from "../english/superlative.ts";
import { Decimal } from "../numerics/decimal.ts";
import type { Guard, Operation, TableResult, WorkRow } from "../operation.ts";
import { seriesIn } from "../series.ts";
import { columnIndex, columnNamed, evidenceOf, printedText, tableInput } from "../table.ts";
import { PeriodKey, rowsInSpan, timeCell, timeColumn, timeOf } from "../time-of-row.ts";
import { chineseTimeWords, timeWords } from "../time-words.ts";
import { computed, decimalOf, quantityGuards } from "../values/measure.ts";
import { foldText } from "../values/normalise.ts";
import { keyAt, PER_YEAR, partOfYear, periodOfKey } from "../values/period.ts";
import { sameUnit } from "../values/units.ts";

const Params = z.strictObject({
  /** A row per thing and year. */
  from: z.string(),
  time: z.string(),
  /** The column of the months or quarters, where `time` says the year alone. */
  within: z.string().optional(),
  column: z.string(),
  /** The column that names the things that are added up in each year. */
  by: z.string(),
  since: PeriodKey,
  until: PeriodKey,
});
type Params = z.infer<typeof Params>;

/** Of each of these times: "2010年至2015年各年". */
const EACH: Readonly<Record<string, string>> = { 年份: "各年", 月份: "各月" };
const LEAST = { year: 5, season: 5, quarter: 4, month: 4 };
/** Fewer things are added up without a table. */
const LEAST_THINGS = 3;

/** The rows of each year, or month, of the span, earliest first. */
function rowsByPeriod(table: TableResult, params: Params): WorkRow[][] {
  const found = new Map<number, WorkRow[]>();
  for (let at = keyAt(params.since); at <= keyAt(params.until); at++) found.set(at, []);
  for (const { row, at } of rowsInSpan(table, params)) found.get(at)!.push(row);
  return [...found.values()];
}

/** What all things together come to in each of the years of a span, where each year states the same things. */
export const yearTotals: Operation<Params> = {
  name: "year_totals",
  family: "set",
  subtype: "compose",
  params: Params,
  inputs: ({ from }) => [from],
  guards(params, inputs): Guard[] {
    const table = tableInput(inputs);
    const [column, by] = [columnNamed(table, params.column), columnIndex(table, params.by)];
    const guards = quantityGuards(column);
    if (guards.length > 0) return guards;
    if (column.type !== "number" || column.additive !== true)
      return [{ guard: "not_additive", message: `"${column.name}" does not add up` }];
    const years = rowsByPeriod(table, params);
    const least = LEAST[periodOfKey(params.since).grain];
    if (years.length < least) return [{ guard: "too_few", message: `fewer than ${least} years or months` }];
    const namesOf = (rows: readonly WorkRow[]) =>
      rows.map(({ cells }) => foldText(printedText(cells[by]!.value))).sort();
    const names = namesOf(years[0]!);
    if (names.length < LEAST_THINGS || new Set(names).size < names.length)
      return [{ guard: "too_few", message: "fewer things than are added up, or one of them twice" }];
    if (years.some((rows) => namesOf(rows).join("\n") !== names.join("\n")))
      return [{ guard: "missing_years", message: "not all years state the same things" }];
    const at = columnIndex(table, params.column);
    const values = years.flat().map(({ cells }) => cells[at]!.value);
    if (values.some(({ kind }) => kind !== "number"))
      return [{ guard: "missing_cells", message: `"${column.name}" is not stated of all in each year` }];
    const units = values.map((value) => (value.kind === "number" ? value.unit : undefined));
    return units.every((unit) => sameUnit(unit, units[0])) ? [] : [{ guard: "mixed_units", message: "mixed units" }];
  },
  evaluate(params, inputs) {
    const table = tableInput(inputs);
    const at = columnIndex(table, params.column);
    const rows = rowsByPeriod(table, params).map((own): WorkRow => {
      const cells = own.map((row) => row.cells[at]!);
      const sum = Decimal.sum(...cells.map(({ value }) => (value.kind === "number" ? decimalOf(value) : 0)));
      const unit = cells[0]!.value.kind === "number" ? cells[0]!.value.unit : undefined;
      const times = own.map((row) => timeCell(table, row, params));
      return {
        cells: [
          { value: times[0]!.value, evidence: times.flatMap(evidenceOf) },
          { value: computed(sum, unit), evidence: cells.flatMap((cell) => evidenceOf(cell)) },
        ],
      };
    });
    const label = timeColumn(
      rows.map(({ cells }) => cells[0]!.value),
      params.time,
    );
    return { type: "table", columns: [label, columnNamed(table, params.column)], rows };
  },
  uses(params, inputs) {
    const table = tableInput(inputs);
    const [byAt, at] = [columnIndex(table, params.by), columnIndex(table, params.column)];
    return rowsByPeriod(table, params).flatMap((rows) =>
      rows.flatMap((row) => {
        const { cells } = row;
        const { printed } = timeOf(table, row, params).value;
        const label = `${params.column} of ${printedText(cells[byAt]!.value)} in ${printed}`;
        return [
          { label: params.by, cell: cells[byAt]! },
          { label, cell: cells[at]! },
        ];
      }),
    );
  },
  explain({ column, by }, _, result) {
    const rows = tableInput([result]).rows.map(
      ({ cells: [year, sum] }) => `${year!.value.printed}: ${sum!.value.printed}`,
    );
    return `${column} of all values of ${by} together: ${rows.join("; ")}`;
  },
  describe(params, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const column = columnNamed(table, params.column);
    const called = quantityName(column, things, column.unit);
    const { noun, of } = timeWords(seriesIn(totals(params, table), params.column));
    const { plural } = groupNouns(columnWords(columnNamed(table, params.by), things));
    return {
      ...plainThings(things),
      singular: noun,
      plural: `${noun}s`,
      span: `from ${of(keyAt(params.since))} to ${of(keyAt(params.until))}`,
      names: {
        [params.column]: addsUpMonths(params, table)
          ? `total ${called}`
          : `${called} ${ofWhose(called, column, params.by)} all ${plural} together`,
      },
    };
  },
  describeChinese(params, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const times = chineseTimeWords(seriesIn(totals(params, table), params.column));
    const [name, noun] = [params.column, params.by].map((one) => columnName(columnNamed(table, one), things));
    return {
      ...plainChinese(things),
      noun: times.noun,
      fixed: `${times.of(keyAt(params.since))}至${times.of(keyAt(params.until))}`,
      ...(addsUpMonths(params, table)
        ? { names: { [params.column]: `全年${name}` } }
        : { each: EACH[times.noun] ?? `各${times.noun}`, names: { [params.column]: `所有${noun}的${name}合计` } }),
    };
  },
};

/** All months of a year together are the year. */
function addsUpMonths({ by }: Params, table: TableResult): boolean {
  const at = columnIndex(table, by);
  const parts = table.rows.map(({ cells }) => partOfYear(cells[at]!.value.printed));
  const [first] = parts;
  const whole = new Set(parts.map((part) => part?.at)).size === (first ? PER_YEAR[first.grain] : 0);
  return whole && parts.every((part) => part?.anyYear === true && part.grain === first!.grain);
}

const totals = (params: Params, table: TableResult): TableResult => tableInput([yearTotals.evaluate(params, [table])]);
