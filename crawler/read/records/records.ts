import type { ParentNode } from "domhandler";
import { parseValue } from "../../../logic/values/parse-value.ts";
import { BLOCK, HEADING } from "../dom/content-model.ts";
import { elementPath, inside, isPageTag, type Tag } from "../dom/dom.ts";
import type { NameValue } from "../dom/name-value.ts";
import type { PageOutline } from "../dom/page-outline.ts";
import { resolveUrl } from "../dom/resolve-url.ts";
import { classValueOf, idValueOf } from "../dom/tag-names.ts";
import { isBlank, textOf } from "../dom/text.ts";
import type { MainContent } from "../main/main-content.ts";
import { draftCell } from "../tables/draft-cell.ts";
import type { Draft, DraftCell } from "../tables/relation-draft.ts";
import { readsAsProse } from "../text/prose.ts";
import { alignFields, kindOf } from "./align-fields.ts";
import { semanticName } from "./column-names.ts";
import { withSpanEnds } from "./date-spans.ts";
import { areRegular, holdLists, isMenu } from "./doubts.ts";
import { BETWEEN, type Field, FieldReader, withLists } from "./fields.ts";
import { readLabels } from "./labels.ts";
import { PageShapes } from "./page-shapes.ts";
import { LEAST_RECORDS, type Region, regionsIn } from "./regions.ts";
import { withParts } from "./text-parts.ts";

/** Records as a relation, and the elements that nothing else is to be read from. */
export interface FoundRecords {
  draft: Draft;
  covered: readonly Tag[];
  /** They are made of the container's own children: its lines are read. */
  flat: boolean;
  /** Each begins with a heading or a link: these are names of things, not labels of their values. */
  headed: boolean;
}

/** A piece is a column when it stands in this share of the records… */
const FIELD_SHARE = 0.25;
/** …or in this where the page does not say what it is, and the same stands in the record already. */
const REPEATED_SHARE = 0.6;
const LEAST_FILLED = 2;
/** The names of records stand in this share of them. */
const NAMED_SHARE = 0.9;
/** How surely a column names the records: it is what they link to, or a heading in each. */
const LINKED = 3;
const HEADED = 4;
/** Pieces longer than this are prose. */
const FIELD_LENGTH = 300;
const NAME_LENGTH = 120;
const MOST_COLUMNS = 30;
/** So many records or fewer without headings or links are believed only where a column is a figure, or is named. */
const FEW = 4;
/** This share of a column's texts must be figures or dates for it to be one of those. */
const FIGURE_SHARE = 0.5;
/** So much of the records must be main content. */
const MAIN_SHARE = 0.5;
/** Lists that are found in content, but lead through the site or ask to spread it. */
const NO_CONTENT =
  /(?:^|[\s_-])(?:tags?|tag-?cloud|cloud|share|sharing|social|pager|pagination|breadcrumbs?|calendar|archives?|menu|nav|related|promo|newsletter|subscribe|cookies?)(?:$|[\s_-])/i;
interface Column {
  fields: readonly (Field | undefined)[];
  cells: DraftCell[];
  /** As the page prints it, or its markup says; "" where neither does. */
  name: string;
  printed: boolean;
}

/**
 * Reads repeated records of a page as relations, a row each: siblings that hold alike things are found by bits of what they
 * hold, cut into pieces of text, and these are aligned, as in MDR and DEPTA (Liu, Grossman, Zhai: Mining Data Records in Web
 * Pages, KDD 2003; Zhai, Liu: Web Data Extraction Based on Partial Tree Alignment, WWW 2005). Columns bear the labels that
 * records print, or what their markup says in words; other columns are marked unnamed.
 */
export class RecordReader {
  private readonly shapes: PageShapes;
  private readonly base: string;
  private readonly main: MainContent;
  private readonly outline: PageOutline;

  constructor(body: Tag, base: string, main: MainContent, outline: PageOutline) {
    this.shapes = new PageShapes(body);
    this.base = base;
    this.main = main;
    this.outline = outline;
  }

  /** The records among a container's children; undefined where there are none: menus, prose, parts of a page. */
  read(container: Tag): FoundRecords | undefined {
    if (!this.mayHoldContent(container)) return undefined;
    for (const region of regionsIn(container, this.shapes)) {
      const found = this.draftOf(region, container);
      if (found) return { ...found, covered: region.covered, flat: region.covered.length === 0 };
    }
    return undefined;
  }

  private draftOf(region: Region, container: Tag): Pick<FoundRecords, "draft" | "headed"> | undefined {
    const reader = new FieldReader(this.shapes, this.base);
    const read: Field[][] = [];
    for (const nodes of region.records) {
      const fields = reader.fieldsOf(nodes);
      if (!fields) return undefined;
      read.push(fields);
    }
    const filled = read.filter((fields) => fields.length > 1);
    if (filled.length < LEAST_RECORDS || filled.length < read.length * REPEATED_SHARE) return undefined;
    // Told first: labels need not be looked for in what stands beside the content.
    if (!this.isContent(filled)) return undefined;
    const records = withLists(readLabels(filled));
    if (isMenu(records) || holdLists(records)) return undefined;
    const aligned = alignFields(records);
    if (!aligned) return undefined;
    const flat = region.covered.length === 0;
    if (flat && !areRegular(aligned, records)) return undefined;
    const columns = this.columnsOf(withParts(aligned), records);
    if (columns.length < 2 || columns.length > MOST_COLUMNS) return undefined;
    const { at: naming, sure: headed } = namingOf(columns);
    if (naming < 0 || !areData(columns, naming, !flat && (headed || records.length > FEW))) return undefined;
    const texts = columns[naming]!.cells.map(({ text }) => text);
    const label = !texts.includes("") && new Set(texts).size === texts.length;
    const draft: Draft = {
      name: this.headingOf(region, container),
      source: "records",
      columns: columns.map(({ name, printed }, at) => {
        // What its markup calls otherwise names the records only where they are headed by it, or lead to it.
        if (at === naming && !printed && (name === "" || headed))
          return label ? { name: "Name", label, unnamed: true } : { name: "Name", unnamed: true };
        return name === "" ? { name, unnamed: true } : at === naming && label ? { name, label } : { name };
      }),
      rows: records.map((_, at) => ({ cells: columns.map(({ cells }) => cells[at]!) })),
    };
    return { draft, headed };
  }

  private columnsOf(aligned: readonly (readonly (Field | undefined)[])[], records: readonly Field[][]): Column[] {
    const shares = new Map<Tag, number>();
    for (const fields of aligned)
      for (const field of fields) if (field) shares.set(field.tag, (shares.get(field.tag) ?? 0) + 1);
    const seen = new Set<string>();
    const columns: Column[] = [];
    for (const fields of aligned) {
      const stated = fields.filter((field) => field !== undefined);
      const [first] = stated;
      if (!first) continue;
      const name = first.label ?? semanticName(fields, (field) => shares.get(field.tag)! > 1);
      const kind = `${first.path}.${kindOf(first.tag.attribs.class)}`;
      const again = first.label === undefined && seen.has(kind);
      seen.add(kind);
      const least = first.label === undefined ? LEAST_FILLED : 1;
      if (stated.length < Math.max(least, records.length * (again ? REPEATED_SHARE : FIELD_SHARE))) continue;
      if (stated.some(({ text }) => text.length > FIELD_LENGTH)) continue;
      const varies = stated.length < records.length || stated.some(({ text }) => text !== first.text);
      if (!varies && first.label === undefined) continue;
      const cells = fields.map((field, at) => this.cellOf(field, records[at]!));
      // Words between links are a sentence's.
      if (first.label === undefined && first.path.endsWith(BETWEEN) && !isFigures(cells)) continue;
      columns.push({ fields, cells, name, printed: first.label !== undefined });
    }
    return withoutEchoes(withSpanEnds(columns));
  }

  private cellOf(field: Field | undefined, record: readonly Field[]): DraftCell {
    // The piece is not in this record: the record is what shows it.
    if (!field) return { text: "", place: { at: "node", path: elementPath(record[0]!.tag), start: 0, end: 0 } };
    const { tag, cell, start, text } = field;
    if (cell) return cell;
    const path = elementPath(tag);
    if (start === undefined) {
      const whole = draftCell(tag, this.base, { at: "node", path });
      whole.link ??= this.linkAround(tag);
      return whole;
    }
    const part: DraftCell = { text, place: { at: "node", path, start, end: start + text.length } };
    // A part of a text with links leads to the one that it is.
    const anchors = inside(tag, "a").filter(({ attribs }) => attribs.href !== undefined);
    const own = anchors.find((anchor) => textOf(anchor) === text);
    const link = own ? resolveUrl(own.attribs.href ?? "", this.base) : undefined;
    return link === undefined ? part : { ...part, link, href: link };
  }

  /** A record may be one link as a whole, with its heading inside. */
  private linkAround(tag: Tag): string | undefined {
    for (let node: ParentNode | null = tag.parent; isPageTag(node); node = node.parent) {
      if (node.name === "a" && node.attribs.href !== undefined) return resolveUrl(node.attribs.href, this.base);
      if (node.name === "main" || node.name === "body") return undefined;
    }
    return undefined;
  }

  /** Boxes beside an article, menus and clouds of tags repeat as records do. Told before any record is cut. */
  private mayHoldContent(container: Tag): boolean {
    let node: ParentNode | null = container;
    for (let up = 0; up < 3 && isPageTag(node); up++, node = node.parent) {
      if (node.name !== "body" && (namesNoContent(classValueOf(node)) || namesNoContent(idValueOf(node)))) return false;
    }
    const { root } = this.main;
    return (container.order <= root.order && root.order < container.end) || this.isKept(container);
  }

  private isContent(records: readonly Field[][]): boolean {
    const kept = records.filter(([first]) => this.isKept(first!.tag)).length;
    return kept >= records.length * MAIN_SHARE;
  }

  private isKept(tag: Tag): boolean {
    const { root, keeps } = this.main;
    for (let node: ParentNode | null = tag; isPageTag(node); node = node.parent) {
      if (node === root) return true;
      if (!keeps(node)) return false;
    }
    return false;
  }

  /** What stands above the first record. */
  private headingOf({ records }: Region, container: Tag): string {
    for (let node = records[0]?.[0]?.prev; node; node = node.prev)
      if (isPageTag(node) && HEADING.has(node.name) && !isBlank(node)) return textOf(node, NAME_LENGTH);
    return this.outline.headingOf(container);
  }
}

function namesNoContent(name: NameValue): boolean {
  name.noContent ??= NO_CONTENT.test(name.text);
  return name.noContent;
}

/** Columns that say what another says already: an image's link and its title. */
function withoutEchoes(columns: readonly Column[]): Column[] {
  const seen = new Set<string>();
  return columns.filter(({ cells }) => {
    const key = cells.map(({ text }) => text).join("\n");
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The column that names the records: their heading, their link, what is called so, else the first of words. */
function namingOf(columns: readonly Column[]): { at: number; sure: boolean } {
  const named = columns.map(({ fields, cells, name, printed }) => {
    const stated = cells.filter(({ text }) => text !== "");
    if (printed || stated.length < cells.length * NAMED_SHARE || stated.some(({ text }) => text.length > NAME_LENGTH))
      return 0;
    if (isFigures(cells) || !stated.every(({ text }) => /\p{Lo}|\p{L}.*\p{L}/u.test(text))) return 0;
    const distinct = new Set(stated.map(({ text }) => text)).size;
    if (distinct < 2) return 0;
    const unique = distinct === cells.length ? 1 : 0;
    if (fields.every((field) => !field || HEADING.has(headOf(field.tag)))) return HEADED + 3 + unique;
    if (/^(?:name|title|headline)$/i.test(name)) return HEADED + 1 + unique;
    if (stated.every(({ link }) => link !== undefined)) return LINKED + 3 * unique;
    return 1 + unique;
  });
  const best = Math.max(...named);
  return { at: best > 0 ? named.indexOf(best) : -1, sure: best >= LINKED };
}

/** The name of the heading around it, if it stands in one. */
function headOf(tag: Tag): string {
  for (let node: ParentNode | null = tag; isPageTag(node); node = node.parent) {
    if (HEADING.has(node.name)) return node.name;
    if (BLOCK.has(node.name)) break;
  }
  return tag.name;
}

function isFigures(cells: readonly DraftCell[]): boolean {
  const stated = cells.filter(({ text }) => text !== "");
  const figures = stated.filter(({ text }) => {
    const { kind } = parseValue(text);
    return kind === "number" || kind === "date" || kind === "unsure";
  });
  return figures.length > 0 && figures.length >= stated.length * FIGURE_SHARE;
}

/** Do the columns state something of the things named, or go on in prose? */
function areData(columns: readonly Column[], naming: number, sure: boolean): boolean {
  const stating = columns.filter((column, at) => at !== naming && varies(column));
  if (stating.length === 0) return false;
  const telling = stating.filter(
    ({ cells, name, fields }) =>
      isFigures(cells) ||
      (!readsAsProse(cells.map(({ text }) => text)) &&
        ((name !== "" && (fields[0]?.label !== undefined || !isLong(cells))) || (sure && !isLong(cells)))),
  );
  return telling.length > 0;
}

const varies = ({ cells }: Column) => cells.some(({ text }) => text !== cells[0]!.text);

const isLong = (cells: readonly DraftCell[]) =>
  cells.reduce((sum, { text }) => sum + text.length, 0) > cells.length * 80;
