import { dataRows, isFileKind, type Relation } from "../../../core/relation.ts";
import { foldText, nameKey } from "../../../logic/values/normalise.ts";
import type { RelationLink, SurveyedRelation } from "../surveyed.ts";

/** Rows that lead elsewhere: fewer are chance. */
const LEAST_LEADING = 2;

/** A column is of a table's rows where so many of its cells name one of them. */
const REFERRING = 0.6;

/**
 * Relations that stand on one page and whose rows lead to no relation of another page, neither by a link nor by a name, and to which
 * no column of another page leads that is headed as their names are ("Hall" of talks, beside a table of halls): everything that can be
 * asked about them stands on that page.
 */
export function loneTables(
  relations: readonly SurveyedRelation[],
  links: readonly RelationLink[],
): ReadonlySet<SurveyedRelation> {
  const linked = new Set(links.flatMap(({ from, to }) => [from, to]));
  const unlinked = relations.filter(({ relation }) => isOnOnePage(relation) && !linked.has(relation.id));
  if (unlinked.length === 0) return new Set();
  /** Where a name labels a row, and where a page is what a row is about: the URL of the relation's page, "" for several. */
  const known = new Map<string, string>();
  const add = (key: string, url: string) => known.set(key, (known.get(key) ?? url) === url ? url : "");
  for (const { relation, label } of relations) {
    for (const row of dataRows(relation)) {
      if (row.about !== undefined) add(row.about, relation.url);
      if (label) add(nameKey(row.cells[label.index]!.value.printed), relation.url);
    }
  }
  const leadsOn = (relation: Relation) => {
    const elsewhere = (key: string | undefined) => {
      const url = key === undefined ? undefined : known.get(key);
      return url !== undefined && url !== relation.url;
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
  return new Set(unlinked.filter((one) => !leadsOn(one.relation) && !isLedTo(one, relations)));
}

/** Whether a column of another page, headed as a table's names are or as its rows are called, names some of its rows. */
function isLedTo({ relation, label, naming }: SurveyedRelation, relations: readonly SurveyedRelation[]): boolean {
  if (label?.column.role !== "label") return false;
  const headings = new Set([label.column.name, naming.singular].map(foldText));
  const names = new Set(dataRows(relation).map(({ cells }) => nameKey(cells[label.index]!.value.printed)));
  return relations.some(
    (other) =>
      other.relation.url !== relation.url &&
      other.columns.some(({ column, index }) => {
        if (!headings.has(foldText(column.name))) return false;
        const said = dataRows(other.relation).flatMap(({ cells }) =>
          cells[index]!.value.kind === "missing" ? [] : [nameKey(cells[index]!.value.printed)],
        );
        const led = said.filter((name) => names.has(name));
        return led.length >= REFERRING * said.length && new Set(led).size >= LEAST_LEADING;
      }),
  );
}

/** Files are no pages: the page that links to them says what they are. */
function isOnOnePage(relation: Relation): boolean {
  if (isFileKind(relation.source)) return false;
  const first = relation.rows[0]?.cells[0]?.evidence.url;
  return relation.rows.every((row) => row.cells[0]?.evidence.url === first);
}
