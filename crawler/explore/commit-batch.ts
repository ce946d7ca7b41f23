import type { Updateable } from "kysely";
import type { SkipReason } from "../../core/errors.ts";
import {
  addFound,
  changePage,
  pageOfUrl,
  refuseShape,
  sameFigures,
  sameSnapshot,
  sameText,
  shapeOf,
  stateOf,
} from "../../storage/frontier-store.ts";
import { saveLinks } from "../../storage/link-store.ts";
import type { Page } from "../../storage/page-store.ts";
import { forgetContents, savePageRelations } from "../../storage/relation-store.ts";
import type { PagesTable } from "../../storage/schema/crawl-tables.ts";
import type { Sql } from "../../storage/sql.ts";
import { canonicalUrl, twinKey } from "../fetch/canonical-url.ts";
import { routeOf } from "../fetch/route-fragment.ts";
import type { Admission, CanonicalLink } from "../frontier/admission.ts";
import type { ShapeWatch } from "../frontier/shape-watch.ts";
import { urlShape } from "../read/collections/url-shape.ts";
import type { Answered, KeptPage, Outcome } from "./page-source.ts";
import type { PreparedPage } from "./prepared-page.ts";
import { readAgain } from "./read-again.ts";
import { nearlySame, titlesAgree } from "./text-print.ts";

/** Links of one page that are kept; no page that people read has more. */
const MAX_LINKS = 5_000;

/** How often a page is asked for again whose host asked to come back. */
const MOST_RETURNS = 1;

type Read = Extract<Outcome, { kind: "read" }>;

export interface CommitContext {
  siteId: string;
  admission: Admission;
  watch: ShapeWatch;
  ignoreRobots: boolean;
  /** Told the page that the root turned out to be. */
  onRoot: (page: { url: string; title: string; language: string }) => void;
}

/** What a commit added to a site. */
export interface Added {
  pages: number;
  bytes: number;
}

/**
 * Writes what a batch came to, in the order of the batch and in the caller's transaction: pages, links, relations, and
 * the URLs that were newly found.
 */
export function commitBatch(
  sql: Sql,
  context: CommitContext,
  batch: readonly { page: Page; outcome: Outcome }[],
): Added {
  const commit = new Commit(sql, context);
  for (const { page, outcome } of batch) commit.page(page, outcome);
  context.watch.save(sql);
  context.admission.save(sql);
  return commit.added;
}

class Commit {
  readonly added: Added = { pages: 0, bytes: 0 };
  readonly #sql: Sql;
  readonly #context: CommitContext;

  constructor(sql: Sql, context: CommitContext) {
    this.#sql = sql;
    this.#context = context;
  }

  page(asked: Page, outcome: Outcome): void {
    // An earlier page of the batch redirected here and brought the content already.
    if (stateOf(this.#sql, asked.id) !== "fetching") return;
    const skip = (reason: string, detail: string, duplicateOf: number | null = null) =>
      this.#change(asked, {
        state: "skipped",
        skip_reason: reason,
        skip_detail: detail,
        duplicate_of: duplicateOf,
        ...(outcome.kind === "read" ? facts(outcome.page, outcome.fetched) : {}),
      });
    if (outcome.kind === "skip") {
      if (outcome.later && asked.tries < MOST_RETURNS) this.#postpone(asked);
      else skip(outcome.reason, outcome.detail);
      return;
    }
    const target = landing(this.#sql, asked, canonicalUrl(outcome.page.url) ?? asked.url);
    if (target.id !== asked.id) {
      skip(
        "duplicate",
        `redirects to ${target.url}`,
        target.state === "done" ? target.id : (target.duplicate_of ?? target.id),
      );
      if (target.state === "done" || target.duplicate_of !== null) return;
    }
    this.#read(target, outcome);
  }

  /** Back into the frontier, behind all that can be had now. */
  #postpone({ id, tries }: Page): void {
    changePage(this.#sql, id, { state: "queued", later: 1, tries: tries + 1, batch: null });
  }

  #read(target: Page, outcome: Read): void {
    const { page, fetched } = outcome;
    const { siteId, admission, watch, ignoreRobots } = this.#context;
    const place = { depth: target.depth, parent_id: target.parent_id, batch: target.batch ?? null };
    const common = { ...facts(page, fetched), ...place, url: target.url };
    const { prepared } = page;
    const { textDigest, print, links } = prepared;
    // What an earlier run read there, without the browser that the page needs.
    if (target.snapshot !== null) forgetContents(this.#sql, target.id);
    const original = originalOf(this.#sql, target, outcome, textDigest);
    if (original !== undefined) {
      this.#change(target, {
        ...common,
        state: "skipped",
        skip_reason: "duplicate",
        skip_detail: "the same content",
        duplicate_of: original,
      });
      return;
    }
    const rules = robotsDirectives(page, fetched, ignoreRobots);
    const near = outcome.lacking ? undefined : nearlyOf(this.#sql, target, outcome, prepared);
    if (rules.noindex) {
      this.#change(target, { ...common, state: "skipped", skip_reason: "robots", skip_detail: "noindex" });
    } else {
      this.#change(target, {
        ...common,
        state: "done",
        skip_reason: outcome.lacking ? "no_browser" : near ? "near_duplicate" : null,
        skip_detail: outcome.lacking ? (page.needsBrowser ?? "") : near ? `nearly the same as ${near.url}` : null,
        duplicate_of: near?.id ?? null,
        title: page.title,
        language: page.language,
        published: page.published ?? null,
        modified: page.modified ?? null,
        text_digest: textDigest,
        figures: print.sketch === undefined ? null : print.figures,
        sketch: print.sketch ?? null,
      });
      if (outcome.more) this.added.pages -= readAgain(this.#sql, target);
      const kept = links.slice(0, MAX_LINKS).map(({ url, canonical, text, context, area }) => ({
        url: canonical ?? url,
        text,
        context,
        area,
      }));
      saveLinks(this.#sql, target.id, kept);
      savePageRelations(this.#sql, target.site_id, target.id, prepared.relations);
      if (!near && target.depth !== 0) admission.learn(this.#sql, target.url, prepared.relations);
      const said = print.skeleton + (hasFigures(prepared) ? print.figures : "");
      const trap =
        print.skeleton !== "" && this.#isChained(target)
          ? watch.add(this.#sql, target, said, prepared.relations.length === 0)
          : undefined;
      if (trap !== undefined) {
        const detail = trap;
        refuseShape(this.#sql, siteId, target.shape, { reason: "trap", detail });
      }
    }
    if (target.depth === 0) {
      this.#context.onRoot({ url: target.url, title: page.title, language: page.language });
    }
    // Where a page nearly says what another says, its links lead nearly where those of the other lead.
    if (rules.nofollow || near) return;
    // What scripts show is looked for once there is a browser for them.
    const followed = outcome.lacking ? links.filter(({ canonical = "" }) => routeOf(canonical) === "") : links;
    const leads = [...followed, ...canonicalLink(page, target)];
    addFound(this.#sql, siteId, admission.links(this.#sql, leads, target.depth, target.id, whyNoRoutes(outcome)));
  }

  /** Only a page of its own form leads there, as from month to month: what an index lists is meant to be read. */
  #isChained({ parent_id, shape }: Page): boolean {
    return parent_id !== null && shapeOf(this.#sql, parent_id) === shape;
  }

  /** Changes a page and counts what that adds. `before` is the page as it stands in the store. */
  #change(before: Page, values: Updateable<PagesTable>): void {
    changePage(this.#sql, before.id, values);
    if (values.bytes !== undefined) this.added.bytes += (values.bytes ?? 0) - (before.bytes ?? 0);
    this.added.pages += Number(values.state === "done") - Number(before.state === "done");
  }
}

/** The page that a URL led to: itself, or the one that it was redirected to, entered where it is new. */
function landing(sql: Sql, asked: Page, url: string): Page {
  if (url === asked.url) return asked;
  const { siteId: site_id, depth, parentId } = { siteId: asked.site_id, depth: asked.depth, parentId: asked.parent_id };
  const shape = urlShape(url);
  addFound(sql, site_id, [{ url, depth, parentId, priority: asked.priority, shape }]);
  const target = pageOfUrl(sql, site_id, url) ?? asked;
  if (target.state === "done" || target.duplicate_of !== null) return target;
  const nearer = target.depth < 0 || (depth >= 0 && depth <= target.depth) ? { depth, parent_id: parentId } : {};
  return { ...target, ...nearer };
}

/**
 * The page of this site whose content this one repeats: the same bytes; or the same to look at, where the addresses
 * suggest it (twins, other parameters, a canonical link). Bare shells of script-made pages all look alike, and repeat
 * nothing.
 */
function originalOf(sql: Sql, target: Page, outcome: Read, textDigest: string): number | undefined {
  const { page, fetched } = outcome;
  if (page.needsBrowser !== undefined && fetched.backend === "static") return undefined;
  const same = sameSnapshot(sql, target, page.snapshot);
  if (same !== undefined) return same;
  const alike = sameText(sql, target, textDigest);
  if (alike.length === 0) return undefined;
  const canonical = page.canonical === undefined ? undefined : canonicalUrl(page.canonical);
  return alike.find(
    ({ id, url }) =>
      // Found by it, as its canonical address.
      id === target.parent_id ||
      url === canonical ||
      twinKey(url) === twinKey(target.url) ||
      pathOf(url) === pathOf(target.url),
  )?.id;
}

/**
 * The page of this site that this one nearly repeats: the same figures and cells, a title that says the same, and nearly
 * the same words. Pages of one template that differ in a figure or a cell are none.
 */
function nearlyOf(sql: Sql, target: Page, { page, fetched }: Read, prepared: PreparedPage) {
  const { figures, sketch } = prepared.print;
  if (sketch === undefined || target.depth === 0) return undefined;
  if (page.needsBrowser !== undefined && fetched.backend === "static") return undefined;
  return sameFigures(sql, target, figures).find(
    (other) => other.sketch !== null && titlesAgree(other.title ?? "", page.title) && nearlySame(other.sketch, sketch),
  );
}

/** The address that a page calls its own is one to visit, where it is another than the one that led to it. */
function canonicalLink({ canonical }: KeptPage, target: Page): CanonicalLink[] {
  const url = canonical === undefined ? undefined : canonicalUrl(canonical);
  if (url === undefined || url === target.url) return [];
  return [
    { url, canonical: url, shape: urlShape(url), text: "", context: "", area: "navigation", ref: 0, rel: "canonical" },
  ];
}

/** Why `#/…` in links of this page is not a page that its scripts show. */
function whyNoRoutes({ page, fetched }: Read): { reason: SkipReason; detail: string } | undefined {
  if (fetched.backend !== "static") return undefined;
  if (page.needsBrowser !== undefined) return { reason: "no_browser", detail: "it is shown by scripts alone" };
  return { reason: "duplicate", detail: `a place within ${page.url}, which shows what it has without scripts` };
}

function pathOf(url: string): string {
  return url.replace(/\?.*/, "");
}

function facts(page: KeptPage, fetched: Answered) {
  const final = canonicalUrl(fetched.finalUrl);
  return {
    final_url: final !== undefined && final !== canonicalUrl(fetched.url) ? final : null,
    status: fetched.status,
    content_type: fetched.contentType,
    snapshot: page.snapshot,
    bytes: fetched.bytes,
    backend: fetched.backend,
    fetched_at: fetched.fetchedAt,
  };
}

/** `<meta name=robots>` and its header form, `X-Robots-Tag`; a header that names another robot is not for us. */
function robotsDirectives(page: KeptPage, fetched: Answered, ignore: boolean): { noindex: boolean; nofollow: boolean } {
  if (ignore) return { noindex: false, nofollow: false };
  const header = (fetched.headers["x-robots-tag"] ?? "")
    .toLowerCase()
    .split(",")
    .map((directive) => directive.trim().replace(/^waymark:\s*/, ""));
  const says = (name: string) => header.includes(name) || header.includes("none");
  return { noindex: page.noindex || says("noindex"), nofollow: page.nofollow || says("nofollow") };
}

/** Rows of figures that make a page's figures worth reading, be its words the same as those of others. */
const ROWS_OF_FIGURES = 3;

function hasFigures({ relations }: PreparedPage): boolean {
  return relations.some(({ columns, rowCount }) => rowCount >= ROWS_OF_FIGURES && columns.includes('"role":"measure"'));
}
