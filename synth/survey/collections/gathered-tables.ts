import type { ColumnType, Relation } from "../../../core/relation.ts";
import type { RelationLink, SurveyedRelation } from "../surveyed.ts";
import { isTableFamily } from "./table-family.ts";

/** Where fewer of the things stand in tables of several pages, a page's table tells of things of its own. */
const SHARED = 0.5;
const SERIES: ReadonlySet<ColumnType> = new Set<ColumnType>(["number", "date"]);

/**
 * Tables whose rows all stand in a relation of the tables of several pages: what can be asked of one of them is asked of all
 * of them. Tables of words that lead to nothing else are left to the whole, so that a search does not try them one by one; a
 * table of figures (a country's years) is a series of its own. Where several pages' tables name the same things, a row
 * says something of its page and its thing together (a runner's time on a course): it is no property of the thing.
 */
export function gatheredTables(
  relations: readonly SurveyedRelation[],
  links: readonly RelationLink[],
): ReadonlySet<SurveyedRelation> {
  const families = relations.filter(({ relation, columns }) => isTableFamily(relation) && columns.length > 1);
  if (families.length === 0) return new Set();
  const held = new Set(families.flatMap(({ relation }) => relation.rows.map(({ cells }) => placeOf(cells[1]))));
  const shared = new Set(families.flatMap(({ relation }) => placesOfPairs(relation)));
  const inside = relations.filter(
    ({ relation, columns }) =>
      isSingle(relation) &&
      !columns.some(({ column }) => SERIES.has(column.type)) &&
      relation.rows.every(({ cells }) => held.has(placeOf(cells[0]))),
  );
  const ofPairs = relations.filter(
    ({ relation }) =>
      isSingle(relation) && relation.rows.every(({ cells }) => cells.some((cell) => shared.has(placeOf(cell)))),
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
  return new Set([...inside.filter(({ relation }) => !leading.has(relation.id)), ...ofPairs]);
}

const isSingle = (relation: Relation) => relation.source === "html_table" && !isTableFamily(relation);

/** Where the things stand that the rows of a family pair with their pages; none where its tables name no things again. */
function placesOfPairs(relation: Relation): string[] {
  const at = relation.columns.findIndex((_, column) => column > 0 && namesAgain(relation, column));
  return at < 0 ? [] : relation.rows.map(({ cells }) => placeOf(cells[at]));
}

/** Do the tables of a family mostly lead by a column to things that another of them leads to as well? */
function namesAgain({ rows }: Relation, at: number): boolean {
  const pages = new Map<string, Set<string>>();
  let leading = 0;
  for (const { cells } of rows) {
    const { value, evidence } = cells[at]!;
    if (value.kind !== "entity" || value.href === undefined) continue;
    leading += 1;
    pages.set(value.href, (pages.get(value.href) ?? new Set()).add(evidence.url));
  }
  if (leading < SHARED * rows.length) return false;
  const again = [...pages.values()].filter(({ size }) => size > 1).length;
  return again > 0 && again >= SHARED * pages.size && pages.size < rows.length;
}

type Cell = Relation["rows"][number]["cells"][number];

/** Where a cell stands, to be compared with others. */
export function placeOf(cell: Cell | undefined): string {
  const place = cell?.evidence.place;
  return place && "path" in place ? `${cell.evidence.url} ${place.path}` : "";
}
