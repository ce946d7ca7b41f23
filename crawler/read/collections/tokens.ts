import { isText } from "domhandler";
import { isChinese } from "../../../logic/values/language.ts";
import { isKnownUnit } from "../../../logic/values/units.ts";
import { BLOCK } from "../dom/content-model.ts";
import { elementPath, inside, isPageTag, type Tag } from "../dom/dom.ts";
import { isPassedOver } from "../dom/hidden.ts";
import { parseHtml } from "../dom/parse-html.ts";
import { normalise, superscript, textOf } from "../dom/text.ts";
import { codeIn } from "./codes.ts";
import { stepOf } from "./element-step.ts";
import { markGuiding } from "./guiding-links.ts";
import { iconLabel } from "./icon-labels.ts";
import { couldBeLabel, endsInColon, innerLabelLength, labelKey } from "./label-text.ts";
import { isGuiding, isNavigation } from "./navigation-marks.ts";
import { markAlternating, markCells, markPairs } from "./pair-steps.ts";
import { isPictured, picturedText } from "./pictured-text.ts";
import { type PlaceNames, placesOf } from "./places.ts";
import { isShareBox } from "./share-box.ts";
import { statementsOf } from "./statements.ts";
import type { PageElementNode, Token, TokenPage } from "./token-page.ts";
import { trailOf } from "./trail.ts";

/** Empty, these only mark a place within a text: where a link leads to, where a line may break. */
const MARKERS = new Set(["a", "wbr"]);
/** Controls: what they say is not said about anything. */
const CONTROLS = new Set("select textarea button option".split(" "));
const CODE = new Set("pre code samp kbd var".split(" "));
/** Leads to an explanation: no part of what is said. */
const HELP_MARK = /^[[(]?\?[\])]?$/;
/** An item of a list, whatever markup it stands in. */
const BULLET = /^[•·▪■●‣]/;
/** "4.7", "¥ 1,280" */
const FIGURE = /^[¥￥$]?\s?\d[\d.,]*$/;
/** A longer text is prose for every purpose here; the rest of it is not kept. */
const MAX_TEXT = 4000;
/** Enough of a text to tell it from others. */
const MAX_KEY = 200;

/**
 * Flattens a page to its text tokens, in reading order. Offsets count as `textOf` does. Never throws on bad HTML.
 *
 * @param names shared by the pages of a site, so that the same place is the same string on all of them
 * @param icons what icons say that are labels (`iconLabels`)
 * @param lasting the classes that tell of a place, where not all do (`lastingClasses`)
 */
export function tokenise(
  html: string,
  names: PlaceNames = new Map(),
  lasting?: ReadonlySet<string>,
  icons: ReadonlySet<string> = NO_ICONS,
): TokenPage {
  return new Flattener(lasting, icons).flatten(html, names);
}

const NO_ICONS: ReadonlySet<string> = new Set();

const ARTICLE = /^(?:article|main)$/;

/** Does an article of the page hold its heading? */
function hasArticle(tag: Tag): boolean {
  if (ARTICLE.test(tag.name)) return [...inside(tag, "h1")].length > 0;
  return tag.children.some((child) => isPageTag(child) && hasArticle(child));
}

class Flattener {
  private readonly elements: PageElementNode[] = [];
  private readonly tokens: Token[] = [];
  /** Elements that are links whose markup says that they lead through the site. */
  private readonly guiding = new Set<number>();
  private hasArticle = false;
  private title = "";
  private titlePath = "";
  private base: string | undefined;
  private line = 0;
  private lineHasText = false;
  private position = 0;
  private gap = false;
  private readonly lasting: ReadonlySet<string> | undefined;
  private readonly icons: ReadonlySet<string>;

  constructor(lasting: ReadonlySet<string> | undefined, icons: ReadonlySet<string>) {
    this.lasting = lasting;
    this.icons = icons;
  }

  flatten(html: string, names: PlaceNames): TokenPage {
    const { children } = parseHtml(html);
    this.hasArticle = children.some((child) => isPageTag(child) && hasArticle(child));
    for (const child of children) if (isPageTag(child)) this.enter(child, -1, 0, undefined);
    const { elements, tokens, title, titlePath, base } = this;
    markGuiding(elements, tokens, this.guiding);
    markPairs(elements, tokens);
    const places = placesOf(elements, names);
    for (const token of tokens) {
      const { place, kind, continued } = places(token.element);
      token.place = place;
      token.kind = token.leading ? kind : continued;
    }
    markAlternating(elements, tokens);
    markCells(elements, tokens);
    const trail = trailOf(tokens);
    return {
      title,
      titlePath,
      elements,
      tokens,
      ...(base !== undefined && { base }),
      ...(trail !== undefined && { trail }),
    };
  }

  private enter(tag: Tag, parent: number, cell: number, href: string | undefined): void {
    if (this.readIcon(tag, parent, href)) return;
    if (tag.name === "head") this.readHead(tag);
    if (tag.name === "br") this.breakLine();
    if (tag.name === "head" || tag.name === "br" || isPassedOver(tag)) return;
    const block = BLOCK.has(tag.name);
    if (block) this.breakLine();
    if (isPictured(tag)) this.addPictured(tag, parent);
    else if (CONTROLS.has(tag.name) || this.isBeside(tag, parent) || isShareBox(tag)) {
      this.advance(textOf(tag), true);
    } else {
      const above = this.elements[parent];
      const isCell = tag.name === "td" || tag.name === "th";
      const node = this.elements.length;
      this.elements.push({
        parent,
        tag: tag.name,
        index: tag.index,
        step: stepOf(tag, this.lasting) + (isCell ? `[${Math.min(cell, 9)}]` : ""),
        first: this.tokens.length,
        end: this.tokens.length,
        offset: -1,
        navigation: (above?.navigation ?? false) || isNavigation(tag),
        code: (above?.code ?? false) || CODE.has(tag.name),
      });
      if (isGuiding(tag)) this.guiding.add(node);
      this.readChildren(tag, node, tag.name === "a" ? (tag.attribs.href ?? href) : href);
      this.elements[node]!.end = this.tokens.length;
    }
    if (block) this.breakLine();
  }

  /** An aside of the page, not of what it tells: what stands beside an article is the same for all of them. */
  private isBeside(tag: Tag, parent: number): boolean {
    if (tag.name !== "aside" || !this.hasArticle) return false;
    for (let at = parent; at >= 0; at = this.elements[at]!.parent)
      if (ARTICLE.test(this.elements[at]!.tag)) return false;
    return true;
  }

  /** Is it an icon that is a label? Then it stands as one before what it begins. */
  private readIcon(tag: Tag, parent: number, href: string | undefined): boolean {
    const { words } = (this.icons.size > 0 && iconLabel(tag)) || {};
    if (words === undefined || !this.icons.has(words)) return false;
    this.addWordless(tag, parent, words, href);
    return true;
  }

  /** What a picture says in words (`picturedText`). */
  private addPictured(img: Tag, parent: number): void {
    const before = this.lineHasText ? this.tokens.at(-1) : undefined;
    const labelled = before?.colon === true || (before?.leading === true && before.nameable);
    const text = picturedText(img, before === undefined ? "nothing" : labelled ? "label" : "text");
    if (text === undefined || !this.addWordless(img, parent, text)) return;
    this.tokens.at(-1)!.nameable &&= endsInColon(text);
  }

  /** What an element says that shows no text: it has no place in the page's text. */
  private addWordless(tag: Tag, parent: number, text: string, href?: string): boolean {
    const above = this.elements[parent];
    if (!above) return false;
    const first = this.tokens.length;
    const { navigation, code } = above;
    const offset = this.position;
    const step = stepOf(tag, this.lasting);
    const node = { parent, tag: tag.name, index: tag.index, step, first, end: first + 1, offset, navigation, code };
    this.elements.push(node);
    this.addToken(text, this.elements.length - 1, offset, offset, href);
    return true;
  }

  private readChildren(tag: Tag, node: number, href: string | undefined): void {
    let text = "";
    let cells = 0;
    for (const child of tag.children) {
      if (isText(child)) text += child.data;
      else if (isPageTag(child)) {
        if (child.name === "sup" && text.trim() !== "") {
          text += superscript(textOf(child));
          continue;
        }
        if (MARKERS.has(child.name) && child.children.length === 0) continue;
        this.flush(text, node, href);
        text = "";
        this.enter(child, node, cells, href);
        if (child.name === "td" || child.name === "th") cells++;
      }
    }
    this.flush(text, node, href);
  }

  private readHead(head: Tag): void {
    for (const child of head.children) {
      if (!isPageTag(child)) continue;
      if (child.name === "title" && this.title === "") {
        this.title = textOf(child);
        this.titlePath = elementPath(child);
      }
      if (child.name === "base") this.base ??= child.attribs.href;
    }
  }

  private breakLine(): void {
    if (this.lineHasText) this.line++;
    this.lineHasText = false;
    this.gap = true;
  }

  /** Moves on over text; gives the place where it starts. */
  private advance(text: string, apart: boolean): number {
    if (text === "") return this.position;
    if ((this.gap || apart) && this.position > 0) this.position++;
    const start = this.position;
    this.position += text.length;
    this.gap = apart;
    return start;
  }

  private flush(raw: string, node: number, href: string | undefined): void {
    const text = normalise(raw);
    if (text === "") {
      if (raw !== "") this.gap = true;
      return;
    }
    if (/^[\s\u200b\u2060]/.test(raw)) this.gap = true;
    const start = this.advance(text, false);
    this.gap = /[\s\u200b\u2060]$/.test(raw);
    const { elements } = this;
    for (let e = node; e >= 0 && elements[e]!.offset < 0; e = elements[e]!.parent) elements[e]!.offset = start;
    if (HELP_MARK.test(text)) return;
    for (const { text: part, from, parted } of statementsOf(raw))
      this.addToken(part, node, start + from, start + from + part.length, href, parted);
  }

  /** "<b>4.7</b>分": the unit of the figure that it stands close behind, and no name of what comes next. */
  private isUnit(text: string, start: number): boolean {
    const before = this.tokens.at(-1);
    const isClose = before?.line === this.line && before.end === start && FIGURE.test(before.text);
    return isClose && isChinese(text) && isKnownUnit(text);
  }

  private addToken(text: string, node: number, start: number, end: number, href?: string, parted = false): void {
    const inner = innerLabelLength(text);
    const code = inner > 0 ? undefined : codeIn(text);
    this.tokens.push({
      text: text.slice(0, MAX_TEXT),
      key: labelKey(text.slice(0, MAX_KEY)),
      element: node,
      line: this.line,
      place: "",
      kind: "",
      leading: !this.lineHasText,
      nameable: couldBeLabel(text) && (endsInColon(text) || !BULLET.test(text)) && !this.isUnit(text, start),
      colon: endsInColon(text),
      inner: code?.from ?? inner,
      coded: code !== undefined,
      parted,
      start,
      end,
      ...(href !== undefined && { href }),
    });
    this.lineHasText = true;
  }
}
