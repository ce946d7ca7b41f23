import { decoded } from "../../core/decoded.ts";
import { SkipError } from "../../core/errors.ts";
import { findSnapshot } from "../../crawler/archive/snapshot-reader.ts";
import { read } from "../../crawler/read/read.ts";
import type { Store } from "../../storage/open-store.ts";
import {
  findPages,
  type IndexedPage,
  indexPages,
  type UnindexedPage,
  unindexedPages,
} from "../../storage/search-store.ts";
import type { SearchProvider } from "./search-provider.ts";
import { snippetOf } from "./snippet.ts";
import { isStopWord, termsOf, wordsOf } from "./words.ts";

/** The name of the provider that knows what was crawled, and nothing else. */
export const LOCAL_SEARCH = "local";

/** Pages that go into the index in one transaction. */
const BATCH = 50;

/**
 * Full-text search over what was crawled. The index is filled when it is first asked, and brought up to date at each query:
 * pages that were read since, or read again, are entered then. Words are compared as the lexical walker compares them
 * (English endings taken off, Han characters in overlapping pairs), so that Chinese needs no dictionary.
 */
export function localSearch(store: Store): SearchProvider {
  let filling: Promise<void> | undefined;
  const upToDate = () => {
    filling ??= fill(store).finally(() => {
      filling = undefined;
    });
    return filling;
  };
  return {
    name: LOCAL_SEARCH,
    search: async ({ text, limit, home, site = home }) => {
      await upToDate();
      const match = matchOf(text);
      if (match === "") return [];
      const under = site === undefined ? undefined : `${new URL(site).origin}/`;
      const found = await findPages(store, match, limit, under);
      const terms = termsOf(text);
      return found.map((page) => ({ title: page.title, url: page.url, snippet: snippetOf(page.text, terms) }));
    },
  };
}

/** Enters what was crawled since the last time. A page that cannot be read again is entered with its title alone. */
async function fill(store: Store): Promise<void> {
  for (;;) {
    const pages = await unindexedPages(store, BATCH);
    if (pages.length === 0) return;
    const entries: IndexedPage[] = [];
    for (const page of pages) entries.push(entryOf(page, await textOf(store, page)));
    await indexPages(store, entries);
  }
}

async function textOf(store: Store, { url, snapshot, contentType }: UnindexedPage): Promise<string> {
  const found = await findSnapshot(store, snapshot);
  if (!found) return "";
  try {
    const { mainText } = await read({ url, body: found.bytes(), contentType }, { relations: false });
    return mainText;
  } catch (error) {
    if (error instanceof SkipError) return "";
    throw error;
  }
}

function entryOf({ id, url, snapshot, title }: UnindexedPage, text: string): IndexedPage {
  return {
    id,
    snapshot,
    titleWords: indexWords(title),
    addressWords: indexWords(addressText(url)),
    textWords: indexWords(text),
    text,
  };
}

/** "/people/anna-berg.html" -> "people anna berg html" */
function addressText(url: string): string {
  return decoded(new URL(url).pathname).replace(/[^\p{L}\p{N}]+/gu, " ");
}

function indexWords(text: string): string {
  return wordsOf(text)
    .filter((word) => !isStopWord(word))
    .map(({ stem }) => stem)
    .join(" ");
}

/** Any of the words; a single Han character also as the beginning of a pair. Quoted, for nothing in a query is an operator. */
function matchOf(text: string): string {
  const terms = [...termsOf(text)].filter((term) => /[\p{L}\p{N}]/u.test(term));
  return terms.map((term) => (/^\p{Script=Han}$/u.test(term) ? `"${term}"*` : `"${term}"`)).join(" OR ");
}
