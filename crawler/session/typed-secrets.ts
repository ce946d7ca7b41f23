import type { ExchangeSink } from "../fetch/exchange.ts";

/** What stands in the place of what was typed into a field that keeps it secret. */
export const WITHHELD = "[withheld]";

/** No letter or digit adjoins one; where it begins or ends with another sign, anything may. */
const OPEN_START = "(?<![\\p{L}\\p{N}](?=[\\p{L}\\p{N}]))";
const OPEN_END = "(?!(?<=[\\p{L}\\p{N}])[\\p{L}\\p{N}])";

/** What was typed into fields that keep it secret (`keepsSecret`), so that it can be kept out of whatever is written down. */
export class TypedSecrets {
  readonly #forms = new Set<string>();
  readonly #toldAlso: TypedSecrets | undefined;

  /** @param toldAlso those of all sessions together, by which what they share (the archive) is kept clean */
  constructor(toldAlso?: TypedSecrets) {
    this.#toldAlso = toldAlso;
  }

  add(text: string): void {
    this.#toldAlso?.add(text);
    if (text === "" || text === WITHHELD) return;
    const inForms = new URLSearchParams({ x: text }).toString().slice(2);
    for (const form of [text, encodeURIComponent(text), inForms, JSON.stringify(text).slice(1, -1)])
      this.#forms.add(form);
  }

  /**
   * As `hide`, for running text: a short one does not take other words and numbers apart ("12" stays in "2012"). A lone
   * address becomes the one under which the archive has it.
   */
  hideInText(text: string): string {
    if (/^https?:\/\/\S+$/.test(text)) return this.#hideInUrl(text);
    const wholes = this.#longestFirst().map((form) => new RegExp(`${OPEN_START}${escaped(form)}${OPEN_END}`, "gu"));
    return wholes.reduce((left, whole) => left.replace(whole, WITHHELD), text);
  }

  /** The text with a marker for each of them, longest first, as they stand in text, URLs, forms and JSON. */
  hide(text: string): string {
    return this.#longestFirst().reduce((left, form) => left.replaceAll(form, WITHHELD), text);
  }

  #longestFirst(): string[] {
    return [...this.#forms].sort((a, b) => b.length - a.length);
  }

  /** A sink that is told of requests without them; answers stay as they came, but for DOMs that a browser made. */
  keptOutOf(sink: ExchangeSink): ExchangeSink {
    return {
      record: (exchange) =>
        sink.record(
          this.#forms.size === 0
            ? exchange
            : {
                ...exchange,
                url: this.#hideInUrl(exchange.url),
                requestHeaders: Object.fromEntries(
                  Object.entries(exchange.requestHeaders).map(([name, value]) => [name, this.hide(value)]),
                ),
                requestBody: exchange.requestBody === undefined ? undefined : this.hide(exchange.requestBody),
              },
        ),
      recordRendered: (url, html, at) => {
        if (this.#forms.size === 0) return sink.recordRendered(url, html, at);
        const text = this.hide(Buffer.from(html).toString("utf8"));
        return sink.recordRendered(this.#hideInUrl(url), Buffer.from(text, "utf8"), at);
      },
    };
  }

  /** Of an address its query alone can hold what a form sends. */
  #hideInUrl(url: string): string {
    const at = url.indexOf("?");
    return at < 0
      ? url
      : url.slice(0, at) + this.hide(url.slice(at)).replaceAll(WITHHELD, encodeURIComponent(WITHHELD));
  }
}

/** For a regular expression with the `u` flag. */
function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
