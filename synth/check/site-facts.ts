import { SkipError } from "../../core/errors.ts";
import { read } from "../../crawler/read/read.ts";
import type { SiteArchive } from "../survey/site-archive.ts";
import type { SiteFacts } from "./check.ts";
import { FactsIndex } from "./facts-index.ts";

/** What the checks need of a site, from its archive. Texts of pages are read when a check asks for them, and kept. */
export async function siteFacts(archive: SiteArchive): Promise<SiteFacts> {
  const reading = await archive.read();
  const pages = new Map(reading.pages.map((page) => [page.url, page]));
  const texts = new Map<string, readonly string[]>();
  return {
    facts: new FactsIndex([...(reading.inFiles ?? []), ...reading.relations]),
    relations: new Map(
      [...reading.relations, ...(reading.printed ?? []).map(({ relation }) => relation)].map((one) => [one.id, one]),
    ),
    pages,
    rebuilt: (ids) => archive.rebuilt(ids),
    source: (snapshot) => archive.source(snapshot),
    async lines(url) {
      const known = texts.get(url);
      if (known) return known;
      const page = pages.get(url);
      const source = page && (await archive.source(page.snapshot));
      const found = source ? await textOf({ ...source, url }) : [];
      texts.set(url, found);
      return found;
    },
  };
}

async function textOf(source: Parameters<typeof read>[0]): Promise<readonly string[]> {
  try {
    return (await read(source, { relations: false })).observation.split("\n");
  } catch (error) {
    if (error instanceof SkipError) return [];
    throw error;
  }
}
