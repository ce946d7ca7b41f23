import type { z } from "zod";
import type { Evidence } from "../core/evidence.ts";
import type { Family, Subtype } from "../core/program.ts";
import type { Column } from "../core/relation.ts";
import type { Value } from "../core/value.ts";

/** A cell while a program runs: a value and every place that it came from. */
export interface WorkCell {
  value: Value;
  evidence: readonly Evidence[];
}
export interface WorkRow {
  cells: readonly WorkCell[];
  /** URL of the page that the row is about; joins go by it. */
  about?: string;
}

/** What a step gives: a table, or one value. */
export type Result =
  | { type: "table"; columns: readonly Column[]; rows: readonly WorkRow[] }
  | { type: "value"; value: Value; column?: Column; evidence: readonly Evidence[] };
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
  /** Where it stands, as an adverbial: "on the World Factbook site", "in the admission figures of …". */
  source: string;
}

/** A piece of a question. Operations build the piece of their result from the pieces of their inputs. */
export type Phrase =
  | {
      kind: "things";
      singular: string;
      plural: string;
      /** Restrictive clauses, in order: "with a population above 5 million", "founded before 1950". */
      clauses: string[];
      source: string;
      /** Sentences that must stand in the question: how ties, missing values, sample or population are taken. */
      notes: string[];
    }
  | {
      kind: "value";
      /** "the mean population of the countries with …" */
      text: string;
      /** Which question word fits: what, which (a thing), how many, when. */
      asks: "what" | "which" | "how many" | "when";
      source: string;
      notes: string[];
    };
export type ThingsPhrase = Extract<Phrase, { kind: "things" }>;
export type ValuePhrase = Extract<Phrase, { kind: "value" }>;

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
  /** Names of the relations or earlier steps that it reads, in order. */
  inputs(params: P): readonly string[];
  /** Everything that speaks against running it on these inputs; empty where it is meaningful and unambiguous. */
  guards(params: P, inputs: readonly Result[]): Guard[];
  /** Runs it. Callers have asked `guards` before; a violated one throws `GuardError`. */
  evaluate(params: P, inputs: readonly Result[]): Result;
  /** Its piece of an English question. `results` are the inputs' results, for numbers and units. */
  describe(params: P, inputs: readonly Phrase[], results: readonly Result[]): Phrase;
}
