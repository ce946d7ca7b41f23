import type { Kysely, Transaction, Updateable } from "kysely";
import { sha256 } from "../../core/ids.ts";
import type { ReadPage } from "../../core/page.ts";
import { addFound, refuseShapes, sameSnapshot, sameText, stateOf, updatePage } from "../../storage/frontier-store.ts";
import { saveLinks } from "../../storage/link-store.ts";
import type { Page } from "../../storage/page-store.ts";
import { saveRelations } from "../../storage/relation-store.ts";
import type { PagesTable, Schema } from "../../storage/schema.ts";
import { canonicalUrl, twinKey } from "../fetch/canonical-url.ts";
import type { Fetched } from "../fetch/fetcher.ts";
import type { Admission } from "../frontier/admission.ts";
import { type ShapeWatch, skeletonOf } from "../frontier/shape-watch.ts";
import { urlShape } from "../read/collections/url-shape.ts";
import type { Outcome } from "./page-source.ts";

/** Links of one page that are kept; no page that people read has more. */
const MAX_LINKS = 5_000;

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

/** What a commit added to a site. */
export interface Added {
  pages: number;
  bytes: number;
}

/**
 * Writes what a batch came to, in the order of the batch and in the caller's transaction: pages, links, relations, and
 * the URLs that were newly found.
 */
export async function commitBatch(
  db: Transaction<Schema>,
  context: CommitContext,
  batch: readonly { page: Page; outcome: Outcome }[],
): Promise<Added> {
  const commit = new Commit(db, context);
  for (const { page, outcome } of batch) await commit.page(page, outcome);
  await context.watch.save(db);
  return commit.added;
}

class Commit {
  readonly added: Added = { pages: 0, bytes: 0 };
  readonly #db: Db;
  readonly #context: CommitContext;

  constructor(db: Db, context: CommitContext) {
    this.#db = db;
    this.#context = context;
  }

  async page(asked: Page, outcome: Outcome): Promise<void> {
    // An earlier page of the batch redirected here and brought the content already.
    if ((await stateOf(this.#db, asked.id)) !== "fetching") return;
    const skip = (reason: string, detail: string, duplicateOf: number | null = null) =>
      this.#change(asked, {
        state: "skipped",
        skip_reason: reason,
        skip_detail: detail,
        duplicate_of: duplicateOf,
        ...(outcome.kind === "read" ? facts(outcome.page, outcome.fetched) : {}),
      });
    if (outcome.kind === "skip") {
      await skip(outcome.reason, outcome.detail);
      return;
    }
    const target = await landing(this.#db, asked, canonicalUrl(outcome.page.url) ?? asked.url);
    if (target.id !== asked.id) {
      await skip(
        "duplicate",
        `redirects to ${target.url}`,
        target.state === "done" ? target.id : (target.duplicate_of ?? target.id),
      );
      if (target.state === "done" || target.duplicate_of !== null) return;
    }
    await this.#read(target, outcome);
  }

  async #read(target: Page, outcome: Read): Promise<void> {
    const { page, fetched } = outcome;
    const { siteId, admission, watch, ignoreRobots } = this.#context;
    const place = { depth: target.depth, parent_id: target.parent_id, batch: target.batch ?? null };
    const common = { ...facts(page, fetched), ...place, url: target.url };
    const textDigest = sha256(`${page.title}\n${page.observation}`);
    const original = await originalOf(this.#db, target, outcome, textDigest);
    if (original !== undefined) {
      await this.#change(target, {
        ...common,
        state: "skipped",
        skip_reason: "duplicate",
        skip_detail: "the same content",
        duplicate_of: original,
      });
      return;
    }
    const rules = robotsDirectives(page, fetched, ignoreRobots);
    const links = page.links.map((link) => ({ ...link, canonical: canonicalUrl(link.url) }));
    if (rules.noindex) {
      await this.#change(target, { ...common, state: "skipped", skip_reason: "robots", skip_detail: "noindex" });
    } else {
      await this.#change(target, {
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
      });
      const kept = links.slice(0, MAX_LINKS).map(({ url, canonical, text, context, area }) => ({
        url: canonical ?? url,
        text,
        context,
        area,
      }));
      await saveLinks(this.#db, target.id, kept);
      await saveRelations(this.#db, target.site_id, target.id, page.relations);
      const skeleton = skeletonOf(page.mainText);
      if (skeleton !== "" && (await watch.add(this.#db, target.shape, skeleton))) {
        const detail = "pages of this form say nothing new";
        await refuseShapes(this.#db, siteId, [target.shape], { reason: "trap", detail });
      }
    }
    if (target.depth === 0) {
      await this.#context.onRoot({ url: target.url, title: page.title, language: page.language });
    }
    if (!rules.nofollow) await addFound(this.#db, siteId, admission.links(links, target.depth, target.id));
  }

  /** Changes a page and counts what that adds. `before` is the page as it stands in the store. */
  async #change(before: Page, values: Updateable<PagesTable>): Promise<void> {
    await updatePage(this.#db, before.id, values);
    if (values.bytes !== undefined) this.added.bytes += (values.bytes ?? 0) - (before.bytes ?? 0);
    this.added.pages += Number(values.state === "done") - Number(before.state === "done");
  }
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

/**
 * The page of this site whose content this one repeats: the same bytes; or the same to look at, where the addresses
 * suggest it (twins, other parameters, a canonical link). Bare shells of script-made pages all look alike, and repeat
 * nothing.
 */
async function originalOf(db: Db, target: Page, outcome: Read, textDigest: string): Promise<number | undefined> {
  const { page, fetched } = outcome;
  if (page.needsBrowser !== undefined && fetched.backend === "static") return undefined;
  const same = await sameSnapshot(db, target, page.snapshot);
  if (same !== undefined) return same;
  const alike = await sameText(db, target, textDigest);
  if (alike.length === 0) return undefined;
  const canonical = page.canonical === undefined ? undefined : canonicalUrl(page.canonical);
  return alike.find(
    ({ url }) => url === canonical || twinKey(url) === twinKey(target.url) || pathOf(url) === pathOf(target.url),
  )?.id;
}

function pathOf(url: string): string {
  return url.replace(/\?.*/, "");
}

function facts(page: ReadPage, fetched: Fetched) {
  const final = canonicalUrl(fetched.finalUrl);
  return {
    final_url: final !== undefined && final !== canonicalUrl(fetched.url) ? final : null,
    status: fetched.status,
    content_type: fetched.contentType,
    snapshot: page.snapshot,
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
