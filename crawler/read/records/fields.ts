import { type ChildNode, isText } from "domhandler";
import { parseValue } from "../../../logic/values/parse-value.ts";
import { BLOCK, HEADING } from "../dom/content-model.ts";
import { childTags, elementPath, isPageTag, type Tag } from "../dom/dom.ts";
import { isPassedOver } from "../dom/hidden.ts";
import { isBlank, textOf } from "../dom/text.ts";
import { definitionListDraft } from "../pairs/definition-lists.ts";
import { lineText } from "../pairs/line-pair.ts";
import { printedText } from "../tables/cell-content.ts";
import type { DraftCell } from "../tables/relation-draft.ts";
import type { PageShapes } from "./page-shapes.ts";

/** A piece of text of a record. */
export interface Field {
  /** Names of elements from the record down to it. */
  path: string;
  /** The element whose text it is, or is a part of. */
  tag: Tag;
  text: string;
  /** Where it stands in the element's text, when it is not the whole. */
  start: number | undefined;
  /** What the page prints as its name. */
  label: string | undefined;
  /** Known where another reader found it. */
  cell: DraftCell | undefined;
}

/** How the path ends of a text that stands between elements of its line. */
export const BETWEEN = "/between";
/** A record with more pieces is a part of the page. */
const MOST_FIELDS = 40;
/** Of a text that is cut into lines so many may not be found again; then nothing is. */
const MOST_LOST = 3;
/** So many words between the elements of a line make it a sentence. */
const SENTENCE_WORDS = 3;
/** Parts of forms, and what shows no text. */
const NO_FIELD = new Set(["button", "select", "input", "textarea", "img", "picture", "form", "hr", "label", "option"]);
/** A figure with its unit is no longer (characters) than this. */
const FIGURE_LENGTH = 24;
/** Something that says more than that other things are apart. */
const SUBSTANCE = /[\p{L}\p{N}\p{Sc}]/u;

/**
 * Items of lists, and links beside each other, that are more in one record than in the next are one piece in each, with all
 * items; where all are as many, each is a piece of its own.
 */
export function withLists(records: readonly Field[][]): Field[][] {
  const lengths = new Map<string, number>();
  const uneven = new Set<string>();
  const listed = new Set<string>();
  for (const fields of records) {
    const counts = new Map<string, number>();
    for (const field of fields) {
      const key = itemKey(field);
      if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    for (const [key, count] of counts) {
      if ((lengths.get(key) ?? count) !== count) uneven.add(key);
      if (count > 1) listed.add(key);
      lengths.set(key, count);
    }
  }
  if (uneven.size === 0) return [...records];
  const isItem = (field: Field) => {
    const key = itemKey(field);
    return key !== undefined && uneven.has(key) && listed.has(key);
  };
  return records.map((fields) => {
    const found: Field[] = [];
    let list: Tag | undefined;
    for (const field of fields) {
      const { parent } = field.tag;
      if (!isItem(field) || !isPageTag(parent)) found.push(field);
      else if (parent !== list) {
        list = parent;
        found.push(listField(field, list));
      }
    }
    return found;
  });
}

function itemKey({ path, tag, label, cell }: Field): string | undefined {
  if (label !== undefined || cell || (tag.name !== "li" && tag.name !== "a")) return undefined;
  return `${path}.${tag.attribs.class ?? ""}`;
}

function listField({ path, start, label }: Field, list: Tag): Field {
  const text = textOf(list);
  const items = childTags(list).flatMap((item) =>
    isPassedOver(item) || isBlank(item) ? [] : [{ text: textOf(item) }],
  );
  const place = { at: "node" as const, path: elementPath(list) };
  return { path, tag: list, text, start, label, cell: items.length > 1 ? { text, items, place } : { text, place } };
}

/** Cuts records into pieces of text. `base` is what links are resolved against. */
export class FieldReader {
  private readonly shapes: PageShapes;
  private readonly base: string;
  /** How far the text of an element was cut into pieces. */
  private readonly read = new Map<Tag, number>();
  private fields: Field[] = [];
  private lost = 0;

  constructor(shapes: PageShapes, base: string) {
    this.shapes = shapes;
    this.base = base;
  }

  /** The pieces of a record; undefined where it is none: too many, or pieces that are not found in the page's text. */
  fieldsOf(nodes: readonly ChildNode[]): Field[] | undefined {
    this.fields = [];
    const [only] = nodes;
    if (nodes.length === 1 && only && isPageTag(only)) {
      if (this.isCut(only) || !this.holdsOwnText(only)) this.inside(only, "");
      else this.run(only.children, only, "");
    } else {
      const holder = only?.parent;
      if (isPageTag(holder)) this.nodes(nodes, holder, "");
    }
    return this.fields.length > MOST_FIELDS || this.lost > MOST_LOST ? undefined : this.fields;
  }

  // Recursion is bounded: the parser caps the depth of the DOM.
  private inside(tag: Tag, path: string): void {
    if (this.fields.length > MOST_FIELDS || isPassedOver(tag) || NO_FIELD.has(tag.name)) return;
    if (tag.name === "dl") this.definitions(tag, path);
    else if (this.isLeaf(tag)) this.add(tag, path);
    else if (this.isCut(tag)) this.nodes(tag.children, tag, path);
    else if (this.holdsOwnText(tag) || isOneFigure(tag)) this.add(tag, path);
    else for (const child of childTags(tag)) this.inside(child, `${path}/${child.name}`);
  }

  /** Holds several lines or blocks. */
  private isCut(tag: Tag): boolean {
    return this.shapes.holdsBlock(tag) || this.shapes.holdsBreak(tag);
  }

  private isLeaf(tag: Tag): boolean {
    if (tag.held === 0) return true;
    return (HEADING.has(tag.name) || tag.name === "a") && !this.isCut(tag);
  }

  private holdsOwnText(tag: Tag): boolean {
    return tag.children.some((child) => isText(child) && SUBSTANCE.test(child.data));
  }

  private nodes(nodes: readonly ChildNode[], holder: Tag, path: string): void {
    let line: ChildNode[] = [];
    const end = () => {
      if (line.length > 0) this.line(line, holder, path);
      line = [];
    };
    for (const node of nodes) {
      if (!isPageTag(node)) {
        if (isText(node)) line.push(node);
      } else if (isPassedOver(node)) continue;
      else if (node.name === "br") end();
      else if (BLOCK.has(node.name) || this.shapes.holdsBlock(node)) {
        end();
        if (!NO_FIELD.has(node.name)) this.inside(node, `${path}/${node.name}`);
      } else line.push(node);
    }
    end();
  }

  /** A line among others: one piece where text stands in it, else a piece for each element. */
  private line(nodes: readonly ChildNode[], holder: Tag, path: string): void {
    if (nodes.some((node) => isText(node) && SUBSTANCE.test(node.data)))
      this.part(lineText(nodes), holder, `${path}/line`);
    else for (const node of nodes) if (isPageTag(node)) this.inside(node, `${path}/${node.name}`);
  }

  /** The line that a record is: a piece for each element and each text between; a sentence is one piece. */
  private run(nodes: readonly ChildNode[], holder: Tag, path: string): void {
    let between = 0;
    for (const node of nodes) {
      if (isText(node)) {
        const text = withoutSeparators(lineText([node]));
        between += wordsIn(text);
        this.part(text, holder, path + BETWEEN);
      } else if (isPageTag(node)) this.inside(node, `${path}/${node.name}`);
    }
    // News begin with their date, and are sentences all the same.
    if (between < SENTENCE_WORDS || this.fields[0]?.tag.name === "time") return;
    this.fields = [];
    this.add(holder, path);
  }

  private add(tag: Tag, path: string): void {
    if (isBlank(tag)) return;
    const text = textOf(tag);
    if (!SUBSTANCE.test(text)) return;
    this.fields.push({ path, tag, text, start: undefined, label: undefined, cell: undefined });
  }

  private part(text: string, holder: Tag, path: string): void {
    if (!SUBSTANCE.test(text)) return;
    const start = textOf(holder).indexOf(text, this.read.get(holder) ?? 0);
    if (start < 0) {
      this.lost++;
      return;
    }
    this.read.set(holder, start + text.length);
    this.fields.push({ path, tag: holder, text, start, label: undefined, cell: undefined });
  }

  private definitions(list: Tag, path: string): void {
    const draft = definitionListDraft(list, this.base, "");
    draft?.columns.forEach(({ name }, at) => {
      const cell = draft.rows[0]!.cells[at]!;
      this.fields.push({ path: `${path}/dd`, tag: list, text: cell.text, start: undefined, label: name, cell });
    });
    if (!draft) for (const child of childTags(list)) if (printedText(child) !== "") this.add(child, path);
  }
}

/** A figure whose sign, digits and unit stand in elements of their own: `$` `9` `/mo`. */
function isOneFigure(tag: Tag): boolean {
  if (tag.held < 2) return false;
  const text = textOf(tag, FIGURE_LENGTH + 1);
  return text.length <= FIGURE_LENGTH && /^\S*\d\S*$/.test(text) && parseValue(text).kind === "number";
}

function wordsIn(text: string): number {
  return text.match(/\p{L}{2,}/gu)?.length ?? 0;
}

/** " — 1999, " -> "1999" */
function withoutSeparators(text: string): string {
  return text.replace(/^[\s,;:·•|/–—-]+|[\s,;·•|/–—-]+$/gu, "");
}
