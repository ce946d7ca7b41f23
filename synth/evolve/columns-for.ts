import type { Random } from "../../core/random.ts";
import type { Column } from "../../core/relation.ts";
import type { Node } from "./node.ts";
import type { Workbench } from "./workbench.ts";

/** An answer longer than this (characters) is not short. */
const LONGEST_ANSWER = 50;

const isMeasure = (column: Column) => column.type === "number" && column.role === "measure";

/** A column of quantities that every row of the set states. */
export function measureOf(bench: Workbench, set: Node, random: Random, except?: string): Column | undefined {
  return pick(bench, set, random, (column) => isMeasure(column) && column.name !== except);
}

/** A column that rows can be ranked by: a quantity, a year or a date. */
export function orderingOf(bench: Workbench, set: Node, random: Random, except?: string): Column | undefined {
  return pick(
    bench,
    set,
    random,
    (column) => (isMeasure(column) || column.role === "year" || column.type === "date") && column.name !== except,
  );
}

/** A column whose value is a short answer. */
export function answerColumnOf(bench: Workbench, set: Node, random: Random, except?: string): Column | undefined {
  const columns = bench
    .columns(set)
    .filter(
      ({ column, values, complete }) =>
        complete && column.name !== except && values.every((value) => value.printed.length <= LONGEST_ANSWER),
    );
  return columns.length === 0 ? undefined : random.pick(columns).column;
}

function pick(bench: Workbench, set: Node, random: Random, fits: (column: Column) => boolean): Column | undefined {
  const columns = bench.columns(set).filter(({ column, complete }) => complete && fits(column));
  return columns.length === 0 ? undefined : random.pick(columns).column;
}
