import { FAILURES } from "../synth/check/failures.ts";
import { REASONS } from "../synth/evolve/refusals/reasons.ts";

const WORDS: Readonly<Record<string, string>> = { ...REASONS, ...FAILURES };

/** In a clause, what a reason stands for by which candidates were rejected; undefined where its name says it. */
export const reasonWords = (reason: string): string | undefined => WORDS[reason];
