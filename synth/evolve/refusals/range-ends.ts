import type { Branch } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { areEndsOfOne } from "./related-columns.ts";

/** What compares classes, or holds each thing against its own. */
const BY_CLASS = new Set(["count_above_group", "group_dispersion"]);

/**
 * One end of a range of which a site states both ("ages from 8 to 12") is how far the range goes and no size of the thing: classes
 * are not compared by its mean.
 */
export function isOfRangeEnd(node: Branch, bench: Workbench): boolean {
  const [from] = Object.values(node.inputs);
  const compares = BY_CLASS.has(node.op) || (node.op === "group" && node.params["take"] !== "count");
  if (!compares || !from) return false;
  const columns = bench.table(from)?.columns ?? [];
  const name = String(node.params["column"]);
  return columns.some((other) => areEndsOfOne(name, other.name));
}
