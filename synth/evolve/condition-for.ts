import type { Random } from "../../core/random.ts";
import type { Column } from "../../core/relation.ts";
import type { Value } from "../../core/value.ts";
import type { Test } from "../../logic/condition.ts";
import { drawColumn } from "./columns-for.ts";
import { type Branch, type Node, over } from "./node.ts";
import { roundThreshold, roundYear } from "./round-threshold.ts";
import type { Workbench } from "./workbench.ts";

/** A condition that keeps fewer rows, or drops fewer, hardly parts the set. */
const LEAST_PARTED = 2;
/** Columns that are tried before giving up. */
const ATTEMPTS = 6;
/** A category that stands in a question as it is printed: a word or a few, no list and no sentence. */
const SAYABLE = /^[^,;:|()[\]“”".]{2,40}$/;

/** `set` with a condition that a person would state and that parts its rows; undefined where there is none. */
export function restrict(bench: Workbench, set: Node, random: Random): Branch | undefined {
  const rows = bench.table(set)?.rows.length ?? 0;
  const tried = new Set<string>();
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const found = drawColumn(bench, set, random, ({ column }) => !tried.has(column.name));
    if (!found) return undefined;
    tried.add(found.column.name);
    const where = conditionFor(found.column, found.values, random);
    if (!where) continue;
    const restricted = over("filter", set, { where });
    const kept = bench.table(restricted)?.rows.length ?? 0;
    if (kept >= LEAST_PARTED && rows - kept >= LEAST_PARTED) return restricted;
  }
  return undefined;
}

export const isSayable = (category: string) =>
  SAYABLE.test(category) && !/^(?:none|n\/?a|no|yes|unknown|other)$/i.test(category);

/** A condition on a column, at a limit that a person would choose. */
export function conditionFor(column: Column, values: readonly Value[], random: Random): Test | undefined {
  if (values.length === 0) return undefined;
  if (column.role === "category") {
    const value = random.pick(values).printed;
    return isSayable(value) ? { column: column.name, is: "equals", value } : undefined;
  }
  if (column.role === "measure" && column.type === "number") {
    const value = roundThreshold(values.flatMap((v) => (v.kind === "number" ? [v.decimal] : [])));
    return value === undefined ? undefined : { column: column.name, is: random.pick([">", "<"]), value };
  }
  if (column.role !== "year" && column.type !== "date") return undefined;
  const year = roundYear(values.flatMap(yearOf));
  return year === undefined ? undefined : { column: column.name, is: random.pick([">", "<"]), value: String(year) };
}

function yearOf(value: Value): number[] {
  if (value.kind === "date") return [Number(value.iso.slice(0, 4))];
  return value.kind === "number" ? [Number(value.decimal)] : [];
}
