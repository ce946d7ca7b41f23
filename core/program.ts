import { z } from "zod";

export const FAMILIES = {
  element: ["retrieve", "inverse", "math"],
  set: ["filter", "existence", "compose"],
  temporal: ["change", "temporal_calculation"],
  science: ["computation", "prediction", "statistic", "correlation"],
} as const;
export type Family = keyof typeof FAMILIES;
export type Subtype = (typeof FAMILIES)[Family][number];
export const SUBTYPES = Object.values(FAMILIES).flat() as readonly Subtype[];

/** One step: `as` names its result, `op` the operation; the rest are that operation's own parameters. */
export const Step = z.looseObject({ as: z.string(), op: z.string() });
export type Step = z.infer<typeof Step>;

/**
 * A small chain of operations over relations. `relations` binds the names that steps use to relation ids; a step may
 * name relations and earlier steps; `answer` names the step whose result is the answer.
 */
export const Program = z.object({
  relations: z.record(z.string(), z.string()),
  steps: z.array(Step).min(1),
  answer: z.string(),
  /** Decimal places that a numeric answer is rounded to (half up); absent where the answer is exact. */
  round: z.number().int().min(0).max(10).optional(),
});
export type Program = z.infer<typeof Program>;
