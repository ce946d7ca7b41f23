import { z } from "zod";

/** How much of a date was printed. */
export const DateGranularity = z.enum(["year", "month", "day", "minute"]);
export type DateGranularity = z.infer<typeof DateGranularity>;

/**
 * What one cell says. Values keep what was printed, so that nothing is rounded, guessed or zero-filled on the way.
 *
 * - `missing`: nothing, or a mark for nothing ("–", "n/a", ".."). Never zero.
 * - `number`: `decimal` is an exact decimal string ("-1234.50"); `precision` counts printed decimal places
 *   (33.20 -> 2); `unit` is as printed ("km", "%", "EUR"); `scale` words ("million") are already multiplied in, and
 *   `precision` is then that of the product (1.5 million -> -5). `qualifier` is what stands in brackets behind the value
 *   ("2020 est."): it says of what the value is true and never changes it.
 * - `date`: `iso` is cut to the granularity ("2024", "2024-05", "2024-05-17", "2024-05-17T09:30").
 * - `entity`: a name, with the page that it links to.
 * - `list`: several values under one label.
 * - `unsure`: printed, but readable in more than one way (1.234 without evidence, 03/04/2021).
 */
export type Value =
  | { kind: "missing"; printed: string }
  | { kind: "text"; printed: string }
  | {
      kind: "number";
      printed: string;
      decimal: string;
      precision: number;
      unit?: string;
      approximate?: boolean;
      qualifier?: string;
    }
  | { kind: "date"; printed: string; iso: string; granularity: DateGranularity; qualifier?: string }
  | { kind: "entity"; printed: string; href: string }
  | { kind: "list"; printed: string; items: Value[] }
  | { kind: "unsure"; printed: string; why: string };

export const Value: z.ZodType<Value> = z.lazy(() =>
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("missing"), printed: z.string() }),
    z.object({ kind: z.literal("text"), printed: z.string() }),
    z.object({
      kind: z.literal("number"),
      printed: z.string(),
      decimal: z.string().regex(/^-?\d+(\.\d+)?$/),
      precision: z.number().int(),
      unit: z.string().optional(),
      approximate: z.boolean().optional(),
      qualifier: z.string().optional(),
    }),
    z.object({
      kind: z.literal("date"),
      printed: z.string(),
      iso: z.string(),
      granularity: DateGranularity,
      qualifier: z.string().optional(),
    }),
    z.object({ kind: z.literal("entity"), printed: z.string(), href: z.string() }),
    z.object({ kind: z.literal("list"), printed: z.string(), items: z.array(Value) }),
    z.object({ kind: z.literal("unsure"), printed: z.string(), why: z.string() }),
  ]),
);
export type NumberValue = Extract<Value, { kind: "number" }>;
