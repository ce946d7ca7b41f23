import { SUBTYPES, type Subtype } from "../core/program.ts";
import type { Score } from "../core/task-scores.ts";
import { buildOf, isLinked } from "./build-of.ts";
import { type Elite, topicOf } from "./evolve/archive.ts";
import { workOf } from "./evolve/outcome.ts";
import { gravityOf, LAST_RESORT, type Resort, resortsOf } from "./last-resorts.ts";
import { HARDEST, levelOf } from "./level.ts";
import { answeredKeys } from "./once-answered.ts";
import { onceKeys } from "./once-keys.ts";
import { comparedWords } from "./question-words.ts";
import {
  baseKey,
  columnKey,
  formKey,
  keysOf,
  listKeys,
  matterKey,
  type RepeatedKey,
  repeatedWhat,
} from "./repeated-keys.ts";
import { sparingKeys } from "./sparing.ts";

/** Questions that read worse than this are not offered at all. */
const LEAST_NATURAL = 0.4;
/** So many questions about one and the same columns of one and the same tables, and no more: what it states of one thing is asked out. */
const MOST_OF_TOPIC = 8;
/** So many questions that ask the same of the same columns, of whatever things: "how many of … have … as their …". */
const MOST_OF_FORM = 2;
/** So many questions about one and the same list of names. */
const MOST_OF_LIST = 2;
/** What is asked sparingly (`sparingKeys`) is asked once more of a collection for each so many tasks of a set. */
const SPARED = 30;
/** What a set should have of some kinds of task: as long as fewer are in it, such a task is worth more. */
const WANTED = {
  manyPages: { share: 0.5, bonus: 0.15 },
  hardest: { share: 0.3, bonus: 0.25 },
  /** Of each kind of source that the site has. */
  source: { share: 0.15, bonus: 0.25 },
  /** Of a kind of source that hardly a task is of: whatever else is better asked, one of such comes first. */
  rarest: { share: 0.03, bonus: 1 },
  /** Over two kinds of page, by what the one names of the other. */
  linked: { share: 0.25, bonus: 0.25 },
  /** Of what people look for first: prices, ratings, what lists print. */
  main: { share: 0.4, bonus: 0.2 },
};
/** Questions that are put together in the same way, of whatever columns: no more than this share as long as there are others. */
const MOST_OF_BUILD = 0.1;
/** Questions about the things of one collection: no more than this share as long as others give some. */
const MOST_OF_BASE = 0.34;
/** Questions that read one and the same column: no more than this share, past so many, as long as others give some. */
const MOST_OF_COLUMN = { share: 0.125, few: 2 };
const MANY_PAGES = 5;
/** Two questions about the same rows that share more of their words than this (Jaccard) are one in two variants. */
const ALIKE = 0.75;

/** What lowers the novelty most is told, up to so many. */
const NAMED_REPEATS = 3;

interface Waiting {
  elite: Elite;
  words: ReadonlySet<string>;
  hardest: boolean;
  linked: boolean;
  /** How it is put together, whatever it is about. */
  build: string;
  /** The collection whose things it is about. */
  base: string;
  resort: readonly Resort[];
  /** Ways of asking that it is one of, and that a set asks of a collection once in a while. */
  sparing: readonly string[];
  keys: readonly RepeatedKey[];
}

/**
 * Chooses which candidates of a site become tasks, so that any number of them is a good set: of a subtype the fittest
 * question whose columns, names and shape were asked about least, none of them twice in two variants. Deterministic.
 */
export class Curation {
  private readonly waiting = new Map<Subtype, Waiting[]>();
  private readonly sources: ReadonlySet<string>;
  private readonly asked = new Map<string, number>();
  private readonly once = new Set<string>();
  private readonly texts: Pick<Waiting, "elite" | "words">[] = [];
  private readonly counts = {
    all: 0,
    manyPages: 0,
    hardest: 0,
    linked: 0,
    main: 0,
    sources: new Map<string, number>(),
  };
  private readonly resorts = new Map<Resort, number>();
  private offered: Waiting | undefined;

  constructor(elites: readonly Elite[]) {
    for (const subtype of SUBTYPES) {
      const found = elites.filter((elite) => elite.subtype === subtype && elite.scores.naturalness >= LEAST_NATURAL);
      if (found.length > 0) this.waiting.set(subtype, found.map(prepare));
    }
    this.sources = new Set(elites.flatMap((elite) => elite.sources));
  }

  /**
   * Subtypes of which candidates are left, but for those that a set is full of; those of which only last resorts are
   * left come after the others, but for what a set lacks.
   */
  open(lacking: ReadonlySet<Subtype> = new Set(), full: ReadonlySet<Subtype> = new Set()): Subtype[] {
    const all = [...this.waiting.keys()].filter(
      (subtype) => !full.has(subtype) && this.waiting.get(subtype)!.some((one) => !this.isSpared(one)),
    );
    const doubts = new Map(all.map((subtype) => [subtype, this.fewestDoubts(subtype)]));
    const fewest = Math.min(...doubts.values());
    return all.filter((subtype) => doubts.get(subtype) === fewest || lacking.has(subtype));
  }

  /** The next candidate of a subtype; undefined where there is none left. Tell by `take` or `refuse` what became of it. */
  next(subtype: Subtype): Elite | undefined {
    for (;;) {
      const candidates = this.waiting.get(subtype);
      const allowed = candidates?.filter((one) => !this.isSpared(one)) ?? [];
      if (!candidates || allowed.length === 0) return undefined;
      const fewest = this.fewestDoubts(subtype);
      const wanted = allowed.filter((one) => this.doubts(one) === fewest);
      const best = wanted.reduce<{ one: Waiting; worth: number } | undefined>((found, one) => {
        const worth = this.worth(one);
        return found === undefined || worth > found.worth ? { one, worth } : found;
      }, undefined)!.one;
      candidates.splice(candidates.indexOf(best), 1);
      if (candidates.length === 0) this.waiting.delete(subtype);
      if (this.isVariant(best) || this.isAskedOut(best)) continue;
      this.offered = best;
      return best.elite;
    }
  }

  /** How little of the candidate that was given last the tasks before it ask about. */
  novelty(): Score {
    const repeated = this.offered!.keys.map(({ key, price }) => ({
      key,
      cost: price * (this.asked.get(key) ?? 0),
    })).filter(({ cost }) => cost > 0);
    const cost = repeated.reduce((sum, one) => sum + one.cost, 0);
    const worst = [...repeated].sort((a, b) => b.cost - a.cost).slice(0, NAMED_REPEATS);
    return {
      value: Math.max(0, 1 - cost),
      why:
        worst.length === 0
          ? ["nothing of it was asked about before"]
          : worst.map(({ key, cost: price }) => `${repeatedWhat(key)} asked about before (-${price.toFixed(2)})`),
    };
  }

  /** The candidate that was given last is a task now. */
  take(): void {
    const { elite, words, hardest, linked, build, keys, resort, sparing } = this.offered!;
    this.counts.all += 1;
    if (elite.pages.length >= MANY_PAGES) this.counts.manyPages += 1;
    if (hardest) this.counts.hardest += 1;
    if (linked) this.counts.linked += 1;
    if (elite.main) this.counts.main += 1;
    for (const one of resort) this.resorts.set(one, (this.resorts.get(one) ?? 0) + 1);
    for (const kind of elite.sources) this.counts.sources.set(kind, (this.counts.sources.get(kind) ?? 0) + 1);
    for (const { key } of keys) this.asked.set(key, (this.asked.get(key) ?? 0) + 1);
    for (const key of [matterKey(elite), build, ...listKeys(elite.tree), ...sparing])
      this.asked.set(key, (this.asked.get(key) ?? 0) + 1);
    for (const key of [...onceKeys(elite), ...answeredKeys(elite)]) this.once.add(key);
    this.texts.push({ elite, words });
  }

  /** The candidate that was given last was turned away: what is much like it will be too. */
  refuse(): void {
    const key = `refused ${topicOf(this.offered!.elite)}`;
    this.asked.set(key, (this.asked.get(key) ?? 0) + 1);
  }

  private worth({ elite, hardest, linked, keys }: Waiting): number {
    const cost = keys.reduce((sum, { key, price }) => sum + price * (this.asked.get(key) ?? 0), 0);
    const lacks = (count: number, { share }: { share: number }) => count < share * (this.counts.all + 1);
    const many = elite.pages.length >= MANY_PAGES && lacks(this.counts.manyPages, WANTED.manyPages);
    const lacksSource = (wanted: { share: number }) =>
      this.sources.size > 1 && elite.sources.some((kind) => lacks(this.counts.sources.get(kind) ?? 0, wanted));
    return (
      elite.fitness -
      cost +
      (many ? WANTED.manyPages.bonus : 0) +
      (hardest && lacks(this.counts.hardest, WANTED.hardest) ? WANTED.hardest.bonus : 0) +
      (lacksSource(WANTED.source) ? WANTED.source.bonus : 0) +
      (lacksSource(WANTED.rarest) ? WANTED.rarest.bonus : 0) +
      (linked && lacks(this.counts.linked, WANTED.linked) ? WANTED.linked.bonus : 0) +
      (elite.main && lacks(this.counts.main, WANTED.main) ? WANTED.main.bonus : 0)
    );
  }

  private isAskedOut({ elite }: Waiting): boolean {
    const count = (key: string) => this.asked.get(key) ?? 0;
    return (
      count(matterKey(elite)) >= MOST_OF_TOPIC ||
      count(formKey(elite)) >= MOST_OF_FORM ||
      listKeys(elite.tree).some((key) => count(key) >= MOST_OF_LIST)
    );
  }

  /** Has the set as many of its sort as it may have so far? */
  private isSpared({ sparing }: Waiting): boolean {
    const most = 1 + Math.floor(this.counts.all / SPARED);
    return sparing.some((key) => (this.asked.get(key) ?? 0) >= most);
  }

  /** For how many reasons others come first: where all of a site are of one, the other reasons still count. */
  private doubts(waiting: Waiting): number {
    const { elite, resort, build, base } = waiting;
    const built = this.hasShare(build, MOST_OF_BUILD);
    const crowded = this.hasShare(base, MOST_OF_BASE);
    const worn = elite.columns.some((column) =>
      this.hasShare(columnKey(column), MOST_OF_COLUMN.share, MOST_OF_COLUMN.few),
    );
    const grave = resort.filter((one) => this.isFull(waiting, one)).reduce((sum, one) => sum + gravityOf(one), 0);
    return Number(built) + Number(crowded) + Number(worn) + grave;
  }

  /** Have questions of a sort their share of the set? */
  private hasShare(key: string, most: number, few = 1): boolean {
    return (this.asked.get(key) ?? 0) + 1 > Math.max(few, most * (this.counts.all + 1));
  }

  private fewestDoubts(subtype: Subtype): number {
    const allowed = this.waiting.get(subtype)!.filter((one) => !this.isSpared(one));
    return Math.min(...allowed.map((one) => this.doubts(one)));
  }

  private isFull({ resort }: Waiting, kind: Resort): boolean {
    return resort.includes(kind) && (this.resorts.get(kind) ?? 0) + 1 > LAST_RESORT[kind] * (this.counts.all + 1);
  }

  private isVariant({ elite, words }: Waiting): boolean {
    if ([...onceKeys(elite), ...answeredKeys(elite)].some((key) => this.once.has(key))) return true;
    return this.texts.some((other) => {
      if (!elite.relations.some((id) => other.elite.relations.includes(id))) return false;
      const shared = [...words].filter((word) => other.words.has(word)).length;
      return shared / (words.size + other.words.size - shared) > ALIKE;
    });
  }
}

function prepare(elite: Elite): Waiting {
  const words = comparedWords(elite.question);
  const hardest = levelOf(workOf(elite)).level === HARDEST;
  return {
    elite,
    words,
    hardest,
    linked: isLinked(elite.tree),
    build: buildOf(elite.tree),
    base: baseKey(elite.tree),
    resort: resortsOf(elite),
    sparing: sparingKeys(elite),
    keys: keysOf(elite),
  };
}
