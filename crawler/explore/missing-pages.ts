import { decoded } from "../../core/decoded.ts";
import { RetryError, SkipError } from "../../core/errors.ts";
import { sha256 } from "../../core/ids.ts";
import { canonicalUrl } from "../fetch/canonical-url.ts";
import type { CrawledPage } from "./prepared-page.ts";

/** What an address gave, as far as it is compared. */
export interface Given {
  page: CrawledPage;
  /** Without redirects the address that was asked for. */
  finalUrl: string;
  isRedirected: boolean;
}

/** Addresses that cannot exist which one crawl asks for at most. */
const MOST_QUESTIONS = 12;
/** Of the words of two pages together, those that both have; the others are figures: the time, a number of the request. */
const SAME_WORDS = 0.9;
/** Fewer words are alike by chance. */
const LEAST_WORDS = 3;
const WORD = /\p{Script=Han}|[\p{L}\p{N}]+/gu;

/**
 * Knows what hosts give for addresses that do not exist. Some answer every address with a page; whatever is that page is
 * none. A host is asked when a page of it says so little that it may be one, once for each folder below its root and each
 * kind of name (`.html`, none), by an address that follows from these, so that an archive that has the crawl has it too.
 */
export class MissingPages {
  /** By address: what was given; undefined where the host says that there is nothing. */
  readonly #asked = new Map<string, Promise<Given | undefined>>();

  /**
   * Throws `SkipError("not_found")` where `given`, which `url` led to, is what its host gives for whatever does not exist.
   * `get` fetches and reads an address in the same way; its `SkipError` and `RetryError` count as an honest answer.
   */
  async refuse(url: string, given: Given, get: (url: string) => Promise<Given>): Promise<void> {
    const isMoved = given.isRedirected && canonicalUrl(given.finalUrl) !== canonicalUrl(url);
    const says = given.page.prepared.missing;
    const own = isMoved ? url : given.finalUrl;
    // What a host shows at its root is a page of its own, whatever else it shows so.
    if (!(isMoved || says) || new URL(own).pathname === "/") return;
    const beside = await this.#given(impossibleLike(own), get);
    const isSentThere =
      isMoved && beside?.isRedirected && canonicalUrl(beside.finalUrl) === canonicalUrl(given.finalUrl);
    if (!isSentThere) {
      if (!says || !beside || !alike(given, beside)) return;
      // One page may be shown for all of a folder; what says nothing of itself is none where it is shown everywhere.
      const anywhere = says === "maybe" ? await this.#given(impossibleLike(own, "/"), get) : beside;
      if (!anywhere || !alike(given, anywhere)) return;
    }
    throw new SkipError("not_found", `${url} gives what its host gives for an address that cannot exist`);
  }

  #given(impossible: string, get: (url: string) => Promise<Given>): Promise<Given | undefined> {
    let answer = this.#asked.get(impossible);
    if (!answer && this.#asked.size < MOST_QUESTIONS) {
      answer = honestly(get(impossible));
      this.#asked.set(impossible, answer);
      // One that was called off is no answer.
      answer.catch(() => this.#asked.delete(impossible));
    }
    return answer ?? Promise.resolve(undefined);
  }
}

async function honestly(asked: Promise<Given>): Promise<Given | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof SkipError || error instanceof RetryError) return undefined;
    throw error;
  }
}

/** An address that nobody has made, in a folder, by default the first of this address's, with the same kind of name. */
export function impossibleLike(url: string, folder = firstFolderOf(url)): string {
  const { origin, pathname } = new URL(url);
  const kind = /\.[a-z]{2,5}$/i.exec(pathname)?.[0] ?? "";
  return `${origin}${folder}no-such-page-${sha256(`${origin}${folder}${kind}`).slice(0, 12)}${kind}`;
}

/** A folder's own page stands beside it. */
function firstFolderOf(url: string): string {
  const [first, ...deeper] = new URL(url).pathname.replace(/\/$/, "").split("/").slice(1);
  return deeper.length > 0 ? `/${first}/` : "/";
}

/** Whether two answers say the same, but for a few figures and what they repeat of their own addresses. */
function alike(one: Given, other: Given): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (Math.min(a.size, b.size) < LEAST_WORDS) return false;
  const apart = [...a].filter((word) => !b.has(word)).concat([...b].filter((word) => !a.has(word)));
  const all = (a.size + b.size + apart.length) / 2;
  return apart.every((word) => /\p{Nd}/u.test(word)) && apart.length <= (1 - SAME_WORDS) * all;
}

function wordsOf({ page, finalUrl }: Given): Set<string> {
  const words = new Set(`${page.title} ${page.mainText}`.toLowerCase().match(WORD));
  for (const echo of decoded(new URL(finalUrl).pathname).toLowerCase().match(WORD) ?? []) words.delete(echo);
  return words;
}
