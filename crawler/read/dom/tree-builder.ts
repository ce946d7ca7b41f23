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
import { isBlock, Tag } from "./dom.ts";
import { PageTags } from "./page-tags.ts";
import { FOREIGN, FORMATTING, INTEGRATION, TABLE_PARTS } from "./scopes.ts";
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
  private readonly stack: Tag[] = [];
  /** How many elements of a name are open, so that the search for one that is not costs nothing. */
  private readonly open = new Map<string, number>();
  private roots = 0;
  /** `Tag.marks` of all elements together. */
  marks = 0;
  private root: Tag | undefined;
  private head: Tag | undefined;
  private body: Tag | undefined;

  /** The document, once all tags have come. */
  finish(): Document {
    const { all } = this.page;
    // Scripts may have something to show where the page has nothing.
    if (this.head && !this.body && all.some(({ name }) => name === "script")) this.ensureBody();
    this.stack.length = 0;
    for (let at = all.length - 1; at >= 0; at--) {
      const { end, parent } = all[at]!;
      if (parent instanceof Tag && parent.end < end) parent.end = end;
    }
    return this.document;
  }

  private get current(): Tag | undefined {
    return this.stack[this.stack.length - 1];
  }

  /** Does what comes stand in SVG or MathML? */
  isForeign(): boolean {
    if (!this.open.get("svg") && !this.open.get("math")) return false;
    for (let at = this.stack.length - 1; at >= 0; at--) {
      const { name } = this.stack[at]!;
      if (FOREIGN.has(name)) return true;
      if (INTEGRATION.has(name)) return false;
    }
    return false;
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
    if (name === "frameset" && !this.body && this.current === this.head) this.pop();
    this.ensurePlace(name, kinds);
    this.closeImplied(name, kinds);
    this.openImplied(name);
    if ((kinds & IS_VOID) !== 0) this.insert(name, attributes, undefined, kinds);
    else this.push(name, attributes, undefined, kinds);
  }

  /** A tag that closes itself, which only SVG and MathML know. */
  closedTag(name: string, attributes: Attributes, kinds: number): void {
    this.startTag(name, attributes, kinds);
    if (this.current?.name === name && this.isForeign()) this.pop();
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
      while (this.current && this.current !== root) this.pop();
      this.body = this.push("body", NO_ATTRIBUTES, root);
    }
    return this.body;
  }

  /** Opens `head` or `body` where the page left them out. */
  private ensurePlace(name: string, kinds: number): void {
    if (this.body || name === "frameset") return;
    const inHead = this.current !== undefined && this.current !== this.root;
    if ((kinds & IS_HEAD_ONLY) === 0) {
      if (!inHead || this.current === this.head || this.open.get("noscript")) this.ensureBody();
    } else if (!inHead && !this.head) {
      this.head = this.push("head", NO_ATTRIBUTES, this.ensureRoot());
    }
  }

  private closeImplied(name: string, kinds: number): void {
    if ((kinds & ENDS_P) !== 0) {
      if (this.isForeign()) this.popToEither("svg", "math", BOUNDS);
      if (this.open.get("p")) this.popTo("p", BOUNDS, "button");
    }
    switch (name) {
      case "li":
        this.popTo("li", BOUNDS_LIST);
        return;
      case "dd":
      case "dt":
        this.popToEither("dd", "dt", BOUNDS_LIST);
        return;
      case "option":
        this.popTo("option", BOUNDS, "select");
        return;
      case "optgroup":
        this.popTo("option", BOUNDS, "select");
        this.popTo("optgroup", BOUNDS, "select");
        return;
      case "a":
      case "button":
        this.popTo(name, BOUNDS);
        return;
      case "rt":
      case "rp":
        this.popToEither("rt", "rp", BOUNDS, "ruby");
        return;
      case "td":
      case "th":
        this.popInTable(BOUNDS_SECTION, "tr");
        return;
      case "tr":
        this.popInTable(BOUNDS_SECTION);
        return;
      case "caption":
      case "colgroup":
      case "thead":
      case "tbody":
      case "tfoot":
        this.popInTable(BOUNDS_PART);
        return;
    }
  }

  /** `tbody` and `tr` that the page left out. */
  private openImplied(name: string): void {
    const inTable = name === "tr" || name === "td" || name === "th";
    if (!inTable) return;
    if (this.current?.name === "table") this.push("tbody", NO_ATTRIBUTES);
    const isInSection = ((this.current?.kinds ?? 0) & IS_TABLE_SECTION) !== 0;
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
      while (this.current && this.current !== this.root && !this.body) this.pop();
      return;
    }
    if (!this.open.get(name)) {
      if (name === "p" && this.body) this.insert("p", NO_ATTRIBUTES);
      return;
    }
    if (name === "table") {
      this.popTo("table", BOUNDS_TABLE);
      return;
    }
    if (TABLE_PARTS.has(name)) {
      this.popTo(name, BOUNDS_PART);
      return;
    }
    if (name === "li") {
      this.popTo("li", BOUNDS_LIST);
      return;
    }
    this.popTo(name, BOUNDS, undefined, FORMATTING.has(name));
  }

  private popTo(wanted: string, boundary: number, also?: string, inline = false): void {
    this.popToEither(wanted, wanted, boundary, also, inline);
  }

  /** Closes everything down to the nearest open element of one of two names, unless a boundary stands before it. */
  private popToEither(one: string, other: string, boundary: number, also?: string, inline = false): void {
    for (let at = this.stack.length - 1; at > 0; at--) {
      const tag = this.stack[at]!;
      const { name } = tag;
      if (name === one || name === other) {
        while (this.stack.length > at) this.pop();
        return;
      }
      if ((tag.kinds & boundary) !== 0 || name === also) return;
      if (inline && isBlock(tag) && name !== "p") return;
    }
  }

  /** Inside a table: closes everything down to, and without, the nearest boundary. Outside one: nothing. */
  private popInTable(boundary: number, also?: string): void {
    if (!this.open.get("table")) return;
    while (this.current && (this.current.kinds & boundary) === 0 && this.current.name !== also) this.pop();
  }

  private pop(): void {
    const tag = this.stack.pop();
    if (tag) this.open.set(tag.name, (this.open.get(tag.name) ?? 1) - 1);
  }

  private push(name: string, attributes: Attributes, parent?: ParentNode, kinds = nameKinds(name)): Tag {
    if (this.stack.length >= MAX_DEPTH) this.pop();
    const tag = this.insert(name, attributes, parent, kinds);
    this.stack.push(tag);
    this.open.set(name, (this.open.get(name) ?? 0) + 1);
    return tag;
  }

  private insert(name: string, attributes: Attributes, parent?: ParentNode, kinds = nameKinds(name)): Tag {
    const tag = new Tag(name, attributes.values, kinds);
    const place = parent ?? this.current ?? this.ensureBody();
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
      !this.body && (this.current === undefined || this.current === this.root || this.current === this.head);
    if (inHead) {
      if (data.trim() === "") return;
      this.ensureBody();
    }
    const place = this.current ?? this.ensureBody();
    const last = place.children[place.children.length - 1];
    if (last instanceof Text) last.data += data;
    else this.append(new TextNode(data), place);
  }

  private append(node: ChildNode, place: ParentNode): void {
    const last = place.children[place.children.length - 1];
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
