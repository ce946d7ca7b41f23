import { type Clock, systemClock } from "../../core/clock.ts";
import { MissingError, RetryError, SkipError } from "../../core/errors.ts";
import { canonicalJson, sha256 } from "../../core/ids.ts";
import { type Progress, silentProgress } from "../../core/progress.ts";
import { type CheckResult, type Drift, isAccepted, type Task } from "../../core/task.ts";
import type { Fetcher } from "../../crawler/fetch/fetcher.ts";
import { GuardError } from "../../logic/guard-error.ts";
import { run } from "../../logic/interpreter.ts";
import { addAudit } from "../../storage/audit-store.ts";
import type { Store } from "../../storage/open-store.ts";
import { siteOfRoot } from "../../storage/site-store.ts";
import { SiteArchive } from "../survey/site-archive.ts";
import { auditTask } from "./audit.ts";
import { siteFacts } from "./site-facts.ts";

export interface RecheckOptions {
  tasks: readonly Task[];
  /** All tasks of their set, for duplicates. */
  others: readonly Task[];
  web: "archive" | "live";
  signal?: AbortSignal;
}

export interface RecheckDeps {
  store: Store;
  /** The live web; needed for `web: "live"`. */
  fetcher?: Fetcher;
  progress?: Progress;
  clock?: Clock;
}

export interface RecheckReport {
  audited: number;
  pass: number;
  fail: number;
  unsure: number;
  by_check: Record<string, Record<CheckResult["outcome"], number>>;
  drift: Record<Drift, number>;
  failed: { id: string; check: string; reason: string }[];
}

/**
 * Audits tasks again and adds the audit to the store: over the archive, and with `web: "live"` also over the pages as they
 * are now, which tells how far the web has drifted from the recorded answer.
 */
export async function recheck(options: RecheckOptions, deps: RecheckDeps): Promise<RecheckReport> {
  const progress = deps.progress ?? silentProgress;
  const clock = deps.clock ?? systemClock;
  const report: RecheckReport = {
    audited: 0,
    pass: 0,
    fail: 0,
    unsure: 0,
    by_check: {},
    drift: { unchanged: 0, changed_same_answer: 0, drifted: 0, gone: 0 },
    failed: [],
  };
  progress.stage("check", options.tasks.length);
  for (const [root, tasks] of bySite(options.tasks)) {
    const site = await siteOfRoot(deps.store, root);
    if (!site)
      throw new MissingError(`the site ${root} of ${tasks.length} tasks is not in the database`, { mend: "crawl it" });
    const archive = new SiteArchive(deps.store, site);
    const facts = await siteFacts(archive);
    for (const task of tasks) {
      options.signal?.throwIfAborted();
      const results = await auditTask({
        ...facts,
        task,
        others: options.others.filter((other) => other.id !== task.id),
      });
      const drift = options.web === "live" && deps.fetcher ? await driftOf(task, archive, deps.fetcher) : undefined;
      const accepted = isAccepted(results);
      const at = clock.now().toISOString();
      await deps.store.db
        .transaction()
        .execute((db) =>
          addAudit(db, { taskId: task.id, at, web: options.web, results, accepted, ...(drift ? { drift } : {}) }),
        );
      count(report, task, results, drift);
      progress.update(report.audited, options.tasks.length, { failed: report.fail });
    }
  }
  return report;
}

function bySite(tasks: readonly Task[]): Map<string, Task[]> {
  const sites = new Map<string, Task[]>();
  for (const task of tasks) sites.set(task.root, [...(sites.get(task.root) ?? []), task]);
  return sites;
}

function count(report: RecheckReport, task: Task, results: readonly CheckResult[], drift: Drift | undefined): void {
  report.audited += 1;
  const failed = results.find((result) => result.outcome === "fail");
  if (failed) {
    report.fail += 1;
    report.failed.push({ id: task.id, check: failed.check, reason: failed.reason });
  } else if (isAccepted(results)) report.pass += 1;
  else report.unsure += 1;
  for (const { check, outcome } of results) {
    report.by_check[check] ??= { pass: 0, fail: 0, unsure: 0, skipped: 0 };
    report.by_check[check][outcome] += 1;
  }
  if (drift) report.drift[drift] += 1;
}

/** What became of the pages that the answer needs, and of the answer, since they were recorded. */
async function driftOf(task: Task, archive: SiteArchive, fetcher: Fetcher): Promise<Drift> {
  const recorded = new Map(
    task.derivation.flatMap((step) => step.uses.map(({ evidence }) => [evidence.url, evidence.snapshot] as const)),
  );
  const changed = new Map<string, Uint8Array>();
  for (const [url, snapshot] of recorded) {
    try {
      const { body } = await fetcher.fetch({ url });
      if (sha256(body) !== snapshot) changed.set(url, body);
    } catch (error) {
      if (error instanceof SkipError || error instanceof RetryError) return "gone";
      throw error;
    }
  }
  if (changed.size === 0) return "unchanged";
  const relations = await archive.withChanges(changed, Object.values(task.program.relations));
  try {
    const { answer } = run(task.program, relations);
    return canonicalJson(answer) === canonicalJson(task.answer) ? "changed_same_answer" : "drifted";
  } catch (error) {
    if (error instanceof GuardError) return "drifted";
    throw error;
  }
}
