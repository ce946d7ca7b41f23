import { z } from "zod";
import { chineseAside } from "../chinese/aside-words.ts";
import { chineseList } from "../chinese/numerals.ts";
import { chineseNames, chineseNotes, chineseThings } from "../chinese/phrasing.ts";
import { cut } from "../cuts.ts";
import { asideWords } from "../english/aside-words.ts";
import { listOf } from "../english/english.ts";
import { mergeNotes, nameWords, thingsInput } from "../english/phrasing.ts";
import { faultsOfNames, rowsNamed } from "../english/rows-named.ts";
import type { Operation } from "../operation.ts";
import { columnCells, columnIndex, labelCells, labelIndex, tableInput, withRows } from "../table.ts";

/** More exceptions than these are no exceptions. */
const MOST_NAMES = 3;

const Params = z.strictObject({
  from: z.string(),
  /** Names of the rows that are left out. */
  names: z.array(z.string().min(1)).min(1).max(MOST_NAMES),
  /** Columns in one of which each of them states what cannot be compared: the question says what. */
  of: z.array(z.string()).min(1).max(2).optional(),
});

/** All rows but a few that the question names: what a page says of them in other words is then nobody's matter. */
export const aside: Operation<z.infer<typeof Params>> = {
  name: "aside",
  family: "set",
  subtype: "filter",
  params: Params,
  inputs: ({ from }) => [from],
  guards({ names, of }, inputs) {
    const table = tableInput(inputs);
    const faults = faultsOfNames(table, names);
    for (const name of of ?? []) columnIndex(table, name);
    if (faults.length > 0) return faults;
    return names.length === table.rows.length ? [{ guard: "empty", message: "no row is left" }] : [];
  },
  evaluate({ names }, inputs) {
    const table = tableInput(inputs);
    const left = new Set(names.flatMap((name) => rowsNamed(table, name)));
    const rest = table.rows.filter((row) => !left.has(row));
    return cut(withRows(table, rest), table, [table.columns[labelIndex(table)]!.name]);
  },
  uses({ names, of }, inputs) {
    const table = tableInput(inputs);
    const rows = names.flatMap((name) => rowsNamed(table, name));
    const said = (of ?? []).flatMap((name) => columnCells(table, name, rows));
    return [...labelCells(table, rows), ...said.filter(({ cell }) => cell.value.kind !== "missing")];
  },
  explain({ names }, inputs) {
    return `${tableInput(inputs).rows.length - names.length} rows without ${names.join(", ")}`;
  },
  describe({ names, of }, inputs, results) {
    const { asked: _, order: __, ...things } = thingsInput(inputs);
    const table = tableInput(results);
    const note =
      of === undefined
        ? `Leave ${listOf(nameWords(names))} aside.`
        : asideWords(
            table,
            names.flatMap((name) => rowsNamed(table, name)),
            of,
            things,
          );
    return { ...things, notes: mergeNotes(things.notes, [note]) };
  },
  describeChinese({ names, of }, inputs, results) {
    const { asked: _, order: __, counted: ___, ...things } = chineseThings(inputs);
    const table = tableInput(results);
    const note =
      of === undefined
        ? `不考虑${chineseList(chineseNames(names, things))}。`
        : chineseAside(
            table,
            names.flatMap((name) => rowsNamed(table, name)),
            of,
            things,
          );
    return { ...things, notes: chineseNotes(things.notes, [note]) };
  },
};
