import type { MatrixDimension } from "../../../core/matrix.ts";
import type { Column } from "../../../core/relation.ts";
import type { Naming } from "../../../logic/operation.ts";

/** What the entities of a matrix are called together, singly, and but for one of them. */
export interface Called {
  /** "eight farms", "八座水库" */
  all: string;
  /** "farm" */
  one: string;
  /** "the other seven" */
  others: string;
}

/** A quantity as questions speak of it. */
export interface SaidQuantity {
  /** "area", "number of trees" */
  noun: string;
  unit: string | undefined;
}

/** A question of a dimension, with the sentences that fix what it leaves open. */
export interface Asked {
  question: string;
  assumptions: readonly string[];
}

/** What a set of entities is called, and why each is in it. */
export interface ScopeWords {
  called(count: number, naming: Naming): Called;
  whole(count: number, naming: Naming): { words: string; why: string };
  group(count: number, heading: string, naming: Naming): { words: string; why: string };
  /** Those of which the site says the same. */
  alike(count: number, said: { attribute: string; value: string }, naming: Naming): { words: string; why: string };
  /** The first of all by a column; `why` of the one at a place, counted from 0, with what it has. */
  top(
    count: number,
    column: Column,
    naming: Naming,
    all: number,
    /** Of which year the column is, where its heading does not say so. */
    year?: string,
  ): { words: string; why(place: number, printed: string): string };
  /** A column as a noun that questions can use; undefined where only its heading could be quoted. */
  noun(column: Column, naming: Naming): string | undefined;
  undisclosed(nouns: readonly string[]): string;
  /** A quantity of one year. */
  inYear(noun: string, year: string): string;
  /** What several rows have of it together. */
  together(noun: string): string;
  /** Which rows these are, as a sentence: those that name the thing in a column. */
  partsOf(noun: string, by: string, naming: Naming): string;
}

/** The questions of all kinds of dimension, and the words of their metrics. */
export interface QuestionWords {
  retrieval(called: Called, of: SaidQuantity): string;
  sumOfParts(called: Called, of: SaidQuantity): string;
  ratio(called: Called, a: SaidQuantity, b: SaidQuantity, sameUnit: boolean): string;
  /** What percentage one amount comes to of another. */
  percentage(called: Called, part: SaidQuantity, whole: SaidQuantity): string;
  /** How much more there is of one than of the other. */
  excess(called: Called, more: SaidQuantity, less: SaidQuantity): string;
  /** By what percentage one price lies below another. */
  discount(called: Called, less: SaidQuantity, more: SaidQuantity): string;
  /** How far it rose or fell over some years. */
  changed(called: Called, of: SaidQuantity, over: Change): Asked;
  shareRatio(called: Called, a: SaidQuantity, b: SaidQuantity): string;
  shareGap(called: Called, a: SaidQuantity, b: SaidQuantity): Asked;
  /** How many times the mean of the others it is, where some state nothing. */
  timesStatedMean(called: Called, of: SaidQuantity): Asked;
  conflict(called: Called, of: SaidQuantity): Asked;
  /** The total shared out in proportion to one quantity, or to either of two. */
  sharedOut(called: Called, total: SaidQuantity, by: SaidQuantity, or: SaidQuantity | undefined): Asked;
  /** What there would be of it, were its rate the best of those of the others, at either end. */
  bestRate(called: Called, of: SaidQuantity, per: SaidQuantity, end: "highest" | "lowest"): Asked;
  /** The same, at the rate that all others have together. */
  commonRate(called: Called, of: SaidQuantity, per: SaidQuantity): Asked;
  /** Where a series of years leads: along its line, or also by its mean growth. */
  outlook(called: Called, of: SaidQuantity, years: Outlook): Asked;
  /** Those that do not state it are no part of totals and means. */
  notStated(called: Called, of: SaidQuantity): string;
  anyPeriod: string;
  year(year: string): string;
  /** Of that year are those quantities that are called after it, and of the others nothing says when. */
  partlyYear(year: string): string;
  noUnit: string;
  unit(unit: string): string;
  mapping(called: Called, naming: Naming): string;
}

export interface Change {
  since: string;
  until: string;
  /** It is a share: the change is told in percentage points. */
  inPoints: boolean;
  /** Which way all of them went; without it some rose and some fell, and the mean yearly rate is asked for, with its sign. */
  went?: "up" | "down" | "signed";
}

export interface Outlook {
  since: string;
  until: string;
  at: string;
  /** By growth as well: the answer is a range. */
  byGrowth: boolean;
}

/** What whoever solves a matrix is told. */
export interface PromptParts {
  scope: string;
  root: string;
  entities: readonly string[];
  dimensions: readonly MatrixDimension[];
}

/** All words of matrices in one language. */
export interface MatrixWords {
  scope: ScopeWords;
  question: QuestionWords;
  prompt(parts: PromptParts): string;
}
