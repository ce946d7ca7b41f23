import { contentId } from "../../core/ids.ts";
import type { Cell, Relation } from "../../core/relation.ts";
import { descendants, elementPath } from "../../crawler/read/dom.ts";
import { parseHtml } from "../../crawler/read/parse-html.ts";
import { textOf } from "../../crawler/read/text.ts";

/** Tables with the same headings on fewer pages are chance. */
const LEAST_PAGES = 4;
/** Tables with fewer columns, or shorter ones (rows), are too alike to be one family. */
const LEAST_COLUMNS = 2;
const LEAST_ROWS = 2;
/** A page's name longer than this (characters) is a sentence. */
const LONGEST_NAME = 50;
/** "53.11. ", "Chapter 4: ", "A.2 ": numbering before a page's name. */
const NUMBERING = /^(?:(?:chapter|section|appendix|part)\s+)?(?:[A-Z]|\d+)(?:\.\d+)*[.:)]?\s+(?=\S)/i;

export interface FamilyPage {
  url: string;
  snapshot: string;
  html: () => string;
}

/**
 * Tables with the same headings, one on each of several pages (a page per year, per product, per system table), are one
 * relation: their rows together, with the name of the page that each stands on as a category.
 */
export function tableFamilies(relations: readonly Relation[], pages: ReadonlyMap<string, FamilyPage>): Relation[] {
  const families = new Map<string, Relation[]>();
  for (const relation of relations) {
    if (relation.source !== "html_table" || relation.columns.length < LEAST_COLUMNS) continue;
    if (relation.rows.length < LEAST_ROWS) continue;
    const key = relation.columns.map((column) => column.name.toLowerCase()).join("|");
    families.set(key, [...(families.get(key) ?? []), relation]);
  }
  return [...families].flatMap(([key, members]) => {
    const relation = familyOf(key, onePerPage(members), pages);
    return relation ? [relation] : [];
  });
}

/** Only pages with one such table: of two, the page's name would not say which. */
function onePerPage(members: readonly Relation[]): Relation[] {
  return members.filter((one) => members.every((other) => other === one || other.url !== one.url));
}

function familyOf(
  key: string,
  members: readonly Relation[],
  pages: ReadonlyMap<string, FamilyPage>,
): Relation | undefined {
  const named = members.flatMap((relation) => {
    const page = pages.get(relation.url);
    const name = page && pageName(page);
    return name ? [{ relation, name }] : [];
  });
  const names = new Set(named.map(({ name }) => name.value.printed));
  if (named.length < LEAST_PAGES || names.size < named.length) return undefined;
  const first = named[0]!.relation;
  return {
    id: contentId("table_family", key, first.url),
    name: first.name,
    source: "html_table",
    url: first.url,
    ...(first.title === undefined ? {} : { title: first.title }),
    columns: [
      { name: "Page", type: "text", role: "category" },
      ...first.columns.map((column) => (column.role === "label" ? { ...column, role: "text" as const } : column)),
    ],
    rows: named.flatMap(({ relation, name }) =>
      relation.rows.map(({ about: _, ...row }) => ({ ...row, cells: [name, ...row.cells] })),
    ),
  };
}

/** What the page calls itself: its first heading, without numbering. */
function pageName(page: FamilyPage): Cell | undefined {
  for (const tag of descendants(parseHtml(page.html()))) {
    if (!/^h[12]$/.test(tag.name)) continue;
    const text = textOf(tag);
    const start = NUMBERING.exec(text)?.[0].length ?? 0;
    const printed = text.slice(start);
    if (printed === "" || printed.length > LONGEST_NAME) return undefined;
    const place = { at: "node" as const, path: elementPath(tag), ...(start > 0 ? { start, end: text.length } : {}) };
    return { value: { kind: "text", printed }, evidence: { snapshot: page.snapshot, url: page.url, place } };
  }
  return undefined;
}
