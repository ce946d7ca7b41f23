import type { z } from "zod";
import { UsageError } from "../core/errors.ts";
import type { CanonicalRecord } from "./canonical-record.ts";
import { openaiFormat } from "./formats/openai.ts";
import { trlFormat } from "./formats/trl.ts";

/** A format of training rows. Register one with `registerSftFormat`; a JSONL line is `row(record)`. */
export interface SftFormat {
  readonly name: string;
  /** One sentence for the dataset card: which trainer loads it, and how. */
  readonly loads: string;
  row(record: CanonicalRecord): unknown;
  /** Shape of a row; what was written is read again and checked against it. */
  readonly schema: z.ZodType;
}

const formats = new Map<string, SftFormat>([trlFormat, openaiFormat].map((format) => [format.name, format]));

/** Adds a format, or replaces the one of that name. */
export function registerSftFormat(format: SftFormat): void {
  formats.set(format.name, format);
}

/** The format of that name; throws `UsageError` that lists the formats there are. */
export function sftFormat(name: string): SftFormat {
  const format = formats.get(name);
  if (format) return format;
  throw new UsageError(`there is no training format "${name}"`, {
    mend: `say --format ${[...formats.keys()].join(" or ")}`,
  });
}
