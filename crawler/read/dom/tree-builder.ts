import { type ChildNode, Document, type ParentNode, Text } from "domhandler";
import {
  BOUNDS,
  BOUNDS_LIST,
  BOUNDS_PART,
  BOUNDS_SECTION,
  BOUNDS_TABLE,
  ENDS_P,
  IS_HEAD_ONLY,
  IS_TABLE_SECTION,
  IS_VOID,
  nameKinds,
} from "./content-model.ts";
import { Tag } from "./dom.ts";
import { OpenElements } from "./open-elements.ts";
import { PageTags } from "./page-tags.ts";
import { FORMATTING, TABLE_PARTS } from "./scopes.ts";
import { type Attributes, NO_ATTRIBUTES, setAttribute } from "./tag-attributes.ts";
import { TextNode } from "./text-node.ts";

/**
 * Elements nested deeper become siblings, as in Chromium (kMaximumHTMLParserDOMTreeDepth): so recursion over the DOM is
 * safe everywhere, and a million unclosed tags cost linear time.
 */
const MAX_DEPTH = 512;

/**
 * Further elements are left out and their texts stand in those before them: the longest documents of the web have fewer,
 * and each takes some 300 bytes.
 */
const MOST_ELEMENTS = 500_000;

/**
 * Builds a document from start tags, end tags and texts, with what pages leave out (`html`, `body`, `tbody`, ends of
 * paragraphs and items), as HTML 13.2.6 has it. Never throws; linear in its input.
 */
export class TreeBuilder {
  private readonly document = new Document([]);
  private readonly page = new PageTags();
  private readonly open = new OpenElements();
  private roots = 0;
  /** `Tag.marks` of all elements together. */
  marks = 0;
  private root: Tag | undefined;
  private head: Tag | undefined;
  private body: Tag | undefined;

  /** Does what comes stand in SVG or MathML? */
  isForeign(): boolean {
    return this.open.isForeign();
  }

  /** The document, once all tags have come. */
  finish(): Document {
    const { all } = this.page;
    // Scripts may have something to show where the page has nothing.
    if (this.head && !this.body && all.some(({ name }) => name === "script")) this.ensureBody();
    this.open.clear();
    for (let at = all.length - 1; at >= 0; at--) {
      const { end, parent } = all[at]!;
      if (parent instanceof Tag && parent.end < end) parent.end = end;
    }
    return this.document;
  }

  /** @param kinds the bits of its name (`nameKinds`) */
  startTag(name: string, attributes: Attributes, kinds = nameKinds(name)): void {
    if (this.page.all.length >= MOST_ELEMENTS) {
      this.page.isCut = true;
      return;
    }
    if (name === "html") {
      this.merge(this.ensureRoot(), attributes);
      return;
    }
    if (name === "head") {
      if (!this.head && !this.body) this.head = this.push("head", attributes, this.ensureRoot());
      return;
    }
    if (name === "body") {
      this.merge(this.ensureBody(), attributes);
      return;
    }
    // A frameset stands in the body's place; the head before it may not have been closed.
    if (name === "frameset" && !this.body && this.open.current === this.head) this.open.pop();
    this.ensurePlace(name, kinds);
    this.closeImplied(name, kinds);
    this.openImplied(name);
    if ((kinds & IS_VOID) !== 0) this.insert(name, attributes, undefined, kinds);
    else this.push(name, attributes, undefined, kinds);
  }

  /** A tag that closes itself, which only SVG and MathML know. */
  closedTag(name: string, attributes: Attributes, kinds: number): void {
    this.startTag(name, attributes, kinds);
    if (this.open.current?.name === name && this.open.isForeign()) this.open.pop();
  }

  private merge(tag: Tag, { values, marks }: Attributes): void {
    for (const [name, value] of Object.entries(values)) {
      if (tag.attribs[name] === undefined) setAttribute(tag, name, value);
    }
    tag.marks |= marks;
  }

  private ensureRoot(): Tag {
    this.root ??= this.push("html", NO_ATTRIBUTES, this.document);
    return this.root;
  }

  private ensureBody(): Tag {
    if (!this.body) {
      const root = this.ensureRoot();
      this.head ??= this.insert("head", NO_ATTRIBUTES, root);
      while (this.open.current && this.open.current !== root) this.open.pop();
      this.body = this.push("body", NO_ATTRIBUTES, root);
    }
    return this.body;
  }

  /** Opens `head` or `body` where the page left them out. */
  private ensurePlace(name: string, kinds: number): void {
    if (this.body || name === "frameset") return;
    const inHead = this.open.current !== undefined && this.open.current !== this.root;
    if ((kinds & IS_HEAD_ONLY) === 0) {
      if (!inHead || this.open.current === this.head || this.open.has("noscript")) this.ensureBody();
    } else if (!inHead && !this.head) {
      this.head = this.push("head", NO_ATTRIBUTES, this.ensureRoot());
    }
  }

  private closeImplied(name: string, kinds: number): void {
    if ((kinds & ENDS_P) !== 0) {
      if (this.open.isForeign()) this.open.popToEither("svg", "math", BOUNDS);
      if (this.open.has("p")) this.open.popTo("p", BOUNDS, "button");
    }
    switch (name) {
      case "li":
        this.open.popTo("li", BOUNDS_LIST);
        return;
      case "dd":
      case "dt":
        this.open.popToEither("dd", "dt", BOUNDS_LIST);
        return;
      case "option":
        this.open.popTo("option", BOUNDS, "select");
        return;
      case "optgroup":
        this.open.popTo("option", BOUNDS, "select");
        this.open.popTo("optgroup", BOUNDS, "select");
        return;
      case "a":
      case "button":
        this.open.popTo(name, BOUNDS);
        return;
      case "rt":
      case "rp":
        this.open.popToEither("rt", "rp", BOUNDS, "ruby");
        return;
      case "td":
      case "th":
        this.open.popInTable(BOUNDS_SECTION, "tr");
        return;
      case "tr":
        this.open.popInTable(BOUNDS_SECTION);
        return;
      case "caption":
      case "colgroup":
      case "thead":
      case "tbody":
      case "tfoot":
        this.open.popInTable(BOUNDS_PART);
        return;
    }
  }

  /** `tbody` and `tr` that the page left out. */
  private openImplied(name: string): void {
    const inTable = name === "tr" || name === "td" || name === "th";
    if (!inTable) return;
    if (this.open.current?.name === "table") this.push("tbody", NO_ATTRIBUTES);
    const isInSection = ((this.open.current?.kinds ?? 0) & IS_TABLE_SECTION) !== 0;
    if (name !== "tr" && isInSection) this.push("tr", NO_ATTRIBUTES);
  }

  /** @param kinds the bits of its name (`nameKinds`) */
  endTag(name: string, kinds = nameKinds(name)): void {
    if (name === "html" || name === "body") return;
    if (name === "br") {
      this.startTag("br", NO_ATTRIBUTES);
      return;
    }
    if ((kinds & IS_VOID) !== 0) return;
    if (name === "head") {
      while (this.open.current && this.open.current !== this.root && !this.body) this.open.pop();
      return;
    }
    // Most end what was opened last.
    if (this.open.current?.name === name) {
      this.open.pop();
      return;
    }
    if (!this.open.has(name)) {
      if (name === "p" && this.body) this.insert("p", NO_ATTRIBUTES);
      return;
    }
    if (name === "table") {
      this.open.popTo("table", BOUNDS_TABLE);
      return;
    }
    if (TABLE_PARTS.has(name)) {
      this.open.popTo(name, BOUNDS_PART);
      return;
    }
    if (name === "li") {
      this.open.popTo("li", BOUNDS_LIST);
      return;
    }
    this.open.popTo(name, BOUNDS, undefined, FORMATTING.has(name));
  }

  private push(name: string, attributes: Attributes, parent?: ParentNode, kinds = nameKinds(name)): Tag {
    if (this.open.depth >= MAX_DEPTH) this.open.pop();
    const tag = this.insert(name, attributes, parent, kinds);
    this.open.push(tag);
    return tag;
  }

  private insert(name: string, attributes: Attributes, parent?: ParentNode, kinds = nameKinds(name)): Tag {
    const tag = new Tag(name, attributes.values, kinds);
    const place = parent ?? this.open.current ?? this.ensureBody();
    const { all } = this.page;
    tag.index = place instanceof Tag ? place.held++ : this.roots++;
    tag.order = all.length;
    tag.end = all.push(tag);
    tag.page = this.page;
    tag.marks = attributes.marks;
    this.marks |= attributes.marks;
    this.append(tag, place);
    return tag;
  }

  addText(data: string): void {
    const inHead =
      !this.body &&
      (this.open.current === undefined || this.open.current === this.root || this.open.current === this.head);
    if (inHead) {
      if (data.trim() === "") return;
      this.ensureBody();
    }
    const place = this.open.current ?? this.ensureBody();
    const last = lastOf(place);
    if (last instanceof Text) last.data += data;
    else this.append(new TextNode(data), place);
  }

  private append(node: ChildNode, place: ParentNode): void {
    const last = lastOf(place);
    node.parent = place;
    if (last) {
      last.next = node;
      node.prev = last;
    }
    // Most elements hold one text: a list that begins empty takes room for seventeen.
    if (last) place.children.push(node);
    else place.children = [node];
  }
}

/** Engines look for an item before the first by its name, which takes them as long as all else that is done here. */
function lastOf({ children }: ParentNode): ChildNode | undefined {
  return children.length === 0 ? undefined : children[children.length - 1];
}
