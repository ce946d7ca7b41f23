import { z } from "zod";
import { chineseList } from "../chinese/numerals.ts";
import { chineseNames, chineseNotes, chineseThings, columnName } from "../chinese/phrasing.ts";
import { listOf } from "../english/english.ts";
import { columnWords, nameWords, thingsInput } from "../english/phrasing.ts";
import { Decimal } from "../numerics/decimal.ts";
import type { Guard, Operation, TableResult, WorkRow } from "../operation.ts";
import { columnCells, columnIndex, columnNamed, labelCells, labelIndex, printedText, tableInput } from "../table.ts";
import { DAYS, dayNumber } from "../values/days.ts";
import { computed } from "../values/measure.ts";
import { foldText } from "../values/normalise.ts";

const Params = z.strictObject({
  from: z.string(),
  /** The columns of the first and of the last day of each thing. */
  a: z.string(),
  b: z.string(),
  /** The two things, by name. */
  names: z.tuple([z.string().min(1), z.string().min(1)]),
});
type Params = z.infer<typeof Params>;

interface Period {
  from: number | undefined;
  to: number | undefined;
}

function rowsNamed(table: TableResult, { names }: Params): WorkRow[] {
  const index = labelIndex(table);
  return names.flatMap((name) =>
    table.rows.filter((row) => foldText(printedText(row.cells[index]!.value)) === foldText(name)),
  );
}

function periodsOf(table: TableResult, params: Params): Period[] {
  const [first, last] = [columnIndex(table, params.a), columnIndex(table, params.b)];
  const dayAt = (row: WorkRow, index: number) => {
    const { value } = row.cells[index]!;
    return value.kind === "date" ? dayNumber(value) : undefined;
  };
  return rowsNamed(table, params).map((row) => ({ from: dayAt(row, first), to: dayAt(row, last) }));
}

/** Days that both periods have, the first and the last of them counted; 0 or less where they have none. */
const shared = (periods: readonly Period[]): number =>
  Math.min(...periods.map(({ to }) => to!)) - Math.max(...periods.map(({ from }) => from!)) + 1;

/** How many days two periods have in common: of two exhibitions those on which both were open. */
export const overlap: Operation<Params> = {
  name: "overlap",
  family: "temporal",
  subtype: "temporal_calculation",
  params: Params,
  inputs: ({ from }) => [from],
  guards(params, inputs): Guard[] {
    const table = tableInput(inputs);
    if (params.a === params.b || foldText(params.names[0]) === foldText(params.names[1]))
      return [{ guard: "trivial", message: "a period is compared with itself" }];
    const other = [params.a, params.b].find((name) => columnNamed(table, name).type !== "date");
    if (other !== undefined) return [{ guard: "not_a_date", message: `"${other}" does not hold dates` }];
    if (rowsNamed(table, params).length !== 2)
      return [{ guard: "ambiguous", message: `not one row each is called ${params.names.join(" and ")}` }];
    const periods = periodsOf(table, params);
    if (periods.some(({ from, to }) => from === undefined || to === undefined))
      return [{ guard: "granularity", message: "one of the dates is missing or states no day" }];
    if (periods.some(({ from, to }) => to! < from!))
      return [{ guard: "order", message: `"${params.b}" lies before "${params.a}"` }];
    return shared(periods) < 1 ? [{ guard: "empty", message: "the periods have no day in common" }] : [];
  },
  evaluate(params, inputs) {
    const days = shared(periodsOf(tableInput(inputs), params));
    return { type: "value", value: computed(new Decimal(days), DAYS) };
  },
  uses(params, inputs) {
    const table = tableInput(inputs);
    const rows = rowsNamed(table, params);
    return [...labelCells(table, rows), ...columnCells(table, params.a, rows), ...columnCells(table, params.b, rows)];
  },
  explain({ names, a, b }, _, result) {
    const shown = result.type === "value" ? result.value.printed : "";
    return `days from "${a}" to "${b}" that ${names.join(" and ")} share = ${shown}`;
  },
  describe(params, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const [first, last] = [params.a, params.b].map((name) => columnWords(columnNamed(table, name), things));
    const periods = `the periods from ${first} to ${last} of ${listOf(nameWords(params.names))}`;
    return {
      kind: "value",
      text: `the number of days that ${periods} have in common`,
      asks: "how many",
      question: `how many days do ${periods} have in common`,
      sources: things.sources,
      notes: [...things.notes, "Count the first and the last day of each period."],
    };
  },
  describeChinese(params, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const [first, last] = [params.a, params.b].map((name) => columnName(columnNamed(table, name), things));
    const periods = `${chineseList(chineseNames(params.names))}从${first}到${last}的时段`;
    return {
      kind: "value",
      text: `${periods}重叠的天数`,
      asks: "是多少",
      question: `${periods}重叠多少天`,
      sources: things.sources,
      notes: chineseNotes(things.notes, ["首尾两天均计算在内。"]),
    };
  },
};
