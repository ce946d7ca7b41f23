// One crawl of a made-up site, watched as it goes: grow.mjs FOLDER ORIGIN PAGES. Prints a `Growth` as JSON.
import "../../bin/engine.mjs";
import { join } from "node:path";
import { crawl } from "../../dist/waymark.js";

const [folder = "", origin = "", wanted = ""] = process.argv.slice(2);
const total = Number(wanted);
const started = performance.now();
/** When each tenth was reached, in seconds. */
const tenths = [0];
const quiet = { stage: () => undefined, note: () => undefined, end: () => undefined };
const update = (done) => {
  while (done >= (tenths.length * total) / 10) tenths.push((performance.now() - started) / 1000);
};
const { sites } = await crawl([`${origin}/`], {
  db: join(folder, "crawl.db"),
  maxPages: total,
  maxDepth: 20,
  render: "never",
  progress: { ...quiet, update },
});
const rate = (tenth) => total / 10 / ((tenths[tenth] ?? Number.NaN) - (tenths[tenth - 1] ?? Number.NaN));
const growth = {
  pages: sites[0]?.pages ?? 0,
  seconds: (performance.now() - started) / 1000,
  start: rate(2),
  end: rate(10),
  memory: process.resourceUsage().maxRSS * 1024,
};
process.stdout.write(`\n${JSON.stringify(growth)}\n`, () => process.exit(0));
