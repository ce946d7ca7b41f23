import { type Clock, systemClock } from "../core/clock.ts";
import { MissingError } from "../core/errors.ts";
import { contentId } from "../core/ids.ts";
import { type Progress, silentProgress } from "../core/progress.ts";
import { seededRandom } from "../core/random.ts";
import { type Audit, isAccepted, type Task } from "../core/task.ts";
import { canonicalUrl } from "../crawler/fetch/canonical-url.ts";
import { addAudit } from "../storage/audit-store.ts";
import type { Store } from "../storage/open-store.ts";
import { deleteCollections, saveRelations } from "../storage/relation-store.ts";
import { type Site, siteOfRoot } from "../storage/site-store.ts";
import {
  addTasks,
  ensureTaskSet,
  type Purpose,
  refuseOtherPurpose,
  tasksOf,
  tasksOfOtherPurpose,
} from "../storage/task-store.ts";
import { screenTask } from "./check/audit.ts";
import { siteFacts } from "./check/site-facts.ts";
import { Curation } from "./curate.ts";
import { DEFAULT_BUDGET, evolve } from "./evolve/evolve.ts";
import { makeTask } from "./make-task.ts";
import { SiteArchive } from "./survey/site-archive.ts";
import { surveySite } from "./survey/survey-site.ts";

export interface GenerateOptions {
  /** Roots of sites that were crawled into the store. */
  roots: readonly string[];
  /** Name of the task set; made where there is none. */
  set: string;
  purpose: Purpose;
  /** Accepted tasks per call, shared by the sites. */
  count: number;
  seed: string;
  /** Only tasks of this level. */
  level?: number;
  /** Programs that the search tries per site. */
  budget?: number;
  signal?: AbortSignal;
}

export interface GenerateDeps {
  store: Store;
  progress?: Progress;
  clock?: Clock;
}

export interface GenerateReport {
  set: string;
  accepted: Task[];
  /** Candidates turned away, by the check that did it. */
  rejected: Record<string, number>;
  /** Pages of the sites that were read. */
  pages_visited: number;
  /** Roots without a site, a page or a relation to ask about, with the reason. */
  problems: { root: string; reason: string }[];
}

/**
 * Makes tasks from sites that were crawled: survey, evolve, curate, check, store. A site's tasks, their audits and the
 * note that it was done are stored in one transaction, so that a killed run leaves either all of them or none; run again
 * with the same set, seed and crawl it gives the same tasks and changes nothing.
 *
 * @throws UsageError where the set exists for another purpose; MissingError where a root was never crawled
 */
export async function generate(options: GenerateOptions, deps: GenerateDeps): Promise<GenerateReport> {
  const progress = deps.progress ?? silentProgress;
  const report: GenerateReport = { set: options.set, accepted: [], rejected: {}, pages_visited: 0, problems: [] };
  await refuseOtherPurpose(deps.store.db, options.set, options.purpose);
  for (const [index, given] of options.roots.entries()) {
    options.signal?.throwIfAborted();
    const root = canonicalUrl(given) ?? given;
    const site = await siteOfRoot(deps.store, root);
    if (!site) throw new MissingError(`${root} was never crawled`, { mend: "crawl it first" });
    // What earlier sites could not give, later ones may.
    const wanted = Math.ceil((options.count - report.accepted.length) / (options.roots.length - index));
    progress.stage(`tasks from ${root}`);
    const made = await generateFromSite(site, Math.max(0, wanted), options, deps, progress);
    report.accepted.push(...made.accepted);
    report.pages_visited += made.pages;
    for (const [check, count] of Object.entries(made.rejected))
      report.rejected[check] = (report.rejected[check] ?? 0) + count;
    if (made.problem) report.problems.push({ root, reason: made.problem });
  }
  return report;
}

interface SiteTasks {
  accepted: Task[];
  rejected: Record<string, number>;
  pages: number;
  problem?: string;
}

async function generateFromSite(
  site: Site,
  wanted: number,
  options: GenerateOptions,
  deps: GenerateDeps,
  progress: Progress,
): Promise<SiteTasks> {
  const { store } = deps;
  const clock = deps.clock ?? systemClock;
  const archive = new SiteArchive(store, site);
  const reading = await archive.read();
  const survey = surveySite(reading);
  const rejected: Record<string, number> = {};
  if (survey.relations.length === 0) {
    const reason = reading.pages.length === 0 ? "no page could be read" : "no relation was found to ask about";
    return { accepted: [], rejected, pages: reading.pages.length, problem: reason };
  }
  options.signal?.throwIfAborted();
  const random = seededRandom(options.seed).fork(site.root);
  const { elites, refused } = evolve(survey, random, options.budget ?? DEFAULT_BUDGET);
  for (const [reason, count] of Object.entries(refused)) rejected[reason] = count;
  const set = contentId("set", options.set);
  const generation = contentId("generation", set, site.root, options.seed, wanted, options.level ?? 0);
  const standing = [...(await tasksOf(store, set)), ...(await tasksOfOtherPurpose(store, site.root, options.purpose))];
  const accepted: Task[] = [];
  const audits: Audit[] = [];
  const facts = await siteFacts(archive);
  const curation = new Curation(elites);
  while (accepted.length < wanted) {
    const elite = curation.next();
    if (!elite) break;
    options.signal?.throwIfAborted();
    const task = makeTask(elite, survey, set);
    if (options.level !== undefined && task.level !== options.level) continue;
    const results = await screenTask({
      ...facts,
      task,
      others: [...standing, ...accepted],
    });
    const failed = results.find((result) => result.outcome === "fail" || !isAccepted([result]));
    if (failed) {
      rejected[failed.check] = (rejected[failed.check] ?? 0) + 1;
      curation.refuse();
    } else {
      curation.take();
      accepted.push(task);
      audits.push({ taskId: task.id, at: clock.now().toISOString(), web: "archive", results, accepted: true });
    }
    progress.update(accepted.length, wanted, { rejected: Object.values(rejected).reduce((a, b) => a + b, 0) });
  }
  await store.db.transaction().execute(async (db) => {
    const known = await db.selectFrom("generations").select("id").where("id", "=", generation).executeTakeFirst();
    await deleteCollections(db, site.id);
    await saveRelations(
      db,
      site.id,
      null,
      reading.relations.filter((relation) => reading.across.includes(relation.id)),
    );
    if (known) return;
    await ensureTaskSet(db, options.set, options.purpose, clock.now());
    await addTasks(db, set, accepted, clock.now());
    for (const audit of audits) await addAudit(db, audit);
    await db
      .insertInto("generations")
      .values({
        id: generation,
        set_id: set,
        root: site.root,
        seed: options.seed,
        finished_at: clock.now().toISOString(),
        pages_visited: reading.pages.length,
      })
      .execute();
    const counts = Object.entries(rejected).map(([check_name, count]) => ({
      generation_id: generation,
      check_name,
      count,
    }));
    if (counts.length > 0) await db.insertInto("rejections").values(counts).execute();
  });
  return { accepted, rejected, pages: reading.pages.length };
}
