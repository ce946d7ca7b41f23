import { HAS_ID } from "./attribute-marks.ts";
import { HEADING } from "./content-model.ts";
import type { Tag } from "./dom.ts";
import { isNeverShown } from "./hidden.ts";
import { normalise, textOf } from "./text.ts";

const HEADING_LENGTH = 200;

/** What readers of relations ask about where an element stands. One walk over the page. */
export interface PageOutline {
  /** All tables in document order, nested and hidden ones too: evidence counts them so. */
  tables: Tag[];
  /** The nearest heading before an element that holds or may hold a relation. */
  headingOf: (tag: Tag) => string;
  byId: (id: string) => Tag | undefined;
}

/** Elements that relations are read from; only for them headings are remembered. */
const HOLDERS = new Set(["table", "dl", "ul", "ol", "div", "section", "article", "main", "p", "tbody", "figure"]);

export function pageOutline(body: Tag): PageOutline {
  const tables: Tag[] = [];
  const headings = new Map<Tag, string>();
  const ids = new Map<string, Tag>();
  let heading = "";
  const all = body.page?.all ?? [];
  for (let at = body.order + 1; at < body.end; at++) {
    const tag = all[at]!;
    if (isNeverShown(tag)) at = tag.end - 1;
    if (HEADING.has(tag.name)) heading = headingText(tag, heading);
    if (tag.name === "table") tables.push(tag);
    if (HOLDERS.has(tag.name)) headings.set(tag, heading);
    if ((tag.marks & HAS_ID) === 0 && tag.name !== "a") continue;
    const { id, name } = tag.attribs;
    if (id !== undefined && !ids.has(id)) ids.set(id, tag);
    else if (tag.name === "a" && name !== undefined && !ids.has(name)) ids.set(name, tag);
  }
  return { tables, headingOf: (tag) => headings.get(tag) ?? "", byId: (id) => ids.get(id) };
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
