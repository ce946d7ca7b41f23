import { type ChildNode, Document, type ParentNode, Text } from "domhandler";
import { CLOSES_P, HEAD_ONLY, TABLE_SECTION, VOID } from "./content-model.ts";
import { isBlock, Tag } from "./dom.ts";
import { PageTags } from "./page-tags.ts";
import {
  AROUND_PART,
  AROUND_TABLE,
  FOREIGN,
  FORMATTING,
  INSIDE_SECTION,
  INTEGRATION,
  LIST_SCOPE,
  SCOPE,
  TABLE_PARTS,
} from "./scopes.ts";
import { type Attributes, noAttributes } from "./tag-attributes.ts";
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

  startTag(name: string, attributes: Attributes): void {
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
    this.ensurePlace(name);
    this.closeImplied(name);
    this.openImplied(name);
    if (VOID.has(name)) this.insert(name, attributes);
    else this.push(name, attributes);
  }

  /** A tag that closes itself, which only SVG and MathML know. */
  closedTag(name: string, attributes: Attributes): void {
    this.startTag(name, attributes);
    if (this.current?.name === name && this.isForeign()) this.pop();
  }

  private merge(tag: Tag, { values, marks }: Attributes): void {
    for (const [name, value] of Object.entries(values)) tag.attribs[name] ??= value;
    tag.marks |= marks;
  }

  private ensureRoot(): Tag {
    this.root ??= this.push("html", noAttributes(), this.document);
    return this.root;
  }

  private ensureBody(): Tag {
    if (!this.body) {
      const root = this.ensureRoot();
      this.head ??= this.insert("head", noAttributes(), root);
      while (this.current && this.current !== root) this.pop();
      this.body = this.push("body", noAttributes(), root);
    }
    return this.body;
  }

  /** Opens `head` or `body` where the page left them out. */
  private ensurePlace(name: string): void {
    if (this.body || name === "frameset") return;
    const inHead = this.current !== undefined && this.current !== this.root;
    if (!HEAD_ONLY.has(name)) {
      if (!inHead || this.current === this.head || this.open.get("noscript")) this.ensureBody();
    } else if (!inHead && !this.head) {
      this.head = this.push("head", noAttributes(), this.ensureRoot());
    }
  }

  private closeImplied(name: string): void {
    if (CLOSES_P.has(name)) {
      if (this.isForeign()) this.popTo((tag) => FOREIGN.has(tag), SCOPE);
      if (this.open.get("p")) this.popTo((tag) => tag === "p", SCOPE, "button");
    }
    switch (name) {
      case "li":
        this.popTo((tag) => tag === "li", LIST_SCOPE);
        return;
      case "dd":
      case "dt":
        this.popTo((tag) => tag === "dd" || tag === "dt", LIST_SCOPE);
        return;
      case "option":
        this.popTo((tag) => tag === "option", SCOPE, "select");
        return;
      case "optgroup":
        this.popTo((tag) => tag === "option", SCOPE, "select");
        this.popTo((tag) => tag === "optgroup", SCOPE, "select");
        return;
      case "a":
      case "button":
        this.popTo((tag) => tag === name, SCOPE);
        return;
      case "rt":
      case "rp":
        this.popTo((tag) => tag === "rt" || tag === "rp", SCOPE, "ruby");
        return;
      case "td":
      case "th":
        this.popInTable((tag) => tag === "tr" || INSIDE_SECTION.has(tag));
        return;
      case "tr":
        this.popInTable((tag) => INSIDE_SECTION.has(tag));
        return;
      case "caption":
      case "colgroup":
      case "thead":
      case "tbody":
      case "tfoot":
        this.popInTable((tag) => tag === "table" || tag === "template" || tag === "html");
        return;
    }
  }

  /** `tbody` and `tr` that the page left out. */
  private openImplied(name: string): void {
    const inTable = name === "tr" || name === "td" || name === "th";
    if (!inTable) return;
    if (this.current?.name === "table") this.push("tbody", noAttributes());
    if (name !== "tr" && this.current && TABLE_SECTION.has(this.current.name)) this.push("tr", noAttributes());
  }

  endTag(name: string): void {
    if (name === "html" || name === "body") return;
    if (name === "br") {
      this.startTag("br", noAttributes());
      return;
    }
    if (VOID.has(name)) return;
    if (name === "head") {
      while (this.current && this.current !== this.root && !this.body) this.pop();
      return;
    }
    if (!this.open.get(name)) {
      if (name === "p" && this.body) this.insert("p", noAttributes());
      return;
    }
    if (name === "table") {
      this.popTo((tag) => tag === "table", AROUND_TABLE);
      return;
    }
    if (TABLE_PARTS.has(name)) {
      this.popTo((tag) => tag === name, AROUND_PART);
      return;
    }
    if (name === "li") {
      this.popTo((tag) => tag === "li", LIST_SCOPE);
      return;
    }
    this.popTo((tag) => tag === name, SCOPE, undefined, FORMATTING.has(name));
  }

  /** Closes everything down to the nearest open element that `matches`, unless a boundary stands before it. */
  private popTo(
    matches: (name: string) => boolean,
    boundary: ReadonlySet<string>,
    also?: string,
    inline = false,
  ): void {
    for (let at = this.stack.length - 1; at > 0; at--) {
      const tag = this.stack[at]!;
      const { name } = tag;
      if (matches(name)) {
        while (this.stack.length > at) this.pop();
        return;
      }
      if (boundary.has(name) || name === also) return;
      if (inline && isBlock(tag) && name !== "p") return;
    }
  }

  /** Inside a table: closes everything down to, and without, the nearest element that `stays`. Outside one: nothing. */
  private popInTable(stays: (name: string) => boolean): void {
    if (!this.open.get("table")) return;
    while (this.current && !stays(this.current.name)) this.pop();
  }

  private pop(): void {
    const tag = this.stack.pop();
    if (tag) this.open.set(tag.name, (this.open.get(tag.name) ?? 1) - 1);
  }

  private push(name: string, attributes: Attributes, parent?: ParentNode): Tag {
    if (this.stack.length >= MAX_DEPTH) this.pop();
    const tag = this.insert(name, attributes, parent);
    this.stack.push(tag);
    this.open.set(name, (this.open.get(name) ?? 0) + 1);
    return tag;
  }

  private insert(name: string, attributes: Attributes, parent?: ParentNode): Tag {
    const tag = new Tag(name, attributes.values);
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
    place.children.push(node);
  }
}
