import { type Clock, systemClock } from "../../core/clock.ts";
import { MissingError } from "../../core/errors.ts";
import { contentId } from "../../core/ids.ts";
import { type Progress, silentProgress } from "../../core/progress.ts";
import { type Random, seededRandom } from "../../core/random.ts";
import { type Audit, isAccepted, type ProvenTask, type Task } from "../../core/task.ts";
import { canonicalUrl } from "../../crawler/fetch/canonical-url.ts";
import { type Site, siteOfRoot } from "../../storage/site-store.ts";
import { refuseOtherPurpose, tasksOf, tasksOfOtherPurpose } from "../../storage/task-store.ts";
import { screenTask } from "../check/audit.ts";
import type { SiteFacts } from "../check/check.ts";
import { siteFacts } from "../check/site-facts.ts";
import { type GenerateDeps, type GenerateOptions, type GenerateReport, helpOf, otherLanguage } from "../generate.ts";
import { makeTask } from "../make-task.ts";
import { storeGeneration } from "../store-generation.ts";
import { SiteArchive } from "../survey/site-archive.ts";
import type { Survey } from "../survey/survey.ts";
import { surveySite } from "../survey/survey-site.ts";
import { ModelSide, type Screened, SECOND_STAGE } from "../with-model/model-side.ts";
import { type OfferedWalk, WalkChoice } from "./choose-walks.ts";
import { ClickPaths } from "./click-path.ts";
import { difficultyOf, levelOfDifficulty, type WalkKind } from "./difficulty.ts";
import { statedOnTheWay } from "./hidden-from-parents.ts";
import { withLastingPaths } from "./lasting-paths.ts";
import { multiSourceDrafts } from "./multi-source.ts";
import { singleSourceDrafts } from "./single-source.ts";
import { operandsOn, toldByLinks } from "./told-by-links.ts";
import type { WalkDraft } from "./walk-draft.ts";
import { isNeeded } from "./without-page.ts";

export interface WalkOptions extends Omit<GenerateOptions, "budget"> {
  kind: WalkKind;
}

/**
 * Makes tasks as WebWalkerQA has them from sites that were crawled: of one page that lies deep, or of two that are needed
 * together, each with its click path and difficulty. As `generate`: what was made once is not made again.
 *
 * @throws UsageError where the set exists for another purpose; MissingError where a root was never crawled
 */
export async function generateWalks(options: WalkOptions, deps: GenerateDeps): Promise<GenerateReport> {
  const progress = deps.progress ?? silentProgress;
  const report: GenerateReport = { set: options.set, accepted: [], rejected: {}, pages_visited: 0, problems: [] };
  await refuseOtherPurpose(deps.store.db, options.set, options.purpose);
  const { store, aide, clock = systemClock } = deps;
  const { blocklist } = options;
  const more = { store, clock, ...(blocklist ? { blocklist } : {}) };
  const side = aide && (await ModelSide.open(aide, contentId("set", options.set), more));
  try {
    await walksOfSites(options, deps, side, report, progress);
  } finally {
    await side?.close();
  }
  return side ? { ...report, model: side.report(report.accepted.length) } : report;
}

async function walksOfSites(
  options: WalkOptions,
  deps: GenerateDeps,
  side: ModelSide | undefined,
  report: GenerateReport,
  progress: Progress,
): Promise<void> {
  for (const [index, given] of options.roots.entries()) {
    options.signal?.throwIfAborted();
    const root = canonicalUrl(given) ?? given;
    const site = await siteOfRoot(deps.store, root);
    if (!site) throw new MissingError(`${root} was never crawled`, { mend: "crawl it first" });
    const wanted = Math.ceil((options.count - report.accepted.length) / (options.roots.length - index));
    progress.stage(`${options.kind} tasks from ${root}`);
    const made = await walksOfSite(site, Math.max(0, wanted), options, deps, side, progress);
    report.accepted.push(...made.accepted);
    report.pages_visited += made.pages;
    for (const [reason, count] of Object.entries(made.rejected))
      report.rejected[reason] = (report.rejected[reason] ?? 0) + count;
    if (made.problem) report.problems.push({ root, reason: made.problem });
    else if (made.accepted.length < wanted)
      report.shortfalls = [...(report.shortfalls ?? []), shortfallOf(options.kind, root, made, wanted)];
  }
}

/** "single_source: 2 of 10 tasks of https://a.example/ (14 candidates were turned away: 9 told_by_links, 5 depth)" */
function shortfallOf(kind: WalkKind, root: string, { accepted, rejected }: SiteWalks, wanted: number): string {
  const reasons = Object.entries(rejected).sort(([, a], [, b]) => b - a);
  const all = reasons.reduce((sum, [, count]) => sum + count, 0);
  const why =
    all === 0
      ? "it gives no others"
      : `${all} ${all === 1 ? "candidate was" : "candidates were"} turned away: ${reasons.map(([reason, count]) => `${count} ${reason}`).join(", ")}`;
  return `${kind}: ${accepted.length} of ${wanted} tasks of ${root} (${why})`;
}

interface SiteWalks {
  accepted: ProvenTask[];
  rejected: Record<string, number>;
  pages: number;
  problem?: string;
}

async function walksOfSite(
  site: Site,
  wanted: number,
  options: WalkOptions,
  deps: GenerateDeps,
  side: ModelSide | undefined,
  progress: Progress,
): Promise<SiteWalks> {
  const { store } = deps;
  const clock: Clock = deps.clock ?? systemClock;
  const archive = new SiteArchive(store, site);
  const reading = await archive.read();
  const survey = withLastingPaths(surveySite(reading));
  const rejected: Record<string, number> = {};
  if (options.language !== undefined && options.language !== survey.language)
    return { accepted: [], rejected, pages: reading.pages.length, problem: otherLanguage(survey) };
  const refuse = (reason: string) => {
    rejected[reason] = (rejected[reason] ?? 0) + 1;
  };
  const random = seededRandom(options.seed).fork(site.root).fork(options.kind);
  const walks = await offered(
    draftsOf(options.kind, survey, random),
    options.kind,
    survey,
    new ClickPaths(store, site, new Map(reading.pages.map(({ url, title }) => [url, title]))),
    refuse,
  );
  if (walks.length === 0) {
    const problem = `no question of the kind ${options.kind} was found: ${whyNone(options.kind, survey)}`;
    return { accepted: [], rejected, pages: reading.pages.length, problem };
  }
  const set = contentId("set", options.set);
  const standing = [...(await tasksOf(store, set)), ...(await tasksOfOtherPurpose(store, site.root, options.purpose))];
  const accepted: ProvenTask[] = [];
  const audits: Audit[] = [];
  const facts = await siteFacts(archive);
  const record = side?.newRecord();
  const spent = { tokens: side?.aide.meter.tokens ?? 0, cost: side?.aide.meter.cost ?? 0 };
  const screen = async (task: ProvenTask): Promise<Screened> => {
    const results = await screenTask({ ...facts, task, others: [...standing, ...accepted] });
    const failed = results.find((result) => result.outcome === "fail" || !isAccepted([result]));
    return { task, results, ...(failed ? { failed: failed.check } : {}) };
  };
  const choice = new WalkChoice(walks);
  if (choice.unnatural > 0) rejected["unnatural"] = choice.unnatural;
  /** Questions that the second stage turned away: other programs may ask the same. */
  const opposed = new Set<string>();
  while (accepted.length < wanted) {
    const walk = choice.next();
    if (!walk) break;
    options.signal?.throwIfAborted();
    const task = walkTask(walk, options.kind, survey, set);
    if (options.level !== undefined && task.level !== options.level) continue;
    if (opposed.has(task.question)) continue;
    const idle = task.pages.find(({ url }) => !isNeeded(url, task, facts.relations));
    const told = await Promise.all(task.pages.map((page) => statedOnTheWay(page, task.derivation, facts)));
    if (idle) refuse("page_not_needed");
    else if (isNought(task)) refuse("nought");
    else if (told.some((page) => page !== undefined)) refuse("stated_on_the_way");
    else if (await isToldByLinks(task, facts)) refuse("told_by_links");
    else if (isPrinted(task, facts.facts.printedOn.bind(facts.facts))) refuse("answer_printed");
    else {
      const byRules = await screen(task);
      const inWords = (question: string) =>
        walkTask({ ...walk, candidate: { ...walk.candidate, question } }, options.kind, survey, set);
      const { siteName } = survey;
      const finished =
        side && record && byRules.failed === undefined
          ? await side.finish({ accepted: byRules, facts, siteName, inWords, screen, record })
          : byRules;
      if (finished.failed === SECOND_STAGE) opposed.add(task.question);
      if (finished.failed !== undefined) refuse(finished.failed);
      else {
        choice.take();
        accepted.push(finished.task);
        const { results } = finished;
        audits.push({
          taskId: finished.task.id,
          at: clock.now().toISOString(),
          web: "archive",
          results,
          accepted: true,
        });
      }
    }
    progress.update(accepted.length, wanted, { rejected: Object.values(rejected).reduce((a, b) => a + b, 0) });
  }
  await storeGeneration(store, {
    site,
    set: { id: set, name: options.set, purpose: options.purpose },
    id: contentId(
      "walks",
      set,
      site.root,
      options.seed,
      wanted,
      options.kind,
      options.level ?? 0,
      ...(options.language ? [options.language] : []),
      ...(side ? ["model", side.aide.model.name] : []),
    ),
    seed: options.seed,
    reading,
    accepted,
    audits,
    rejected,
    at: clock.now(),
    ...(side ? { help: helpOf(side.aide, spent, 1, record) } : {}),
  });
  return { accepted, rejected, pages: reading.pages.length };
}

const draftsOf = (kind: WalkKind, survey: Survey, random: Random) =>
  kind === "single_source" ? singleSourceDrafts(survey, random) : multiSourceDrafts(survey, random);

/** Drafts whose pages lie at the right depth and can be clicked to. */
async function offered(
  drafts: readonly WalkDraft[],
  kind: WalkKind,
  survey: Survey,
  paths: ClickPaths,
  refuse: (reason: string) => void,
): Promise<OfferedWalk[]> {
  const walks: OfferedWalk[] = [];
  for (const draft of drafts) {
    const pages = draft.candidate.pages.map((url) => survey.pages.get(url));
    const difficulty = difficultyOf(
      kind,
      pages.map((page) => page?.depth ?? -1),
    );
    if (difficulty === undefined) {
      refuse("depth");
      continue;
    }
    const clicks = await Promise.all(pages.map((page) => paths.along(page!.path)));
    const goldenPaths = clicks.filter((path) => path !== undefined);
    if (goldenPaths.length < pages.length) refuse("no_click_path");
    else walks.push({ ...draft, difficulty, goldenPaths });
  }
  return walks;
}

function walkTask(walk: OfferedWalk, kind: WalkKind, survey: Survey, set: string): ProvenTask {
  const { candidate, difficulty, goldenPaths, why, shared } = walk;
  const task = makeTask(candidate, survey, set);
  return {
    ...task,
    kind,
    level: levelOfDifficulty(difficulty),
    walk: { difficulty, goldenPaths, why, ...(shared ? { shared } : {}) },
  };
}

/** Nobody asks for how many there are of what there are none of. */
const isNought = ({ answer }: Task): boolean =>
  answer.type === "number" && Number(answer.decimal) === 0 && !/^(?:°|[KkMm]?m$)/.test(answer.unit ?? "");

/** Does one page that links to all that are needed say beside their names what is asked of them? */
async function isToldByLinks({ pages, derivation }: Task, facts: SiteFacts): Promise<boolean> {
  const telling = await Promise.all(pages.map(({ url }) => toldByLinks(url, operandsOn(url, derivation), facts)));
  const [first, ...others] = telling;
  return [...(first ?? [])].some((url) => others.every((other) => other.has(url)));
}

/** Numbers of fewer digits than this stand on pages by chance. */
const LEAST_DIGITS = 3;

/** A computed number that one of its pages prints all the same: it could be read off. */
function isPrinted(
  { answer, pages, derivation }: Task,
  printedOn: (url: string) => readonly { printed: string }[],
): boolean {
  if (answer.type !== "number" || answer.decimal.replace(/\D/g, "").length < LEAST_DIGITS) return false;
  const read = new Set(derivation.flatMap((step) => step.uses.map((use) => use.printed)));
  const digits = (text: string) => text.replace(/[,\s]/g, "");
  return pages.some(({ url }) =>
    printedOn(url).some(({ printed }) => !read.has(printed) && digits(printed).startsWith(answer.decimal)),
  );
}

/** In words for people. */
function whyNone(kind: WalkKind, { pages, relations, lone }: Survey): string {
  const deepest = Math.max(-1, ...[...pages.values()].map((page) => page.depth));
  if (kind === "single_source" && deepest < 2) return "no page lies two clicks or more from the root";
  if (relations.length + lone.length === 0) return "no relation was found to ask about";
  return kind === "single_source"
    ? "no page two to four clicks from the root has a table to work something out of, or facts to calculate with"
    : "no two pages hold facts that people would hold against each other, or follow from one to the other";
}
