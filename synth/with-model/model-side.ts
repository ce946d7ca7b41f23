import type { Blocklist } from "../../core/blocklist.ts";
import type { Clock } from "../../core/clock.ts";
import type { Random } from "../../core/random.ts";
import type { CheckResult, ProvenTask } from "../../core/task.ts";
import { ReplayFetcher } from "../../crawler/archive/replay-fetcher.ts";
import { openWeb } from "../../crawler/session/open-web.ts";
import type { Web } from "../../crawler/web.ts";
import { promptNamed } from "../../llm/prompt.ts";
import type { Store } from "../../storage/open-store.ts";
import { grammarSentences, type StoredRewording } from "../../storage/rewording-store.ts";
import type { SecondOpinion } from "../../storage/second-opinion-store.ts";
import type { Site } from "../../storage/site-store.ts";
import type { SiteFacts } from "../check/check.ts";
import type { Evolution } from "../evolve/evolve.ts";
import type { SiteArchive } from "../survey/site-archive.ts";
import type { Aide } from "./aide.ts";
import { proposePrograms } from "./evolve-agent.ts";
import { type SecondStage, secondStage } from "./model-figures.ts";
import { addedProposals, NO_PROPOSALS, type Proposals } from "./proposals.ts";
import { NO_PROSE, type ProseFigures, readProse } from "./read-prose.ts";
import { reword } from "./reword.ts";
import { secondOpinion } from "./second-opinion.ts";

/** What a model did for a generation, and what it cost. */
export interface ModelReport {
  model: string;
  calls: number;
  tokens: number;
  /** US dollars. */
  cost: number;
  /** US dollars for each accepted task; null where none was accepted. */
  cost_per_task: number | null;
  tokens_per_task: number | null;
  /** Replies that did not fit their shape, not even the second time. */
  malformed: number;
  /** Questions that it was asked to put in other words, by what became of them. */
  rewordings: Readonly<Record<string, number>>;
  second_stage?: SecondStage;
  /** Facts that it found in running text; absent where it read none. */
  prose?: ProseFigures;
  /** Programs that it proposed; absent where it proposed none. */
  proposals?: Proposals;
  /** Why it was asked no more before the end. */
  ended?: string;
}

/** What a model did for the tasks of one site. */
export class SiteRecord {
  readonly rewordings: StoredRewording[] = [];
  readonly opinions: SecondOpinion[] = [];
  proposals: Proposals = NO_PROPOSALS;
  prose: ProseFigures = NO_PROSE;
}

/** A task as the checks saw it. */
export interface Screened {
  task: ProvenTask;
  results: CheckResult[];
  /** The check that turned it away. */
  failed?: string;
}

/** What finishing a task takes from whoever chose it. */
export interface Draft {
  accepted: Screened;
  facts: SiteFacts;
  siteName: string;
  /** The same task in other words. */
  inWords(question: string): ProvenTask;
  screen(task: ProvenTask): Promise<Screened>;
  record: SiteRecord;
}

/** Name under which tasks are counted that the second stage turned away. */
export const SECOND_STAGE = "second_stage";

/**
 * Who is against every one of the first tasks that the rules accept reads badly rather than well (the second stage of the
 * WebAggregator paper, section 2.3, dropped one of nine). It is asked no more, and turns nothing away: a small model would else
 * go through all that a site gives, at minutes each.
 */
const HOPELESS = 4;

/** The model's part in choosing tasks: other words, and a second opinion. */
export class ModelSide {
  readonly aide: Aide;
  readonly #web: Web;
  readonly #clock: Clock;
  readonly #grammar: ReadonlyMap<string, string>;
  readonly #store: Store;
  readonly #records: SiteRecord[] = [];

  private constructor(aide: Aide, web: Web, clock: Clock, store: Store, grammar: ReadonlyMap<string, string>) {
    this.aide = aide;
    this.#store = store;
    this.#web = web;
    this.#clock = clock;
    this.#grammar = grammar;
  }

  static async open(
    aide: Aide,
    setId: string,
    { store, clock, blocklist }: { store: Store; clock: Clock; blocklist?: Blocklist },
  ): Promise<ModelSide> {
    const web = await openWeb({
      backend: "archive",
      fetcher: new ReplayFetcher(store),
      ...(blocklist ? { blocklist } : {}),
    });
    return new ModelSide(aide, web, clock, store, await grammarSentences(store, setId));
  }

  newRecord(): SiteRecord {
    const record = new SiteRecord();
    this.#records.push(record);
    return record;
  }

  /** Lets it look for facts in running text. Returns whether any stood, so that the site is another one now. */
  async readProse(site: Site, archive: SiteArchive, record: SiteRecord): Promise<boolean> {
    if (this.aide.over !== undefined) return false;
    record.prose = await readProse(this.aide, site, await archive.read(), this.#store);
    return record.prose.stood > 0;
  }

  /** Lets it add programs of its own to those of the search. */
  async propose(evolution: Evolution, random: Random, record: SiteRecord): Promise<void> {
    if (this.aide.over === undefined) record.proposals = await proposePrograms(this.aide, evolution, this.#web, random);
  }

  /** Is the one the other in a model's words, made by an earlier run? */
  isReworded(other: { id: string }, question: string): boolean {
    return this.#grammar.get(other.id) === question;
  }

  /** The task as it goes into the set: in better words where they hold, and turned away where the second opinion is against it. */
  async finish(draft: Draft): Promise<Screened> {
    if (this.aide.over !== undefined) return draft.screen(draft.accepted.task);
    const worded = await this.#worded(draft);
    if (worded.failed !== undefined || this.aide.over !== undefined || this.#isHopeless()) return worded;
    const opinion = await secondOpinion(this.aide, worded.task, worded.results, { web: this.#web, clock: this.#clock });
    draft.record.opinions.push(opinion);
    return opinion.dropped ? { ...worded, failed: SECOND_STAGE } : worded;
  }

  #isHopeless(): boolean {
    const opinions = this.#records.flatMap((record) => record.opinions);
    return opinions.length >= HOPELESS && opinions.every(({ dropped }) => dropped);
  }

  async #worded({ accepted, facts, siteName, inWords, screen, record }: Draft): Promise<Screened> {
    const { task } = accepted;
    const tried = await reword(this.aide, task, facts.relations, siteName);
    const keep = (taskId: string, rest: Partial<StoredRewording> = {}) =>
      record.rewordings.push({
        taskId,
        ...tried,
        model: this.aide.model.name,
        prompt: promptNamed("phrase").id,
        ...rest,
      });
    if (tried.outcome === "accepted") {
      const better = await screen(inWords(tried.proposed!));
      if (better.failed === undefined) {
        keep(better.task.id);
        return better;
      }
      const reason = better.results.find(({ check }) => check === better.failed)?.reason ?? better.failed;
      keep(task.id, { outcome: "check_failed", reason });
    } else keep(task.id);
    return screen(task);
  }

  report(accepted: number): ModelReport {
    const { model, meter, malformed, over } = this.aide;
    const rewordings: Record<string, number> = {};
    for (const { outcome } of this.#records.flatMap((record) => record.rewordings))
      rewordings[outcome] = (rewordings[outcome] ?? 0) + 1;
    const stage = secondStage(this.#records.flatMap((record) => record.opinions));
    const setAside = this.#isHopeless() ? { set_aside: true } : {};
    const prose = this.#records.map((record) => record.prose).reduce(bothProse, NO_PROSE);
    const proposals = this.#records.map((record) => record.proposals).reduce(addedProposals, NO_PROPOSALS);
    return {
      model: model.name,
      calls: meter.calls,
      tokens: meter.tokens,
      cost: meter.cost,
      cost_per_task: accepted === 0 ? null : meter.cost / accepted,
      tokens_per_task: accepted === 0 ? null : Math.round(meter.tokens / accepted),
      malformed,
      rewordings,
      ...(stage ? { second_stage: { ...stage, ...setAside } } : {}),
      ...(prose.pages > 0 ? { prose } : {}),
      ...(proposals.turns > 0 ? { proposals } : {}),
      ...(over === undefined ? {} : { ended: over }),
    };
  }

  async close(): Promise<void> {
    await this.#web.close();
  }
}

function bothProse(a: ProseFigures, b: ProseFigures): ProseFigures {
  const refused = { ...a.refused };
  for (const [reason, count] of Object.entries(b.refused)) refused[reason] = (refused[reason] ?? 0) + count;
  return { pages: a.pages + b.pages, named: a.named + b.named, stood: a.stood + b.stood, refused };
}
