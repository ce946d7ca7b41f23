import { isFileKind, type Relation } from "../../core/relation.ts";
import { nameKey } from "../../logic/normalise.ts";
import { dataRows } from "./columns.ts";
import type { RelationLink, SurveyedRelation } from "./survey.ts";

/** Rows that lead elsewhere: fewer are chance. */
const LEAST_LEADING = 2;

/**
 * Relations that stand on one page and whose rows lead to no relation of another page, neither by a link nor by a name:
 * everything that can be asked about them stands on that page.
 */
export function loneTables(
  relations: readonly SurveyedRelation[],
  links: readonly RelationLink[],
): ReadonlySet<SurveyedRelation> {
  const linked = new Set(links.flatMap(({ from, to }) => [from, to]));
  /** Where a name labels a row, and where a page is what a row is about: URLs of the relations' pages. */
  const known = new Map<string, Set<string>>();
  const add = (key: string, url: string) => known.set(key, (known.get(key) ?? new Set<string>()).add(url));
  for (const { relation, label } of relations) {
    for (const row of dataRows(relation)) {
      if (row.about !== undefined) add(row.about, relation.url);
      if (label) add(nameKey(row.cells[label.index]!.value.printed), relation.url);
    }
  }
  const leadsOn = (relation: Relation) => {
    const elsewhere = (key: string | undefined) => {
      const urls = key === undefined ? undefined : known.get(key);
      return urls !== undefined && (urls.size > 1 || !urls.has(relation.url));
    };
    const leading = dataRows(relation).filter((row) =>
      row.cells.some(
        ({ value }) =>
          (value.kind === "text" || value.kind === "entity") &&
          (elsewhere(nameKey(value.printed)) || (value.kind === "entity" && elsewhere(value.href))),
      ),
    );
    return leading.length >= LEAST_LEADING;
  };
  return new Set(
    relations.filter(({ relation }) => isOnOnePage(relation) && !linked.has(relation.id) && !leadsOn(relation)),
  );
}

/** Files are no pages: the page that links to them says what they are. */
function isOnOnePage(relation: Relation): boolean {
  if (isFileKind(relation.source)) return false;
  const [first, ...others] = relation.rows.map((row) => row.cells[0]!.evidence.url);
  return others.every((url) => url === first);
}
