import { crawl } from "../crawler/explore/crawl.ts";
import { generate as generateTasks } from "../synth/generate.ts";
import { generateWalks } from "../synth/walker/generate-walks.ts";
import { type CrawlKeys, crawlOptions, problemsOf } from "./crawl.ts";
import { liveDeps } from "./live-options.ts";
import { complete, type Options } from "./options.ts";
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
}

const DEFAULT_SET = "default";

/**
 * Explores the sites of these roots and evolves up to `count` accepted tasks (shared by the sites) into a set. The same
 * call again goes on where it was interrupted, and changes nothing where it had ended.
 */
export async function generate(
  roots: readonly string[],
  options: Options<CrawlKeys | "set" | "purpose" | "kind" | "count" | "minPages" | "level"> = {},
): Promise<GenerateResult> {
  const settings = complete(options);
  const { db, purpose, kind, count, minPages, level, seed, progress, clock, signal } = settings;
  return withStore(db, async (store) => {
    const maxPages = Math.max(settings.maxPages, minPages);
    const { sites } = await crawl(crawlOptions(roots, { ...settings, maxPages }), liveDeps(store, settings));
    const readable = sites.filter((site) => site.error === undefined);
    const set = settings.set === "" ? DEFAULT_SET : settings.set;
    const wanted = {
      roots: readable.map((site) => site.root),
      set,
      purpose,
      count,
      seed,
      signal,
      ...(level === 0 ? {} : { level }),
    };
    const deps = { store, progress, clock };
    const report =
      kind === "aggregation" ? await generateTasks(wanted, deps) : await generateWalks({ ...wanted, kind }, deps);
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
    };
  });
}
