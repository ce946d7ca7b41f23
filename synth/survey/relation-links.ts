import { dataRows, type Row } from "../../core/relation.ts";
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
  const byPage = meetings(relations, (_, { about }) => about);
  const byName = meetings(relations, ({ label }, { cells }) => label && nameKey(cells[label.index]!.value.printed));
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

/**
 * How many keys each relation shares with others, by their numbers; a key that two rows of a relation bear is none of its. Of a
 * site of many rows there are as many keys: they are forgotten when they have been counted.
 */
function meetings(
  relations: readonly SurveyedRelation[],
  keyOf: (surveyed: SurveyedRelation, row: Row) => string | undefined,
): ReadonlyMap<number, number>[] {
  const shared = relations.map(() => new Map<number, number>());
  const count = (of: number, other: number) => shared[of]!.set(other, (shared[of]!.get(other) ?? 0) + 1);
  for (const together of holdersOf(relations, keyOf)) {
    for (const one of together) for (const other of together) if (one !== other) count(one, other);
  }
  return shared;
}

/** The numbers of the relations that hold a key, for each key that several do. */
function* holdersOf(
  relations: readonly SurveyedRelation[],
  keyOf: (surveyed: SurveyedRelation, row: Row) => string | undefined,
): Iterable<readonly number[]> {
  const holders = new Map<string, number | number[]>();
  for (const [number, surveyed] of relations.entries()) {
    const twice = new Set<string>();
    for (const row of dataRows(surveyed.relation)) {
      const key = keyOf(surveyed, row);
      if (!key || twice.has(key)) continue;
      const held = holders.get(key);
      const several = typeof held === "number" ? undefined : held;
      if ((several?.at(-1) ?? held) === number) {
        twice.add(key);
        if (several) several.pop();
        else holders.delete(key);
      } else if (several) several.push(number);
      // Most keys are of one relation, and take no list of their own.
      else holders.set(key, held === undefined ? number : [held as number, number]);
    }
  }
  for (const held of holders.values()) if (typeof held !== "number") yield held;
}
