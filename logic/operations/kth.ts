import { z } from "zod";
import { chineseMissingNotes } from "../chinese/missing-notes.ts";
import { chineseNotes, chineseThings } from "../chinese/phrasing.ts";
import { chineseSuperlative } from "../chinese/superlative.ts";
import { ordinalWord } from "../english/english.ts";
import { missingTextNotes } from "../english/missing-notes.ts";
import { mergeNotes, thingsInput } from "../english/phrasing.ts";
import { withoutIdleSign } from "../english/signed-change.ts";
import { withoutStating } from "../english/stating.ts";
import { superlative } from "../english/superlative.ts";
import type { Operation } from "../operation.ts";
import { orderBy, orderGuards, tieGuard } from "../order.ts";
import { columnCells, columnNamed, tableInput, withRows } from "../table.ts";

const Params = z.strictObject({
  from: z.string(),
  by: z.string(),
  k: z.number().int().min(1),
  end: z.enum(["highest", "lowest"]),
  missing: z.literal("skip").optional(),
});

export type KthParams = z.infer<typeof Params>;

/** The one row at place `k` from the highest or the lowest end. Ties that touch the place are refused. */
export const kth: Operation<KthParams> = {
  name: "kth",
  family: "set",
  subtype: "filter",
  params: Params,
  inputs: ({ from }) => [from],
  guards({ by, k, end, missing }, inputs) {
    const table = tableInput(inputs);
    const guards = orderGuards(table, by, missing);
    if (guards.length > 0) return guards;
    const { descending } = orderBy(table, by);
    if (descending.length <= k) {
      return [{ guard: "too_few", message: `${descending.length} rows state "${by}", more than ${k} are needed` }];
    }
    // A tie anywhere before the place already makes "third" ambiguous: places may be shared or counted on.
    const rows = end === "highest" ? descending.slice(0, k + 1) : descending.slice(-k - 1);
    return rows.flatMap((_, index) => tieGuard(rows, index, index + 1, by)).slice(0, 1);
  },
  evaluate({ by, k, end }, inputs) {
    const table = tableInput(inputs);
    const { descending } = orderBy(table, by);
    return withRows(table, [descending.at(end === "highest" ? k - 1 : -k)!.row]);
  },
  uses: ({ by }, inputs) => columnCells(tableInput(inputs), by),
  explain({ by, k, end }, inputs, result) {
    const [shown] = columnCells(tableInput([result]), by);
    const place = k === 1 ? end : `${ordinalWord(k)} ${end}`;
    return `${place} ${by} of ${tableInput(inputs).rows.length} rows: ${shown!.label} = ${shown!.cell.value.printed}`;
  },
  describe({ by, k, end, missing }, inputs, results) {
    const table = tableInput(results);
    const things = withoutStating(thingsInput(inputs), by);
    const phrase = superlative(things, columnNamed(table, by), end, k, "nth", table);
    return {
      ...phrase,
      notes: mergeNotes(
        withoutIdleSign(things.notes, table, by, { k, end }),
        missingTextNotes(table, [by], missing, things),
      ),
    };
  },
  describeChinese({ by, k, end, missing }, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const phrase = chineseSuperlative(things, columnNamed(table, by), end, k, "nth");
    return {
      ...phrase,
      notes: chineseNotes(
        withoutIdleSign(things.notes, table, by, { k, end }),
        chineseMissingNotes(table, [by], missing, things),
      ),
    };
  },
};
