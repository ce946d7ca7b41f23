import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { MissingError, UsageError } from "../core/errors.ts";
import type { Model } from "../llm/model.ts";
import type { AvoidList } from "../storage/avoid-store.ts";
import type { Store } from "../storage/open-store.ts";
import { avoidList } from "../synth/decontaminate/avoid-list.ts";
import { questionsIn } from "../synth/decontaminate/questions-in.ts";
import { type GenerateDeps, type GenerateOptions, generate as generateTasks, type Yield } from "../synth/generate.ts";
import { generateMatrices } from "../synth/matrix/generate-matrices.ts";
import type { WalkKind } from "../synth/walker/difficulty.ts";
import { generateWalks } from "../synth/walker/generate-walks.ts";
import { Aide } from "../synth/with-model/aide.ts";
import { type Anchor, anchorsFor } from "../synth/with-model/anchors.ts";
import type { ModelReport } from "../synth/with-model/model-side.ts";
import { readBlocklist } from "./blocklist.ts";
import { type CrawlKeys, problemsOf } from "./crawl.ts";
import { crawlToAsk } from "./crawl-to-ask.ts";
import { type ModelKeys, modelFor, spendingLimits } from "./model-for.ts";
import { type Complete, complete, type Options } from "./options.ts";
import { searchFor } from "./tools-for.ts";
import { withStore } from "./with-store.ts";

/** An accepted task in short. */
export interface AcceptedTask {
  id: string;
  question: string;
  /** As a person would write it. */
  answer: string;
  kind: string;
  subtype: string;
  operations: string[];
  level: number;
  /** How many pages the answer needs. */
  pages: number;
  sources: string[];
  program: unknown;
}

export interface GenerateResult {
  set: string;
  accepted: AcceptedTask[];
  rejected: Record<string, number>;
  pages_visited: number;
  /** Roots that could not be read at all, one line each: what, where, and how to mend it. */
  problems: string[];
  /** Sites that were read and hold nothing to ask about, one line each. */
  barren: string[];
  /** Quotas that the sites did not allow, one line each: subtypes that they hardly hold, too few pages. */
  shortfalls: string[];
  /** What the search cost and gave. */
  yield?: Yield;
  /** Where `topics` let it begin. */
  anchors?: Anchor[];
  /** What a model did, and what it cost; absent where none was named. */
  model?: ModelReport;
}

const MINUTE_MS = 60_000;
const DEFAULT_SET = "default";

/**
 * Explores the sites of these roots and evolves up to `count` accepted tasks (shared by the sites) into a set. The same
 * call again goes on where it was interrupted, and changes nothing where it had ended.
 */
export async function generate(
  roots: readonly string[],
  options: Options<
    | CrawlKeys
    | ModelKeys
    | "search"
    | "searchUrl"
    | "searchKey"
    | "topics"
    | "anchors"
    | "set"
    | "purpose"
    | "kind"
    | "count"
    | "minPages"
    | "level"
    | "language"
    | "avoid"
  > = {},
): Promise<GenerateResult> {
  const settings = complete(options);
  const { db, purpose, kind, count, minPages, level, language, seed, progress, clock, signal } = settings;
  const avoid = settings.avoid.map(readAvoidList);
  const blocklist = readBlocklist(settings.blocklist);
  return withStore(db, async (store) => {
    const model = modelFor(store, settings);
    const aide = model && aideOf(model, settings);
    const anchors = settings.topics === "" ? [] : await anchorsOf(store, settings, aide);
    const maxPages = Math.max(settings.maxPages, minPages);
    const begin = [...new Set([...roots, ...anchors.map(({ url }) => url)])];
    const { sites } = await crawlToAsk(begin, { ...settings, maxPages }, store);
    const readable = sites.filter((site) => site.error === undefined);
    const set = settings.set === "" ? DEFAULT_SET : settings.set;
    const wanted = {
      roots: readable.map((site) => site.root),
      set,
      purpose,
      count,
      seed,
      signal,
      avoid,
      blocklist,
      ...(level === 0 ? {} : { level }),
      ...(language === "" ? {} : { language }),
    };
    const deps = { store, progress, clock, ...(aide ? { aide } : {}) };
    if (model && kind === "matrix")
      progress.note(`--kind matrix is made without ${model.name}: a model helps with the other kinds`);
    const make = kind === "aggregation" ? generateTasks : kind === "matrix" ? generateMatrices : generateWalksOf(kind);
    const report = await make(wanted, deps);
    return {
      set,
      accepted: report.accepted.map((task) => ({
        id: task.id,
        question: task.question,
        answer: task.answerText,
        kind: task.kind,
        subtype: task.subtype,
        operations: task.operations,
        level: task.level,
        pages: task.pages.length,
        sources: task.sources,
        program: task.program,
      })),
      rejected: report.rejected,
      pages_visited: report.pages_visited,
      problems: problemsOf(sites),
      barren: report.problems.map(({ root, reason }) => `${root}: ${reason}`),
      shortfalls: report.shortfalls ?? [],
      ...(report.yield ? { yield: report.yield } : {}),
      ...(anchors.length > 0 ? { anchors } : {}),
      ...("model" in report && report.model ? { model: report.model } : {}),
    };
  });
}

function aideOf(model: Model, settings: Complete): Aide {
  const { maxMinutes, signal, clock, progress } = settings;
  return new Aide(model, {
    limits: spendingLimits(settings),
    ...(maxMinutes > 0 ? { time: maxMinutes * MINUTE_MS } : {}),
    signal,
    clock,
    note: progress.note,
  });
}

/** Throws `UsageError` where the file cannot be read or names no topic, `MissingError` where nothing is found for any. */
async function anchorsOf(store: Store, settings: Complete, aide: Aide | undefined): Promise<Anchor[]> {
  const topics = linesOf(settings.topics);
  if (topics.length === 0) throw new UsageError(`${settings.topics} names no topic`, { mend: "write one a line" });
  settings.progress.stage(`pages to begin at for ${topics.length} topics`);
  const anchors = await anchorsFor(topics, searchFor(store, settings), settings.anchors, aide, settings.signal);
  if (anchors.length > 0) return anchors;
  throw new MissingError(`--search ${settings.search} finds nothing for the topics of ${settings.topics}`, {
    mend:
      settings.search === "local" ? "it knows what was crawled: crawl first, or name an engine" : "word them otherwise",
  });
}

function linesOf(file: string): string[] {
  const lines = textOf(file, "give --topics a file with a topic a line").split("\n");
  return lines.map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
}

const generateWalksOf = (kind: WalkKind) => (wanted: GenerateOptions, deps: GenerateDeps) =>
  generateWalks({ ...wanted, kind }, deps);

/** Throws `UsageError` where the file cannot be read or holds no question. */
function readAvoidList(file: string): AvoidList {
  const text = textOf(file, "give --avoid a file of questions");
  return avoidList(basename(file), questionsIn(basename(file), text));
}

function textOf(file: string, mend: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`, { mend });
  }
}
