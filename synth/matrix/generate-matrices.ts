import { type Clock, systemClock } from "../../core/clock.ts";
import { MissingError } from "../../core/errors.ts";
import { contentId } from "../../core/ids.ts";
import type { Matrix } from "../../core/matrix.ts";
import { type Progress, silentProgress } from "../../core/progress.ts";
import { seededRandom } from "../../core/random.ts";
import { type Audit, isAccepted, type ProvenTask, type Task } from "../../core/task.ts";
import { canonicalUrl } from "../../crawler/fetch/canonical-url.ts";
import { type Site, siteOfRoot } from "../../storage/site-store.ts";
import { refuseOtherPurpose, tasksOf, tasksOfOtherPurpose } from "../../storage/task-store.ts";
import { screenTask } from "../check/audit.ts";
import { siteFacts } from "../check/site-facts.ts";
import { AvoidLists } from "../decontaminate/avoid-list.ts";
import { type GenerateDeps, type GenerateOptions, type GenerateReport, otherLanguage } from "../generate.ts";
import { HARDEST } from "../level.ts";
import { storeGeneration } from "../store-generation.ts";
import { SiteArchive } from "../survey/site-archive.ts";
import type { Survey } from "../survey/survey.ts";
import { surveySite } from "../survey/survey-site.ts";
import { composeMatrix, materialOf } from "./compose-matrix.ts";
import { matrixTask } from "./matrix-task.ts";
import { type Scope, scopesOf } from "./scopes.ts";

/** Matrices that are composed beyond those wanted, so that the fullest can be taken. */
const COMPOSED_BEYOND = 10;
/** Two matrices share at most this part of the entities of the smaller one. */
const MOST_SHARED = 0.5;

/**
 * Makes matrices as DeepWeb-Bench has them from sites that were crawled: comparable entities by dimensions, every cell the
 * outcome of a program. As `generate`: what was made once is not made again; `count` is the number of matrices.
 *
 * @throws UsageError where the set exists for another purpose; MissingError where a root was never crawled
 */
export async function generateMatrices(options: GenerateOptions, deps: GenerateDeps): Promise<GenerateReport> {
  const progress = deps.progress ?? silentProgress;
  const report: GenerateReport & { shortfalls: string[] } = {
    set: options.set,
    accepted: [],
    rejected: {},
    pages_visited: 0,
    problems: [],
    shortfalls: [],
  };
  await refuseOtherPurpose(deps.store.db, options.set, options.purpose);
  for (const [index, given] of options.roots.entries()) {
    options.signal?.throwIfAborted();
    const root = canonicalUrl(given) ?? given;
    const site = await siteOfRoot(deps.store, root);
    if (!site) throw new MissingError(`${root} was never crawled`, { mend: "crawl it first" });
    const wanted = Math.ceil((options.count - report.accepted.length) / (options.roots.length - index));
    progress.stage(`matrices from ${root}`);
    const made = await matricesOfSite(site, Math.max(0, wanted), options, deps, progress);
    report.accepted.push(...made.accepted);
    report.pages_visited += made.pages;
    for (const [reason, count] of Object.entries(made.rejected))
      report.rejected[reason] = (report.rejected[reason] ?? 0) + count;
    for (const { matrix, id } of made.accepted)
      report.shortfalls.push(...matrix!.notAllowed.map((reason) => `${root}, ${id}: ${reason}`));
    if (made.short) report.shortfalls.push(`${root}: ${made.short}`);
    if (made.problem) report.problems.push({ root, reason: made.problem });
  }
  return report;
}

interface SiteMatrices {
  accepted: ProvenTask[];
  rejected: Record<string, number>;
  pages: number;
  problem?: string;
  /** How many of how many were made, and what stood in the way of more. */
  short?: string;
}

async function matricesOfSite(
  site: Site,
  wanted: number,
  options: GenerateOptions,
  deps: GenerateDeps,
  progress: Progress,
): Promise<SiteMatrices> {
  const { store } = deps;
  const clock: Clock = deps.clock ?? systemClock;
  const archive = new SiteArchive(store, site);
  const reading = await archive.read();
  const survey = surveySite(reading);
  const rejected: Record<string, number> = {};
  const refuse = (reason: string) => {
    rejected[reason] = (rejected[reason] ?? 0) + 1;
  };
  const pages = reading.pages.length;
  const problem = whyNot(survey, options);
  if (problem) return { accepted: [], rejected, pages, problem };
  const random = seededRandom(options.seed).fork(site.root).fork("matrix");
  const set = contentId("set", options.set);
  const standing = [...(await tasksOf(store, set)), ...(await tasksOfOtherPurpose(store, site.root, options.purpose))];
  const facts = await siteFacts(archive);
  const avoided = new AvoidLists(options.avoid ?? []);
  const accepted: ProvenTask[] = [];
  const audits: Audit[] = [];
  const lacking: string[] = [];
  const composed: { scope: Scope; matrix: Matrix }[] = [];
  for (const scope of byPromise(scopesOf(survey), survey)) {
    if (composed.length >= (wanted === 0 ? 0 : wanted + COMPOSED_BEYOND)) break;
    options.signal?.throwIfAborted();
    const material = materialOf(scope, survey, random.fork(scope.words));
    if (!material) {
      lacking.push(`two quantities that most of ${scope.words} state`);
      continue;
    }
    const matrix = await composeMatrix(material, survey, facts, refuse);
    if ("lacking" in matrix) {
      lacking.push(matrix.lacking);
      continue;
    }
    composed.push({ scope, matrix });
  }
  for (const { scope, matrix } of fullestFirst(composed)) {
    if (accepted.length >= wanted) break;
    if (accepted.some((task) => overlap(task, scope) > MOST_SHARED)) continue;
    const task = matrixTask(matrix, survey, set, facts);
    const others = [...standing, ...accepted];
    const { blocklist } = options;
    const results = await screenTask({ ...facts, task, others, avoided, ...(blocklist ? { blocklist } : {}) });
    const failed = results.find((result) => result.outcome === "fail" || !isAccepted([result]));
    if (failed) refuse(failed.check);
    else {
      accepted.push(task);
      audits.push({ taskId: task.id, at: clock.now().toISOString(), web: "archive", results, accepted: true });
    }
    progress.update(accepted.length, wanted, { rejected: Object.values(rejected).reduce((a, b) => a + b, 0) });
  }
  await storeGeneration(store, {
    site,
    set: { id: set, name: options.set, purpose: options.purpose },
    id: contentId("matrices", set, site.root, options.seed, wanted),
    seed: options.seed,
    reading,
    accepted,
    audits,
    rejected,
    at: clock.now(),
    avoid: options.avoid ?? [],
  });
  const none = accepted.length === 0 ? { problem: `no matrix could be made: ${whyNone(rejected, lacking)}` } : {};
  return { accepted, rejected, pages, ...none, ...shortOf(accepted.length, wanted, rejected, lacking) };
}

/** How many of how many matrices were made, and what stood in the way of the others: every reason, those that came up most first. */
export function shortOf(
  made: number,
  wanted: number,
  rejected: Readonly<Record<string, number>>,
  lacking: readonly string[],
): { short?: string } {
  if (made >= wanted) return {};
  const refused = Object.entries(rejected)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => `${reason} (${count})`);
  const why = [
    ...(refused.length > 0 ? [`refused: ${refused.join(", ")}`] : []),
    ...new Set(lacking.map((reason) => `lacking: ${reason}`)),
  ];
  return { short: `${made} of ${wanted} matrices. ${why.join("; ") || "No other set of things can be compared"}.` };
}

/** What stood in the way of those that came furthest. */
function whyNone(rejected: Readonly<Record<string, number>>, lacking: readonly string[]): string {
  const [check] = Object.entries(rejected).sort(([, a], [, b]) => b - a)[0] ?? [];
  if (check !== undefined) return `the check ${check} refused all that were composed`;
  return lacking[0] ?? "no relation has entities that can be compared";
}

function whyNot(survey: Survey, { language, level }: GenerateOptions): string | undefined {
  if (language !== undefined && language !== survey.language) return otherLanguage(survey);
  return level !== undefined && level !== HARDEST ? `matrices are of level ${HARDEST}` : undefined;
}

/** Scopes with more entities, more to compare and something that is not disclosed come first; whole ones before top lists. */
function byPromise(scopes: readonly Scope[], survey: Survey): Scope[] {
  const promise = (scope: Scope) => {
    const material = materialOf(scope, survey, seededRandom(scope.words));
    if (!material) return 0;
    const { quantities, names } = material;
    const partial = quantities.some(({ missing }) => missing.size > 0) ? 3 : 0;
    const relations = new Set(quantities.map(({ surveyed }) => surveyed)).size;
    return names.length + Math.min(quantities.length, 8) + partial + Math.min(relations, 3) + (scope.whole ? 1 : 0);
  };
  return scopes
    .map((scope, at) => ({ scope, at, promise: promise(scope) }))
    .sort((a, b) => b.promise - a.promise || a.at - b.at)
    .map(({ scope }) => scope);
}

/**
 * Those with more dimensions first, then those with more entities; else as they were composed. A set that ends of itself is worth a
 * dimension: of the first eight of many, somebody drew the line.
 */
export function fullestFirst<
  M extends { matrix: Pick<Matrix, "dimensions" | "entities">; scope: Pick<Scope, "whole"> },
>(composed: readonly M[]): M[] {
  const worth = ({ matrix, scope }: M) => matrix.dimensions.length + (scope.whole ? 1 : 0);
  return [...composed].sort((a, b) => worth(b) - worth(a) || b.matrix.entities.length - a.matrix.entities.length);
}

/** The part of the entities that a matrix and a scope share. */
function overlap({ matrix }: Task, { entities }: Scope): number {
  const names = new Set(matrix?.entities.map(({ name }) => name));
  const shared = entities.filter(({ name }) => names.has(name)).length;
  return shared / Math.min(names.size, entities.length);
}
