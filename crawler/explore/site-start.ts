import type { Clock } from "../../core/clock.ts";
import { SkipError } from "../../core/errors.ts";
import { canonicalJson } from "../../core/ids.ts";
import { addFound, admittedLike, hasLacking, queueLacking } from "../../storage/frontier-store.ts";
import type { Store } from "../../storage/open-store.ts";
import { ensureSite, siteOfRoot, updateSite } from "../../storage/site-store.ts";
import type { PoliteFetcher } from "../fetch/polite-fetcher.ts";
import type { Admission } from "../frontier/admission.ts";
import type { ShapeWatch } from "../frontier/shape-watch.ts";
import { COUNTED_LIKE, type ParameterQuota } from "../frontier/url-traps.ts";
import { urlShape } from "../read/collections/url-shape.ts";
import type { SiteRules } from "./crawl-options.ts";
import { rejudge } from "./rejudge.ts";
import { sitemapUrls } from "./sitemaps.ts";

/** URLs taken from sitemaps per page wanted. */
const LISTED_PER_PAGE = 5;

export interface SiteStartDeps {
  store: Store;
  fetcher: PoliteFetcher;
  clock: Clock;
  /** Private origins granted for the site. */
  grants: readonly string[];
  signal?: AbortSignal;
  /** Whether a browser can be had, for pages that were read without one. */
  hasBrowser: () => Promise<boolean>;
}

/** A site whose crawl begins or goes on. */
interface SiteStart {
  id: string;
  rules: SiteRules;
  deps: SiteStartDeps;
  admission: Admission;
  watch: ShapeWatch;
  quota: ParameterQuota;
  inScope: (url: string) => boolean;
  /** Told where the root was found to lead. */
  anchor: (url: string) => void;
}

/** Enters a site that is new, or takes up what the store knows of it. */
export async function prepareSite(site: SiteStart): Promise<void> {
  const known = await siteOfRoot(site.deps.store, site.rules.root);
  if (!known) await begin(site);
  else await recall(site, known.options !== canonicalJson(site.rules));
}

/** Enters the site with its root and what its sitemaps list, all at once: a site that is there is complete. */
async function begin(site: SiteStart): Promise<void> {
  const { store, clock, grants, hasBrowser } = site.deps;
  // It takes as long to start as sitemaps take to come. Where it cannot be had the first page says so.
  if (site.rules.render === "always") void Promise.allSettled([hasBrowser()]);
  const listed = await listedPages(site);
  await store.db.transaction().execute(async (db) => {
    const { root, scope } = site.rules;
    await ensureSite(db, { root, scope, options: site.rules, grants, at: clock.now() });
    const first = { url: root, depth: 0, parentId: null, priority: 0, shape: urlShape(root) };
    // On the connection that holds the transaction.
    addFound(store.sql, site.id, [first, ...listed.map((url) => site.admission.listed(store.sql, url))]);
    site.admission.save(store.sql);
  });
}

/** Robots.txt that cannot be read is told by the root's own fetch; here it only means that nothing is listed. */
async function listedPages({ rules, deps, inScope }: SiteStart): Promise<string[]> {
  const { fetcher, signal } = deps;
  const { origin } = new URL(rules.root);
  if (rules.scope === "list") return [];
  let named: string[] = [];
  try {
    named = (await fetcher.robots(rules.root, signal)).sitemaps;
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof SkipError)) throw error;
    return [];
  }
  const sitemaps = named.length > 0 ? named : [`${origin}/sitemap.xml`];
  const listed = await sitemapUrls(sitemaps, fetcher, rules.maxPages * LISTED_PER_PAGE, signal);
  return listed.filter((url) => url !== rules.root && inScope(url));
}

/** Takes up what the store knows of the site, in the order in which it came about. */
async function recall(site: SiteStart, changed: boolean): Promise<void> {
  const { id, rules } = site;
  const { db } = site.deps.store;
  const ofSite = db.selectFrom("pages").where("site_id", "=", id);
  const landed = await ofSite.select("url").where("depth", "=", 0).where("state", "=", "done").execute();
  for (const { url } of landed) site.anchor(url);
  await site.watch.recall(db);
  for await (const url of admittedLike(db, id, COUNTED_LIKE)) site.quota.add(url);
  await recallLacking(site);
  await db.transaction().execute(async (trx) => {
    // A root that failed is what the user asks for again.
    if (landed.length === 0) {
      await trx
        .updateTable("pages")
        .set({ state: "queued", skip_reason: null, skip_detail: null, batch: null, duplicate_of: null })
        .where("site_id", "=", id)
        .where("url", "=", rules.root)
        .where("state", "=", "skipped")
        .execute();
    }
    if (!changed) return;
    await rejudge(trx, id, site.admission);
    await updateSite(trx, id, { options: canonicalJson(rules), scope: rules.scope, finished_at: null });
  });
}

/** Pages that needed a browser when there was none are read again when there is one. */
async function recallLacking({ id, rules, deps: { store, hasBrowser } }: SiteStart): Promise<void> {
  if (rules.render === "never" || !hasLacking(store.sql, id) || !(await hasBrowser())) return;
  await store.transact((sql) => queueLacking(sql, id));
}
