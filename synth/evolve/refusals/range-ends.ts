import { keptOfTwo } from "../../../core/kept-of.ts";
import type { Column } from "../../../core/relation.ts";
import { type Branch, inputOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { areEndsOfOne } from "./related-columns.ts";
import { SPREADS } from "./spreads.ts";

/** What compares classes, or holds each thing against its own or against all. */
const COMPARES = new Set(["count_above_group", "count_above_average", "group_dispersion"]);
/** What takes all rows together. */
const ADDS = new Set(["sum", "take_until"]);
/** How ends are called that one cell prints ("8–12"); a record high and a record low are facts of their own. */
const END_OF_CELL = /^(?:minimum|maximum)\b|[上下]限$/i;

/**
 * One end of a range of which a site states both ("ages from 8 to 12") is how far the range goes and no size of the thing: classes
 * are not compared by its mean, it is not added up, how far it lies from the other end is asked by nobody, and no more how far the
 * lower ends of several things lie apart.
 */
export function isOfRangeEnd(node: Branch, bench: Workbench): boolean {
  const from = inputOf(node);
  if (!from) return false;
  if (node.op === "formula_column") return areEndsOfCell(String(node.params["a"]), String(node.params["b"]));
  const compares = COMPARES.has(node.op) || (node.op === "group" && node.params["take"] !== "count");
  if (!compares && !ADDS.has(node.op) && !SPREADS.has(node.op)) return false;
  const columns = bench.table(from)?.columns;
  return columns !== undefined && hasOtherEnd(columns, String(node.params["column"] ?? node.params["by"]));
}

/** Whether one of the columns states the other end of the range of which one is named. */
const hasOtherEnd = keptOfTwo((columns: readonly Column[], name: string): boolean =>
  columns.some((other) => areEndsOfOne(name, other.name)),
);

const areEndsOfCell = (a: string, b: string): boolean =>
  areEndsOfOne(a, b) && [a, b].every((name) => END_OF_CELL.test(name));
