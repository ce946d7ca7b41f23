import type { Evidence, Place } from "../../core/evidence.ts";
import { canonicalJson } from "../../core/ids.ts";
import type { ReadPage } from "../../core/page.ts";
import type { Cell } from "../../core/relation.ts";
import type { Value } from "../../core/value.ts";
import { canonicalUrl } from "../../crawler/fetch/canonical-url.ts";
import { elementAt } from "../../crawler/read/dom/dom.ts";
import { parseHtml } from "../../crawler/read/dom/parse-html.ts";
import { textOf } from "../../crawler/read/dom/text.ts";
import type { Source } from "../../crawler/read/reader.ts";
import { decodeBytes } from "../../crawler/read/text/charset.ts";
import { printedText } from "../../logic/table.ts";
import type { PrintedCell } from "../../logic/values/type-column.ts";
import { squeeze } from "./squeeze.ts";

/** What stands at a place of a page that a session has seen. */
export type Reading =
  /** The page's own reading of that cell. */
  | { type: "cell"; cell: Cell }
  /** Text that is still to be parsed with its column. */
  | { type: "printed"; printed: PrintedCell }
  /** The page was seen, and something else stands there. */
  | { type: "differs"; text: string }
  | { type: "unseen" };

/** The pages that a session has seen, to be read again from the bytes that it got. */
export class SeenPages {
  readonly #pages = new Map<string, SeenPage>();

  /** `asked`: the address under which the plan knows the page; it may have redirected. */
  add(asked: string, page: ReadPage, source: Source): void {
    const seen = new SeenPage(page, source);
    for (const url of [asked, page.url, page.canonical]) {
      const key = url === undefined ? undefined : canonicalUrl(url);
      if (key !== undefined && !this.#pages.has(key)) this.#pages.set(key, seen);
    }
  }

  has(url: string): boolean {
    return this.#pages.has(canonicalUrl(url) ?? url);
  }

  /** Reads what stands where `planned` was read. */
  read(planned: Cell): Reading {
    const { evidence } = planned;
    const page = this.#pages.get(canonicalUrl(evidence.url) ?? evidence.url);
    return page ? page.read(planned, evidence) : { type: "unseen" };
  }
}

class SeenPage {
  readonly #page: ReadPage;
  readonly #source: Source;
  #cells: Map<string, Cell> | undefined;
  #document: ReturnType<typeof parseHtml> | undefined;

  constructor(page: ReadPage, source: Source) {
    this.#page = page;
    this.#source = source;
  }

  read(planned: Cell, { place }: Evidence): Reading {
    this.#cells ??= cellsByPlace(this.#page);
    const cell = this.#cells.get(canonicalJson(place));
    if (cell && isReadAlike(cell.value, planned.value)) return { type: "cell", cell };
    // Gathered over many pages a column may be typed where on one page alone it is not ("6 semesters" among other facts), or
    // in another unit (40.46万人 among others in 万人, 404,600 people alone).
    if (cell) return { type: "printed", printed: { text: cell.value.printed, ...hrefOf(cell.value) } };
    const { value } = planned;
    const text = this.#textAt(place);
    if (text === undefined) return { type: "differs", text: "" };
    if (value.kind === "list") {
      const items = value.items.map((item) => ({ text: printedText(item), ...hrefOf(item) }));
      const all = items.every((item) => holds(text.whole, item.text));
      return all ? { type: "printed", printed: { text: value.printed, items } } : { type: "differs", text: text.whole };
    }
    const printed = printedText(value);
    if (holds(text.part, printed) || holds(text.whole, printed)) {
      return { type: "printed", printed: { text: printed, ...hrefOf(value) } };
    }
    return { type: "differs", text: text.part };
  }

  #textAt(place: Place): { part: string; whole: string } | undefined {
    if (place.at !== "node" && place.at !== "cell") return undefined;
    this.#document ??= parseHtml(decodeBytes(this.#source.body, this.#source.contentType).text);
    const tag = elementAt(this.#document, place.path);
    if (!tag) return undefined;
    const whole = textOf(tag);
    return { whole, part: place.start === undefined ? whole : whole.slice(place.start, place.end) };
  }
}

function cellsByPlace(page: ReadPage): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  for (const relation of page.relations) {
    for (const row of relation.rows) for (const cell of row.cells) cells.set(canonicalJson(cell.evidence.place), cell);
  }
  return cells;
}

const isReadAlike = (a: Value, b: Value): boolean =>
  a.kind === b.kind && (a.kind !== "number" || b.kind !== "number" || a.unit === b.unit);

function hrefOf(value: Cell["value"]): { href?: string } {
  return value.kind === "entity" ? { href: value.href } : {};
}

function holds(text: string, printed: string): boolean {
  return squeeze(text).includes(squeeze(printed));
}
