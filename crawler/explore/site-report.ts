import { frontierCounts } from "../../storage/frontier-store.ts";
import type { Store } from "../../storage/open-store.ts";
import { siteId } from "../../storage/site-store.ts";
import { rootMend } from "../root-mend.ts";
import type { SiteReport, SiteRules } from "./crawl-options.ts";

/** Skips that no rule asked for. */
const FAILURES = new Set([
  ...["http_error", "rate_limited", "server_error", "network_error", "dns_error", "timeout", "unreadable"],
  ...["robots_unreachable", "too_many_redirects", "redirect_loop"],
]);

/** Skips that leave a root unread, whatever else the site has. */
const UNREADABLE = new Set([...FAILURES, "not_found", "gone", "captcha", "login_required", "paywall", "blocked"]);

/** What the store knows of a site's crawl. `seconds` is handed through. */
export async function siteReport(store: Store, rules: SiteRules, seconds: number): Promise<SiteReport> {
  const id = siteId(rules.root);
  const counts = await frontierCounts(store.db, id);
  const skipped: Record<string, number> = {};
  const count = (reason: string, number: number) => {
    if (number > 0) skipped[reason] = (skipped[reason] ?? 0) + number;
  };
  let read = 0;
  let failed = 0;
  let bytes = 0;
  let html = 0;
  for (const row of counts) {
    const number = Number(row.count);
    bytes += Number(row.bytes ?? 0);
    if (row.state === "done") {
      read += number;
      html += Number(row.html);
    }
    if (row.skip_reason !== null) count(row.skip_reason, number);
    if (row.state === "skipped" && FAILURES.has(row.skip_reason ?? "")) failed += number;
    // What is still queued when a crawl has ended did not fit its budget.
    if (row.state === "queued") count(bytes >= rules.maxBytes ? "byte_budget" : "page_budget", number);
  }
  const error = await rootError(store, id, rules.root, read);
  return {
    root: rules.root,
    pages: html,
    files: read - html,
    failed,
    skipped: Object.fromEntries(Object.entries(skipped).sort(([a], [b]) => (a < b ? -1 : 1))),
    bytes,
    seconds,
    ...(error ? { error } : {}),
  };
}

/** A mistyped root is an error even where a sitemap gave pages; one that another page stands for is none. */
async function rootError(store: Store, id: string, root: string, read: number): Promise<SiteReport["error"]> {
  const page = await store.db
    .selectFrom("pages")
    .select(["skip_reason", "skip_detail"])
    .where("site_id", "=", id)
    .where("url", "=", root)
    .executeTakeFirst();
  if (!page?.skip_reason || (read > 0 && !UNREADABLE.has(page.skip_reason))) return undefined;
  const message = `could not be read (${page.skip_reason}): ${page.skip_detail || "no page came of it"}`;
  return { message, mend: rootMend(page.skip_reason) };
}
