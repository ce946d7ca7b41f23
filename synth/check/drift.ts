import { RetryError, SkipError } from "../../core/errors.ts";
import { canonicalJson, sha256 } from "../../core/ids.ts";
import type { Relation } from "../../core/relation.ts";
import type { DerivationStep, Drift, Task, ValueChange } from "../../core/task.ts";
import type { Fetcher } from "../../crawler/fetch/fetcher.ts";
import { printedAt } from "../../crawler/read/observe/relocate.ts";
import { GuardError } from "../../logic/guard-error.ts";
import { type Execution, run } from "../../logic/interpreter.ts";
import { foldText } from "../../logic/values/normalise.ts";
import { runMatrix } from "../matrix/answer-again.ts";
import type { SiteArchive } from "../survey/site-archive.ts";

/** What became of a task since its pages were recorded. */
export interface TaskDrift {
  drift: Drift;
  changes: ValueChange[];
  /** The answer that the program gives now; undefined where it gives none. */
  answer?: string;
}

type Use = DerivationStep["uses"][number];

/**
 * The pages that tasks of one site need, fetched again: each once, however many tasks need it, and the site's relations
 * read anew with all that changed.
 */
export class LivePages {
  private readonly changed = new Map<string, Uint8Array>();
  private readonly gone = new Set<string>();
  private readonly archive: SiteArchive;
  private relations: ReadonlyMap<string, Relation> = new Map();

  private constructor(archive: SiteArchive) {
    this.archive = archive;
  }

  /** Fetches what the tasks need, one page after the other at the pace of the fetcher. */
  static async fetch(
    tasks: readonly Task[],
    archive: SiteArchive,
    fetcher: Fetcher,
    signal?: AbortSignal,
  ): Promise<LivePages> {
    const pages = new LivePages(archive);
    const recorded = new Map(
      tasks.flatMap((task) => usesOf(task).map(({ evidence }) => [evidence.url, evidence.snapshot])),
    );
    for (const [url, snapshot] of recorded) {
      signal?.throwIfAborted();
      try {
        const { body } = await fetcher.fetch({ url });
        if (sha256(body) !== snapshot) pages.changed.set(url, body);
      } catch (error) {
        if (!(error instanceof SkipError || error instanceof RetryError)) throw error;
        pages.gone.add(url);
      }
    }
    const ids = new Set(tasks.flatMap((task) => Object.values(task.program?.relations ?? {})));
    if (pages.changed.size > 0) pages.relations = await archive.withChanges(pages.changed, [...ids]);
    return pages;
  }

  /** What became of one task: of the pages that it needs, the values on them, and its answer. */
  async driftOf(task: Task): Promise<TaskDrift> {
    const uses = usesOf(task);
    const lost = uses.filter(({ evidence }) => this.gone.has(evidence.url));
    if (lost.length > 0) return { drift: "gone", changes: lost.map((use) => change(use, null)) };
    const touched = uses.filter(({ evidence }) => this.changed.has(evidence.url));
    if (touched.length === 0) return { drift: "unchanged", changes: [] };
    const now = this.runAgain(task);
    const changes: ValueChange[] = [];
    for (const use of touched) {
      const stated = await this.statedNow(use, now);
      if (stated === null || foldText(stated) !== foldText(use.printed)) changes.push(change(use, stated));
    }
    if (!now) return { drift: "drifted", changes };
    const same = canonicalJson(now.answer) === canonicalJson(task.answer);
    return { drift: same ? "changed_same_answer" : "drifted", changes, answer: now.answerText };
  }

  private runAgain(task: Task): Pick<Execution, "answer" | "answerText" | "derivation"> | undefined {
    if (!task.program) return undefined;
    const ids = Object.values(task.program.relations);
    if (ids.some((id) => !this.relations.has(id))) return undefined;
    try {
      return task.matrix ? runMatrix(task.matrix, this.relations) : run(task.program, this.relations);
    } catch (error) {
      if (error instanceof GuardError) return undefined;
      throw error;
    }
  }

  /** What the page states for the same thing, wherever it stands now; else what stands at the same place. */
  private async statedNow(use: Use, now: Pick<Execution, "derivation"> | undefined): Promise<string | null> {
    const again = (now?.derivation.flatMap((step) => step.uses) ?? []).filter(
      ({ label, evidence }) => label === use.label && evidence.url === use.evidence.url,
    );
    const here = again.find(({ evidence }) => canonicalJson(evidence.place) === canonicalJson(use.evidence.place));
    // A label such as "name" is of many cells; one that says of what goes wherever its cell went.
    const found = here ?? (new Set(again.map(({ printed }) => printed)).size === 1 ? again[0] : undefined);
    if (found) return found.printed;
    const { url, place, snapshot } = use.evidence;
    const before = await this.archive.source(snapshot);
    const printed = async (body: Uint8Array) => printedAt({ url, body, contentType: before?.contentType ?? "" }, place);
    try {
      const stated = await printed(this.changed.get(url)!);
      return before && stated === (await printed(before.body)) ? use.printed : stated;
    } catch (error) {
      if (error instanceof SkipError) return null;
      throw error;
    }
  }
}

/** The values that an answer is made of, each once. */
function usesOf(task: Task): Use[] {
  const uses = task.derivation.flatMap((step) => step.uses);
  return [...new Map(uses.map((use) => [`${use.label}|${canonicalJson(use.evidence)}`, use])).values()];
}

const change = ({ label, printed, evidence }: Use, now: string | null): ValueChange => ({
  label,
  url: evidence.url,
  was: printed,
  now,
});
