import { HAS_ID } from "./attribute-marks.ts";
import { isHeading, type Tag } from "./dom.ts";
import { isNeverShown } from "./hidden.ts";
import { TagMap } from "./tag-map.ts";
import { isTagline } from "./tagline.ts";
import { normalise, textOf } from "./text.ts";

const HEADING_LENGTH = 200;

/** What readers of relations ask about where an element stands. One walk over the page. */
export interface PageOutline {
  /** All tables in document order, nested and hidden ones too: evidence counts them so. */
  tables: Tag[];
  /** The tables within one, those within them left out, in document order. */
  tablesIn: (outer: Tag) => Tag[];
  /** The nearest heading before an element that holds or may hold a relation. */
  headingOf: (tag: Tag) => string;
  byId: (id: string) => Tag | undefined;
}

/** Elements that relations are read from; only for them headings are remembered. */
const HOLDERS = new Set([
  "table",
  "dl",
  "ul",
  "ol",
  "div",
  "section",
  "article",
  "main",
  "p",
  "tbody",
  "figure",
  "pre",
]);

export function pageOutline(body: Tag): PageOutline {
  const tables: Tag[] = [];
  const headings = new TagMap<string>(body.end);
  /** Who bears an id is asked by few tables only. */
  const named: Tag[] = [];
  let heading = "";
  const all = body.page?.all ?? [];
  for (let at = body.order + 1; at < body.end; at++) {
    const tag = all[at]!;
    if (isNeverShown(tag)) at = tag.end - 1;
    if (isHeading(tag) && !isTagline(tag)) heading = headingText(tag, heading);
    if (tag.name === "table") tables.push(tag);
    if (HOLDERS.has(tag.name)) headings.set(tag, heading);
    if ((tag.marks & HAS_ID) === 0 && tag.name !== "a") continue;
    named.push(tag);
  }
  let ids: ReadonlyMap<string, Tag> | undefined;
  return {
    tables,
    tablesIn: (outer) => outermostIn(outer, tables),
    headingOf: (tag) => headings.get(tag) ?? "",
    byId: (id) => {
      ids ??= byIds(named);
      return ids.get(id);
    },
  };
}

/** By leaps over what stands in them: tables may be nested as deep as a page is long. */
function outermostIn(outer: Tag, tables: readonly Tag[]): Tag[] {
  const inner: Tag[] = [];
  let at = firstFrom(tables, outer.order + 1);
  for (let table = tables[at]; table && table.order < outer.end; table = tables[at]) {
    inner.push(table);
    at = firstFrom(tables, table.end);
  }
  return inner;
}

/** The place of the first of them whose order is not below this one. */
function firstFrom(tables: readonly Tag[], order: number): number {
  let [from, to] = [0, tables.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (tables[middle]!.order < order) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The first element of each id, or of each name that an anchor gives a place. */
function byIds(named: readonly Tag[]): Map<string, Tag> {
  const ids = new Map<string, Tag>();
  for (const tag of named) {
    const { id, name } = tag.attribs;
    if (id !== undefined && !ids.has(id)) ids.set(id, tag);
    else if (tag.name === "a" && name !== undefined && !ids.has(name)) ids.set(name, tag);
  }
  return ids;
}

/** Headings of boxes beside the text name nothing that follows them. */
const BOX_HEADING = /^(?:note|notes|tip|warning|caution|important|example|see also|references|hint)$/i;
/** "8.4.2. ", "F.11.1 ", "Table 71.4. " */
const NUMBER = /^(?:(?:table|chapter|section|appendix)\s+)?(?:[A-Z]\.)?\d+(?:\.\d+)+\.?\s+/i;

/** Without the edit links and pilcrows that wikis and manuals put into headings, and without section numbers. */
function headingText(tag: Tag, before: string): string {
  const text = withoutNumber(textOf(tag, HEADING_LENGTH).replace(/\s*(?:\[\s?edit(?: source)?\s?\]|[¶§#])\s*$/i, ""));
  return text === "" || BOX_HEADING.test(text) ? before : text;
}

export function withoutNumber(heading: string): string {
  return normalise(heading).replace(NUMBER, "");
}
