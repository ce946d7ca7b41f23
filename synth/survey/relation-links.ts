import { dataRows, type Relation } from "../../core/relation.ts";
import { nameKey } from "../../logic/values/normalise.ts";
import type { RelationLink, SurveyedRelation } from "./surveyed.ts";

/** A link that holds for fewer rows than this joins nothing worth asking about. */
const LEAST_ROWS = 4;
/** Names meet by chance: they must be this share of the rows of the relation that has fewer. */
const NAMED_SHARE = 0.5;

/**
 * How rows of relations lead to rows of page collections: by the page that a row is about first; by equal names where
 * hyperlinks say nothing. A name that stands twice on either side joins nothing.
 */
export function linkRelations(relations: readonly SurveyedRelation[]): RelationLink[] {
  const links: RelationLink[] = [];
  const known = relations.map((one) => ({ one, rows: dataRows(one.relation).length }));
  const byPage = meetings(relations, ({ relation }) => unique(relation, (row) => row.about));
  const byName = meetings(relations, ({ relation, label }) =>
    label ? unique(relation, (row) => nameKey(row.cells[label.index]!.value.printed)) : new Set(),
  );
  for (const [number, { one: to, rows }] of known.entries()) {
    const pages = byPage[number]!;
    const names = byName[number]!;
    for (const other of [...new Set([...pages.keys(), ...names.keys()])].sort((a, b) => a - b)) {
      const from = known[other]!;
      const samePages = pages.get(other) ?? 0;
      const sameNames = names.get(other) ?? 0;
      if (samePages >= LEAST_ROWS && to.relation.source === "page_collection") {
        links.push({ from: from.one.relation.id, to: to.relation.id, via: "hyperlink", rows: samePages });
      } else if (from.one.relation.url !== to.relation.url) {
        const fewer = Math.min(from.rows, rows);
        if (sameNames >= LEAST_ROWS && sameNames >= NAMED_SHARE * fewer)
          links.push({ from: from.one.relation.id, to: to.relation.id, via: "name", rows: sameNames });
      }
    }
  }
  return links;
}

function unique(relation: Relation, key: (row: Relation["rows"][number]) => string | undefined): Set<string> {
  const once = new Set<string>();
  const twice = new Set<string>();
  for (const row of dataRows(relation)) {
    const name = key(row);
    if (!name) continue;
    if (once.has(name)) twice.add(name);
    once.add(name);
  }
  for (const name of twice) once.delete(name);
  return once;
}

/**
 * How many keys each relation shares with others, by their numbers. Of a site of many rows there are as many keys: they are
 * forgotten when they have been counted, and only relations that meet at all are looked at.
 */
function meetings(
  relations: readonly SurveyedRelation[],
  keysOf: (surveyed: SurveyedRelation) => ReadonlySet<string>,
): ReadonlyMap<number, number>[] {
  const shared = relations.map(() => new Map<number, number>());
  const count = (of: number, other: number) => shared[of]!.set(other, (shared[of]!.get(other) ?? 0) + 1);
  const holders = new Map<string, number | number[]>();
  for (const [number, surveyed] of relations.entries()) {
    for (const key of keysOf(surveyed)) {
      const before = holders.get(key);
      if (before === undefined) {
        holders.set(key, number);
        continue;
      }
      const others = typeof before === "number" ? [before] : before;
      for (const other of others) {
        count(number, other);
        count(other, number);
      }
      others.push(number);
      holders.set(key, others);
    }
  }
  return shared;
}
