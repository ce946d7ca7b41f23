import { z } from "zod";

/** A place inside a snapshot. */
export const Place = z.discriminatedUnion("at", [
  /** Cell of the `table`-th relation-bearing element of the page, in grid coordinates after spans are expanded. */
  z.object({ at: z.literal("cell"), table: z.number().int(), row: z.number().int(), col: z.number().int() }),
  /** A node by its element path from the root: child element indices, e.g. "0/1/4/2". */
  z.object({ at: z.literal("node"), path: z.string() }),
  /** A character span of the page's text (see `pageText` in crawler/read). */
  z.object({ at: z.literal("span"), start: z.number().int(), end: z.number().int() }),
  /** A row and column of a CSV file, both from 0, header included. */
  z.object({ at: z.literal("csv"), row: z.number().int(), col: z.number().int() }),
  /** A sheet's cell in A1 notation. */
  z.object({ at: z.literal("sheet"), sheet: z.string(), cell: z.string() }),
  /** A page of a PDF, from 1. */
  z.object({ at: z.literal("pdf"), page: z.number().int() }),
]);
export type Place = z.infer<typeof Place>;

/** A pointer to where something was read: enough to open the snapshot and find the very place again. */
export const Evidence = z.object({
  /** SHA-256 of the snapshot's bytes. */
  snapshot: z.string(),
  /** Canonical URL of the page that the snapshot is of. */
  url: z.string(),
  place: Place,
});
export type Evidence = z.infer<typeof Evidence>;
