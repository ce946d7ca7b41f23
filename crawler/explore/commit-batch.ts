import type { Kysely, Transaction } from "kysely";
import { sha256 } from "../../core/ids.ts";
import type { ReadPage } from "../../core/page.ts";
import { addFound, refuseShapes, updatePage } from "../../storage/frontier-store.ts";
import type { Page } from "../../storage/page-store.ts";
import { saveRelations } from "../../storage/relation-store.ts";
import type { Schema } from "../../storage/schema.ts";
import { canonicalUrl, twinKey } from "../fetch/canonical-url.ts";
import type { Fetched } from "../fetch/fetcher.ts";
import type { Admission } from "../frontier/admission.ts";
import { type ShapeWatch, skeletonOf } from "../frontier/shape-watch.ts";
import { urlShape } from "../read/collections/url-shape.ts";
import type { Outcome } from "./page-source.ts";

/** Links of one page that are kept; no page that people read has more. */
const MAX_LINKS = 5_000;
/** Rows of one INSERT. */
const LINKS_PER_INSERT = 1_000;

type Db = Kysely<Schema> | Transaction<Schema>;
type Read = Extract<Outcome, { kind: "read" }>;

export interface CommitContext {
  siteId: string;
  admission: Admission;
  watch: ShapeWatch;
  ignoreRobots: boolean;
  /** Told the page that the root turned out to be. */
  onRoot: (page: { url: string; title: string; language: string }) => Promise<void> | void;
}

/**
 * Writes what a batch came to, in the order of the batch and in the caller's transaction: pages, links, relations, and
 * the URLs that were newly found. Returns how many pages were added.
 */
export async function commitBatch(
  db: Transaction<Schema>,
  context: CommitContext,
  batch: readonly { page: Page; outcome: Outcome }[],
): Promise<number> {
  let added = 0;
  for (const { page, outcome } of batch) {
    if (await commitOne(db, context, page, outcome)) added++;
  }
  if (context.watch.traps.length > 0) {
    const detail = "pages of this form say nothing new";
    await refuseShapes(db, context.siteId, context.watch.traps, { reason: "trap", detail });
  }
  return added;
}

async function commitOne(db: Db, context: CommitContext, asked: Page, outcome: Outcome): Promise<boolean> {
  const now = await db.selectFrom("pages").select("state").where("id", "=", asked.id).executeTakeFirst();
  // An earlier page of the batch redirected here and brought the content already.
  if (now?.state !== "fetching") return false;
  const skip = (reason: string, detail: string, duplicateOf: number | null = null) =>
    updatePage(db, asked.id, {
      state: "skipped",
      skip_reason: reason,
      skip_detail: detail,
      duplicate_of: duplicateOf,
      ...(outcome.kind === "read" ? facts(outcome.fetched) : {}),
    });
  if (outcome.kind === "skip") {
    await skip(outcome.reason, outcome.detail);
    return false;
  }
  const target = await landing(db, asked, canonicalUrl(outcome.page.url) ?? asked.url);
  if (target.id !== asked.id) {
    await skip(
      "duplicate",
      `redirects to ${target.url}`,
      target.state === "done" ? target.id : (target.duplicate_of ?? target.id),
    );
    if (target.state === "done" || target.duplicate_of !== null) return false;
  }
  return await commitPage(db, context, target, outcome);
}

/** The page that a URL led to: itself, or the one that it was redirected to, entered where it is new. */
async function landing(db: Db, asked: Page, url: string): Promise<Page> {
  if (url === asked.url) return asked;
  const { siteId: site_id, depth, parentId } = { siteId: asked.site_id, depth: asked.depth, parentId: asked.parent_id };
  const shape = urlShape(url);
  await addFound(db, site_id, [{ url, depth, parentId, priority: asked.priority, shape }]);
  const found = db.selectFrom("pages").selectAll().where("site_id", "=", site_id).where("url", "=", url);
  const target = await found.executeTakeFirstOrThrow();
  if (target.state === "done" || target.duplicate_of !== null) return target;
  const nearer = target.depth < 0 || (depth >= 0 && depth <= target.depth) ? { depth, parent_id: parentId } : {};
  return { ...target, ...nearer };
}

async function commitPage(db: Db, context: CommitContext, target: Page, outcome: Read): Promise<boolean> {
  const { page, fetched } = outcome;
  const place = { depth: target.depth, parent_id: target.parent_id, batch: target.batch ?? null };
  const common = { ...facts(fetched), ...place, url: target.url };
  const textDigest = sha256(`${page.title}\n${page.observation}`);
  const original = await originalOf(db, target, outcome, textDigest);
  if (original !== undefined) {
    await updatePage(db, target.id, {
      ...common,
      state: "skipped",
      skip_reason: "duplicate",
      skip_detail: "the same content",
      duplicate_of: original,
    });
    return false;
  }
  const rules = robotsDirectives(page, fetched, context.ignoreRobots);
  const skeleton = skeletonOf(page.mainText);
  if (rules.noindex) {
    await updatePage(db, target.id, { ...common, state: "skipped", skip_reason: "robots", skip_detail: "noindex" });
  } else {
    await updatePage(db, target.id, {
      ...common,
      state: "done",
      skip_reason: outcome.lacking ? "no_browser" : null,
      skip_detail: outcome.lacking ? (page.needsBrowser ?? "") : null,
      duplicate_of: null,
      title: page.title,
      language: page.language,
      published: page.published ?? null,
      modified: page.modified ?? null,
      text_digest: textDigest,
      skeleton,
    });
    await saveLinks(db, target.id, page);
    await saveRelations(db, target.site_id, target.id, page.relations);
    if (skeleton !== "") context.watch.add(target.shape, skeleton);
  }
  if (target.depth === 0) await context.onRoot({ url: target.url, title: page.title, language: page.language });
  if (!rules.nofollow) await addFound(db, target.site_id, context.admission.links(page.links, target.depth, target.id));
  return !rules.noindex;
}

/**
 * The page of this site whose content this one repeats: the same bytes; or the same to look at, where the addresses
 * suggest it (twins, other parameters, a canonical link). Bare shells of script-made pages all look alike, and repeat
 * nothing.
 */
async function originalOf(db: Db, target: Page, outcome: Read, textDigest: string): Promise<number | undefined> {
  const { page, fetched } = outcome;
  if (page.needsBrowser !== undefined && fetched.backend === "static") return undefined;
  const done = db
    .selectFrom("pages")
    .select(["id", "url"])
    .where("site_id", "=", target.site_id)
    .where("state", "=", "done")
    .where("id", "!=", target.id)
    .orderBy("id");
  const same = await done.where("snapshot", "=", page.snapshot).executeTakeFirst();
  if (same) return same.id;
  const canonical = page.canonical === undefined ? undefined : canonicalUrl(page.canonical);
  const alike = await done.where("text_digest", "=", textDigest).execute();
  return alike.find(
    ({ url }) => url === canonical || twinKey(url) === twinKey(target.url) || pathOf(url) === pathOf(target.url),
  )?.id;
}

function pathOf(url: string): string {
  return url.replace(/\?.*/, "");
}

function facts(fetched: Fetched) {
  const final = canonicalUrl(fetched.finalUrl);
  return {
    final_url: final !== undefined && final !== canonicalUrl(fetched.url) ? final : null,
    status: fetched.status,
    content_type: fetched.contentType,
    snapshot: sha256(fetched.body),
    bytes: fetched.body.byteLength,
    backend: fetched.backend,
    fetched_at: fetched.fetchedAt,
  };
}

/** `<meta name=robots>` and its header form, `X-Robots-Tag`; a header that names another robot is not for us. */
function robotsDirectives(page: ReadPage, fetched: Fetched, ignore: boolean): { noindex: boolean; nofollow: boolean } {
  if (ignore) return { noindex: false, nofollow: false };
  const header = (fetched.headers["x-robots-tag"] ?? "")
    .toLowerCase()
    .split(",")
    .map((directive) => directive.trim().replace(/^waymark:\s*/, ""));
  const says = (name: string) => header.includes(name) || header.includes("none");
  return { noindex: page.noindex || says("noindex"), nofollow: page.nofollow || says("nofollow") };
}

async function saveLinks(db: Db, pageId: number, page: ReadPage): Promise<void> {
  await db.deleteFrom("links").where("page_id", "=", pageId).execute();
  const rows = page.links.slice(0, MAX_LINKS).map((link, position) => ({
    page_id: pageId,
    position,
    url: canonicalUrl(link.url) ?? link.url,
    text: link.text,
    context: link.context,
    area: link.area,
  }));
  for (let from = 0; from < rows.length; from += LINKS_PER_INSERT) {
    await db
      .insertInto("links")
      .values(rows.slice(from, from + LINKS_PER_INSERT))
      .execute();
  }
}
