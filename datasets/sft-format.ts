import type { z } from "zod";
import type { CanonicalRecord } from "./canonical-record.ts";

/** A format of training rows. A JSONL line is `row(record)`. */
export interface SftFormat {
  readonly name: string;
  /** One sentence for the dataset card: which trainer loads it, and how. */
  readonly loads: string;
  row(record: CanonicalRecord): unknown;
  /** Shape of a row; what was written is read again and checked against it. */
  readonly schema: z.ZodType;
}
