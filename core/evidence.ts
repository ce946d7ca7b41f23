import { z } from "zod";

/** Left, top, width, height. */
const Box = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** A place inside a snapshot. */
export const Place = z.discriminatedUnion("at", [
  /**
   * A table cell: `path` is its element path, `row` and `col` its grid coordinates (from 0, after spans are expanded) in
   * the `table`-th table of the page. `start` and `end` narrow it to a part of the cell's normalised text.
   */
  z.object({
    at: z.literal("cell"),
    path: z.string(),
    table: z.number().int(),
    row: z.number().int(),
    col: z.number().int(),
    start: z.number().int().optional(),
    end: z.number().int().optional(),
  }),
  /**
   * A node by its element path from the document: child element indices, e.g. "0/1/4/2" (text nodes do not count);
   * `start` and `end` narrow it to a part of the element's normalised text.
   */
  z.object({
    at: z.literal("node"),
    path: z.string(),
    start: z.number().int().optional(),
    end: z.number().int().optional(),
  }),
  /** A row and column of a CSV file, both from 0, header included. */
  z.object({ at: z.literal("csv"), row: z.number().int(), col: z.number().int() }),
  /** A sheet's cell in A1 notation. */
  z.object({ at: z.literal("sheet"), sheet: z.string(), cell: z.string() }),
  /** A page of a PDF, from 1; `box` is the place on it: left, top, width, height in points from its upper left corner. */
  z.object({ at: z.literal("pdf"), page: z.number().int(), box: Box.optional() }),
  /** A place in an image, in pixels from its upper left corner. */
  z.object({ at: z.literal("image"), box: Box }),
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
