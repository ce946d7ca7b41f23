import type { Relation } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { compareValues } from "../../../logic/order.ts";
import { foldText } from "../../../logic/values/normalise.ts";

/** Of fewer rows any order may be by chance. */
const LEAST_ROWS = 4;
const DAY = "2024-05-17".length;

/**
 * By id of a relation: its columns of times in whose order a list of the site has all of its things, from the first to the last or
 * back. Nothing is asked of the list for that, so that it counts even where the survey has no other use for it.
 */
export function inOrderOfTime(
  relations: readonly Relation[],
  lists: readonly Relation[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const tables = lists.filter(({ source }) => source !== "page_collection");
  const found = new Map<string, ReadonlySet<string>>();
  for (const relation of relations) {
    const ordered = relation.columns.flatMap(({ name, type, role }, at) => {
      const times = type === "date" || role === "year" ? timesIn(relation, at) : undefined;
      return times && tables.some((list) => hasInOrder(list, times)) ? [name] : [];
    });
    if (ordered.length > 0) found.set(relation.id, new Set(ordered));
  }
  return found;
}

/** Do values stand from the earliest to the latest, or back? */
export function areInOrder(values: readonly Value[]): boolean {
  const signs = new Set(values.slice(1).map((value, before) => Math.sign(compareValues(value, values[before]!))));
  signs.delete(0);
  return signs.size === 1;
}

/** By page: when each thing was; undefined where a thing has no page, or there are few. */
function timesIn({ rows }: Relation, at: number): ReadonlyMap<string, string> | undefined {
  const times = new Map(
    rows.flatMap(({ about, cells }) => (about === undefined ? [] : [[about, whenOf(cells[at]!.value)] as const])),
  );
  return times.size < rows.length || times.size < LEAST_ROWS ? undefined : times;
}

/** A list and the pages that it leads to may write one day in two ways ("1 Jun 2024", "1 June 2024, 14:30"). */
const whenOf = (value: Value): string =>
  value.kind === "date" && value.iso.length >= DAY ? value.iso.slice(0, DAY) : foldText(value.printed);

/** Does a list have all of them, each with its time, from the first to the last or back? */
function hasInOrder({ columns, rows }: Relation, times: ReadonlyMap<string, string>): boolean {
  const own = rows.filter(({ about, total }) => !total && about !== undefined && times.has(about));
  if (own.length < times.size || own.length < rows.length) return false;
  return columns.some((_, at) => {
    const values = own.map(({ cells }) => cells[at]!.value);
    return values.every((value, row) => whenOf(value) === times.get(own[row]!.about!)) && areInOrder(values);
  });
}
