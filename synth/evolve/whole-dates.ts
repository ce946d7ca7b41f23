import { datesOf } from "./columns-for.ts";
import { type Branch, leaf, over } from "./node.ts";
import type { Workbench } from "./workbench.ts";

/**
 * What the dates of each whole collection are asked for: how far the first and the last lie apart, and the longest time between two.
 * They are few, and drawing by chance passes most of them by.
 */
export const wholeDates = (bench: Workbench): Branch[] =>
  bench.survey.relations.flatMap(({ relation }) => {
    const whole = leaf(relation.id);
    return datesOf(bench, whole).flatMap(({ name }) =>
      ["date_span", "longest_gap"].map((op) => over(op, whole, { column: name })),
    );
  });
