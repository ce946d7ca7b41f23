import { z } from "zod";
import { PlacedPage } from "./placed-word.ts";

export type ForeignKind = "xlsx" | "pdf" | "image";

/** A sheet as the child hands it over: only cells that print something, in reading order. */
export const Sheet = z.object({
  name: z.string(),
  hidden: z.boolean(),
  /** Nothing of it was read, though it is said to hold something: a part of the file is missing, broken or too large. */
  unread: z.boolean(),
  /** Cells in hidden rows and columns, which are not among `cells`. */
  passed: z.number(),
  cells: z.array(
    z.object({
      row: z.number(),
      col: z.number(),
      text: z.string(),
      merged: z.boolean().optional(),
      href: z.string().optional(),
      /** Its number is below zero, which its format shows by brackets. */
      accounted: z.boolean().optional(),
    }),
  ),
});
export type Sheet = z.infer<typeof Sheet>;

export const Workbook = z.object({ title: z.string(), sheets: z.array(Sheet), cut: z.boolean() });
export type Workbook = z.infer<typeof Workbook>;

export const PdfDocument = z.object({
  title: z.string(),
  pages: z.array(PlacedPage),
  /** Pages of the file, those that were not read included. */
  total: z.number(),
});
export type PdfDocument = z.infer<typeof PdfDocument>;

/** What an image shows to be read, in pixels. */
export const ImageText = PlacedPage;
