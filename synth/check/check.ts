import type { Evidence } from "../../core/evidence.ts";
import type { Relation } from "../../core/relation.ts";
import type { CheckName, CheckOutcome, CheckResult, Task } from "../../core/task.ts";
import type { Source } from "../../crawler/read/reader.ts";
import type { FactsIndex } from "./facts-index.ts";

/** What a check may look at. */
export interface CheckContext {
  task: Task;
  /** Every fact that the site's relations state, by entity and column. */
  facts: FactsIndex;
  /** Relations as they were surveyed, by id. */
  relations: ReadonlyMap<string, Relation>;
  /** The same relations read again from the snapshots; a relation that is not found there any more is absent. */
  rebuilt(ids: readonly string[]): Promise<ReadonlyMap<string, Relation>>;
  /** Bytes of a snapshot; undefined where they cannot be had. */
  source(snapshot: string): Promise<Source | undefined>;
  /** Tasks that stand in the set already, this one left out. */
  others: readonly Task[];
}

/** One quality test of one task. */
export interface Check {
  name: CheckName;
  run(context: CheckContext): Promise<CheckResult> | CheckResult;
}

/** A result that names its check. */
export function verdict(check: CheckName) {
  return (outcome: CheckOutcome, reason: string, evidence: Evidence[] = []): CheckResult => ({
    check,
    outcome,
    reason,
    evidence,
  });
}
