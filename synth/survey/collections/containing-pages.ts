import type { Relation, Row } from "../../../core/relation.ts";
import { partOf } from "./kinds-of-pages.ts";

/** Fewer pages are no collection. */
const LEAST_PAGES = 4;
/** What so many of the members state, they share. */
const SHARED = 0.8;
/** A page that lacks more than this part of what the members share is none like them. */
const LACKING = 0.5;
/** What fewer members name in one place is something beside them. */
const LEAST_NAMED = 2;

/**
 * A collection without the pages of what its things lie in: the page of a river among those of its bridges, which prints some of
 * the same facts, lacks most of what the bridges share, and is what several of them state as their river.
 */
export function withoutContaining(collection: Relation): Relation {
  const named = collection.columns.flatMap(({ role, unnamed }, at) => (role === "label" || unnamed ? [] : [at]));
  const containing = collection.rows.filter((row) => named.some((at) => isNamedAs(row, at, collection)));
  const members = collection.rows.filter((row) => !containing.includes(row));
  if (containing.length === 0 || members.length < LEAST_PAGES) return collection;
  const shared = named.filter((at) => members.filter((row) => states(row, at)).length >= SHARED * members.length);
  const lacks = (row: Row) => shared.filter((at) => !states(row, at)).length > LACKING * shared.length;
  const left = new Set(containing.filter(lacks));
  return left.size === 0 ? collection : partOf(collection, new Set(collection.rows.filter((row) => !left.has(row))));
}

const states = ({ cells }: Row, at: number): boolean => cells[at]!.value.kind !== "missing";

/** Do several others state this one in a column of which it states nothing itself? */
function isNamedAs(row: Row, at: number, { rows }: Relation): boolean {
  if (row.about === undefined || states(row, at)) return false;
  const naming = rows.filter(({ cells }) => {
    const { value } = cells[at]!;
    return value.kind === "entity" && value.href === row.about;
  });
  return naming.length >= LEAST_NAMED;
}
