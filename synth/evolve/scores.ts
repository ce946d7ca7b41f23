import type { Score } from "../../core/task-scores.ts";
import type { Candidate } from "./candidate.ts";
import { conditionColumns } from "./condition-columns.ts";
import { isLeaf, type Node, nodesOf } from "./node.ts";

const AGGREGATES = new Set(["sum", "mean", "median", "range", "stdev"]);
/** What is left of the naturalness of questions that nobody is curious about. */
const DULL = 0.5;

/** Each between 0 and 1. */
export interface Scores {
  naturalness: number;
  difficulty: number;
}

/** Questions of up to this many words are read in one go; past the second number nobody reads on. */
const WORDS = { easy: 35, most: 75 };
/** Pages that a person opens for one answer without complaint, and the most that anybody would. */
const PAGES = { easy: 12, most: 40 };
/** A column is called by a few words; longer names (characters) make stiff sentences. */
const COLUMN_NAME = 32;

/** A column less salient than this has a name that hardly says what was measured. */
const UNMEASURED = 0.25;

/** The most pages that a question may need. */
export const MOST_PAGES = PAGES.most;
/** The longest question, in words. */
export const MOST_WORDS = WORDS.most;

/** A Chinese word has this many characters on average (modern running text). */
const CHARACTERS_PER_WORD = 1.6;

/** Length of a question in words; Chinese ones are not parted by spaces. */
export function wordsOf(question: string): number {
  const han = question.match(/\p{Script=Han}/gu)?.length ?? 0;
  const rest = question
    .replace(/\p{Script=Han}+/gu, " ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.round(han / CHARACTERS_PER_WORD) + rest.length;
}

export function scoresOf(candidate: Candidate): Scores {
  return { naturalness: naturalness(candidate).value, difficulty: difficulty(candidate).value };
}

/** The same with what each is made of, in words. */
export function explainScores(candidate: Candidate): { naturalness: Score; difficulty: Score } {
  return { naturalness: naturalness(candidate), difficulty: difficulty(candidate) };
}

/** How much the question reads like one that somebody would ask. */
function naturalness({ question, pages, columns, tree, salience }: Candidate): Score {
  const words = wordsOf(question);
  const depth = nodesOf(tree).filter((node) => !isLeaf(node)).length;
  const stiff = columns.filter((name) => name.length > COLUMN_NAME || /[>/()]/.test(name)).length;
  const against = [
    { by: salience < UNMEASURED ? 0.55 : 1, why: "a column whose name hardly says what was measured" },
    { by: isDull(tree) ? DULL : 1, why: "it aggregates what its rows were chosen by" },
    { by: falling(words, WORDS.easy, WORDS.most), why: `${words} words` },
    { by: falling(pages.length, PAGES.easy, PAGES.most * 1.5), why: `${pages.length} pages to open` },
    { by: falling(depth, 4, 9), why: `${depth} operations within each other` },
    { by: 0.8 ** stiff, why: `${stiff} stiff column names` },
    { by: 0.9 ** Math.max(0, columns.length - 2), why: `${columns.length} columns` },
  ];
  const why = against.filter(({ by }) => by < 1).map(({ by, why }) => `${why} (×${by.toFixed(2)})`);
  return {
    value: against.reduce((product, { by }) => product * by, 1),
    why: why.length > 0 ? why : ["nothing speaks against it"],
  };
}

/** Aggregates the very column that chose the rows: "the mean area of the three lakes with the largest area". */
function isDull(tree: Node): boolean {
  return nodesOf(tree).some((node) => {
    if (isLeaf(node) || !AGGREGATES.has(node.op)) return false;
    const column = String(node.params["column"]);
    const chosen = nodesOf(node).some((inner) => !isLeaf(inner) && inner.op === "top" && inner.params["by"] === column);
    return chosen || conditionColumns(node).includes(column);
  });
}

/** How much work the answer is: pages to open, steps to take, kinds of source to read. */
function difficulty({ pages, program, sources, relations }: Candidate): Score {
  const parts = [
    { add: 0.4 * Math.min(1, Math.log2(1 + pages.length) / Math.log2(20)), why: `${pages.length} pages` },
    { add: 0.35 * Math.min(1, program.steps.length / 5), why: `${program.steps.length} steps` },
    { add: 0.15 * Math.min(1, (relations.length - 1) / 2), why: `${relations.length} relations` },
    { add: 0.1 * Math.min(1, (sources.length - 1) / 2), why: `${sources.length} kinds of source` },
  ];
  return {
    value: Math.min(
      1,
      parts.reduce((sum, { add }) => sum + add, 0),
    ),
    why: parts.filter(({ add }) => add > 0).map(({ add, why }) => `${why} (+${add.toFixed(2)})`),
  };
}

/** 1 up to `from`, then down to 0 at `to`. */
function falling(value: number, from: number, to: number): number {
  return value <= from ? 1 : Math.max(0, 1 - (value - from) / (to - from));
}
