import { z } from "zod";
import { chineseMissingNotes } from "../chinese/missing-notes.ts";
import { chineseNotes, chineseThings } from "../chinese/phrasing.ts";
import { chineseSuperlative } from "../chinese/superlative.ts";
import { cut } from "../cuts.ts";
import { missingTextNotes } from "../english/missing-notes.ts";
import { mergeNotes, thingsInput } from "../english/phrasing.ts";
import { withoutIdleSign } from "../english/signed-change.ts";
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

/** The `k` rows with the highest or lowest values, best first. A tie at the cut is refused. */
export const top: Operation<z.infer<typeof Params>> = {
  name: "top",
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
    const cut = end === "highest" ? k - 1 : descending.length - k - 1;
    return tieGuard(descending, cut, cut + 1, by);
  },
  evaluate({ by, k, end }, inputs) {
    const table = tableInput(inputs);
    const { descending } = orderBy(table, by);
    const rows = end === "highest" ? descending.slice(0, k) : descending.slice(-k).reverse();
    return cut(
      withRows(
        table,
        rows.map(({ row }) => row),
      ),
      table,
      [by],
    );
  },
  uses: ({ by }, inputs) => columnCells(tableInput(inputs), by),
  explain({ by, k, end }, inputs, result) {
    const shown = columnCells(tableInput([result]), by).map(({ label, cell }) => `${label}: ${cell.value.printed}`);
    return `${end} ${k} of ${tableInput(inputs).rows.length} rows by ${by}: ${shown.join("; ")}`;
  },
  describe({ by, k, end, missing }, inputs, results) {
    const table = tableInput(results);
    const things = thingsInput(inputs);
    const phrase = superlative(things, columnNamed(table, by), end, k, "first", table);
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
    const phrase = chineseSuperlative(things, columnNamed(table, by), end, k, "first");
    return {
      ...phrase,
      notes: chineseNotes(
        withoutIdleSign(things.notes, table, by, { k, end }),
        chineseMissingNotes(table, [by], missing, things),
      ),
    };
  },
};
