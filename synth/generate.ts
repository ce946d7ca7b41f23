import type { Blocklist } from "../core/blocklist.ts";
import { type Clock, systemClock } from "../core/clock.ts";
import { MissingError } from "../core/errors.ts";
import { contentId } from "../core/ids.ts";
import { type Progress, silentProgress } from "../core/progress.ts";
import { seededRandom } from "../core/random.ts";
import type { ProvenTask } from "../core/task.ts";
import { canonicalUrl } from "../crawler/fetch/canonical-url.ts";
import type { Language } from "../logic/values/language.ts";
import { type AvoidList, avoidListsOf } from "../storage/avoid-store.ts";
import type { Store } from "../storage/open-store.ts";
import { siteOfRoot } from "../storage/site-store.ts";
import { type Purpose, refuseOtherPurpose, tasksOf, tasksOfOtherPurpose } from "../storage/task-store.ts";
import { Balance } from "./balance.ts";
import { siteFacts } from "./check/site-facts.ts";
import { chooseTasks, type Prepared } from "./choose-tasks.ts";
import { Curation } from "./curate.ts";
import { AvoidLists } from "./decontaminate/avoid-list.ts";
import { budgetFor, evolve } from "./evolve/evolve.ts";
import { workOf } from "./evolve/outcome.ts";
import { levelOf } from "./level.ts";
import { whyNothingAsked } from "./nothing-asked.ts";
import { type Generation, storeGeneration } from "./store-generation.ts";
import { SiteArchive } from "./survey/site-archive.ts";
import type { Survey } from "./survey/survey.ts";
import { surveySite } from "./survey/survey-site.ts";
import type { Aide } from "./with-model/aide.ts";
import { type ModelReport, ModelSide, type SiteRecord } from "./with-model/model-side.ts";

/** Sites whose candidates are chosen from together; more are taken in turns, so that memory stays flat. */
const SITES_AT_ONCE = 8;

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
  /** Only sites that are written in this language. */
  language?: Language;
  /** Programs that the search tries per site. */
  budget?: number;
  /** Questions to stay away from; kept with the set, so that later checks do the same. */
  avoid?: readonly AvoidList[];
  blocklist?: Blocklist;
  signal?: AbortSignal;
}

export interface GenerateDeps {
  store: Store;
  progress?: Progress;
  clock?: Clock;
  /** A model that helps; without one, and wherever it fails, all is done without. */
  aide?: Aide;
}

export interface GenerateReport {
  set: string;
  accepted: ProvenTask[];
  /** Candidates turned away, by the check that did it. */
  rejected: Record<string, number>;
  /** Pages of the sites that were read. */
  pages_visited: number;
  /** Roots without a site, a page or a relation to ask about, with the reason. */
  problems: { root: string; reason: string }[];
  /** Quotas that the sites did not allow, one line each. */
  shortfalls?: string[];
  yield?: Yield;
  /** What a model did; absent where none helped. */
  model?: ModelReport;
}

/** What the search cost and gave. */
export interface Yield {
  /** Programs that were tried. */
  tried: number;
  /** Wall time of survey, search and checks. */
  seconds: number;
  tasks_per_second: number;
  tasks_per_page: number;
}

/**
 * Makes tasks from sites that were crawled: survey, evolve, choose over all sites together, check, store. A site's tasks,
 * their audits and the note that it was done are stored in one transaction; run again with the same set, seed and crawl
 * it gives the same tasks and changes nothing.
 *
 * @throws UsageError where the set exists for another purpose; MissingError where a root was never crawled
 */
export async function generate(options: GenerateOptions, deps: GenerateDeps): Promise<GenerateReport> {
  const { aide, store, clock = systemClock } = deps;
  if (!aide) return makeTasks(options, deps, undefined);
  const { blocklist } = options;
  const more = { store, clock, ...(blocklist ? { blocklist } : {}) };
  const side = await ModelSide.open(aide, contentId("set", options.set), more);
  try {
    const report = await makeTasks(options, deps, side);
    return { ...report, model: side.report(report.accepted.length) };
  } finally {
    await side.close();
  }
}

async function makeTasks(
  options: GenerateOptions,
  deps: GenerateDeps,
  side: ModelSide | undefined,
): Promise<GenerateReport> {
  const aide = side?.aide;
  const { blocklist, signal } = options;
  const progress = deps.progress ?? silentProgress;
  const clock = deps.clock ?? systemClock;
  const started = clock.now().getTime();
  const report: GenerateReport = {
    set: options.set,
    accepted: [],
    rejected: {},
    pages_visited: 0,
    problems: [],
  };
  let tried = 0;
  await refuseOtherPurpose(deps.store.db, options.set, options.purpose);
  const set = contentId("set", options.set);
  const avoid = [...(options.avoid ?? []), ...(await avoidListsOf(deps.store, set))];
  const balance = new Balance();
  for (let from = 0; from < options.roots.length; from += SITES_AT_ONCE) {
    const roots = options.roots.slice(from, from + SITES_AT_ONCE);
    const begun = clock.now().getTime();
    const spent = { tokens: aide?.meter.tokens ?? 0, cost: aide?.meter.cost ?? 0 };
    const prepared: Prepared[] = [];
    for (const root of roots) prepared.push(await prepare(root, set, options, deps, progress, side));
    for (const { searched } of prepared) balance.searched(searched);
    // What earlier sites could not give, later ones may.
    const left = options.roots.length - from;
    const wanted = Math.ceil(((options.count - report.accepted.length) * roots.length) / left);
    await chooseTasks(prepared, wanted, balance, {
      set,
      avoided: new AvoidLists(avoid),
      progress,
      clock,
      ...(blocklist ? { blocklist } : {}),
      ...(signal ? { signal } : {}),
      ...(side ? { side } : {}),
    });
    const seconds = (clock.now().getTime() - begun) / 1000;
    for (const one of prepared) {
      await storeGeneration(deps.store, {
        ...one,
        id: generationId(set, one.site.root, options, aide?.model.name),
        set: { id: set, name: options.set, purpose: options.purpose },
        seed: options.seed,
        at: clock.now(),
        seconds: seconds / prepared.length,
        avoid: options.avoid ?? [],
        ...(aide ? { help: helpOf(aide, spent, prepared.length, one.record) } : {}),
      });
      report.accepted.push(...one.accepted);
      report.pages_visited += one.reading.pages.length;
      tried += one.tried;
      for (const [check, count] of Object.entries(one.rejected))
        report.rejected[check] = (report.rejected[check] ?? 0) + count;
      const reason = barren(one, options.language);
      if (reason) report.problems.push({ root: one.site.root, reason });
    }
  }
  // Where no site has anything to ask about, its own line says why.
  const hopeless = report.problems.length === options.roots.length;
  report.shortfalls = hopeless ? [] : balance.shortfalls(options.count, report.accepted.length);
  report.yield = yieldOf(report, tried, (clock.now().getTime() - started) / 1000);
  return report;
}

/** What the model did for one of several sites that were worked on together, with its share of what that took. */
export function helpOf(
  { model, meter }: Aide,
  before: { tokens: number; cost: number },
  sites: number,
  record: SiteRecord | undefined,
): NonNullable<Generation["help"]> {
  return {
    model: model.name,
    tokens: Math.round((meter.tokens - before.tokens) / sites),
    cost: (meter.cost - before.cost) / sites,
    rewordings: record?.rewordings ?? [],
    opinions: record?.opinions ?? [],
  };
}

function yieldOf(report: GenerateReport, tried: number, seconds: number): Yield {
  const per = (cost: number) => (cost === 0 ? 0 : Number((report.accepted.length / cost).toPrecision(3)));
  return {
    tried,
    seconds,
    tasks_per_second: per(seconds),
    tasks_per_page: per(report.pages_visited),
  };
}

function generationId(
  set: string,
  root: string,
  { seed, count, level = 0, language, roots, avoid = [] }: GenerateOptions,
  model: string | undefined,
): string {
  return contentId(
    "generation",
    set,
    root,
    seed,
    count,
    level,
    roots.length === 1 ? [] : roots,
    avoid.map(({ id }) => id),
    ...(language === undefined ? [] : [language]),
    ...(model === undefined ? [] : ["model", model]),
  );
}

/** Survey and search of one site. */
async function prepare(
  given: string,
  set: string,
  options: GenerateOptions,
  { store }: GenerateDeps,
  progress: Progress,
  side: ModelSide | undefined,
): Promise<Prepared> {
  options.signal?.throwIfAborted();
  const root = canonicalUrl(given) ?? given;
  const site = await siteOfRoot(store, root);
  if (!site) throw new MissingError(`${root} was never crawled`, { mend: "crawl it first" });
  progress.stage(`programs over ${root}`);
  const record = side?.newRecord();
  let archive = new SiteArchive(store, site);
  if (side && record && (await side.readProse(site, archive, record))) archive = new SiteArchive(store, site);
  const reading = await archive.read();
  const survey = surveySite(reading);
  options.signal?.throwIfAborted();
  const random = seededRandom(options.seed).fork(site.root);
  const spoken = options.language === undefined || options.language === survey.language;
  const evolution = evolve(survey, random, spoken ? (options.budget ?? budgetFor(survey)) : 0);
  const { refused, searched, tried } = evolution;
  if (side && record && spoken) await side.propose(evolution, random.fork("model"), record);
  const elites = side ? evolution.archive.elites() : evolution.elites;
  const fitting =
    options.level === undefined ? elites : elites.filter((elite) => levelOf(workOf(elite)).level === options.level);
  const curation = new Curation(fitting);
  return {
    root: site.root,
    language: survey.language,
    domain: survey.domain,
    open: (lacking, full) => curation.open(lacking, full),
    site,
    reading,
    survey,
    facts: await siteFacts(archive),
    curation,
    standing: [...(await tasksOf(store, set)), ...(await tasksOfOtherPurpose(store, site.root, options.purpose))],
    accepted: [],
    audits: [],
    rejected: { ...refused },
    searched,
    tried,
    ...(record ? { record } : {}),
  };
}

/** Why a site gave nothing at all; undefined where it is one to ask about. */
function barren(
  { accepted, reading, survey, rejected, tried }: Prepared,
  language: Language | undefined,
): string | undefined {
  if (reading.pages.length === 0) return "no page could be read";
  if (language !== undefined && language !== survey.language) return otherLanguage(survey);
  if (accepted.length > 0 || Object.keys(rejected).length > 0) return undefined;
  return survey.relations.length === 0 || tried > 0 ? whyNothingAsked(survey) : undefined;
}

/** Why a site gives nothing where another language is asked for. */
export function otherLanguage({ language }: Survey): string {
  return `it is written in another language (${language}) than the tasks that are wanted`;
}
