import { z } from "zod";
import { chineseMissingNotes } from "../chinese/missing-notes.ts";
import { chineseNotes, chineseThings, columnName } from "../chinese/phrasing.ts";
import { chineseQuantityWords } from "../chinese/quantity-words.ts";
import { missingTextNotes } from "../english/missing-notes.ts";
import { columnVerb, columnWords, mergeNotes, thingsInput } from "../english/phrasing.ts";
import { quantityWords } from "../english/quantity.ts";
import type { Operation } from "../operation.ts";
import { orderBy, orderGuards, tieGuard } from "../order.ts";
import { columnCells, columnNamed, tableInput, withRows } from "../table.ts";

const Params = z.strictObject({
  from: z.string(),
  by: z.string(),
  /** The end that comes first. */
  first: z.enum(["highest", "lowest"]),
  missing: z.literal("skip").optional(),
});

/** The rows in order of a column; as an answer the order counts. Any tie is refused. */
export const sort: Operation<z.infer<typeof Params>> = {
  name: "sort",
  family: "set",
  subtype: "compose",
  ordered: true,
  params: Params,
  inputs: ({ from }) => [from],
  guards({ by, missing }, inputs) {
    const table = tableInput(inputs);
    const guards = orderGuards(table, by, missing);
    if (guards.length > 0) return guards;
    const { descending } = orderBy(table, by);
    if (descending.length < 2) return [{ guard: "too_few", message: "there is nothing to order" }];
    return descending.flatMap((_, index) => tieGuard(descending, index, index + 1, by)).slice(0, 1);
  },
  evaluate({ by, first }, inputs) {
    const table = tableInput(inputs);
    const rows = orderBy(table, by).descending.map(({ row }) => row);
    return withRows(table, first === "highest" ? rows : rows.reverse());
  },
  uses: ({ by }, inputs) => columnCells(tableInput(inputs), by),
  explain({ by, first }, inputs) {
    return `${tableInput(inputs).rows.length} rows in order of ${by}, ${first} first`;
  },
  describe({ by, first, missing }, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const column = columnNamed(table, by);
    const verb = columnVerb(column, things);
    const notes = mergeNotes(things.notes, missingTextNotes(table, [by], missing, things));
    if (verb)
      return {
        ...things,
        order: `in the order in which they ${verb.many}, ${first === "highest" ? "latest" : "earliest"} first`,
        notes,
      };
    const { most, least } = quantityWords(column);
    const [from, to] = first === "highest" ? [most, least] : [least, most];
    const order = `in order of ${columnWords(column, things)} from the ${from} to the ${to}`;
    return { ...things, order, notes };
  },
  describeChinese({ by, first, missing }, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const column = columnNamed(table, by);
    const name = columnName(column, things);
    const { high, low } = chineseQuantityWords(column, name);
    const [from, to] = first === "highest" ? [high, low] : [low, high];
    const notes = chineseNotes(things.notes, chineseMissingNotes(table, [by], missing, things));
    return { ...things, order: `按${name}从${from}到${to}的顺序列出`, notes };
  },
};
