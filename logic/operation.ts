import type { z } from "zod";
import type { Evidence } from "../core/evidence.ts";
import type { Family, Subtype } from "../core/program.ts";
import type { Column } from "../core/relation.ts";
import type { Value } from "../core/value.ts";
import type { ChinesePhrase } from "./chinese/phrase.ts";
import type { VerbHeading } from "./english/verb-headings.ts";

/**
 * A cell while a program runs: a value, with the place that it was read from, or every place that it was computed from. The
 * cells of a relation are such cells as they are.
 */
export interface WorkCell {
  value: Value;
  evidence: Evidence | readonly Evidence[];
  /** Footnotes to it. */
  notes?: readonly string[];
}
export interface WorkRow {
  cells: readonly WorkCell[];
  /** URL of the page that the row is about; joins go by it. */
  about?: string;
}

/** One of several values that belong together. */
export interface ResultPart {
  name: string;
  /** Other names that people give it. */
  aliases?: string[];
  value: Value;
  /** It is given as it is, whatever the other parts are rounded to. */
  exact?: true;
}

/**
 * What a step gives: a table, one value, or several values that are asked for together. What an answer rests on is told by
 * `Operation.uses`.
 */
export type Result =
  | { type: "table"; columns: readonly Column[]; rows: readonly WorkRow[] }
  | { type: "value"; value: Value; column?: Column; aliases?: readonly string[] }
  | { type: "parts"; parts: readonly ResultPart[] };
export type TableResult = Extract<Result, { type: "table" }>;
export type ValueResult = Extract<Result, { type: "value" }>;

/** Why an operation is not meaningful, or not unambiguous, on its inputs. */
export interface Guard {
  /** e.g. "not_additive", "mixed_units", "missing_cells", "tie", "too_few", "identifier" */
  guard: string;
  message: string;
}

/** How people call the rows of a relation and where it stands. Found by the survey, used by phrasing. */
export interface Naming {
  /** "country" */
  singular: string;
  /** "countries" */
  plural: string;
  /** What the site counts them by, where its language has words for that: "株" of trees. */
  measure?: string;
  /** How a Chinese question speaks of all of them, where its source does not have all of their kind: “所列的13家医院”. */
  whole?: string;
  /** Its site writes their names as titles, in marks of their own: “《山路》”. */
  titled?: true;
  /** What some of its columns are called, by their names, where their headings alone do not say it. */
  names?: Readonly<Record<string, string>>;
  /** What those are called that some of its columns lead to, by these columns' names. */
  ledTo?: Readonly<Record<string, string>>;
  /** What a question has to say of its figures besides. */
  notes?: readonly string[];
  /** Where it stands, as an adverbial: "on the Acme Almanac site", "in the admission figures of …". */
  source: string;
}

/** A restrictive clause behind a noun: `head` and `rest`, "whose area is" "larger than 5 km²", "opened" "before 2000". */
export interface Clause {
  form: "participle" | "with" | "whose" | "that";
  head: string;
  /** `head` behind a singular, where that differs. */
  one?: string;
  rest: string;
  /** It says from where on: of two limits it comes first. */
  floor?: boolean;
  /** It says where, or by whom: it stands before one with its head that says when, as in "born in Oslo before 1900". */
  place?: boolean;
  /** The same as a clause that stands beside others with "whose": "whose region is North", "that have more than two towers". */
  owned?: { form: "whose" | "that"; head: string; one?: string; rest: string };
  /** It is so now: "are owned by Acme" beside "were built by Acme". */
  now?: true;
  /** The same as a predicate of several: "have an area of more than 5 km²", "were opened before 2000". */
  predicate?: string;
  /** It says which sort of them they are, in a noun that says what they are as well: "field hospital" of hospitals. */
  kind?: { one: string; many: string };
  /** What it says of one other thing, behind the words for that: two such conditions are said of one "depot", and not of two. */
  within?: { start: string; said: readonly Clause[] };
  /** The same of the one other thing that it is about, by what the rows call that: "in the region North" of their "substation". */
  ofOwner?: { pointer: string; said: Clause };
  /** People say it with the predicate rather than with the clause: "are of the type “Loop”", and not "whose type is". */
  isSaidSo?: true;
}

/** Values that rows were grouped by, which are said of the rows: "the credit line most frequent among the clocks". */
export interface ValuesOfRows {
  /** The column that the grouping made. */
  column: string;
  /** What is taken of the rows with one value: "mean price of the clocks"; absent where they are counted. */
  taken?: string;
  /** The rows: "all clocks", "the clocks whose maker is …". */
  rows: string;
  /** What the values are called says which rows: "type of clock". */
  said?: true;
}

/** A piece of a question. Operations build the piece of their result from the pieces of their inputs. */
export type Phrase =
  | {
      kind: "things";
      singular: string;
      plural: string;
      /** What restricts them, in order. */
      clauses: readonly Clause[];
      /** Where they stand; `sourceWords` makes one adverbial of them. */
      sources: readonly string[];
      /** Sentences that must stand in the question: how ties, missing values, sample or population are taken. */
      notes: string[];
      /**
       * A finished noun phrase for exactly these things ("the five countries with the highest population"); clauses then
       * restrict within it.
       */
      fixed?: string;
      /** `fixed` is a list of names. */
      listed?: true;
      /** There is exactly one; `fixed` or the clauses describe it. */
      one?: boolean;
      /** The question for its name, where there is exactly one: "which country has the highest population among …". */
      asked?: string;
      /** How people call columns that an operation made: { count: "number of countries" }. */
      names?: Readonly<Record<string, string>>;
      /** How the figures of columns that an operation made are to be taken, where they are told and not only compared. */
      taken?: Readonly<Record<string, string>>;
      /** What some of its columns are said of, where that is another thing that these name: "operator", a line. */
      led?: Readonly<
        Record<
          string,
          {
            pointer: string;
            one: Pick<ThingsPhrase, "singular" | "plural" | "names">;
            /** The heading that leads there says so with a verb, and no noun: "operated from". */
            verb?: VerbHeading;
            /** The heading says what that thing is for them, and not what it is: "secretariat" of a society. */
            isRole?: true;
          }
        >
      >;
      /** `fixed` ends in a verb, behind which no other stands: "the depot from which Oban is served". */
      endsInVerb?: true;
      /** `fixed` in its parts, where they are several of restricted things: these, and "the five of them with the most beds". */
      chosen?: { within: string; what: string };
      /** They are values that rows were grouped by, and do not have those rows as members. */
      values?: ValuesOfRows;
      /** Its first source says that each of them states these columns, and what it is without that. */
      stating?: { columns: readonly string[]; said: string; plain: string | undefined };
      /** Columns that say who or what it was at the time of each of them. */
      atTheTime?: readonly string[];
      /** The order that the things are listed in, where it is part of the answer: "from the highest to the lowest area". */
      order?: string;
      /** They are the years of a span, which nothing has and all is said over or in: "from 2010 to 2023". */
      span?: string;
    }
  | {
      kind: "value";
      /** "the mean population of the countries with …" */
      text: string;
      /** Which question word fits: what, which (a thing), how many, when. */
      asks: "what" | "which" | "how many" | "when" | "whether";
      sources: readonly string[];
      notes: string[];
      /** Which of several values are rounded, where not all are: "the error and the forecast". */
      rounded?: string;
      /** `text` without its unit, for use inside a formula. */
      bare?: string;
      /** The whole question without source and question mark, where question word + "is" + `text` would not be English. */
      question?: string;
    };
export type ThingsPhrase = Extract<Phrase, { kind: "things" }>;
export type ValuePhrase = Extract<Phrase, { kind: "value" }>;

/** A cell that an operation reads, with what it is called in a derivation: "coastline of France". */
export interface UsedCell {
  readonly label: string;
  readonly cell: WorkCell;
}

/**
 * One operation: one file in `operations/`, registered by name. Pure: same inputs, same result.
 *
 * @typeParam P its parameters: the step without `as` and `op`.
 */
export interface Operation<P = unknown> {
  readonly name: string;
  readonly family: Family;
  readonly subtype: Subtype;
  readonly params: z.ZodType<P>;
  /**
   * It only shows the result of the step before it (its label, one of its values): that step is then the decisive one.
   * A function where it depends on the parameters.
   */
  carries?(params: P): boolean;
  /**
   * Name of the column that it computes for each row. A later step that only ranks, chooses or sums up by that column works
   * on what was computed: this step is then the decisive one.
   */
  computes?(params: P): string;
  /** The order of its rows is part of the answer where its table is the answer. */
  readonly ordered?: true;
  /** Which rows there are is the hard part: where a later step only counts, chooses or shows them, this step is the decisive one. */
  readonly prevails?: true;
  /** Names of the relations or earlier steps that it reads, in order. */
  inputs(params: P): readonly string[];
  /** Everything that speaks against running it on these inputs; empty where it is meaningful and unambiguous. */
  guards(params: P, inputs: readonly Result[]): Guard[];
  /** Runs it. Callers have asked `guards` before; a violated one throws `GuardError`. */
  evaluate(params: P, inputs: readonly Result[]): Result;
  /** The cells that it reads to decide or compute; the derivation and the evidence of an answer are made of them. */
  uses(params: P, inputs: readonly Result[]): readonly UsedCell[];
  /** One line of a derivation for what it did, e.g. "mean of 7 values of population = 12.34". */
  explain(params: P, inputs: readonly Result[], result: Result): string;
  /** Its piece of an English question. `results` are the inputs' results, for numbers and units. */
  describe(params: P, inputs: readonly Phrase[], results: readonly Result[]): Phrase;
  /** Its piece of a Chinese question. Without it the operation is not used on Chinese sites. */
  describeChinese?(params: P, inputs: readonly ChinesePhrase[], results: readonly Result[]): ChinesePhrase;
}
