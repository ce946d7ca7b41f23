import type { Relation } from "../../core/relation.ts";
import { nameKey } from "../../logic/normalise.ts";
import { dataRows } from "./columns.ts";
import type { RelationLink, SurveyedRelation } from "./survey.ts";

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
  const known = relations.map((one) => ({
    one,
    pages: unique(one.relation, (row) => row.about),
    names: one.label ? unique(one.relation, (row) => nameKey(row.cells[one.label!.index]!.value.printed)) : undefined,
    rows: dataRows(one.relation).length,
  }));
  const byPage = new Meetings(known.map(({ pages }) => pages));
  const byName = new Meetings(known.map(({ names }) => names ?? new Set()));
  for (const [number, { one: to, rows }] of known.entries()) {
    const pages = byPage.of(number);
    const names = byName.of(number);
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

/** How much sets have in common; only those that meet at all are looked at. */
class Meetings {
  private readonly sets: readonly ReadonlySet<string>[];
  /** By what is in them: numbers of sets. */
  private readonly holders = new Map<string, number[]>();

  constructor(sets: readonly ReadonlySet<string>[]) {
    this.sets = sets;
    for (const [number, set] of sets.entries()) {
      for (const key of set) {
        const known = this.holders.get(key);
        if (known) known.push(number);
        else this.holders.set(key, [number]);
      }
    }
  }

  /** By number of another set: how much it shares with this one. */
  of(number: number): ReadonlyMap<number, number> {
    const shared = new Map<number, number>();
    for (const key of this.sets[number]!)
      for (const other of this.holders.get(key)!) if (other !== number) shared.set(other, (shared.get(other) ?? 0) + 1);
    return shared;
  }
}
