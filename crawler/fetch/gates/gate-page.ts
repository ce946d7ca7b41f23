import { descendants, rawText, type Tag } from "../../read/dom/dom.ts";
import { isPassedOver } from "../../read/dom/hidden.ts";
import { PageAreas } from "../../read/dom/page-area.ts";
import { parseHtml } from "../../read/dom/parse-html.ts";
import { bodyOf } from "../../read/html.ts";

/** Elements whose text is a heading or a call to do something. */
const HEADING = /^h[1-3]$/;
/** Where a login box stands beside what a page is about. */
const BESIDE = /^(?:header|nav|aside|footer|dialog)$/;
const BESIDE_NAME =
  /(?:^|[\s_-])(?:modal|popup|pop-up|dropdown|drawer|offcanvas|lightbox|sidebar|toolbar|topbar|header)(?:$|[\s_-])/i;

/** A page as the rules for gates see it. */
export class GatePage {
  readonly url: string;
  readonly title: string;
  /** Text of h1 to h3 within the content. */
  readonly headings: readonly string[];
  /** What the content shows, navigation left out, white space collapsed. */
  readonly text: string;
  /** Every element of the page, hidden ones and the head included. */
  readonly all: readonly Tag[];
  /** Elements of the content that are shown. */
  readonly shown: readonly Tag[];

  private readonly body: Tag;

  private constructor(url: string, all: readonly Tag[], body: Tag) {
    this.url = url;
    this.all = all;
    this.body = body;
    const areas = new PageAreas(body);
    const skip = (tag: Tag) => isPassedOver(tag) || areas.isNavigation(tag);
    this.shown = [...descendants(body, (tag) => !skip(tag))].filter((tag) => !skip(tag));
    const title = all.find((tag) => tag.name === "title");
    this.title = title ? collapse(rawText(title)).slice(0, 300) : "";
    this.headings = this.shown.filter(({ name }) => HEADING.test(name)).map((tag) => collapse(rawText(tag)));
    this.text = shownText(body, skip);
  }

  /** `undefined` where there is no body. */
  static of(html: string, url: string): GatePage | undefined {
    const document = parseHtml(html);
    const body = bodyOf(document);
    return body && new GatePage(url, [...descendants(document)], body);
  }

  /** What the content shows outside its forms: of a login that is little, of a page with a login box it is the page. */
  textAroundForms(): string {
    const within = new Set<Tag>(this.shown);
    return shownText(this.body, (tag) => !within.has(tag) || tag.name === "form");
  }

  /** Fields that a person fills in, of the given kinds. */
  fields(kinds: RegExp): Tag[] {
    return this.shown.filter(
      ({ name, attribs }) =>
        (name === "input" && kinds.test(attribs.type?.toLowerCase() ?? "text")) ||
        (name === "textarea" && kinds.test("textarea")),
    );
  }
}

/** Whether an element stands in a box beside the content: a header, a dialog, a side bar. */
export function isBeside(tag: Tag): boolean {
  for (let at = tag.parent; at && "name" in at; at = at.parent) {
    const { name, attribs } = at as Tag;
    if (name === "body") return false;
    if (
      BESIDE.test(name) ||
      attribs.role === "dialog" ||
      BESIDE_NAME.test(`${attribs.class ?? ""} ${attribs.id ?? ""}`)
    )
      return true;
  }
  return false;
}

/** Text of an element as it is shown. */
export function shownText(root: Tag, skip: (tag: Tag) => boolean = isPassedOver): string {
  const pieces: string[] = [];
  const walk: (Tag | { text: string })[] = [root];
  while (walk.length > 0) {
    const at = walk.pop()!;
    if (!("attribs" in at)) {
      pieces.push(at.text);
      continue;
    }
    for (const child of [...at.children].reverse()) {
      if (child.type === "text") walk.push({ text: child.data });
      else if ("attribs" in child && !skip(child as Tag)) walk.push(child as Tag);
    }
    pieces.push(" ");
  }
  return collapse(pieces.join(""));
}

function collapse(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
