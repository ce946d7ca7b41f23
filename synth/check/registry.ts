import { UsageError } from "../../core/errors.ts";
import { aggregationNecessary } from "./aggregation-necessary.ts";
import type { Check } from "./check.ts";
import { clear } from "./clear.ts";
import { faithful } from "./faithful.ts";
import { groundTruthValid } from "./ground-truth-valid.ts";
import { informationRelevant } from "./information-relevant.ts";
import { multiPage } from "./multi-page.ts";
import { notDuplicate } from "./not-duplicate.ts";
import { notLeaked } from "./not-leaked.ts";
import { retrievalNecessary } from "./retrieval-necessary.ts";
import { safe } from "./safe.ts";
import { selfContained } from "./self-contained.ts";
import { timeStable } from "./time-stable.ts";
import { unique } from "./unique.ts";
import { urlValid } from "./url-valid.ts";

export type { Check } from "./check.ts";

/** Cheap ones first: what they turn away need not be read again from the snapshots. */
const registry = new Map<string, Check>(
  [
    aggregationNecessary,
    retrievalNecessary,
    informationRelevant,
    selfContained,
    clear,
    timeStable,
    safe,
    notLeaked,
    notDuplicate,
    multiPage,
    unique,
    urlValid,
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
