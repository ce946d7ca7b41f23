import { SkipError, StopError } from "../../core/errors.ts";
import type { Relation } from "../../core/relation.ts";
import { findSnapshot } from "../../crawler/archive/snapshot-reader.ts";
import { read } from "../../crawler/read/read.ts";
import type { Source } from "../../crawler/read/reader.ts";
import { decodeBytes } from "../../crawler/read/text/charset.ts";
import type { Store } from "../../storage/open-store.ts";
import { aliasesOf, linksOf, type Page, pagesOf, pathTo } from "../../storage/page-store.ts";
import { type ProseFact, proseFactsOf } from "../../storage/prose-fact-store.ts";
import { loadPageRelations } from "../../storage/relation-store.ts";
import type { Site } from "../../storage/site-store.ts";
import { assembleSite } from "./assemble-site.ts";
import { proseRelations } from "./facts/prose-relations.ts";
import { withTitledFigures } from "./naming/titled-figures.ts";
import type { RawPage } from "./raw-page.ts";
import type { SiteReading } from "./survey.ts";

/** Sources kept in memory at once: the checks of one task ask for the same few pages again and again. */
const KEPT_SOURCES = 64;

/** A crawled site as it lies in the store and the archive, read when asked for. */
export class SiteArchive {
  private readonly store: Store;
  private readonly site: Site;
  private pages: Page[] | undefined;
  private aliases: Map<string, string> | undefined;
  private reading: Promise<SiteReading> | undefined;
  private readonly sources = new Map<string, Source>();
  private readonly reread = new Map<string, readonly Relation[]>();

  constructor(store: Store, site: Site) {
    this.store = store;
    this.site = site;
  }

  /** The whole site, its page collections gathered anew from the snapshots. */
  read(): Promise<SiteReading> {
    this.reading ??= this.assemble();
    return this.reading;
  }

  /** The bytes of a snapshot, as a source for readers; undefined where the archive does not have it. */
  async source(snapshot: string): Promise<Source | undefined> {
    const known = this.sources.get(snapshot);
    if (known) return known;
    const found = await findSnapshot(this.store, snapshot);
    if (!found) return undefined;
    const page = (await this.pageList()).find((one) => one.snapshot === snapshot);
    const source = { url: page?.final_url ?? page?.url ?? "", body: found.bytes(), contentType: found.contentType };
    if (this.sources.size >= KEPT_SOURCES) this.sources.delete(this.sources.keys().next().value!);
    this.sources.set(snapshot, source);
    return source;
  }

  /**
   * Relations by id, read again from the snapshots: those within a page by reading that page, those across pages by
   * gathering the site's pages. Ids that are not found are left out.
   */
  async rebuilt(ids: readonly string[]): Promise<ReadonlyMap<string, Relation>> {
    const found = new Map<string, Relation>();
    for (const id of ids) {
      const relation = (await this.withinPage(id)) ?? gatheredIn(await this.read()).find((one) => one.id === id);
      if (relation) found.set(id, relation);
    }
    return found;
  }

  /**
   * Relations by id as they come out with some pages replaced by other bytes (by URL): those within a replaced page are
   * read from the new bytes, page collections are gathered with them.
   */
  async withChanges(
    changed: ReadonlyMap<string, Uint8Array>,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Relation>> {
    const now = await this.assemble(changed);
    const within: Relation[] = [];
    for (const page of await this.pageList()) {
      const body = changed.get(page.url);
      if (body) within.push(...(await relationsOf({ ...this.addressOf(page), body })));
    }
    const found = new Map<string, Relation>();
    for (const id of ids) {
      const gathered = new Set([...now.across, ...(now.printed ?? []).map(({ relation }) => relation.id)]);
      const kept = (one: Relation) => one.id === id && (gathered.has(id) || !changed.has(one.url));
      const relation = within.find((one) => one.id === id) ?? gatheredIn(now).find(kept);
      if (relation) found.set(id, relation);
    }
    return found;
  }

  private addressOf(page: Page): Omit<Source, "body"> {
    return { url: page.final_url ?? page.url, contentType: page.content_type ?? "" };
  }

  private async withinPage(id: string): Promise<Relation | undefined> {
    const row = await this.store.db.selectFrom("relations").select("page_id").where("id", "=", id).executeTakeFirst();
    const page = (await this.pageList()).find((one) => one.id === row?.page_id);
    if (!page?.snapshot) return undefined;
    const known = this.reread.get(page.snapshot) ?? (await this.relationsIn(page.snapshot));
    this.reread.set(page.snapshot, known);
    const relation = known.find((one) => one.id === id);
    this.aliases ??= await aliasesOf(this.store, this.site.id);
    return relation && resolveAbout(relation, this.aliases);
  }

  private async relationsIn(snapshot: string): Promise<readonly Relation[]> {
    const source = await this.source(snapshot);
    return source ? await relationsOf(source) : [];
  }

  private async pageList(): Promise<Page[]> {
    this.pages ??= await pagesOf(this.store, this.site.id);
    return this.pages;
  }

  private async assemble(changed: ReadonlyMap<string, Uint8Array> = new Map()): Promise<SiteReading> {
    const aliases = await aliasesOf(this.store, this.site.id);
    const raw: RawPage[] = [];
    for (const page of await this.pageList()) {
      if (!page.snapshot) continue;
      const found = await findSnapshot(this.store, page.snapshot);
      if (!found) throw new StopError(`the archive does not have ${page.url}`, { mend: "crawl the site again" });
      const links = (await linksOf(this.store, page.id)).filter((link) => link.area === "content" || page.depth <= 1);
      const isHtml = /html/i.test(page.content_type ?? "");
      raw.push({
        url: page.url,
        title: page.title ?? "",
        depth: page.depth,
        path: await pathTo(this.store, page.id),
        snapshot: page.snapshot,
        contentType: page.content_type ?? "",
        links: links.map(({ url, text }) => ({ url: aliases.get(url) ?? url, text })),
        ...(isHtml ? { html: () => decodeBytes(changed.get(page.url) ?? found.bytes(), found.contentType).text } : {}),
      });
    }
    const stored = await loadPageRelations(this.store, this.site.id);
    const within = stored.map((relation) => resolveAbout(relation, aliases));
    const reading = assembleSite(this.site.root, this.site.language, raw, within);
    return withProse(reading, raw, await proseFactsOf(this.store, this.site.id));
  }
}

/** All relations of a site, those that lists print of collections among them. */
const gatheredIn = ({ relations, printed = [] }: SiteReading): Relation[] => [
  ...relations,
  ...printed.map(({ relation }) => relation),
];

/** The reading with relations of what a model found in running text, where it found anything: read anew from the same bytes. */
function withProse(reading: SiteReading, raw: readonly RawPage[], facts: readonly ProseFact[]): SiteReading {
  if (facts.length === 0) return reading;
  const readable = raw.flatMap(({ url, snapshot, html }) => (html ? [{ url, snapshot, html }] : []));
  const found = proseRelations(reading.root, readable, facts);
  const ids = found.map(({ id }) => id);
  return {
    ...reading,
    relations: [...reading.relations, ...found],
    across: [...reading.across, ...ids],
    sections: [...reading.sections, ...ids],
  };
}

async function relationsOf(source: Source): Promise<readonly Relation[]> {
  try {
    return (await read(source, { relations: true })).relations.map(withTitledFigures);
  } catch (error) {
    if (error instanceof SkipError) return [];
    throw error;
  }
}

/** Rows that are about an address which turned out to be another page are about that page. */
function resolveAbout(relation: Relation, aliases: ReadonlyMap<string, string>): Relation {
  if (!relation.rows.some((row) => row.about !== undefined && aliases.has(row.about))) return relation;
  const rows = relation.rows.map((row) =>
    row.about === undefined ? row : { ...row, about: aliases.get(row.about) ?? row.about },
  );
  return { ...relation, rows };
}
