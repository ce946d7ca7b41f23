// How cost grows: npm run bench -- scale [--pages 100000] [--json]
import { join } from "node:path";
import { parseArgs } from "node:util";
import { compilePackage } from "../crawl/compiled.ts";
import { resultOf, serveSite } from "../crawl/processes.ts";
import { Report } from "../report.ts";

/** What a crawl of so many pages came to. */
interface Growth {
  pages: number;
  seconds: number;
  /** Pages a second of the second tenth and of the last tenth: the first tenth warms up. */
  start: number;
  end: number;
  /** Bytes of resident memory at most. */
  memory: number;
}

/** How long a crawl took until it had its next page. */
interface Resumption {
  urls: number;
  seconds: number;
  /** Bytes of resident memory at most. */
  memory: number;
}

const { values } = parseArgs({ options: { pages: { type: "string", default: "100000" }, json: { type: "boolean" } } });
const report = new Report("scale");
const most = Number(values.pages);
const sizes = [...new Set([1_000, 10_000, 100_000].map((size) => Math.min(size, most)))];

compilePackage();
let smallest: number | undefined;
let endToStart = Number.NaN;
for (const size of sizes) {
  const site = await serveSite(size);
  try {
    const grown = await resultOf<Growth>(join(import.meta.dirname, "grow.mjs"), [site.origin, String(size)]);
    const speed = grown.pages / grown.seconds;
    smallest ??= speed;
    report.row(`${size} pages`, speed, "pages/s");
    report.row(`${size} pages: memory`, grown.memory / 1e6, "MB");
    report.row(`${size} pages: end to start`, grown.end / grown.start, "ratio");
    endToStart = grown.end / grown.start;
    report.say(
      `${String(grown.pages).padStart(7)} pages ${speed.toFixed(0).padStart(5)} pages/s ` +
        `(${(speed / smallest).toFixed(2)} of the smallest crawl's), at the end ${(grown.end / grown.start).toFixed(2)} of ` +
        `the start, ${(grown.memory / 1e6).toFixed(0)} MB at most`,
    );
  } finally {
    site.close();
  }
}
const site = await serveSite(100);
try {
  const { urls, seconds, memory } = await resultOf<Resumption>(join(import.meta.dirname, "resume.mjs"), [site.origin]);
  report.row(`${urls} URLs waiting: first new pages`, seconds, "s");
  report.row(`${urls} URLs waiting: memory`, memory / 1e6, "MB");
  report.say(
    `a crawl with ${urls} URLs waiting goes on: first new pages after ${seconds.toFixed(1)} s, ${(memory / 1e6).toFixed(0)} MB`,
  );
} finally {
  site.close();
}
report.ratio("crawl_end_vs_start", endToStart);
report.end();
