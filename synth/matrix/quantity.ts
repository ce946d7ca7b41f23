import type { Cell, Row } from "../../core/relation.ts";
import type { SurveyedColumn, SurveyedRelation } from "../survey/surveyed.ts";
import type { Aggregates } from "./aggregates.ts";
import type { SaidQuantity } from "./words/words.ts";

/**
 * How the figure of a thing is read where no row of a table is the thing's own: from the row of one year in a table that has a row for
 * every thing and year, or as the sum of all rows that name the thing, which are its parts and no contradictions.
 */
export interface Gathered {
  kind: "year" | "parts";
  /** The column that names the thing. */
  by: string;
  /** What it is called there, by entity. */
  called: ReadonlyMap<string, string>;
  /** Rows of it, by entity. */
  rows: ReadonlyMap<string, number>;
  /** What these rows are called, where their table names them each. */
  labels?: ReadonlyMap<string, readonly string[]>;
  /** The rows of all these things are all that the table has. */
  isWhole: boolean;
  /** The test that picks the year. */
  at?: { column: string; is: "equals" | "="; value: string };
}

/** A quantity that the site states of most entities of a scope. */
export interface Quantity extends SaidQuantity, Aggregates {
  surveyed: SurveyedRelation;
  column: SurveyedColumn;
  /** The period that its name or its table's says, if any. */
  period: string | undefined;
  /** By entity (as the scope prints it): the cell that states it. */
  stated: ReadonlyMap<string, Cell>;
  /** Entities of which it states nothing, with their row where they have one. */
  missing: ReadonlyMap<string, Row | undefined>;
  /** Too many state nothing for anything but that to be asked about. */
  sparse: boolean;
  /** How it is read where no row is the thing's own. */
  gathered?: Gathered;
  /** A sentence that says what is meant by it. */
  note?: string;
}
