import { sha256 } from "../../core/ids.ts";
import type { PageLink, ReadPage } from "../../core/page.ts";
import { type PackedRelation, packRelation } from "../../storage/packed-relation.ts";
import { type Missing, saysMissing } from "../fetch/gates/missing-page.ts";
import type { ReadOptions, Source } from "../read/reader.ts";
import { linkAddress } from "./link-address.ts";
import { type TextPrint, textPrint } from "./text-print.ts";

/** A link with the one spelling of its address and its shape; `undefined` where that is none of http(s). */
export interface FoundLink extends PageLink {
  canonical: string | undefined;
  shape: string;
}

/** What a crawl stores of a page and judges it by, made where the page is read. */
export interface PreparedPage {
  /** SHA-256 of title and observation: equal for pages that differ in their bytes alone. */
  textDigest: string;
  print: TextPrint;
  links: FoundLink[];
  relations: PackedRelation[];
  /** Whether it says of itself that it is none. */
  missing: Missing | undefined;
}

/** A page as readers of a crawl hand it on: what nobody there asks for does not go from thread to thread. */
export interface CrawledPage extends Omit<ReadPage, "elements" | "links" | "relations"> {
  prepared: PreparedPage;
}

/** Reads a page for a crawl; rejects as `Read` does. */
export type CrawlRead = (source: Source, options: ReadOptions) => Promise<CrawledPage>;

export function crawled(read: ReadPage): CrawledPage {
  const { elements: _, links: __, relations: ___, ...page } = read;
  return { ...page, prepared: prepare(read) };
}

function prepare(page: ReadPage): PreparedPage {
  return {
    textDigest: sha256(`${page.title}\n${page.observation}`),
    print: textPrint(page),
    links: page.links.map((link) => {
      const { canonical, shape } = linkAddress(link.url);
      return { canonical, shape, ...link };
    }),
    relations: page.relations.map(packRelation),
    missing: saysMissing(page),
  };
}
