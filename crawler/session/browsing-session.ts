import { ActionError } from "../../core/errors.ts";
import type { Observation } from "../../core/observation.ts";
import type { PageElement, ReadPage } from "../../core/page.ts";
import { parseUrl } from "../../core/parse-url.ts";
import type { FetchRequest } from "../fetch/fetcher.ts";
import { webUrl } from "../fetch/web-url.ts";
import type { Source } from "../read/reader.ts";
import type { Session } from "../web.ts";
import { Numbering } from "./numbering.ts";
import type { ActionOutcome, OpenAddress, OpenPage } from "./open-page.ts";
import { changesBetween, findInPage, observe, type PageView } from "./page-view.ts";

/** What stands behind a session. */
export interface SessionParts {
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
      if (view.part === 1) throw new ActionError("this is the first part of the page; there is nothing above it");
      view.part--;
      return observe(view);
    }
    if (view.part < view.parts.length) {
      view.part++;
      return observe(view);
    }
    const before = view.numbered.text;
    await view.open.loadMore();
    this.#refresh(view);
    if (view.numbered.text === before) {
      throw new ActionError("this is the last part of the page; there is nothing below it");
    }
    return observe(view, changesBetween(before, view.numbered.text));
  }

  async go_back(): Promise<Observation> {
    const before = this.#history.at(-2);
    if (!before) throw new ActionError("there is no page before this one", { mend: "visit a URL instead" });
    await before.open.reopen?.();
    this.#history.pop();
    this.#refresh(before);
    return observe(before);
  }

  async find(text: string): Promise<Observation> {
    return findInPage(this.#current(), text);
  }

  async screenshot(): Promise<Observation> {
    const view = this.#current();
    const image = await view.open.screenshot();
    return { ...observe(view), text: `A picture of ${view.open.page.url} was taken.`, elements: [], image };
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
        return observe(view, changesBetween(before, view.numbered.text));
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
    why: string,
    action: (open: OpenPage, element: PageElement) => Promise<ActionOutcome>,
  ): Promise<Observation> {
    if (!this.#parts.toBrowser) {
      throw new ActionError(`[${ref}] ${element.role} "${element.name}": ${why}, and this session has no browser`, {
        mend: "look for the same thing behind a link",
      });
    }
    const before = view.numbered.text;
    view.open = await this.#parts.toBrowser({ url: view.open.page.url });
    this.#refresh(view);
    const twin = view.numbered.elements.get(ref)?.local;
    if (!twin) {
      throw new ActionError(`[${ref}] is not there when a browser shows the page; it was read again`, {
        mend: "scroll or find to see the page as it is now",
      });
    }
    const outcome = await action(view.open, twin);
    if (outcome.type === "opened") return this.#enter(outcome.page);
    if (outcome.type === "leads") return this.#enter(await this.#go(view, outcome.request));
    this.#refresh(view);
    return observe(view, changesBetween(before, view.numbered.text));
  }

  #enter(open: OpenPage): Observation {
    this.#parts.refuse(open.page);
    const seenBefore = this.#history.findLast((view) => view.open.page.snapshot === open.page.snapshot);
    const numbered = this.#numbering.number(open.page, seenBefore?.numbered);
    const view: PageView = { open, numbered, parts: this.#parts.split(numbered.text), part: 1 };
    this.#history.push(view);
    if (this.#history.length > MAX_HISTORY) this.#history.shift();
    return observe(view);
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
    if (!view) throw new ActionError("no page is open yet", { mend: "visit a URL first" });
    return view;
  }

  #absolute(url: string): string {
    const base = this.page?.url;
    if (!parseUrl(url, base)) {
      throw new ActionError(`"${url}" is no URL`, { mend: "give an absolute URL such as https://example.org/page" });
    }
    return webUrl(new URL(url, base).href).href;
  }
}
