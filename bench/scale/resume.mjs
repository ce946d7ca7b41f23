// An interrupted crawl with a million URLs in its frontier goes on: resume.mjs FOLDER ORIGIN. Prints a `Resumption` as JSON.
import "../../bin/engine.mjs";
import { join } from "node:path";
import { sql } from "kysely";
import { crawl } from "../../dist/crawler/explore/crawl.js";
import { openStore } from "../../dist/storage/open-store.js";

const URLS = 1_000_000;
const [folder = "", origin = ""] = process.argv.slice(2);
const store = await openStore(join(folder, "crawl.db"));
await crawlUntilNextPage();
await sql`INSERT INTO pages (site_id, url, state, depth, parent_id, priority, shape)
  WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${URLS - 1})
  SELECT sites.id, ${`${origin}/waiting/page-`} || n || CASE WHEN n % 10 = 0 THEN '.html?view=full' ELSE '.html' END,
    'queued', 9, NULL, 1, '*' FROM numbers, sites`.execute(store.db);
const started = performance.now();
await crawlUntilNextPage();
const resumption = {
  urls: URLS,
  seconds: (performance.now() - started) / 1000,
  memory: process.resourceUsage().maxRSS * 1024,
};
await store.close();
process.stdout.write(`\n${JSON.stringify(resumption)}\n`, () => process.exit(0));

async function crawlUntilNextPage() {
  const stop = new AbortController();
  const progress = { stage: () => undefined, note: () => undefined, end: () => undefined, update: () => stop.abort() };
  const options = {
    roots: [`${origin}/`],
    maxPages: 2_000,
    maxDepth: 20,
    render: "never",
    signal: stop.signal,
  };
  await crawl(options, { store, progress }).catch((error) => {
    if (!stop.signal.aborted) throw error;
  });
}
