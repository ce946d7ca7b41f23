import type { Difficulty } from "../../core/walk-plan.ts";
import { foldText } from "../../logic/values/normalise.ts";
import { type Branch, isLeaf, nodesOf } from "../evolve/node.ts";
import { scoresOf } from "../evolve/scores.ts";
import type { WalkDraft } from "./walk-draft.ts";

/** What each further walk costs that shares something with one that was taken, of a naturalness between 0 and 1. */
const REPEATED = { page: 0.6, difficulty: 0.25, subtype: 0.12, operation: 0.08, column: 0.1, relation: 0.05 };
/** What is left of the naturalness of questions about "entries". */
const NAMELESS = 0.75;
/** Questions that read worse than this are not offered at all. */
const LEAST_NATURAL = 0.35;
/** Two questions about one page that share more of their words than this (Jaccard) are one in two variants. */
const ALIKE = 0.75;
/** The same is asked of so many pages, or pairs of pages, at most. */
const MOST_OF_A_SHAPE = 4;
/** Of one page, or of one pair of pages, so many things are asked at most: the third is a drill about these two. */
const MOST_OF_PAGES = 2;
/** The same fact is asked for so often while the site has others to ask for. */
const MOST_OF_FACT = 2;

/** What nobody asks twice in a row: the day of the week of one thing after another is a drill. */
const ONCE = new Set(["weekday"]);

/** A draft that can be walked to. */
export interface OfferedWalk extends WalkDraft {
  difficulty: Difficulty;
  goldenPaths: string[];
}

interface Waiting {
  walk: OfferedWalk;
  natural: number;
  words: ReadonlySet<string>;
  /** What is done with which columns. */
  shape: string;
  columns: string;
  /** The pages that are needed. */
  pages: string;
  /** Whose fact is looked up, and which. */
  fact: string;
  keys: readonly { key: string; price: number }[];
}

/** Offers the most natural walks first, and of those about pages, columns and depths that were asked about least. */
export class WalkChoice {
  private readonly waiting: Waiting[];
  private readonly used = new Map<string, number>();
  private readonly shapes = new Map<string, number>();
  private readonly pages = new Map<string, number>();
  private readonly facts = new Map<string, number>();
  private readonly taken: Waiting[] = [];
  private offered: Waiting | undefined;
  /** How many read so badly that they are not offered. */
  readonly unnatural: number;

  constructor(walks: readonly OfferedWalk[]) {
    this.waiting = walks.map(prepare).filter(({ natural }) => natural >= LEAST_NATURAL);
    this.unnatural = walks.length - this.waiting.length;
  }

  /** The next walk; undefined where there is none left. `take` says that it is a task now. */
  next(): OfferedWalk | undefined {
    for (;;) {
      const best = this.waiting.reduce<{ one: Waiting; worth: number; isFresh: boolean } | undefined>((found, one) => {
        const worth =
          one.natural - one.keys.reduce((sum, { key, price }) => sum + price * (this.used.get(key) ?? 0), 0);
        const isFresh = (this.facts.get(one.fact) ?? 0) < MOST_OF_FACT;
        const isBetter = !found || (isFresh === found.isFresh ? worth > found.worth : isFresh);
        return isBetter ? { one, worth, isFresh } : found;
      }, undefined)?.one;
      if (!best) return undefined;
      this.waiting.splice(this.waiting.indexOf(best), 1);
      if ((this.shapes.get(best.shape) ?? 0) >= MOST_OF_A_SHAPE) continue;
      if ((this.pages.get(best.pages) ?? 0) >= MOST_OF_PAGES) continue;
      if (this.taken.some((other) => isVariant(other, best) || isDrill(other, best))) continue;
      this.offered = best;
      return best.walk;
    }
  }

  take(): void {
    const { keys, shape, pages, fact } = this.offered!;
    for (const { key } of keys) count(this.used, key);
    count(this.shapes, shape);
    count(this.pages, pages);
    count(this.facts, fact);
    this.taken.push(this.offered!);
  }
}

const count = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

const isDrill = (one: Waiting, other: Waiting): boolean => {
  const { op } = one.walk.candidate.tree;
  return ONCE.has(op) && other.walk.candidate.tree.op === op;
};

/** Whether two walks ask nearly the same of a page that both need. */
function isVariant(one: Waiting, other: Waiting): boolean {
  const pages = new Set(one.walk.candidate.pages);
  const shared = other.walk.candidate.pages.filter((url) => pages.has(url)).length;
  // The same figures of the same two things, the other way round or as a ratio for a difference.
  const isOfSame = one.columns === other.columns || one.shape === other.shape;
  if (shared === pages.size && isOfSame && pages.size > 1) return true;
  return shared > 0 && overlap(one.words, other.words) > ALIKE;
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared);
}

const lookedUp = (tree: Branch): Set<string> =>
  new Set(
    nodesOf(tree).flatMap((node) => (!isLeaf(node) && node.op === "lookup" ? [String(node.params["column"])] : [])),
  );

function prepare(walk: OfferedWalk): Waiting {
  const { candidate, difficulty } = walk;
  return {
    walk,
    natural: scoresOf(candidate).naturalness * (/\bentr(?:y|ies)\b/.test(candidate.question) ? NAMELESS : 1),
    words: new Set(foldText(candidate.question).match(/[\p{L}\p{N}]+/gu) ?? []),
    columns: [...candidate.relations, ...candidate.columns].join(),
    pages: [...candidate.pages].sort().join(" "),
    fact: [...candidate.relations, ...lookedUp(candidate.tree)].join(),
    shape: [...candidate.execution.operations, "of", ...candidate.relations, ...candidate.columns].join(),
    keys: [
      ...candidate.pages.map((url) => ({ key: `page ${url}`, price: REPEATED.page })),
      ...candidate.columns.map((column) => ({ key: `column ${column}`, price: REPEATED.column })),
      ...candidate.relations.map((relation) => ({ key: `relation ${relation}`, price: REPEATED.relation })),
      { key: `subtype ${candidate.subtype}`, price: REPEATED.subtype },
      { key: `operation ${candidate.execution.operations.join()}`, price: REPEATED.operation },
      { key: `difficulty ${difficulty}`, price: REPEATED.difficulty },
    ],
  };
}
