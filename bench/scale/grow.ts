// One crawl of a made-up site, watched as it goes: grow.ts FOLDER ORIGIN PAGES. Prints a `Growth` as JSON.
import { join } from "node:path";
import { compiledPackage } from "../crawl/compiled.ts";

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
const { crawl } = await compiledPackage();
const started = performance.now();
/** When each tenth was reached, in seconds. */
const tenths: number[] = [0];
const quiet = { stage: () => undefined, note: () => undefined, end: () => undefined };
const update = (done: number) => {
  while (done >= (tenths.length * total) / 10) tenths.push((performance.now() - started) / 1000);
};
const { sites } = await crawl([`${origin}/`], {
  db: join(folder, "crawl.db"),
  maxPages: total,
  maxDepth: 20,
  render: "never",
  progress: { ...quiet, update },
});
const rate = (tenth: number) => total / 10 / ((tenths[tenth] ?? Number.NaN) - (tenths[tenth - 1] ?? Number.NaN));
const growth: Growth = {
  pages: sites[0]?.pages ?? 0,
  seconds: (performance.now() - started) / 1000,
  start: rate(2),
  end: rate(10),
  memory: process.resourceUsage().maxRSS * 1024,
};
process.stdout.write(`\n${JSON.stringify(growth)}\n`, () => process.exit(0));
