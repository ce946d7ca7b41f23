import type { Blocklist } from "../../core/blocklist.ts";
import type { Evidence } from "../../core/evidence.ts";
import type { Relation } from "../../core/relation.ts";
import {
  type CheckName,
  type CheckOutcome,
  type CheckResult,
  isProven,
  type ProvenTask,
  type Task,
} from "../../core/task.ts";
import type { Source } from "../../crawler/read/reader.ts";
import type { SurveyedPage } from "../survey/surveyed.ts";
import type { FactsIndex } from "./facts-index.ts";

/** What the checks know of a task's site; the same for all of its tasks. */
export interface SiteFacts {
  /** Every fact that the site's relations state, by entity and column. */
  facts: FactsIndex;
  /** Relations as they were surveyed, by id. */
  relations: ReadonlyMap<string, Relation>;
  /** The pages that were recorded, by URL. */
  pages: ReadonlyMap<string, SurveyedPage>;
  /** The same relations read again from the snapshots; a relation that is not found there any more is absent. */
  rebuilt(ids: readonly string[]): Promise<ReadonlyMap<string, Relation>>;
  /** Bytes of a snapshot; undefined where they cannot be had. */
  source(snapshot: string): Promise<Source | undefined>;
  /** What a recorded page says, a line a block; empty where it has no text. */
  lines(url: string): Promise<readonly string[]>;
}

/** Questions to stay away from, known by their hashes. */
export interface Avoided {
  /** Which of them a question is much like, in words for people; undefined where it is like none. */
  overlap(question: string): string | undefined;
}

/** What a check may look at. */
export interface CheckContext<T extends Task = ProvenTask> extends SiteFacts {
  task: T;
  /** Tasks that stand in the set already, this one left out. */
  others: readonly Task[];
  /** Absent where nothing is to be avoided. */
  avoided?: Avoided;
  /** What may be neither crawled nor asked about; absent where nothing is blocked. */
  blocklist?: Blocklist;
}

/** One quality test of one task that a program answers. Of tasks without one (imported) it says nothing: `skipped`. */
export interface Check {
  name: CheckName;
  run(context: CheckContext): Promise<CheckResult> | CheckResult;
}

/** A quality test that looks at question and answer alone, and so says something of imported tasks too. */
export interface AnyTaskCheck {
  name: CheckName;
  ofAnyTask: true;
  run(context: CheckContext<Task>): Promise<CheckResult> | CheckResult;
}

/** Runs a check on a task, with a program or without. */
export async function runCheck(check: Check | AnyTaskCheck, context: CheckContext<Task>): Promise<CheckResult> {
  if ("ofAnyTask" in check) return check.run(context);
  const { task } = context;
  if (isProven(task)) return check.run({ ...context, task });
  return verdict(check.name)("skipped", "The task was imported: it has no program that could be looked at.");
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
