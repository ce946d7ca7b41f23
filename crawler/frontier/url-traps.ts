import { urlParts } from "../../core/url-parts.ts";
import { routeOf } from "../fetch/route-fragment.ts";

/** Longer addresses are made by a fault or to catch robots; RFC 9110 recommends to support 8,000, no site needs them. */
const MAX_URL_LENGTH = 2000;
const MAX_SEGMENTS = 20;
/** `/a/b/a/b/a/b/…`: a relative link that leads ever deeper. */
const MAX_REPEATS = 3;
/** Addresses of one path with several parameters, and different sets of parameters of one path: filters, not pages. */
const MAX_FILTERED_PER_PATH = 150;
const MAX_PARAMETER_SETS = 25;
/** One or two parameters name a page (`?id=7`, `?year=2020&month=5`); more filter and sort. */
const FILTER_PARAMETERS = 3;

/** Images that are read per site: each costs some seconds of OCR. */
const MAX_IMAGES = 30;
const IMAGE_NAME = /\.(?:png|jpe?g|gif|bmp|webp)/i;
const IMAGE = /\.(?:png|jpe?g|gif|bmp|webp)$/i;

/** Is it the address of an image, as far as its look says? */
export function looksLikeImage(url: string): boolean {
  // Most addresses name no image anywhere, and need not be taken apart.
  return IMAGE_NAME.test(url) && IMAGE.test(pathOf(url));
}

function pathOf(url: string): string {
  return urlParts(url)?.pathname ?? "";
}

/** Why the look of an address says that it is one of endlessly many; `undefined` where it does not. */
export function endlessLook(url: string): string | undefined {
  if (url.length > MAX_URL_LENGTH) return `the address has ${url.length} characters`;
  const segments = (pathOf(url) + routeOf(url)).split("/").filter((segment) => segment !== "");
  if (segments.length > MAX_SEGMENTS) return `the address is ${segments.length} folders deep`;
  const times = new Map<string, number>();
  for (const [index, segment] of segments.entries()) {
    // The same segment at the same distance from its like is a cycle; two pages may well be called the same.
    const pair = `${segments[index - 1] ?? ""}/${segment}`;
    times.set(pair, (times.get(pair) ?? 0) + 1);
  }
  const most = Math.max(0, ...times.values());
  return most > MAX_REPEATS ? "the address repeats its folders" : undefined;
}

/** What `ParameterQuota` counts, as patterns of SQL's LIKE: nothing else need be recalled for it. */
export const COUNTED_LIKE = ["%?%", "%.png", "%.jpg", "%.jpeg", "%.gif", "%.bmp", "%.webp"];
/** Paths with parameters that are counted at once; beyond, the one that was met first is forgotten. */
const MAX_PATHS = 50_000;

/** Counts addresses by path, and refuses those that only permute parameters. Built from the frontier, so that a resumed crawl refuses the same. */
export class ParameterQuota {
  readonly #filtered = new Map<string, Set<string>>();
  readonly #sets = new Map<string, Set<string>>();
  readonly #images = new Set<string>();

  /** Counts an address that was admitted. */
  add(url: string): void {
    if (looksLikeImage(url)) this.#images.add(url);
    const query = queryOf(url);
    if (!query) return;
    const sets = this.#sets.get(query.path) ?? new Set();
    this.#sets.set(query.path, sets.add(query.names));
    if (this.#sets.size > MAX_PATHS) this.#forgetFirst();
    if (query.count < FILTER_PARAMETERS) return;
    const filtered = this.#filtered.get(query.path) ?? new Set();
    this.#filtered.set(query.path, filtered.add(url));
  }

  #forgetFirst(): void {
    const [first = ""] = this.#sets.keys();
    this.#sets.delete(first);
    this.#filtered.delete(first);
  }

  /** Why one more image is one too many. */
  refusesImage(url: string): string | undefined {
    const isOver = this.#images.size >= MAX_IMAGES && looksLikeImage(url) && !this.#images.has(url);
    return isOver ? `more than ${MAX_IMAGES} images on the site` : undefined;
  }

  /** Why one more of these is one too many. */
  refuses(url: string): string | undefined {
    const query = queryOf(url);
    if (!query) return undefined;
    const sets = this.#sets.get(query.path);
    if (sets && sets.size >= MAX_PARAMETER_SETS && !sets.has(query.names)) {
      return `${query.path} comes with more than ${MAX_PARAMETER_SETS} different sets of parameters`;
    }
    const filtered = this.#filtered.get(query.path);
    if (query.count >= FILTER_PARAMETERS && filtered && filtered.size >= MAX_FILTERED_PER_PATH && !filtered.has(url)) {
      return `${query.path} comes with more than ${MAX_FILTERED_PER_PATH} combinations of parameters`;
    }
    return undefined;
  }
}

function queryOf(url: string): { path: string; names: string; count: number } | undefined {
  const mark = url.indexOf("?");
  if (mark < 0) return undefined;
  const names = [...new URLSearchParams(url.slice(mark)).keys()].sort();
  return { path: url.slice(0, mark), names: names.join("&"), count: names.length };
}
