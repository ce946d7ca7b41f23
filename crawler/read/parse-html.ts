import { type ChildNode, Document, type ParentNode, Text } from "domhandler";
import { Tokenizer, type TokenizerCallbacks } from "htmlparser2";
import { BLOCK, CLOSES_P, HEAD_ONLY, TABLE_SECTION, VOID } from "./content-model.ts";
import { Tag } from "./dom.ts";
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

/**
 * Elements nested deeper become siblings, as in Chromium (kMaximumHTMLParserDOMTreeDepth): so recursion over the DOM is
 * safe everywhere, and a million unclosed tags cost linear time.
 */
const MAX_DEPTH = 512;

/**
 * Builds the DOM (domhandler's) from htmlparser2's tokens. htmlparser2's own tree builder is quadratic in depth, lets a
 * stray `</div>` end the table around it, and knows no implied `html`, `body`, `tbody`; with those, element paths of a page
 * as served and of the same page as a browser serialises it agree.
 *
 * Comments, doctypes and processing instructions are dropped. Never throws; linear in the input.
 */
export function parseHtml(html: string): Document {
  return new TreeBuilder(html).build();
}

class TreeBuilder implements TokenizerCallbacks {
  private readonly html: string;
  private readonly document = new Document([]);
  private readonly stack: Tag[] = [];
  /** How many elements of a name are open, so that the search for one that is not costs nothing. */
  private readonly open = new Map<string, number>();
  private readonly tags = new Map<ParentNode, number>();
  private count = 0;
  private root: Tag | undefined;
  private head: Tag | undefined;
  private body: Tag | undefined;

  private name = "";
  private attributes: Record<string, string> = {};
  private attributeName = "";
  private attributeValue = "";

  constructor(html: string) {
    this.html = html;
  }

  build(): Document {
    const tokenizer = new Tokenizer({ decodeEntities: true }, this);
    tokenizer.write(this.html);
    tokenizer.end();
    return this.document;
  }

  ontext(start: number, end: number): void {
    this.addText(this.html.slice(start, end));
  }

  ontextentity(codepoint: number): void {
    this.addText(String.fromCodePoint(codepoint));
  }

  onopentagname(start: number, end: number): void {
    this.name = this.html.slice(start, end).toLowerCase();
    this.attributes = {};
  }

  onattribname(start: number, end: number): void {
    this.attributeName = this.html.slice(start, end).toLowerCase();
  }

  onattribdata(start: number, end: number): void {
    this.attributeValue += this.html.slice(start, end);
  }

  onattribentity(codepoint: number): void {
    this.attributeValue += String.fromCodePoint(codepoint);
  }

  onattribend(): void {
    const { attributeName, attributes } = this;
    if (!Object.hasOwn(attributes, attributeName) && attributeName !== "__proto__") {
      attributes[attributeName] = this.attributeValue;
    }
    this.attributeValue = "";
  }

  onopentagend(): void {
    this.startTag(this.name, this.attributes);
  }

  onselfclosingtag(): void {
    this.startTag(this.name, this.attributes);
    if (this.current?.name === this.name && this.isForeign()) this.pop();
  }

  onclosetag(start: number, end: number): void {
    this.endTag(this.html.slice(start, end).toLowerCase());
  }

  /** CDATA is text in SVG and MathML and a comment elsewhere. */
  oncdata(start: number, end: number, endOffset: number): void {
    if (this.isForeign()) this.addText(this.html.slice(start, end - endOffset));
  }

  oncomment(): void {
    // Comments are no part of what a page shows.
  }

  ondeclaration(): void {
    // Nothing depends on the doctype: there is one tree for quirks and for standards mode.
  }

  onprocessinginstruction(): void {
    // In HTML these are comments.
  }

  onend(): void {
    this.stack.length = 0;
  }

  private get current(): Tag | undefined {
    return this.stack[this.stack.length - 1];
  }

  private isForeign(): boolean {
    if (!this.open.get("svg") && !this.open.get("math")) return false;
    for (let at = this.stack.length - 1; at >= 0; at--) {
      const { name } = this.stack[at]!;
      if (FOREIGN.has(name)) return true;
      if (INTEGRATION.has(name)) return false;
    }
    return false;
  }

  private startTag(name: string, attributes: Record<string, string>): void {
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
    this.ensurePlace(name);
    this.closeImplied(name);
    this.openImplied(name);
    if (VOID.has(name)) this.insert(name, attributes);
    else this.push(name, attributes);
  }

  private merge(tag: Tag, attributes: Record<string, string>): void {
    for (const [name, value] of Object.entries(attributes)) tag.attribs[name] ??= value;
  }

  private ensureRoot(): Tag {
    this.root ??= this.push("html", {}, this.document);
    return this.root;
  }

  private ensureBody(): Tag {
    if (!this.body) {
      const root = this.ensureRoot();
      this.head ??= this.insert("head", {}, root);
      while (this.current && this.current !== root) this.pop();
      this.body = this.push("body", {}, root);
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
      this.head = this.push("head", {}, this.ensureRoot());
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
    if (this.current?.name === "table") this.push("tbody", {});
    if (name !== "tr" && this.current && TABLE_SECTION.has(this.current.name)) this.push("tr", {});
  }

  private endTag(name: string): void {
    if (name === "html" || name === "body") return;
    if (name === "br") {
      this.startTag("br", {});
      return;
    }
    if (VOID.has(name)) return;
    if (name === "head") {
      while (this.current && this.current !== this.root && !this.body) this.pop();
      return;
    }
    if (!this.open.get(name)) {
      if (name === "p" && this.body) this.insert("p", {});
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
      const { name } = this.stack[at]!;
      if (matches(name)) {
        while (this.stack.length > at) this.pop();
        return;
      }
      if (boundary.has(name) || name === also) return;
      if (inline && BLOCK.has(name) && name !== "p") return;
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

  private push(name: string, attributes: Record<string, string>, parent?: ParentNode): Tag {
    if (this.stack.length >= MAX_DEPTH) this.pop();
    const tag = this.insert(name, attributes, parent);
    this.stack.push(tag);
    this.open.set(name, (this.open.get(name) ?? 0) + 1);
    return tag;
  }

  private insert(name: string, attributes: Record<string, string>, parent?: ParentNode): Tag {
    const tag = new Tag(name, attributes);
    const place = parent ?? this.current ?? this.ensureBody();
    const index = this.tags.get(place) ?? 0;
    tag.index = index;
    tag.order = this.count++;
    this.tags.set(place, index + 1);
    this.append(tag, place);
    return tag;
  }

  private addText(data: string): void {
    const inHead =
      !this.body && (this.current === undefined || this.current === this.root || this.current === this.head);
    if (inHead) {
      if (data.trim() === "") return;
      this.ensureBody();
    }
    const place = this.current ?? this.ensureBody();
    const last = place.children[place.children.length - 1];
    if (last instanceof Text) last.data += data;
    else this.append(new Text(data), place);
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
