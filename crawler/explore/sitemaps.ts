import { gunzipSync } from "node:zlib";
import { Parser } from "htmlparser2";
import { RetryError, SkipError } from "../../core/errors.ts";
import { canonicalUrl } from "../fetch/canonical-url.ts";
import type { Fetcher } from "../fetch/fetcher.ts";
import { decodeBytes } from "../read/text/charset.ts";

/** Sitemap files (indexes included) that are read for one site. */
const MAX_FILES = 10;
/** A sitemap has 50 MB at most, unpacked (sitemaps.org 0.9). */
const MAX_BYTES = 50_000_000;

/**
 * Canonical URLs of a site's sitemaps (sitemaps.org 0.9: XML, index files, plain text, feeds), in their order, at most `limit`.
 * What cannot be had or read is passed over: a sitemap is a hint.
 */
export async function sitemapUrls(
  sitemaps: readonly string[],
  fetcher: Fetcher,
  limit: number,
  signal?: AbortSignal,
): Promise<string[]> {
  const waiting = [...sitemaps];
  const asked = new Set<string>();
  const urls = new Set<string>();
  while (waiting.length > 0 && asked.size < MAX_FILES && urls.size < limit) {
    const url = waiting.shift() ?? "";
    if (asked.has(url)) continue;
    asked.add(url);
    try {
      const fetched = await fetcher.fetch({ url, ...(signal ? { signal } : {}) });
      const entries = readSitemap(decodeBytes(unpacked(fetched.body, url), "").text);
      waiting.push(...entries.sitemaps.flatMap((entry) => canonicalUrl(entry, url) ?? []));
      for (const entry of entries.pages) {
        const page = canonicalUrl(entry, url);
        if (page !== undefined && urls.size < limit) urls.add(page);
      }
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof SkipError || error instanceof RetryError)) throw error;
    }
  }
  return [...urls];
}

/** A file that is packed whatever its type says, and whether or not it was packed once more on its way. */
function unpacked(body: Uint8Array, url: string): Uint8Array {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body;
  try {
    return gunzipSync(body, { maxOutputLength: MAX_BYTES });
  } catch (cause) {
    throw new SkipError("unreadable", `${url} is no sound gzip`, { cause });
  }
}

/** What holds an address: of a sitemap, of an RSS feed's items. */
const LOCATION = new Set(["loc", "link"]);

/** The addresses in a sitemap or feed, apart from those of further sitemaps. Anything that is no sitemap has none. */
export function readSitemap(text: string): { pages: string[]; sitemaps: string[] } {
  const pages: string[] = [];
  const sitemaps: string[] = [];
  if (!text.trimStart().startsWith("<")) {
    const lines = text.split(/\s+/).filter((line) => /^https?:\/\//.test(line));
    return { pages: lines, sitemaps };
  }
  const open: string[] = [];
  let location = "";
  // What the end of the text closes was cut off in the middle.
  let isOver = false;
  const parser = new Parser(
    {
      onopentag(name, { href, rel = "alternate" }) {
        open.push(name.replace(/^.*:/, ""));
        location = "";
        // Of an Atom feed's entries; what is torn within a tag is none.
        if (href !== undefined && open.at(-1) === "link" && open.at(-2) === "entry" && rel === "alternate")
          pages.push(href);
      },
      ontext(chunk) {
        if (LOCATION.has(open.at(-1) ?? "")) location += chunk;
      },
      onclosetag() {
        const name = open.pop();
        if (isOver) return;
        if (name === "link" && open.at(-1) === "item" && location.trim() !== "") pages.push(location.trim());
        if (name !== "loc") return;
        // Images and videos have a <loc> of their own, elsewhere.
        if (open.at(-1) === "url") pages.push(location.trim());
        else if (open.at(-1) === "sitemap") sitemaps.push(location.trim());
      },
    },
    { xmlMode: true },
  );
  parser.write(text);
  isOver = true;
  parser.end();
  return { pages, sitemaps };
}
