import type { Observation } from "../../core/observation.ts";
import type { PageElement, ReadPage } from "../../core/page.ts";
import { parseUrl } from "../../core/parse-url.ts";
import type { FetchRequest } from "../fetch/fetcher.ts";
import { webUrl } from "../fetch/web-url.ts";
import type { Source } from "../read/reader.ts";
import type { Session } from "../web.ts";
import { Numbering } from "./numbering.ts";
import type { ActionOutcome, NeedsBrowser, OpenAddress, OpenPage } from "./open-page.ts";
import { changesBetween, findInPage, observe, type PageView } from "./page-view.ts";
import { SessionFault, sessionText } from "./session-text.ts";

/** What stands behind a session. */
export interface SessionParts {
  /** The language that is spoken to whoever browses. */
  language: string;
  open: OpenAddress;
  /** Gets a file without opening it in a browser. */
  openFile: OpenAddress;
  /** Cuts an observation into the parts that an agent turns over. */
  split: (observation: string) => readonly string[];
  /** A text without what was typed into fields that keep it secret. */
  withhold: (text: string) => string;
  /** Throws where a page may not be shown. */
  refuse: (page: ReadPage) => void;
  /** Opens the same address in a browser, for what only a browser can do; absent where there is none to go to. */
  toBrowser?: OpenAddress;
  close: () => Promise<void>;
}

/** Pages kept for `go_back`, oldest dropped first: each holds its text and its DOM. */
const MAX_HISTORY = 30;

/** The one session that all backends share: history, parts and refs are here, getting and acting on pages is not. */
export class BrowsingSession implements Session {
  readonly #parts: SessionParts;
  readonly #numbering = new Numbering();
  readonly #history: PageView[] = [];

  constructor(parts: SessionParts) {
    this.#parts = parts;
  }

  get page(): ReadPage | undefined {
    return this.#history.at(-1)?.open.page;
  }

  get source(): Source | undefined {
    return this.#history.at(-1)?.open.source;
  }

  async visit(url: string): Promise<Observation> {
    return this.#enter(await this.#parts.open({ url: this.#absolute(url) }));
  }

  async read_file(url: string): Promise<Observation> {
    return this.#enter(await this.#parts.openFile({ url: this.#absolute(url) }));
  }

  async click(ref: number): Promise<Observation> {
    return this.#act(ref, (open, element) => open.click(element));
  }

  async input(ref: number, text: string, submit = false): Promise<Observation> {
    return this.#act(ref, (open, element) => open.input(element, text, submit));
  }

  async scroll(direction: "down" | "up"): Promise<Observation> {
    const view = this.#current();
    if (direction === "up") {
      if (view.part === 1) throw new SessionFault("first_part");
      view.part--;
      return this.#seen(view);
    }
    if (view.part < view.parts.length) {
      view.part++;
      return this.#seen(view);
    }
    const before = view.numbered.text;
    await view.open.loadMore();
    this.#refresh(view);
    if (view.numbered.text === before) {
      throw new SessionFault("last_part");
    }
    return this.#seen(view, before);
  }

  async go_back(): Promise<Observation> {
    const before = this.#history.at(-2);
    if (!before) throw new SessionFault("nothing_before");
    await before.open.reopen?.();
    this.#history.pop();
    this.#refresh(before);
    return this.#seen(before);
  }

  async find(text: string): Promise<Observation> {
    return findInPage(this.#current(), text, this.#parts.language);
  }

  async screenshot(): Promise<Observation> {
    const view = this.#current();
    const image = await view.open.screenshot();
    const text = sessionText(this.#parts.language, "picture", { url: view.open.page.url });
    return { ...this.#seen(view), text, elements: [], image };
  }

  withhold(text: string): string {
    return this.#parts.withhold(text);
  }

  async close(): Promise<void> {
    this.#history.length = 0;
    await this.#parts.close();
  }

  async #act(
    ref: number,
    action: (open: OpenPage, element: PageElement) => Promise<ActionOutcome>,
  ): Promise<Observation> {
    const view = this.#current();
    const element = this.#numbering.resolve(view.numbered, ref);
    const before = view.numbered.text;
    const outcome = await action(view.open, element);
    switch (outcome.type) {
      case "leads":
        return this.#enter(await this.#go(view, outcome.request));
      case "opened":
        return this.#enter(outcome.page);
      case "same":
        this.#refresh(view);
        return this.#seen(view, before);
      case "needs_browser":
        return this.#inBrowser(view, ref, element, outcome.why, action);
    }
  }

  /** Follows a link in the way in which its page is open; an outside file never goes through the browser. */
  #go(view: PageView, request: FetchRequest): Promise<OpenPage> {
    return view.open.backend === "browser" && this.#parts.toBrowser
      ? this.#parts.toBrowser(request)
      : this.#parts.open(request);
  }

  /** Opens the same page in a browser, finds the element there and repeats the action. */
  async #inBrowser(
    view: PageView,
    ref: number,
    element: PageElement,
    why: NeedsBrowser,
    action: (open: OpenPage, element: PageElement) => Promise<ActionOutcome>,
  ): Promise<Observation> {
    if (!this.#parts.toBrowser) {
      throw new SessionFault(why, { ref, role: element.role, name: element.name });
    }
    const before = view.numbered.text;
    view.open = await this.#parts.toBrowser({ url: view.open.page.url });
    this.#refresh(view);
    const twin = view.numbered.elements.get(ref)?.local;
    if (!twin) {
      throw new SessionFault("not_in_browser", { ref });
    }
    const outcome = await action(view.open, twin);
    if (outcome.type === "opened") return this.#enter(outcome.page);
    if (outcome.type === "leads") return this.#enter(await this.#go(view, outcome.request));
    this.#refresh(view);
    return this.#seen(view, before);
  }

  #enter(open: OpenPage): Observation {
    this.#parts.refuse(open.page);
    const seenBefore = this.#history.findLast((view) => view.open.page.snapshot === open.page.snapshot);
    const numbered = this.#numbering.number(open.page, seenBefore?.numbered);
    const view: PageView = { open, numbered, parts: this.#parts.split(numbered.text), part: 1 };
    this.#history.push(view);
    if (this.#history.length > MAX_HISTORY) this.#history.shift();
    return this.#seen(view);
  }

  /** The part that is shown; what changed since the text was `before` stands first. */
  #seen(view: PageView, before?: string): Observation {
    const { language } = this.#parts;
    return observe(view, language, before === undefined ? "" : changesBetween(before, view.numbered.text, language));
  }

  /** Numbers and cuts the page anew where it was read again; elements that are still there keep their refs. */
  #refresh(view: PageView): void {
    const numbered = this.#numbering.number(view.open.page, view.numbered);
    view.numbered = numbered;
    view.parts = this.#parts.split(numbered.text);
    view.part = Math.min(view.part, Math.max(1, view.parts.length));
  }

  #current(): PageView {
    const view = this.#history.at(-1);
    if (!view) throw new SessionFault("no_page");
    return view;
  }

  #absolute(url: string): string {
    const base = this.page?.url;
    if (!parseUrl(url, base)) {
      throw new SessionFault("no_url", { url });
    }
    return webUrl(new URL(url, base).href).href;
  }
}
