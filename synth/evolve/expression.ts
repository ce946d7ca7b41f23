/**
 * What the search mutates: a question as a tree. A tree is easy to rewrite (wrap a set in a condition, swap an
 * aggregate) where a flat program is not; `compile` turns it into the program that runs.
 */

/** A condition on one column. */
export type Test =
  | { test: "equals"; value: string }
  | { test: "at least" | "above" | "below"; value: string }
  | { test: "before" | "after"; value: string };

export type SetExpression =
  | { set: "relation"; relation: string }
  /** The rows with these names; the question lists them. */
  | { set: "named"; of: SetExpression; column: string; names: string[] }
  | { set: "where"; of: SetExpression; column: string; test: Test }
  /** The `count` rows at one end of a column. */
  | { set: "best"; of: SetExpression; column: string; end: "largest" | "smallest"; count: number }
  /** Rows above or below the mean of the set itself. */
  | { set: "average"; of: SetExpression; column: string; side: "above" | "below" }
  /** Rows of `of` with the columns of `to`, a page collection, met by page. */
  | { set: "join"; of: SetExpression; to: string }
  | { set: "combine"; how: "union" | "intersection" | "difference"; a: SetExpression; b: SetExpression };

export type Aggregate = "sum" | "mean" | "median" | "range" | "stdev";

export type ValueExpression =
  | { value: "aggregate"; of: SetExpression; column: string; how: Aggregate }
  | { value: "count"; of: SetExpression }
  /** A column of the row that stands k-th from one end of another column. */
  | { value: "ranked"; of: SetExpression; by: string; end: "largest" | "smallest"; place: number; give: string }
  /** A column of the one row that meets a description. */
  | { value: "described"; of: SetExpression; give: string }
  /** The group whose aggregate is largest (or that aggregate). */
  | {
      value: "group";
      of: SetExpression;
      by: string;
      column?: string;
      how: Aggregate | "count";
      end: "largest" | "smallest";
      give: "name" | "value";
    }
  | { value: "formula"; how: "difference" | "ratio" | "percent"; a: ValueExpression; b: ValueExpression };
