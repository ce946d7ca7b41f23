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
  for (const { one: to, pages, names, rows } of known) {
    for (const { one: from, ...other } of known) {
      if (from === to) continue;
      const byPage = meeting(other.pages, pages);
      if (byPage >= LEAST_ROWS && to.relation.source === "page_collection") {
        links.push({ from: from.relation.id, to: to.relation.id, via: "hyperlink", rows: byPage });
      } else if (names && other.names && from.relation.url !== to.relation.url) {
        const byName = meeting(other.names, names);
        const fewer = Math.min(other.rows, rows);
        if (byName >= LEAST_ROWS && byName >= NAMED_SHARE * fewer)
          links.push({ from: from.relation.id, to: to.relation.id, via: "name", rows: byName });
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

function meeting(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [fewer, more] = a.size <= b.size ? [a, b] : [b, a];
  let both = 0;
  for (const name of fewer) if (more.has(name)) both += 1;
  return both;
}
