import type { Response } from "playwright";

/** Types that browsers keep and give to the next page; what a script asks for is asked for anew. */
const CACHED = new Set(["script", "stylesheet"]);
const MOST = 10_000;

/**
 * Answers that were recorded, to know those again that the browser takes from its cache: they bear the very headers of the
 * first time, its Date among them (RFC 9110, 6.6.1).
 */
export class CachedAnswers {
  readonly #answers = new Map<string, string>();

  /** Whether this very answer was recorded. */
  has(response: Response): boolean {
    return mark(response) !== undefined && this.#answers.get(response.url()) === mark(response);
  }

  add(response: Response): void {
    const seen = mark(response);
    if (seen === undefined) return;
    this.#answers.set(response.url(), seen);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > MOST && oldest !== undefined) this.#answers.delete(oldest);
  }
}

function mark(response: Response): string | undefined {
  const { date, etag = "", "last-modified": modified = "" } = response.headers();
  if (date === undefined || !CACHED.has(response.request().resourceType())) return undefined;
  return [response.status(), date, etag, modified].join(" ");
}
