import type { Document, Element } from "domhandler";
import { getAttributeValue as attribute, findAll, getOuterHTML, hasAttrib } from "domutils";
import { decoded } from "../../core/decoded.ts";
import type { PageElement, ReadPage } from "../../core/page.ts";
import type { Fetched, FetchRequest } from "../fetch/fetcher.ts";
import { refuseGate } from "../fetch/gates/gate.ts";
import { refuseMissing, saysMissing } from "../fetch/gates/missing-page.ts";
import { routeOf } from "../fetch/route-fragment.ts";
import { elementAt } from "../read/dom/dom.ts";
import { parseHtml } from "../read/dom/parse-html.ts";
import { keepsSecret } from "../read/dom/secret-field.ts";
import type { Read, Source } from "../read/reader.ts";
import { decodeBytes } from "../read/text/charset.ts";
import { controlOf, fill, formOf, submission } from "./form.ts";
import type { ActionOutcome, OpenPage } from "./open-page.ts";
import { SessionFault } from "./session-text.ts";
import { type TypedSecrets, WITHHELD } from "./typed-secrets.ts";

/** A page over HTTP or from an archive: links are followed, forms are kept and sent; no script runs. */
export class StaticPage implements OpenPage {
  readonly backend: "static" | "archive";
  readonly source: Source;
  readonly #read: Read;
  #page: ReadPage;
  /** Parsed when the first form is touched; from then on it holds what was typed and chosen. */
  #document: Document | undefined;
  /** What was typed into fields that keep it secret; the DOM holds a marker in its place, and what is sent holds it. */
  readonly #typed = new Map<Element, string>();
  readonly #secrets: TypedSecrets | undefined;

  private constructor(fetched: Fetched, source: Source, page: ReadPage, read: Read, secrets?: TypedSecrets) {
    this.#secrets = secrets;
    this.backend = fetched.backend === "archive" ? "archive" : "static";
    this.source = source;
    this.#page = page;
    this.#read = read;
  }

  /** Rejects with `SkipError` where the bytes cannot be read, and where they ask for a login, a proof or money. */
  static async open(fetched: Fetched, read: Read, secrets?: TypedSecrets): Promise<StaticPage> {
    const source = { url: fetched.finalUrl, body: fetched.body, contentType: fetched.contentType };
    const page = await read(source, { relations: true });
    refuseGate(source, page.mainText);
    refuseMissing(source.url, saysMissing(page));
    return new StaticPage(fetched, source, page, read, secrets);
  }

  get page(): ReadPage {
    return this.#page;
  }

  async click(element: PageElement): Promise<ActionOutcome> {
    const { node, document } = this.#find(element);
    if (element.href !== undefined) return this.#follow(element.href, document, node);
    const control = controlOf(node);
    if (control === "checkbox" || control === "radio") {
      const on = control === "radio" || !hasAttrib(node, "checked");
      return this.#change(document, node, on ? "on" : "off");
    }
    if (node.name === "option") {
      const select = ancestor(node, "select");
      if (select) return this.#change(document, select, attribute(node, "value") ?? element.name);
    }
    if (control === "text") throw new SessionFault("text_field", { name: element.name });
    if (control === "select") throw new SessionFault("list", { name: element.name });
    if (node.name === "summary") throw new SessionFault("open_already");
    const form = control === "submit" ? formOf(document, node) : undefined;
    if (form) return { type: "leads", request: this.#send(document, form, node) };
    return { type: "needs_browser", why: "only_script" };
  }

  async input(element: PageElement, text: string, submit: boolean): Promise<ActionOutcome> {
    const { node, document } = this.#find(element);
    const outcome = await this.#change(document, node, text);
    if (!submit) return outcome;
    const form = formOf(document, node);
    if (!form) return { type: "needs_browser", why: "no_form" };
    return { type: "leads", request: this.#send(document, form) };
  }

  async loadMore(): Promise<ActionOutcome> {
    return { type: "same" };
  }

  async screenshot(): Promise<Uint8Array> {
    throw new SessionFault("not_drawn");
  }

  #find(element: PageElement): { node: Element; document: Document } {
    this.#document ??= parseHtml(decodeBytes(this.source.body, this.source.contentType).text);
    const node = elementAt(this.#document, element.path);
    if (!node) throw new SessionFault("gone", { name: element.name });
    return { node, document: this.#document };
  }

  #follow(href: string, document: Document, node: Element): ActionOutcome {
    const raw = (attribute(node, "href") ?? href).trim();
    if (/^javascript:/i.test(raw) || raw === "#") return { type: "needs_browser", why: "only_script" };
    if (raw.startsWith("#") && routeOf(raw) === "") {
      const id = decoded(raw.slice(1));
      const there =
        findAll((e) => attribute(e, "id") === id || attribute(e, "name") === id, document.children).length > 0;
      if (!there) return { type: "needs_browser", why: "only_script" };
      throw new SessionFault("same_page", { id });
    }
    const url = new URL(href, this.#page.url);
    if (url.protocol !== "http:" && url.protocol !== "https:") {
      throw new SessionFault("no_web_page", { protocol: url.protocol });
    }
    return { type: "leads", request: { url: url.href } };
  }

  #send(document: Document, form: Element, submitter?: Element): FetchRequest {
    // An archive holds the marker as well, so that what was recorded is found again.
    const typed = this.backend === "archive" ? undefined : this.#typed;
    const request = submission(document, form, this.#page.url, submitter, typed);
    return { ...request, headers: { ...request.headers, referer: this.#page.url } };
  }

  async #change(document: Document, node: Element, text: string): Promise<ActionOutcome> {
    const secret = keepsSecret(attribute(node, "type"), attribute(node, "autocomplete"));
    if (secret) {
      this.#typed.set(node, text);
      this.#secrets?.add(text);
    }
    fill(document, node, secret ? WITHHELD : text);
    const body = Buffer.from(getOuterHTML(document, { encodeEntities: "utf8" }), "utf8");
    const page = await this.#read(
      { ...this.source, body, contentType: "text/html; charset=utf-8" },
      { relations: false },
    );
    // What was typed is the session's, not the site's: the snapshot stays the one that was fetched.
    this.#page = { ...page, snapshot: this.#page.snapshot, relations: this.#page.relations };
    return { type: "same" };
  }
}

function ancestor(node: Element, name: string): Element | undefined {
  for (let at = node.parent; at; at = at.parent) if ("name" in at && at.name === name) return at as Element;
  return undefined;
}
