import { z } from "zod";
import { chineseList } from "../chinese/numerals.ts";
import { chineseNames, chineseThings, plainChinese } from "../chinese/phrasing.ts";
import { listOf } from "../english/english.ts";
import { nameWords, plainThings, thingsInput } from "../english/phrasing.ts";
import { faultsOfNames, rowsNamed } from "../english/rows-named.ts";
import type { Operation } from "../operation.ts";
import { labelCells, tableInput, withRows } from "../table.ts";

const Params = z.strictObject({
  from: z.string(),
  /** Names of the rows, in the order in which the question lists them. */
  names: z.array(z.string().min(1)).min(2),
});

/** The rows with the names that the question lists: "Denmark, Finland and Norway". */
export const named: Operation<z.infer<typeof Params>> = {
  name: "named",
  family: "element",
  subtype: "retrieve",
  params: Params,
  inputs: ({ from }) => [from],
  guards: ({ names }, inputs) => faultsOfNames(tableInput(inputs), names),
  evaluate({ names }, inputs) {
    const table = tableInput(inputs);
    const wanted = new Set(names.flatMap((name) => rowsNamed(table, name)));
    return withRows(
      table,
      table.rows.filter((row) => wanted.has(row)),
    );
  },
  uses({ names }, inputs) {
    const table = tableInput(inputs);
    return labelCells(
      table,
      names.flatMap((name) => rowsNamed(table, name)),
    );
  },
  explain: ({ names }) => `${names.length} rows by name: ${names.join(", ")}`,
  describe({ names }, inputs) {
    return { ...plainThings(thingsInput(inputs)), fixed: listOf(nameWords(names)), listed: true };
  },
  describeChinese({ names }, inputs) {
    const things = chineseThings(inputs);
    return { ...plainChinese(things), fixed: chineseList(chineseNames(names, things)), listed: names.length };
  },
};
