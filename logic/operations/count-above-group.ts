import { z } from "zod";
import { chineseMean } from "../chinese/mean-words.ts";
import { chineseThings, columnName, howManyWords, isWhole, tallyWord, withinWords } from "../chinese/phrasing.ts";
import { chineseQuantityWords } from "../chinese/quantity-words.ts";
import { closed, columnWords, howMany, nounPhrase, possession, thingsInput } from "../english/phrasing.ts";
import { isCounted, isPerTime, quantityName } from "../english/quantity-name.ts";
import { Decimal } from "../numerics/decimal.ts";
import type { Operation, TableResult } from "../operation.ts";
import { columnCells, columnIndex, columnNamed, printedText, tableInput } from "../table.ts";
import { computed, type Measured, measure, measureGuards, quantityGuards } from "../values/measure.ts";
import { foldText } from "../values/normalise.ts";

const Params = z.strictObject({
  from: z.string(),
  column: z.string(),
  by: z.string(),
  side: z.enum(["above", "below"]),
});
type Params = z.infer<typeof Params>;

/** A mean of fewer rows is no average of a group, and one group is no grouping. */
const LEAST_MEMBERS = 2;
const LEAST_GROUPS = 2;

interface Member {
  measured: Measured;
  mean: Decimal;
  size: number;
}

function membersOf(table: TableResult, { column, by }: Params): Member[] {
  const at = columnIndex(table, by);
  const groups = new Map<string, Measured[]>();
  for (const measured of measure(table, column).measured) {
    const key = foldText(printedText(measured.row.cells[at]!.value));
    groups.set(key, [...(groups.get(key) ?? []), measured]);
  }
  return [...groups.values()].flatMap((group) => {
    const mean = Decimal.sum(...group.map(({ number }) => number)).div(group.length);
    return group.map((measured) => ({ measured, mean, size: group.length }));
  });
}

/** How many rows lie above (or below) the mean of their own group. */
export const countAboveGroup: Operation<Params> = {
  name: "count_above_group",
  family: "set",
  subtype: "existence",
  params: Params,
  inputs: ({ from }) => [from],
  guards(params, inputs) {
    const table = tableInput(inputs);
    const column = columnNamed(table, params.column);
    if (columnNamed(table, params.by).role !== "category")
      return [{ guard: "not_a_category", message: `"${params.by}" holds no recurring values` }];
    const guards = [...measureGuards(table, params.column, undefined), ...quantityGuards(column)];
    if (guards.length > 0) return guards;
    const at = columnIndex(table, params.by);
    if (table.rows.some((row) => row.cells[at]!.value.kind === "missing"))
      return [{ guard: "missing_cells", message: `some rows state no "${params.by}"` }];
    const members = membersOf(table, params);
    const groups = new Set(members.map(({ mean, size }) => `${mean} ${size}`)).size;
    if (groups < LEAST_GROUPS || members.some(({ size }) => size < LEAST_MEMBERS))
      return [{ guard: "too_few", message: `a group of "${params.by}" has one row only` }];
    const even = members.some(({ measured, mean }) => measured.number.eq(mean));
    return even ? [{ guard: "tie", message: `a value of "${params.column}" equals the mean of its group` }] : [];
  },
  evaluate(params, inputs) {
    const beyond = membersOf(tableInput(inputs), params).filter(({ measured, mean }) =>
      params.side === "above" ? measured.number.gt(mean) : measured.number.lt(mean),
    );
    return { type: "value", value: computed(new Decimal(beyond.length), undefined) };
  },
  uses({ column, by }, inputs) {
    const table = tableInput(inputs);
    return [...columnCells(table, column), ...columnCells(table, by)];
  },
  explain({ column, by, side }, inputs, result) {
    const shown = result.type === "value" ? result.value.printed : "";
    return `${shown} of ${tableInput(inputs).rows.length} values of ${column} lie ${side} the mean of their ${by}`;
  },
  describe({ column: name, by, side }, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const column = columnNamed(table, name);
    const own = columnWords(columnNamed(table, by), things);
    const group = nounPhrase(things);
    const called = columnWords(column, things);
    const counted = isCounted(column, called) && !isPerTime(called);
    const quantity = quantityName(column, things, column.unit);
    const alike = `those with the same ${own}`;
    // Whether a mean has the one in it that is held against it makes no difference to which side of it this lies on.
    const what = counted
      ? `${side === "above" ? "more" : "fewer"} ${called} than ${alike} have on average`
      : `${closed(possession(quantity))} ${side} the mean ${quantity} of ${alike}`;
    return {
      kind: "value",
      text: `the number of those of ${group} that have ${what}`,
      asks: "how many",
      question: `${howMany(things)} have ${what}`,
      sources: things.sources,
      notes: things.notes,
    };
  },
  describeChinese({ column: name, by, side }, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const column = columnNamed(table, name);
    const said = columnName(column, things);
    const own = columnName(columnNamed(table, by), things);
    const { more, less } = chineseQuantityWords(column, said);
    const alike = isWhole(things) ? `与其${own}相同的${things.noun}` : `这些${things.noun}中与其${own}相同者`;
    const beyond = `${said}${side === "above" ? more : less}${alike}的${chineseMean(said)}`;
    return {
      kind: "value",
      text: `${withinWords(things)}，${beyond}的${things.noun}的${tallyWord(things)}`,
      asks: "是多少",
      question: `${isWhole(things) ? "" : `${withinWords(things)}，`}有${howManyWords(things)}的${beyond}`,
      sources: things.sources,
      notes: things.notes,
    };
  },
};
