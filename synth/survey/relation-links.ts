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
  for (const to of relations) {
    const pages = unique(to.relation, (row) => row.about);
    const names = to.label
      ? unique(to.relation, (row) => nameKey(row.cells[to.label!.index]!.value.printed))
      : undefined;
    for (const from of relations) {
      if (from === to) continue;
      const byPage = meeting(
        unique(from.relation, (row) => row.about),
        pages,
      );
      if (byPage >= LEAST_ROWS && to.relation.source === "page_collection") {
        links.push({ from: from.relation.id, to: to.relation.id, via: "hyperlink", rows: byPage });
      } else if (names && from.label && from.relation.url !== to.relation.url) {
        const label = from.label.index;
        const byName = meeting(
          unique(from.relation, (row) => nameKey(row.cells[label]!.value.printed)),
          names,
        );
        const fewer = Math.min(dataRows(from.relation).length, dataRows(to.relation).length);
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

const meeting = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].filter((name) => b.has(name)).length;
