import { conditionColumns } from "../condition-columns.ts";
import { type Branch, isLeaf } from "../node.ts";
import { MOST_PAGES } from "../scores.ts";
import type { Workbench } from "../workbench.ts";

/**
 * "The birthplace of the founder of the heaviest bell among the bells whose tone is low": a path, a place and a condition are one too
 * many to say, where the heaviest of all bells may be asked about. Of more than a person looks through, a part has to be named.
 */
export function startsAtPart({ op, inputs }: Branch, bench: Workbench): boolean {
  const { left } = inputs;
  if (op !== "follow" || !left || isLeaf(left) || left.op !== "kth" || conditionColumns(left).length === 0)
    return false;
  return bench.sources(left).every(({ relation }) => relation.rows.length <= MOST_PAGES);
}
