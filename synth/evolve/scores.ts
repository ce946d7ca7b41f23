import type { Score } from "../../core/task-scores.ts";
import { withoutDay } from "../../logic/english/days-in-headings.ts";
import { humanise } from "../../logic/english/humanise.ts";
import { isLapse } from "../../logic/operations/formula-column.ts";
import { operation } from "../../logic/registry.ts";
import { withoutHeaderUnit } from "../../logic/values/infer-column.ts";
import { quantityOf } from "../../logic/values/year-text.ts";
import type { Candidate } from "./candidate.ts";
import { conditionColumns } from "./condition-columns.ts";
import { type Branch, inputOf, isLeaf, type Node, nodeKey, nodesOf } from "./node.ts";
import type { Outcome } from "./outcome.ts";
import { isWorkedOut } from "./refusals/bare-place.ts";
import { isAside } from "./refusals/counted-per.ts";
import { leastFamiliar } from "./refusals/familiar.ts";

const AGGREGATES = new Set(["sum", "mean", "median", "range", "stdev", "count_above_average"]);
/** What is left of the naturalness of questions that nobody is curious about. */
const DULL = 0.25;

/** Each between 0 and 1. */
export interface Scores {
  naturalness: number;
  difficulty: number;
}

/**
 * Questions of up to this many words are read in one go; past the second number nobody reads on. What follows the question
 * mark (what a word means here, how to round) is looked up rather than read: it weighs less.
 */
const WORDS = { easy: 35, most: 75, after: 0.5 };
/** Pages that a person opens for one answer without complaint, and the most that anybody would. */
const PAGES = { easy: 12, most: 50 };
/** Of up to so many things most is seen at a glance, and little that can be worked out of them is worth it. */
const FEW = { pages: 5, by: 0.85 };
/** So many names are read as a group; each further one makes the list longer than the question. */
const NAMES = { easy: 5, further: 0.96 };
/** Things that the asker picked, where nothing but the list says why these. */
const PICKED = { from: 3, by: 0.8 };
/** Each further condition on what a question is about, and each place beyond the first, is a turn to be followed; who is last but one hardly anybody wonders. */
const TURN = { condition: 0.9, place: 0.85, lastButOne: 0.55 };
/** "Among those whose page gives a price": who asks has to be told first what the pages leave out. */
const STATED = 0.85;
/** …and where one then has to keep two conditions in mind as well, hardly anybody does. */
const STATED_CHOICE = 0.75;
/** "Leave aside X, for which “varies” is given": who asks had to look at every page to know. */
const SET_ASIDE = 0.75;
/** Of halls and schools people ask other things than how many parking spaces they have. */
const CONVENIENCE = 0.75;
/** "In the table of works on the page of Ann and on the galleries' own pages": nobody knows why Ann's. */
const ONE_OF_MANY = 0.7;
/** A table that is told by its title and its page, with other pages beside it: whoever asks has to say where before what. */
const TWO_PLACES = 0.5;
const IN_TWO_PLACES = /^In the tables? “.* and on the [^“”?]+ own pages of |^根据[^，]*及其[^，]*表格/u;
/** Whether figures go along is wondered about for all there are, rather than for some of them. */
const OF_SOME = 0.7;
const CORRELATING = new Set(["pearson", "spearman", "linear_fit"]);
/** A fact of what is foremost by a figure that has to be worked out first is two questions. */
const OF_WORKED_OUT = 0.8;
/** One thing is held against the mean of a group that it is in itself. */
const HELD_AGAINST_OWN = 0.85;

/** "Age structure > 55-64 years" is one bar of a diagram; nobody calls a quantity so. */
const SPAN = /\d+\s*[-–]\s*\d+|\d+ years and over/;
const SPANNED = 0.5;

/** "Those whose season is 2001/02, 2002/03 or 2003/04": why these, is the asker's own. */
const SEVERAL = 0.75;
const isOneOfSeveral = ({ op, params }: Branch): boolean =>
  op === "filter" && (params["where"] as { is?: string } | undefined)?.is === "in";

/** "telephones (fixed lines, total subscriptions)", "children under the age of 5 years underweight" */
export const isUnwieldy = (said: string) =>
  withoutDay(said).split(" ").length > NAME_WORDS || /\([^)]*,[^)]*\)/.test(said);
const NAME_WORDS = 6;
const UNWIELDY = 0.6;

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

/** The same, with what follows the question mark weighed as it is read. */
export function wordsToRead(question: string): number {
  const asked = question.search(/[?？]/) + 1 || question.length;
  return Math.round(wordsOf(question.slice(0, asked)) + WORDS.after * wordsOf(question.slice(asked)));
}

export function scoresOf(candidate: Candidate): Scores {
  const against = reasonsAgainst(candidate, wordsToRead(candidate.question), candidate.question);
  return { naturalness: productOf(against), difficulty: sumOf(workFor(candidate)) };
}

/** The most that a question for this can score, however few words it takes. */
export function mostOf(outcome: Outcome): Scores {
  return { naturalness: productOf(reasonsAgainst(outcome, 0)), difficulty: sumOf(workFor(outcome)) };
}

/** The same with what each is made of, in words. */
export function explainScores(candidate: Candidate): { naturalness: Score; difficulty: Score } {
  const against = reasonsAgainst(candidate, wordsToRead(candidate.question), candidate.question);
  const why = against.filter(({ by }) => by < 1).map(({ by, why }) => `${why()} (×${by.toFixed(2)})`);
  const work = workFor(candidate);
  return {
    naturalness: { value: productOf(against), why: why.length > 0 ? why : ["nothing speaks against it"] },
    difficulty: {
      value: sumOf(work),
      why: work.filter(({ add }) => add > 0).map(({ add, why }) => `${why()} (+${add.toFixed(2)})`),
    },
  };
}

/** What makes a question less natural, by how much, and why: put into words for the few that are kept. */
interface Reason {
  by: number;
  why(): string;
}

/** What makes a question harder. */
interface Work {
  add: number;
  why(): string;
}

const productOf = (against: readonly Reason[]): number => against.reduce((product, { by }) => product * by, 1);

const sumOf = (work: readonly Work[]): number =>
  Math.min(
    1,
    work.reduce((sum, { add }) => sum + add, 0),
  );

/** What keeps a question of so many words from reading like one that somebody would ask; of what is not put into words yet, at least. */
function reasonsAgainst(outcome: Outcome, words: number, question = ""): Reason[] {
  const { pages, columns: read, tree, salience, lastButOne, oneOfMany } = outcome;
  const branches = nodesOf(tree).filter((node): node is Branch => !isLeaf(node));
  // The earliest and the latest of one set: what both are taken from is said once.
  const steps = new Set(branches.map(nodeKey)).size;
  // What a question computes is said in words of its own; what pages state of several years is one quantity.
  const made = new Set(branches.flatMap(({ op, params }) => operation(op)?.computes?.(params) ?? []));
  const columns = [...new Set(read.filter((name) => !made.has(name)).map(quantityOf))];
  // The unit that a heading prints in brackets is said apart.
  const stiff = columns.filter((name) => /[>/()]|\s[-–]\s/.test(withoutHeaderUnit(name))).length;
  const unwieldy = columns.filter((name) => isUnwieldy(humanise(name))).length;
  const spans = columns.filter((name) => SPAN.test(name)).length;
  const familiar = leastFamiliar(branches.map(askedAs));
  const names = Math.max(0, ...branches.map(({ params }) => (params["names"] as string[] | undefined)?.length ?? 0));
  const conditions = conditionColumns(tree).length;
  const ranks = branches.filter(({ op }) => op === "kth" || op === "ranked_value");
  const place = Math.max(1, ...ranks.map(({ params }) => Number(params["k"] ?? 1)));
  return [
    { by: familiar.by, why: () => `few people ask for ${familiar.op.replace(/_/g, " ")}` },
    { by: NAMES.further ** Math.max(0, names - NAMES.easy), why: () => `${names} names in a row` },
    { by: names >= PICKED.from ? PICKED.by : 1, why: () => "a list of the asker's own" },
    { by: TURN.condition ** Math.max(0, conditions - 1), why: () => `${conditions} conditions` },
    { by: branches.some(isOneOfSeveral) ? SEVERAL : 1, why: () => "several values that are asked about together" },
    { by: TURN.place ** (place - 1) * (lastButOne ? TURN.lastButOne : 1), why: () => `place ${place} of a ranking` },
    {
      by: holdsAgainstOwn(tree) ? HELD_AGAINST_OWN : 1,
      why: () => "it holds a thing against a group that it belongs to",
    },
    { by: salience < UNMEASURED ? 0.55 : 1, why: () => "a column whose name hardly says what was measured" },
    { by: branches.some(({ op }) => op === "stated") ? STATED : 1, why: () => "only those that state something" },
    { by: branches.some(({ op }) => op === "aside") ? SET_ASIDE : 1, why: () => "rows that are set aside by name" },
    {
      by: conditions > 1 && branches.some(({ op }) => op === "stated") ? STATED_CHOICE : 1,
      why: () => "several conditions on those that state something",
    },
    { by: branches.some(isOfSome) ? OF_SOME : 1, why: () => "whether figures of some of them go along" },
    { by: branches.some(showsWorkedOut) ? OF_WORKED_OUT : 1, why: () => "a fact of what a worked-out figure finds" },
    { by: oneOfMany ? ONE_OF_MANY : 1, why: () => "the table of one page, of many that have the same" },
    { by: IN_TWO_PLACES.test(question) ? TWO_PLACES : 1, why: () => "two places that have to be told" },
    { by: isDull(tree) ? DULL : 1, why: () => "it aggregates what its rows were chosen by" },
    { by: falling(words, WORDS.easy, WORDS.most), why: () => `${words} words to read` },
    { by: falling(pages.length, PAGES.easy, PAGES.most * 2), why: () => `${pages.length} pages to open` },
    { by: pages.length <= FEW.pages ? FEW.by : 1, why: () => `${pages.length} pages only` },
    { by: falling(steps, 4, 9), why: () => `${steps} operations within each other` },
    { by: columns.some(isAside) ? CONVENIENCE : 1, why: () => "what is there for convenience only" },
    { by: SPANNED ** spans, why: () => `${spans} columns of a span of ages or years` },
    { by: UNWIELDY ** unwieldy, why: () => `${unwieldy} columns called by half a sentence` },
    { by: 0.8 ** stiff, why: () => `${stiff} stiff column names` },
    { by: 0.9 ** Math.max(0, columns.length - 2), why: () => `${columns.length} columns` },
  ];
}

/** How long it lasted is no formula to anybody. */
const askedAs = ({ op, params }: Branch): string =>
  params["draws"] === 1 ? "share" : isLapse(params["formula"]) ? "lapse" : op;

/** "the difference between the area of A and the mean area of A, B and C" */
function holdsAgainstOwn(tree: Node): boolean {
  if (isLeaf(tree)) return false;
  const ops = Object.values(tree.inputs).map((input) => (isLeaf(input) ? "" : input.op));
  return ops.includes("lookup") && ops.includes("mean");
}

const isOfSome = (node: Branch): boolean => CORRELATING.has(node.op) && conditionColumns(node).length > 0;

/** "Who chairs the club with the most members per court?" */
function showsWorkedOut(node: Branch): boolean {
  const first = node.op === "lookup" ? inputOf(node) : undefined;
  return first !== undefined && !isLeaf(first) && first.op === "kth" && isWorkedOut(inputOf(first));
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
function workFor({ pages, program, sources, relations }: Outcome): Work[] {
  return [
    { add: 0.4 * Math.min(1, Math.log2(1 + pages.length) / Math.log2(20)), why: () => `${pages.length} pages` },
    { add: 0.35 * Math.min(1, program.steps.length / 5), why: () => `${program.steps.length} steps` },
    { add: 0.15 * Math.min(1, (relations.length - 1) / 2), why: () => `${relations.length} relations` },
    { add: 0.1 * Math.min(1, (sources.length - 1) / 2), why: () => `${sources.length} kinds of source` },
  ];
}

/** 1 up to `from`, then down to 0 at `to`. */
function falling(value: number, from: number, to: number): number {
  return value <= from ? 1 : Math.max(0, 1 - (value - from) / (to - from));
}
