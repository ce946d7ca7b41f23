// One crawl of a made-up site, watched as it goes: grow.ts FOLDER ORIGIN PAGES. Prints a `Growth` as JSON.
import { join } from "node:path";
import { crawl } from "../../crawler/explore/crawl.ts";
import { openStore } from "../../storage/open-store.ts";

/** What a crawl of so many pages came to. */
export interface Growth {
  pages: number;
  seconds: number;
  /** Pages a second of the second tenth and of the last tenth: the first tenth warms up. */
  start: number;
  end: number;
  /** Bytes of resident memory at most. */
  memory: number;
}

const [folder = "", origin = "", wanted = ""] = process.argv.slice(2);
const total = Number(wanted);
const store = await openStore(join(folder, "crawl.db"));
const started = performance.now();
/** When each tenth was reached, in seconds. */
const tenths: number[] = [0];
const quiet = { stage: () => undefined, note: () => undefined, end: () => undefined };
const update = (done: number) => {
  while (done >= (tenths.length * total) / 10) tenths.push((performance.now() - started) / 1000);
};
const { sites } = await crawl(
  { roots: [`${origin}/`], maxPages: total, maxDepth: 20, maxBytes: 1e12, render: "never" },
  { store, progress: { ...quiet, update } },
);
await store.close();
const rate = (tenth: number) => total / 10 / ((tenths[tenth] ?? Number.NaN) - (tenths[tenth - 1] ?? Number.NaN));
const growth: Growth = {
  pages: sites[0]?.pages ?? 0,
  seconds: (performance.now() - started) / 1000,
  start: rate(2),
  end: rate(10),
  memory: process.resourceUsage().maxRSS * 1024,
};
process.stdout.write(`\n${JSON.stringify(growth)}\n`, () => process.exit(0));
