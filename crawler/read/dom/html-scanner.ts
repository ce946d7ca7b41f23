import type { Markup } from "../text/markup.ts";
import { hashed, NameTable } from "../text/names.ts";
import { markOf } from "./attribute-marks.ts";
import { resolvedText, resolvedValue } from "./character-references.ts";
import { HOLDS_RAW, nameKinds } from "./content-model.ts";
import { type Attributes, NO_ATTRIBUTES, newAttributes } from "./tag-attributes.ts";
import type { TreeBuilder } from "./tree-builder.ts";

const TAB = 0x09;
const LINE_FEED = 0x0a;
const FORM_FEED = 0x0c;
const RETURN = 0x0d;
const SPACE = 0x20;
const EXCLAMATION = 0x21;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
const DASH = 0x2d;
const SLASH = 0x2f;
const EQUALS = 0x3d;
const GREATER = 0x3e;
const QUESTION = 0x3f;
/** Makes an ASCII capital small. */
const SMALL = 0x20;

const CDATA = "[CDATA[";
/** Of what holds no markup, the one whose character references are resolved. */
const REFERENCES = "title";

const tagNames = new NameTable(nameKinds);
const attributeNames = new NameTable(markOf);

/**
 * Cuts HTML into tags and texts for a tree builder as htmlparser2's tokenizer does, which follows HTML 13.2.5 in all but
 * the oddest of broken markup. Texts, scripts, comments and quoted values are jumped over by the engine's own search, at a
 * hundredth of what looking at each character costs: of most pages more than half is script.
 */
export class HtmlScanner {
  private readonly markup: Markup;
  private readonly html: string;
  private readonly tree: TreeBuilder;
  private at = 0;

  constructor(markup: Markup, tree: TreeBuilder) {
    this.markup = markup;
    this.html = markup.text;
    this.tree = tree;
  }

  /** Tells the tree builder everything. Linear in the page; never throws. */
  scan(): void {
    const { html } = this;
    while (this.at < html.length) {
      const tag = html.indexOf("<", this.at);
      this.addText(this.at, tag < 0 ? html.length : tag);
      if (tag < 0) return;
      this.at = tag + 1;
      const code = html.charCodeAt(tag + 1);
      if (isLetter(code)) this.openTag();
      else if (code === SLASH) this.closeTag();
      else if (code === EXCLAMATION) this.declaration();
      else if (code === QUESTION) this.passTo(">", tag + 2, tag + 2);
      else this.tree.addText("<");
    }
  }

  private addText(from: number, to: number): void {
    if (to > from) this.tree.addText(resolvedText(this.markup.cut(from, to)));
  }

  /** Passes over what ends with `end`, which is looked for at `search`; where it is missing, all from `from` is text. */
  private passTo(end: string, search: number, from: number): void {
    const at = this.html.indexOf(end, search);
    if (at < 0) this.addText(from, this.html.length);
    this.at = at < 0 ? this.html.length : at + end.length;
  }

  /** A comment, a doctype or CDATA, all dropped but CDATA in SVG and MathML. */
  private declaration(): void {
    const { html } = this;
    const from = this.at + 1;
    if (html.startsWith(CDATA, from)) {
      const begin = from + CDATA.length;
      const end = html.indexOf("]]>", begin);
      if (this.tree.isForeign()) this.tree.addText(this.markup.cut(begin, end < 0 ? html.length : end));
      this.at = end < 0 ? html.length : end + 3;
    } else if (html.startsWith("--", from)) {
      // "<!-->" is a comment, too.
      const end = html.indexOf("-->", from);
      this.at = end < 0 ? html.length : end + 3;
    } else this.passTo(">", from + (html.charCodeAt(from) === DASH ? 2 : 1), from);
  }

  private closeTag(): void {
    const { html } = this;
    let from = this.at + 1;
    while (isSpace(html.charCodeAt(from))) from++;
    const code = html.charCodeAt(from);
    if (isLetter(code)) this.endOf(from);
    else if (from < html.length && code !== GREATER) this.passTo(">", from + 1, from);
    else {
      // "</>" is shown.
      this.addText(this.at - 1, Math.min(from + 1, html.length));
      this.at = from + 1;
    }
  }

  /** Reads an end tag whose name begins at `from`; one that the page ends in is none. */
  private endOf(from: number): void {
    const { html } = this;
    let hash = 0;
    for (let at = from; at < html.length; at++) {
      const code = html.charCodeAt(at);
      if (code !== GREATER && !isSpace(code)) {
        hash = hashed(hash, code);
        continue;
      }
      const slot = tagNames.slotOf(this.markup, from, at, hash);
      this.tree.endTag(tagNames.names[slot]!, tagNames.bits[slot]!);
      const end = html.indexOf(">", at);
      this.at = end < 0 ? html.length : end + 1;
      return;
    }
    this.at = html.length;
  }

  private openTag(): void {
    const { html } = this;
    let hash = 0;
    let at = this.at;
    for (; at < html.length; at++) {
      const code = html.charCodeAt(at);
      if (endsName(code)) break;
      hash = hashed(hash, code);
    }
    const slot = tagNames.slotOf(this.markup, this.at, at, hash);
    const name = tagNames.names[slot]!;
    const kinds = tagNames.bits[slot]!;
    let attributes = NO_ATTRIBUTES;
    let closesItself = false;
    while (at < html.length) {
      const code = html.charCodeAt(at);
      if (code === GREATER) {
        this.at = at + 1;
        if (closesItself) this.tree.closedTag(name, attributes, kinds);
        else this.startTag(name, attributes, kinds);
        return;
      }
      if (code === SLASH) closesItself = true;
      else if (!isSpace(code)) {
        closesItself = false;
        if (attributes === NO_ATTRIBUTES) attributes = newAttributes();
        at = this.attribute(at, attributes);
        continue;
      }
      at++;
    }
    // A page that ends within a tag does not have it.
    this.at = html.length;
  }

  /** Reads the attribute whose name begins at `from`; gives where what follows it begins. */
  private attribute(from: number, into: Attributes): number {
    const { html } = this;
    const { length } = html;
    let hash = hashed(0, html.charCodeAt(from));
    // Whatever a name begins with belongs to it.
    let at = from + 1;
    for (; at < length; at++) {
      const code = html.charCodeAt(at);
      if (code === EQUALS || endsName(code)) break;
      hash = hashed(hash, code);
    }
    const slot = attributeNames.slotOf(this.markup, from, at, hash);
    while (at < length && isSpace(html.charCodeAt(at))) at++;
    if (html.charCodeAt(at) !== EQUALS) {
      put(into, slot, "");
      return at;
    }
    at++;
    while (at < length && isSpace(html.charCodeAt(at))) at++;
    const quote = html.charCodeAt(at);
    if (quote === DOUBLE_QUOTE || quote === SINGLE_QUOTE) {
      const end = html.indexOf(quote === DOUBLE_QUOTE ? '"' : "'", at + 1);
      if (end < 0) return length;
      put(into, slot, resolvedValue(this.markup.cut(at + 1, end)));
      return end + 1;
    }
    const begin = at;
    while (at < length && html.charCodeAt(at) !== GREATER && !isSpace(html.charCodeAt(at))) at++;
    put(into, slot, resolvedValue(this.markup.cut(begin, at)));
    return at;
  }

  private startTag(name: string, attributes: Attributes, kinds: number): void {
    this.tree.startTag(name, attributes, kinds);
    if ((kinds & HOLDS_RAW) === 0) return;
    const { html } = this;
    const from = this.at;
    for (let end = html.indexOf("</", from); end >= 0; end = html.indexOf("</", end + 2)) {
      const after = end + 2 + name.length;
      const code = html.charCodeAt(after);
      if ((code !== GREATER && !isSpace(code)) || html.slice(end + 2, after).toLowerCase() !== name) continue;
      this.addRaw(name, from, end);
      this.endOf(end + 2);
      return;
    }
    this.addRaw(name, from, html.length);
    this.at = html.length;
  }

  private addRaw(name: string, from: number, to: number): void {
    if (name === REFERENCES) this.addText(from, to);
    else if (to > from) this.tree.addText(this.markup.cut(from, to));
  }
}

/** The first of two attributes of a name counts; one that would be a prototype where somebody copies it does not. */
function put(into: Attributes, slot: number, value: string): void {
  const { values } = into;
  const name = attributeNames.names[slot]!;
  if (values[name] !== undefined || name === "__proto__") return;
  values[name] = value;
  into.marks |= attributeNames.bits[slot]!;
}

function isLetter(code: number): boolean {
  const small = code | SMALL;
  return small >= 0x61 && small <= 0x7a;
}

function isSpace(code: number): boolean {
  return (
    code <= SPACE && (code === SPACE || code === LINE_FEED || code === TAB || code === RETURN || code === FORM_FEED)
  );
}

function endsName(code: number): boolean {
  return code <= GREATER && (code === GREATER || code === SLASH || isSpace(code));
}
