import type { Document } from "domhandler";
import type { ElementHandle } from "playwright";
import { withDeadline } from "../../core/deadline.ts";
import { ActionError, RetryError, SkipError } from "../../core/errors.ts";
import type { PageElement, ReadPage } from "../../core/page.ts";
import { NUMBER_ATTRIBUTE, withoutNumbers } from "../browser/dom-script.ts";
import { type DomShot, takeDom } from "../browser/dom-shot.ts";
import type { ExchangeSink } from "../fetch/exchange.ts";
import { refuseGate } from "../fetch/gates/gate.ts";
import { refuseMissing, saysMissing } from "../fetch/gates/missing-page.ts";
import { elementAt } from "../read/dom/dom.ts";
import { parseHtml } from "../read/dom/parse-html.ts";
import { keepsSecret } from "../read/dom/secret-field.ts";
import type { Read, Source } from "../read/reader.ts";
import type { LiveTab } from "./live-tab.ts";
import type { ActionOutcome, OpenPage } from "./open-page.ts";
import { SessionFault } from "./session-text.ts";

const READ_DEADLINE_MS = 15_000;
/** Milliseconds until an element can be acted on: it is there already, so that only movement and overlays delay it. */
const ACT_DEADLINE_MS = 5_000;
const MAX_BYTES = 20_000_000;

/** The DOM at one moment, with the way back from what was read to the live elements. */
interface Shot {
  dom: DomShot;
  document?: Document;
}

/** A page as a browser shows it: read from its live DOM by the same reader as any other page. */
export class LivePage implements OpenPage {
  readonly backend = "browser";
  readonly #tab: LiveTab;
  readonly #read: Read;
  #shot: Shot;
  #page: ReadPage;
  #source: Source;

  private constructor(tab: LiveTab, read: Read, shot: Shot, page: ReadPage, source: Source) {
    this.#tab = tab;
    this.#read = read;
    this.#shot = shot;
    this.#page = page;
    this.#source = source;
  }

  static async open(tab: LiveTab, read: Read, sink: ExchangeSink | undefined): Promise<LivePage> {
    const { shot, page, source } = await shoot(tab, read);
    refuseGate(source, page.mainText);
    refuseMissing(source.url, saysMissing(page));
    await sink?.recordRendered(source.url, source.body, new Date());
    return new LivePage(tab, read, shot, page, source);
  }

  get page(): ReadPage {
    return this.#page;
  }

  get source(): Source {
    return this.#source;
  }

  click(element: PageElement): Promise<ActionOutcome> {
    return this.#act(element, async (live) => {
      if (element.role === "option") return choose(live, element.name);
      try {
        await live.click({ timeout: ACT_DEADLINE_MS });
      } catch {
        // Covered by something else or moving: the page's own handlers still take a click of their own.
        await live.dispatchEvent("click");
      }
    });
  }

  input(element: PageElement, text: string, submit: boolean): Promise<ActionOutcome> {
    return this.#act(element, async (live) => {
      if (element.role === "combobox" && (await live.evaluate((e) => e.localName === "select")))
        await choose(live, text);
      else if (element.role === "checkbox" || element.role === "radio")
        await live.setChecked(isOn(text), { timeout: ACT_DEADLINE_MS });
      else if (element.role === "textbox" || element.role === "combobox") {
        const [type, autocomplete] = await live.evaluate((e) => [
          e.getAttribute("type"),
          e.getAttribute("autocomplete"),
        ]);
        if (keepsSecret(type ?? undefined, autocomplete ?? undefined)) this.#tab.secrets?.add(text);
        await live.fill(text, { timeout: ACT_DEADLINE_MS });
      } else throw new SessionFault("takes_no_text", { name: element.name });
      if (submit) await send(live);
    });
  }

  async loadMore(): Promise<ActionOutcome> {
    await withDeadline(ACT_DEADLINE_MS, "scrolling", () =>
      this.#tab.page.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)"),
    );
    await this.#tab.settle();
    await this.#again();
    return { type: "same" };
  }

  screenshot(): Promise<Uint8Array> {
    return withDeadline(READ_DEADLINE_MS, "the picture", () =>
      this.#tab.page.screenshot({ timeout: READ_DEADLINE_MS }),
    );
  }

  async reopen(): Promise<void> {
    await this.#tab.showAgain(this);
    await this.#again();
  }

  async #act(element: PageElement, action: (live: ElementHandle<Element>) => Promise<unknown>): Promise<ActionOutcome> {
    const live = await this.#live(element);
    const before = this.#tab.begin();
    try {
      await withDeadline(3 * ACT_DEADLINE_MS, `"${element.name}"`, () => action(live));
    } catch (error) {
      // A click that leaves the page may take its element away before it reports back.
      const moved = this.#tab.moment.documents !== before.documents;
      if (!moved && (error instanceof ActionError || error instanceof RetryError)) throw error;
      const slots = { name: element.name, error: firstLine(error) };
      if (!moved) throw new SessionFault("unusable", slots, { cause: error });
    }
    const after = await this.#tab.after(before);
    if (!after.same) return { type: "opened", page: after.page };
    await this.#again();
    return { type: "same" };
  }

  async #live(element: PageElement): Promise<ElementHandle<Element>> {
    this.#shot.document ??= parseHtml(this.#shot.dom.html);
    const number = elementAt(this.#shot.document, element.path)?.attribs[NUMBER_ATTRIBUTE];
    const gone = () => new SessionFault("gone", { name: element.name });
    if (number === undefined) throw gone();
    const live = await withDeadline(ACT_DEADLINE_MS, `"${element.name}"`, () => this.#shot.dom.element(Number(number)));
    if (!live || !(await live.evaluate((e) => e.isConnected))) throw gone();
    return live;
  }

  async #again(): Promise<void> {
    const old = this.#shot.dom;
    const { shot, page, source } = await shoot(this.#tab, this.#read);
    this.#shot = shot;
    this.#page = page;
    this.#source = source;
    await old.dispose();
  }
}

async function shoot(tab: LiveTab, read: Read): Promise<{ shot: Shot; page: ReadPage; source: Source }> {
  const dom = await withDeadline(READ_DEADLINE_MS, "reading the page", () => takeDom(tab.page, "as shown"));
  if (dom.html.length > MAX_BYTES)
    throw new SkipError("too_large", `the DOM of ${tab.page.url()} has ${dom.html.length} characters`);
  const html = withoutNumbers(dom.html);
  const body = Buffer.from(tab.secrets?.hide(html) ?? html, "utf8");
  const source = { url: tab.address, body, contentType: "text/html; charset=utf-8" };
  const { needsBrowser: _, ...page } = await read(source, { relations: true });
  return { shot: { dom }, page, source };
}

async function choose(live: ElementHandle<Element>, text: string): Promise<void> {
  const options = await live.evaluate((e) => {
    const select = e.closest("select");
    return select ? [...select.options].map((option) => ({ label: option.label.trim(), value: option.value })) : [];
  });
  const wanted = text.trim().toLowerCase();
  const index = options.findIndex(
    ({ label, value }) => label.toLowerCase() === wanted || value.toLowerCase() === wanted,
  );
  if (index < 0) {
    throw new SessionFault("no_option", { text, options: options.map(({ label }) => `"${label}"`).join(", ") });
  }
  const select = (await live.evaluateHandle((e) => e.closest("select"))).asElement();
  await select?.selectOption({ index }, { timeout: ACT_DEADLINE_MS });
}

/** Sends the field's form as its own button would; a field without one gets the Enter key. */
async function send(live: ElementHandle<Element>): Promise<void> {
  const sent = await live.evaluate((e) => {
    const form = "form" in e ? e.form : undefined;
    if (!(form instanceof HTMLFormElement)) return false;
    form.requestSubmit();
    return true;
  });
  if (!sent) await live.press("Enter", { timeout: ACT_DEADLINE_MS });
}

function isOn(text: string): boolean {
  const word = text.trim().toLowerCase();
  if (["on", "true", "yes", "1", "checked"].includes(word)) return true;
  if (["off", "false", "no", "0", "unchecked", ""].includes(word)) return false;
  throw new SessionFault("on_or_off", { text });
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n")[0]!;
}
