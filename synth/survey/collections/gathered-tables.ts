import type { ColumnType, Relation } from "../../../core/relation.ts";
import type { RelationLink, SurveyedRelation } from "../survey.ts";
import { isTableFamily } from "./table-family.ts";

const SERIES: ReadonlySet<ColumnType> = new Set<ColumnType>(["number", "date"]);

/**
 * Tables of words whose rows all stand in a relation of the tables of several pages, and that lead to nothing else: what
 * can be asked of one of them is asked of all of them, so that a search does not try them one by one. A table of figures
 * (a country's years) is a series of its own.
 */
export function gatheredTables(
  relations: readonly SurveyedRelation[],
  links: readonly RelationLink[],
): ReadonlySet<SurveyedRelation> {
  const families = relations.filter(({ relation, columns }) => isTableFamily(relation) && columns.length > 1);
  if (families.length === 0) return new Set();
  const held = new Set(families.flatMap(({ relation }) => relation.rows.map(({ cells }) => placeOf(cells[1]))));
  const inside = relations.filter(
    ({ relation, columns }) =>
      relation.source === "html_table" &&
      !isTableFamily(relation) &&
      !columns.some(({ column }) => SERIES.has(column.type)) &&
      relation.rows.every(({ cells }) => held.has(placeOf(cells[0]))),
  );
  const ids = new Set(inside.map(({ relation }) => relation.id));
  const called = new Map(relations.map(({ relation, label }) => [relation.id, label?.column.name]));
  const leading = new Set(
    links.flatMap(({ from, to, via }) => {
      // Tables of another family that begin with the same column share words with these, and say nothing of them.
      if (via === "name" && called.get(from) === called.get(to)) return [];
      return ids.has(from) && !ids.has(to) ? [from] : ids.has(to) && !ids.has(from) ? [to] : [];
    }),
  );
  return new Set(inside.filter(({ relation }) => !leading.has(relation.id)));
}

type Cell = Relation["rows"][number]["cells"][number];

/** Where a cell stands, to be compared with others. */
export function placeOf(cell: Cell | undefined): string {
  const place = cell?.evidence.place;
  return place && "path" in place ? `${cell.evidence.url} ${place.path}` : "";
}
