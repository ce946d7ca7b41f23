import { z } from "zod";

/**
 * A word where it is printed: `x` its left edge, `y` its baseline from the top of the page, `height` the size of its type,
 * all in the units of the page (points in a PDF, pixels in an image). `font` is the same for words of the same type;
 * `sure` is the confidence of a word read from an image, 0 to 100.
 */
export const PlacedWord = z.object({
  text: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  font: z.string().optional(),
  sure: z.number().optional(),
});
export type PlacedWord = z.infer<typeof PlacedWord>;

/** A page of printed words, in reading order as far as the file says. */
export const PlacedPage = z.object({ width: z.number(), height: z.number(), words: z.array(PlacedWord) });
export type PlacedPage = z.infer<typeof PlacedPage>;
