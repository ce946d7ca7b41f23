import { z } from "zod";
import { chineseList } from "../chinese/numerals.ts";
import { chineseNames, chineseNotes, chineseThings } from "../chinese/phrasing.ts";
import { cut } from "../cuts.ts";
import { listOf } from "../english/english.ts";
import { mergeNotes, nameWords, thingsInput } from "../english/phrasing.ts";
import { faultsOfNames, rowsNamed } from "../english/rows-named.ts";
import type { Operation } from "../operation.ts";
import { labelCells, labelIndex, tableInput, withRows } from "../table.ts";

/** More exceptions than these are no exceptions. */
const MOST_NAMES = 3;

const Params = z.strictObject({
  from: z.string(),
  /** Names of the rows that are left out. */
  names: z.array(z.string().min(1)).min(1).max(MOST_NAMES),
});

/** All rows but a few that the question names: what a page says of them in other words is then nobody's matter. */
export const aside: Operation<z.infer<typeof Params>> = {
  name: "aside",
  family: "set",
  subtype: "filter",
  params: Params,
  inputs: ({ from }) => [from],
  guards({ names }, inputs) {
    const table = tableInput(inputs);
    const faults = faultsOfNames(table, names);
    if (faults.length > 0) return faults;
    return names.length === table.rows.length ? [{ guard: "empty", message: "no row is left" }] : [];
  },
  evaluate({ names }, inputs) {
    const table = tableInput(inputs);
    const left = new Set(names.flatMap((name) => rowsNamed(table, name)));
    const rest = table.rows.filter((row) => !left.has(row));
    return cut(withRows(table, rest), table, [table.columns[labelIndex(table)]!.name]);
  },
  uses({ names }, inputs) {
    const table = tableInput(inputs);
    return labelCells(
      table,
      names.flatMap((name) => rowsNamed(table, name)),
    );
  },
  explain({ names }, inputs) {
    return `${tableInput(inputs).rows.length - names.length} rows without ${names.join(", ")}`;
  },
  describe({ names }, inputs) {
    const { asked: _, order: __, ...things } = thingsInput(inputs);
    return { ...things, notes: mergeNotes(things.notes, [`Leave ${listOf(nameWords(names))} aside.`]) };
  },
  describeChinese({ names }, inputs) {
    const { asked: _, order: __, counted: ___, ...things } = chineseThings(inputs);
    return { ...things, notes: chineseNotes(things.notes, [`不考虑${chineseList(chineseNames(names, things))}。`]) };
  },
};
