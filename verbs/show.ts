import type { Trajectory, Verdict } from "../core/attempt.ts";
import { UsageError } from "../core/errors.ts";
import { SHOWN } from "../core/offered.ts";
import type { Audit, Task } from "../core/task.ts";
import { findSnapshot } from "../crawler/archive/snapshot-reader.ts";
import { canonicalUrl } from "../crawler/fetch/canonical-url.ts";
import { removedFrom } from "../crawler/read/main/removed.ts";
import { partsOf } from "../crawler/read/observe/parts.ts";
import { read } from "../crawler/read/read.ts";
import { decodeBytes } from "../crawler/read/text/charset.ts";
import type { RunStatistics } from "../judge/run-statistics.ts";
import { runStatistics } from "../judge/run-statistics.ts";
import { auditsOf } from "../storage/audit-store.ts";
import type { Store } from "../storage/open-store.ts";
import { linksOf, type Page, pathTo } from "../storage/page-store.ts";
import { attemptsOf, findRun, trajectoryOf } from "../storage/run-store.ts";
import type { Site } from "../storage/site-store.ts";
import { findTask } from "../storage/task-store.ts";
import { verdictsOf } from "../storage/verdict-store.ts";
import { complete, type Options } from "./options.ts";
import { type ReadRelation, readRelation } from "./read.ts";
import { type ShownSite, shownSite } from "./shown-site.ts";
import { withStore } from "./with-store.ts";

export type Shown =
  | { kind: "task"; task: Task; audits: Audit[] }
  | { kind: "page"; page: ShownPage }
  | { kind: "site"; site: ShownSite }
  | { kind: "run"; run: RunStatistics }
  | { kind: "attempt"; question: string; trajectory: Trajectory; verdict: Verdict | null };

export interface ShownPage {
  url: string;
  title: string;
  snapshot: string;
  fetchedAt: string;
  backend: string;
  depth: number;
  /** URLs from the root to this page. */
  path: string[];
  /** What its reader has to say of it: an encoding that was not believed, parts that were not read. */
  warnings: string[];
  /** As an agent sees it: the first part, or the whole with `full`. */
  observation: string;
  /** With `raw`: the decoded snapshot. */
  raw?: string;
  relations?: ReadRelation[];
  /** With `removed`: what the main content leaves out, and the rule that took it. */
  removed?: { rule: string; path: string; text: string }[];
  links?: { url: string; text: string; context: string; area: string }[];
}

/** One stored thing, whole. `id` is its id; of a page its URL, of a site also its root. */
export async function show(
  kind: string,
  id: string,
  options: Options<"db" | "raw" | "relations" | "removed" | "links" | "full"> = {},
): Promise<Shown> {
  const settings = complete(options);
  return withStore(
    settings.db,
    async (store) => {
      switch (kind) {
        case "task":
          return { kind, task: await found(findTask(store, id), kind, id), audits: await auditsOf(store, id) };
        case "page":
          return { kind, page: await showPage(store, id, settings) };
        case "site":
          return { kind, site: await shownSite(store, await siteOf(store, id)) };
        case "run":
          return { kind, run: await runStatistics(store, await found(findRun(store, id), kind, id)) };
        case "attempt":
          return showAttempt(store, id);
        default:
          throw new UsageError(`there is no way to show a "${kind}"`, { mend: `say one of: ${SHOWN.join(", ")}` });
      }
    },
    { mustExist: true, toRead: true },
  );
}

async function found<T>(search: Promise<T | undefined>, kind: string, id: string): Promise<T> {
  const result = await search;
  if (result === undefined) throw notThere(kind, id);
  return result;
}

const notThere = (kind: string, id: string) =>
  new UsageError(`there is no ${kind} ${id}`, {
    mend: kind === "page" ? "crawl its site first" : `waymark list ${kind}s`,
  });

async function showPage(store: Store, given: string, settings: ReturnType<typeof complete>): Promise<ShownPage> {
  const url = canonicalUrl(given) ?? given;
  const page = (await pageOf(store, url)) ?? (await whyNoPage(store, url));
  const snapshot = await found(findSnapshot(store, page.snapshot!), "page", url);
  const body = snapshot.bytes();
  const contentType = page.content_type ?? snapshot.contentType;
  const document = await read(
    { url: page.final_url ?? page.url, body, contentType },
    { relations: settings.relations },
  );
  return {
    url: page.url,
    title: document.title,
    snapshot: page.snapshot!,
    fetchedAt: page.fetched_at ?? "",
    backend: page.backend ?? "",
    depth: page.depth,
    path: await pathTo(store, page.id),
    warnings: document.warnings,
    observation: settings.full ? document.observation : (partsOf(document.observation)[0] ?? ""),
    ...(settings.raw ? { raw: decodeBytes(body, contentType).text } : {}),
    ...(settings.relations ? { relations: document.relations.map(readRelation) } : {}),
    ...(settings.removed ? { removed: removedFrom(decodeBytes(body, contentType).text) } : {}),
    ...(settings.links
      ? {
          links: (await linksOf(store, page.id)).map(({ url: to, text, context, area }) => ({
            url: to,
            text,
            context,
            area,
          })),
        }
      : {}),
  };
}

/** Rejects with why the address gave no page, in one line. */
async function whyNoPage(store: Store, url: string): Promise<never> {
  const known = await store.db
    .selectFrom("pages")
    .leftJoin("pages as original", "original.id", "pages.duplicate_of")
    .select(["pages.state", "pages.skip_reason as reason", "pages.skip_detail as detail", "original.url as original"])
    .where("pages.url", "=", url)
    .executeTakeFirst();
  if (!known) throw notThere("page", url);
  const mend = known.original ? { mend: `waymark show page ${known.original}` } : {};
  if (known.state !== "skipped") throw new UsageError(`${url} was found but has not been crawled yet`);
  throw new UsageError(
    `${url} was skipped: ${known.reason ?? "no reason"}${known.detail ? ` (${known.detail})` : ""}`,
    mend,
  );
}

function pageOf(store: Store, url: string): Promise<Page | undefined> {
  return store.db
    .selectFrom("pages")
    .selectAll()
    .where("url", "=", url)
    .where("state", "=", "done")
    .where("snapshot", "is not", null)
    .executeTakeFirst();
}

async function siteOf(store: Store, id: string): Promise<Site> {
  const roots = [id, canonicalUrl(id) ?? id];
  return found(
    store.db
      .selectFrom("sites")
      .selectAll()
      .where((where) => where.or([where("id", "=", id), where("root", "in", roots)]))
      .executeTakeFirst(),
    "site",
    id,
  );
}

async function showAttempt(store: Store, id: string): Promise<Shown> {
  const row = await found(
    store.db.selectFrom("attempts").select("run_id").where("id", "=", id).executeTakeFirst(),
    "attempt",
    id,
  );
  const attempt = (await attemptsOf(store, row.run_id)).find((each) => each.id === id)!;
  const task = await findTask(store, attempt.taskId);
  const verdicts = await verdictsOf(store, row.run_id);
  return {
    kind: "attempt",
    question: task!.question,
    trajectory: await trajectoryOf(store, attempt),
    verdict: verdicts.get(id) ?? null,
  };
}
