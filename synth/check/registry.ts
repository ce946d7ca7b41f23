import { UsageError } from "../../core/errors.ts";
import { aggregationNecessary } from "./aggregation-necessary.ts";
import type { Check } from "./check.ts";
import { faithful } from "./faithful.ts";
import { groundTruthValid } from "./ground-truth-valid.ts";
import { multiPage } from "./multi-page.ts";
import { notDuplicate } from "./not-duplicate.ts";
import { retrievalNecessary } from "./retrieval-necessary.ts";
import { selfContained } from "./self-contained.ts";
import { unique } from "./unique.ts";

export type { Check } from "./check.ts";

/** Cheap ones first: what they turn away need not be read again from the snapshots. */
const registry = new Map<string, Check>(
  [
    aggregationNecessary,
    retrievalNecessary,
    multiPage,
    selfContained,
    notDuplicate,
    unique,
    faithful,
    groundTruthValid,
  ].map((check) => [check.name, check]),
);

/** Makes a check part of every audit. Throws `UsageError` where the name is taken. */
export function registerCheck(check: Check): void {
  if (registry.has(check.name)) {
    throw new UsageError(`A check "${check.name}" is registered already`, { mend: "Give yours another name." });
  }
  registry.set(check.name, check);
}

/** All checks, in the order in which they run. */
export const checks = (): readonly Check[] => [...registry.values()];
