import type { PageLink } from "../../core/page.ts";
import {
  changePage,
  type FoundUrl,
  type KnownUrl,
  knownUrl,
  pageOfUrl,
  queuedFrom,
  queuedUnder,
} from "../../storage/frontier-store.ts";
import type { PackedRelation } from "../../storage/packed-relation.ts";
import type { Sql } from "../../storage/sql.ts";
import { routeOf } from "../fetch/route-fragment.ts";
import { urlShape } from "../read/collections/url-shape.ts";
import { type Bounds, beyondBounds } from "./bounds.ts";
import { Families, familyOf, homeOf, listFamily } from "./families.ts";
import { KnownDepths } from "./known-depths.ts";
import { numberedLinks, seriesOf } from "./series.ts";
import type { ShapeWatch } from "./shape-watch.ts";
import type { Shares } from "./shares.ts";
import { endlessLook, looksLikeImage, type ParameterQuota } from "./url-traps.ts";

/** Rules that decide which of the links found become pages. */
export interface AdmissionRules extends Bounds {
  /** Follow links with `rel=nofollow` too. */
  ignoreRobots: boolean;
}

/** A link with the one spelling of its address, `undefined` where that is none of http(s), and its shape. */
export interface CanonicalLink extends PageLink {
  canonical: string | undefined;
  shape: string;
}

/**
 * Order within a depth: pages of a family of which some state the same about different things, so that it comes out whole;
 * then what is new, what a page is about, how one gets around. What stands outside of the root's folder comes after what
 * stands in it.
 */
const PRIORITY = { stating: -2, novel: -1, item: 0, content: 1, navigation: 2, image: 8, sitemap: 9 } as const;
const OUTSIDE = 3;
/** Beside more pages than this in one folder, one more name is nothing new. */
const NOVEL_BESIDE = 12;

/** Of a list of so many pages that are new the first are looked at, so that a crawl sees soon what lists lead to… */
const LEAST_LISTED = 5;
const SAMPLE = 3;
/** …until so many lists have led to nothing that says the same of different things. */
const MOST_SAMPLED = 10;

/**
 * Pages of one folder whose names begin alike, so many of them on one page, are a series whose first are looked at, too;
 * until so many were.
 */
const LEAST_SERIES = 15;
const MOST_SERIES = 16;
/** A series that states the same is taken before others where a person could read it whole. */
const WHOLE_SERIES = 40;

/** Files with relations in them. */
const DATA_FILE = /\.(?:csv|tsv|json|xlsx?|ods|pdf)(?:\.gz)?(?:\?|$)/i;

/** Decides over links in the order in which they are found, and remembers what it needs to tell traps. */
export class Admission {
  readonly #rules: AdmissionRules;
  readonly #quota: ParameterQuota;
  readonly #watch: ShapeWatch;

  readonly #shares: Shares;
  readonly #siteId: string;
  readonly #families: Families;
  readonly #depths = new KnownDepths();
  /** The root's folder. */
  readonly #home: string;

  constructor(
    siteId: string,
    root: string,
    rules: AdmissionRules,
    quota: ParameterQuota,
    watch: ShapeWatch,
    shares: Shares,
  ) {
    this.#home = homeOf(root);
    this.#families = new Families(siteId);
    this.#siteId = siteId;
    this.#rules = rules;
    this.#quota = quota;
    this.#watch = watch;
    this.#shares = shares;
  }

  /**
   * The links of a page of this depth as URLs for the frontier, each once, in the order of the page; those that it knows
   * and that no better way leads to are left out. `noRoutes`: why routes are no pages of their own there.
   */
  links(
    sql: Sql,
    links: readonly CanonicalLink[],
    depth: number,
    parentId: number | null,
    noRoutes?: FoundUrl["refused"],
  ): FoundUrl[] {
    const found = new Map<string, FoundUrl>();
    const next = depth < 0 ? -1 : depth + 1;
    const parent = depth < 0 ? null : parentId;
    for (const link of links) {
      if (!this.#rules.ignoreRobots && link.rel !== undefined && /\bnofollow\b/i.test(link.rel)) continue;
      const url = link.canonical;
      if (url === undefined || this.#depths.isNearer(url, next)) continue;
      const priority = this.#priorityOf(link, url);
      const before = found.get(url);
      if (before) {
        before.priority = Math.min(before.priority, priority);
        continue;
      }
      const known = knownUrl(sql, this.#siteId, url);
      if (known) this.#depths.note(url, known.depth);
      if (known && !isBetterWay(known, next, priority)) continue;
      const judged = this.#judge(url, link.shape, next, parent, priority);
      if (noRoutes && !judged.refused && routeOf(url) !== "") judged.refused = noRoutes;
      found.set(url, known ? this.#kept(sql, judged) : this.#placed(sql, judged));
    }
    if (parent !== null) {
      this.#sample(sql, [...found.values()], parent);
      this.#lookAtSeries(sql, [...found.values()]);
      takeNumbered(links, found);
    }
    return [...found.values()];
  }

  /** Takes the first pages of a list before the rest of the list, as what is new. */
  #sample(sql: Sql, found: readonly FoundUrl[], list: number): void {
    const listed = found.filter(({ priority, refused, later }) => !refused && !later && priority === PRIORITY.item);
    if (listed.length < LEAST_LISTED || this.#families.sampled(sql) >= MOST_SAMPLED) return;
    this.#families.sample(sql, list);
    for (const url of listed.slice(0, SAMPLE)) url.priority = PRIORITY.novel;
  }

  /** Takes the first pages of each series that a page leads to before the rest, as what is new. */
  #lookAtSeries(sql: Sql, found: readonly FoundUrl[]): void {
    const series = new Map<string, FoundUrl[]>();
    for (const one of found) {
      const name = one.refused || one.priority >= PRIORITY.image ? undefined : seriesOf(one.url);
      if (name !== undefined) series.set(name, [...(series.get(name) ?? []), one]);
    }
    for (const [name, pages] of series) {
      if (pages.length < LEAST_SERIES || this.#families.seriesLookedAt(sql) >= MOST_SERIES) continue;
      if (!this.#families.lookAtSeries(sql, name)) continue;
      for (const page of pages.slice(0, SAMPLE)) {
        page.priority = Math.min(page.priority, PRIORITY.novel);
        page.later = false;
      }
    }
  }

  /** A URL from a sitemap. */
  listed(sql: Sql, url: string): FoundUrl {
    return this.#placed(sql, this.#judge(url, urlShape(url), -1, null, PRIORITY.sitemap));
  }

  /** Takes in what a page states: once a family shows that its pages state the same, those that wait come first. */
  learn(sql: Sql, url: string, relations: readonly PackedRelation[]): void {
    const family = familyOf(url);
    if (this.#families.learn(sql, family, relations)) {
      const start = url.slice(0, url.indexOf("//") + 2) + family.split(/[*?]/, 1)[0];
      for (const { id, url: waiting } of queuedUnder(sql, this.#siteId, start))
        if (familyOf(waiting) === family) changePage(sql, id, { priority: PRIORITY.stating });
    }
    this.#learnSeries(sql, url, relations);
    if (this.#families.isStating(sql, family)) return;
    const list = pageOfUrl(sql, this.#siteId, url)?.parent_id ?? null;
    if (list === null || !this.#families.isSampled(sql, list)) return;
    if (!this.#families.learn(sql, listFamily(list), relations)) return;
    for (const { id } of queuedFrom(sql, this.#siteId, list)) changePage(sql, id, { priority: PRIORITY.stating });
  }

  /** The same of pages whose names begin alike, where there are no more than anybody reads. */
  #learnSeries(sql: Sql, url: string, relations: readonly PackedRelation[]): void {
    const series = seriesOf(url);
    if (series === undefined || !this.#families.isSeriesLookedAt(sql, series)) return;
    if (!this.#families.learn(sql, `series ${series}`, relations)) return;
    const waiting = queuedUnder(sql, this.#siteId, series).filter((one) => seriesOf(one.url) === series);
    if (waiting.length > WHOLE_SERIES) return;
    for (const { id } of waiting) changePage(sql, id, { priority: PRIORITY.stating, later: 0 });
  }

  /** Writes what it counted since the last time, in the transaction of the URLs. */
  save(sql: Sql): void {
    this.#shares.save(sql);
    this.#families.save(sql);
  }

  /** A URL that was judged before, by the rules of now. */
  again(url: string, depth: number, parentId: number | null, priority: number): FoundUrl {
    return this.#judge(url, urlShape(url), depth, parentId, priority);
  }

  #judge(url: string, shape: string, depth: number, parentId: number | null, priority: number): FoundUrl {
    const refused = this.#refusal(url, depth, shape);
    if (!refused) this.#quota.add(url);
    return { url, depth, parentId, priority, shape, ...(refused ? { refused } : {}) };
  }

  /** A URL that is new takes its place: first where its shape is new, too, last where there are many of its kind. */
  #placed(sql: Sql, found: FoundUrl): FoundUrl {
    if (found.refused) return found;
    const { novel, later } = this.#shares.enter(sql, found.shape);
    if (found.priority >= PRIORITY.image) return { ...found, later };
    const family = familyOf(found.url);
    const beside = this.#families.enter(sql, family);
    if (this.#families.isStating(sql, family)) return { ...found, later, priority: PRIORITY.stating };
    if (!novel || beside > NOVEL_BESIDE) return { ...found, later };
    return { ...found, later, priority: PRIORITY.novel + (this.#isHome(found.url) ? 0 : OUTSIDE) };
  }

  /** A URL to which a better way leads stays before others where its family is one of detail pages. */
  #kept(sql: Sql, found: FoundUrl): FoundUrl {
    const isFirst = found.priority < PRIORITY.image && this.#families.isStating(sql, familyOf(found.url));
    return isFirst ? { ...found, priority: PRIORITY.stating } : found;
  }

  #priorityOf(link: PageLink, url: string): number {
    const priority = priorityOf(link);
    return priority >= PRIORITY.image || this.#isHome(url) ? priority : priority + OUTSIDE;
  }

  #isHome(url: string): boolean {
    return url.slice(url.indexOf("//") + 2).startsWith(this.#home);
  }

  #refusal(url: string, depth: number, shape: string): FoundUrl["refused"] | undefined {
    const beyond = beyondBounds(url, depth, this.#rules);
    if (beyond) return beyond;
    const image = this.#quota.refusesImage(url);
    if (image !== undefined) return { reason: "page_budget", detail: image };
    const trap =
      endlessLook(url) ??
      (this.#watch.isTrap(shape) ? `pages of the form ${shape} say nothing new` : undefined) ??
      this.#quota.refuses(url);
    return trap === undefined ? undefined : { reason: "trap", detail: trap };
  }
}

/** Pages that a page calls by one word and figures ("Release 15.3") are of one kind: where they can be read whole, they are. */
function takeNumbered(links: readonly CanonicalLink[], found: ReadonlyMap<string, FoundUrl>): void {
  const waiting = links.flatMap(({ canonical, text }) => {
    const url = canonical === undefined ? undefined : found.get(canonical);
    return url && !url.refused && url.priority < PRIORITY.image ? [{ text, url }] : [];
  });
  for (const series of numberedLinks(waiting)) {
    const names = new Set(series.flatMap(({ url }) => seriesOf(url.url) ?? []));
    // What stands among them may be another of them ("Prior releases").
    const beside = waiting.filter(({ url }) => names.has(seriesOf(url.url) ?? ""));
    const urls = new Set([...series, ...beside].map(({ url }) => url));
    if (urls.size > WHOLE_SERIES) continue;
    for (const url of urls) {
      url.priority = Math.min(url.priority, PRIORITY.stating);
      url.later = false;
    }
  }
}

function priorityOf(link: PageLink): number {
  if (looksLikeImage(link.url)) return PRIORITY.image;
  if (DATA_FILE.test(link.url)) return PRIORITY.item;
  if (link.area === "navigation") return PRIORITY.navigation;
  // The context is "heading > row": with a row, the link is one of a list or table.
  return link.context.includes(" > ") ? PRIORITY.item : PRIORITY.content;
}

/** Whether the store would take the way that was found now (`addFound`). */
function isBetterWay(known: KnownUrl, depth: number, priority: number): boolean {
  if (depth < 0) return false;
  if (known.state !== "queued" && known.depth >= 0 && known.skip_reason !== "too_deep") return false;
  return known.depth < 0 || depth < known.depth || (depth === known.depth && priority < known.priority);
}
