import { z } from "zod";
import type { Column } from "../../core/relation.ts";
import { chineseThings, columnName, plainChinese } from "../chinese/phrasing.ts";
import { ofWhose } from "../english/of-whose.ts";
import { columnWords, plainThings, thingsInput } from "../english/phrasing.ts";
import { quantityName } from "../english/quantity-name.ts";
import { groupNouns } from "../english/superlative.ts";
import { Decimal } from "../numerics/decimal.ts";
import type { Guard, Operation, TableResult, WorkRow } from "../operation.ts";
import { columnIndex, columnNamed, evidenceOf, printedText, tableInput } from "../table.ts";
import { computed, decimalOf, quantityGuards } from "../values/measure.ts";
import { foldText } from "../values/normalise.ts";
import { sameUnit } from "../values/units.ts";
import { yearOfCell } from "../values/year-text.ts";

const Params = z.strictObject({
  /** A row per thing and year. */
  from: z.string(),
  time: z.string(),
  column: z.string(),
  /** The column that names the things that are added up in each year. */
  by: z.string(),
  since: z.string().regex(/^\d{4}$/),
  until: z.string().regex(/^\d{4}$/),
});
type Params = z.infer<typeof Params>;

const LEAST_YEARS = 5;
/** Fewer things are added up without a table. */
const LEAST_THINGS = 3;
/** What the column is called that says the year. */
const TIME = "year";

/** The rows of each year of the span, earliest first. */
function rowsByYear(table: TableResult, { time, since, until }: Params): Map<number, WorkRow[]> {
  const at = columnIndex(table, time);
  const found = new Map<number, WorkRow[]>();
  for (let year = Number(since); year <= Number(until); year++) found.set(year, []);
  for (const row of table.rows) found.get(yearOfCell(row.cells[at]!.value, table.columns[at]!) ?? 0)?.push(row);
  return found;
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
    const years = [...rowsByYear(table, params).values()];
    if (years.length < LEAST_YEARS) return [{ guard: "too_few", message: `fewer than ${LEAST_YEARS} years` }];
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
    const [timeAt, at] = [columnIndex(table, params.time), columnIndex(table, params.column)];
    const rows = [...rowsByYear(table, params)].map(([year, own]): WorkRow => {
      const cells = own.map((row) => row.cells[at]!);
      const sum = Decimal.sum(...cells.map(({ value }) => (value.kind === "number" ? decimalOf(value) : 0)));
      const unit = cells[0]!.value.kind === "number" ? cells[0]!.value.unit : undefined;
      const value = { kind: "date", printed: String(year), iso: String(year), granularity: "year" } as const;
      return {
        cells: [
          { value, evidence: own.flatMap((row) => evidenceOf(row.cells[timeAt]!)) },
          { value: computed(sum, unit), evidence: cells.flatMap((cell) => evidenceOf(cell)) },
        ],
      };
    });
    const label: Column = { name: TIME, type: "date", role: "label" };
    return { type: "table", columns: [label, columnNamed(table, params.column)], rows };
  },
  uses(params, inputs) {
    const table = tableInput(inputs);
    const [byAt, at] = [columnIndex(table, params.by), columnIndex(table, params.column)];
    return [...rowsByYear(table, params)].flatMap(([year, rows]) =>
      rows.flatMap(({ cells }) => {
        const label = `${params.column} of ${printedText(cells[byAt]!.value)} in ${year}`;
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
    const { plural } = groupNouns(columnWords(columnNamed(table, params.by), things));
    return {
      ...plainThings(things),
      singular: TIME,
      plural: "years",
      span: `from ${params.since} to ${params.until}`,
      names: { [params.column]: `${called} ${ofWhose(called, column, params.by)} all ${plural} together` },
    };
  },
  describeChinese(params, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const [name, noun] = [params.column, params.by].map((one) => columnName(columnNamed(table, one), things));
    return {
      ...plainChinese(things),
      noun: "年份",
      fixed: `${params.since}年至${params.until}年`,
      names: { [params.column]: `所有${noun}的${name}合计` },
    };
  },
};
