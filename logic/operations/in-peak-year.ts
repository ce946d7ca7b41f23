import { z } from "zod";
import { chineseThings, columnName, withinWords } from "../chinese/phrasing.ts";
import { chineseSuperlative } from "../chinese/superlative.ts";
import { asksNumber } from "../chinese/units.ts";
import { isPlural } from "../english/english.ts";
import { nounPhrase, thingsInput, unitWords } from "../english/phrasing.ts";
import { quantityName } from "../english/quantity-name.ts";
import { superlative } from "../english/superlative.ts";
import type { Operation, TableResult } from "../operation.ts";
import { orderBy, orderGuards, tieGuard } from "../order.ts";
import { columnCells, columnIndex, columnNamed, labelCells, tableInput } from "../table.ts";
import { inUnitOf } from "../values/in-unit.ts";

const Params = z.strictObject({
  /** The years of `over_years` with two quantities. */
  from: z.string(),
  column: z.string(),
  /** The quantity by which the year is chosen. */
  by: z.string(),
  end: z.enum(["highest", "lowest"]),
});
type Params = z.infer<typeof Params>;

/** A time that others of its kind were chosen from, as a question says it. */
const THAT: Readonly<Record<string, string>> = { 年份: "那一年", 月份: "那个月" };

/** A longer name (characters, with 的) is not said twice in Chinese. */
const LONG = 6;

const rowOf = (table: TableResult, { by, end }: Params) =>
  orderBy(table, by).descending.at(end === "highest" ? 0 : -1)!.row;

/** What one quantity was in the year in which another was highest or lowest. */
export const inPeakYear: Operation<Params> = {
  name: "in_peak_year",
  family: "element",
  subtype: "retrieve",
  params: Params,
  inputs: ({ from }) => [from],
  guards({ column, by, end }, inputs) {
    const table = tableInput(inputs);
    if (column === by) return [{ guard: "trivial", message: "it is asked of the quantity itself" }];
    const guards = orderGuards(table, by, undefined);
    if (guards.length > 0) return guards;
    const { descending } = orderBy(table, by);
    return tieGuard(end === "highest" ? descending.slice(0, 2) : descending.slice(-2), 0, 1, by);
  },
  evaluate(params, inputs) {
    const table = tableInput(inputs);
    const { value } = rowOf(table, params).cells[columnIndex(table, params.column)]!;
    const column = columnNamed(table, params.column);
    return { type: "value", value: inUnitOf(value, column), column };
  },
  uses(params, inputs) {
    const table = tableInput(inputs);
    return [
      ...labelCells(table),
      ...columnCells(table, params.by),
      ...columnCells(table, params.column, [rowOf(table, params)]),
    ];
  },
  explain(params, inputs, result) {
    const row = rowOf(tableInput(inputs), params);
    const shown = result.type === "value" ? result.value.printed : "";
    return `${params.column} in ${row.cells[0]!.value.printed}, when ${params.by} was ${params.end} = ${shown}`;
  },
  describe({ column, by, end }, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const found = columnNamed(table, column);
    const name = quantityName(found, things, found.unit);
    // Both are of one thing, and both say so: "the number of deaths in Oban in the year in which the number of births in Oban …".
    const plain = quantityName(found, { ...things, names: {} }, found.unit);
    const ofWhat = name.startsWith(plain) ? name.slice(plain.length) : "";
    const other = columnNamed(table, by);
    const said = quantityName(other, things, other.unit);
    // Where each says whose it is, one is not said of the other's.
    const isOwn = said !== quantityName(other, { ...things, names: {} }, other.unit);
    const names = { ...things.names, [by]: isOwn ? said : said + ofWhat };
    const year = nounPhrase(superlative({ ...things, names }, other, end, 1, "nth"));
    const text = `the ${name}${unitWords(name, found.unit)} in ${year}`;
    const { sources, notes } = things;
    return {
      kind: "value",
      text,
      bare: `the ${name} in ${year}`,
      asks: "what",
      question: `what ${isPlural(name) ? "were" : "was"} ${text}`,
      sources,
      notes,
    };
  },
  describeChinese({ column, by, end }, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const found = columnNamed(table, column);
    const other = columnNamed(table, by);
    const year = chineseSuperlative(things, other, end, 1, "nth").chosen!;
    const { sources, notes } = things;
    const [said, plain] = [columnName(other, things), columnName(other, { ...things, names: {} })];
    // "东湖的本地游客人数" is said of 东湖, and only the figure itself of 本地.
    const whose = said.endsWith(plain) ? said.slice(0, said.lastIndexOf("的", said.length - plain.length) + 1) : "";
    const asked = columnName(found, things);
    const plainly = asked.startsWith(whose) ? asked.slice(whose.length) : asked;
    const when = `${withinWords(things)}，${year.what.slice(0, -things.noun.length)}${THAT[things.noun] ?? `那个${things.noun}`}`;
    return {
      kind: "value",
      text: `${when}，${whose.length > LONG ? "其" : whose}${plainly}`,
      asks: asksNumber(found.unit),
      sources,
      notes,
    };
  },
};
