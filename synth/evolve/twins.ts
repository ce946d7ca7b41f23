import type { Relation } from "../../core/relation.ts";
import { isTableFamily } from "../survey/collections/table-family.ts";
import { addressKind } from "../survey/naming/address-kind.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedPage, SurveyedRelation } from "../survey/surveyed.ts";

/** Tables of things of one kind, each on a page of its own, that state the same quantity or sort by the same category. */
export interface Twins {
  column: string;
  tables: readonly SurveyedRelation[];
}

/** Shorter tables are compared at a glance, longer ones by nobody. */
const ROWS = { least: 4, most: 60 };
/** "in the table “A” on the page “B” of the C site": a place that a question can name behind a noun. */
const NAMED_TABLE = /^in the table “[^”]+” /;

const headingsOf = (columns: Relation["columns"]) => columns.map(({ name }) => name.toLowerCase()).join("\n");

/** All tables that a question may compare as wholes: each is called by a name of its own, on pages of their own. */
export function findTwins(
  relations: readonly SurveyedRelation[],
  { language, pages }: Pick<Survey, "language" | "pages">,
): Twins[] {
  if (language !== "en") return [];
  const places = new Map<string, number>();
  for (const { naming } of relations) places.set(naming.source, (places.get(naming.source) ?? 0) + 1);
  const found = new Map<string, Twins & { tables: SurveyedRelation[] }>();
  const gathered = new Set(
    relations
      .filter(({ relation }) => isTableFamily(relation))
      .map(({ relation }) => headingsOf(relation.columns.slice(1))),
  );
  for (const surveyed of relations) {
    const { relation, naming, hasNoun, columns } = surveyed;
    const rows = relation.rows.length;
    if (relation.source !== "html_table" || !hasNoun || rows < ROWS.least || rows > ROWS.most) continue;
    if (!NAMED_TABLE.test(naming.source) || places.get(naming.source)! > 1) continue;
    for (const { column, coverage } of columns) {
      const fits = (column.type === "number" && column.role === "measure") || column.role === "category";
      if (!fits || coverage < 1) continue;
      // Two of many tables of words that are asked about together are any two.
      if (column.role === "category" && gathered.has(headingsOf(relation.columns))) continue;
      const key = [naming.plural, column.name, column.role, column.unit ?? ""].join("\n").toLowerCase();
      const twins = found.get(key) ?? { column: column.name, tables: [] };
      twins.tables.push(surveyed);
      found.set(key, twins);
    }
  }
  return [...found.values()].filter(({ tables }) => {
    const urls = new Set(tables.map(({ relation }) => relation.url));
    return urls.size > 1 && (tables.length > FEW_TABLES || !haveOthers(urls, pages));
  });
}

/** Whether the site leads to pages beside these that were not read: the few that were are any. */
function haveOthers(urls: ReadonlySet<string>, pages: Survey["pages"]): boolean {
  const isOfKind = addressKind(urls);
  const leads = ({ links }: SurveyedPage) => links.some(({ url }) => !pages.has(url) && isOfKind(url));
  return [...pages.values()].some(leads);
}

/** "in the table “A” on the page “B”": where a table stands, without the site. */
export function placeWithin(source: string, siteName: string): string | undefined {
  for (const joint of ["of", "on"]) {
    const end = ` ${joint} ${siteName}`;
    if (source.endsWith(end)) return source.slice(0, -end.length);
  }
  return undefined;
}

/** Of so few tables of a kind any two may be held against each other. */
const FEW_TABLES = 6;
/** What more than this share of the tables are called by says nothing of one of them: "list", "packages", "tools". */
const COMMON = 0.2;

/**
 * Whether a person would compare two of many tables: what they are called begins, but for words that many have, with the same
 * word ("List of network configuration tools" and "List of network optimization tools").
 */
export function areKin(one: SurveyedRelation, other: SurveyedRelation, tables: readonly SurveyedRelation[]): boolean {
  if (tables.length <= FEW_TABLES) return true;
  const most = Math.max(2, COMMON * tables.length);
  const telling = (surveyed: SurveyedRelation) =>
    wordsOf(surveyed).find((word) => tables.filter((table) => wordsOf(table).includes(word)).length <= most);
  const first = telling(one);
  return first !== undefined && first === telling(other);
}

const wordsOf = ({ relation }: SurveyedRelation): string[] =>
  (relation.name.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/, ""));
