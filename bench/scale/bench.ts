// How cost grows: npm run bench -- scale [--pages 100000]
import { join } from "node:path";
import { parseArgs } from "node:util";
import { resultOf, serveSite } from "../crawl/processes.ts";
import type { Growth } from "./grow.ts";
import type { Resumption } from "./resume.ts";

const { values } = parseArgs({ options: { pages: { type: "string", default: "100000" } } });
const most = Number(values.pages);
const sizes = [...new Set([1_000, 10_000, 100_000].map((size) => Math.min(size, most)))];

let smallest: number | undefined;
for (const size of sizes) {
  const site = await serveSite(size);
  try {
    const grown = await resultOf<Growth>(join(import.meta.dirname, "grow.ts"), [site.origin, String(size)]);
    const speed = grown.pages / grown.seconds;
    smallest ??= speed;
    process.stdout.write(
      `${String(grown.pages).padStart(7)} pages ${speed.toFixed(0).padStart(5)} pages/s ` +
        `(${(speed / smallest).toFixed(2)} of the smallest crawl's), at the end ${(grown.end / grown.start).toFixed(2)} of ` +
        `the start, ${(grown.memory / 1e6).toFixed(0)} MB at most\n`,
    );
  } finally {
    site.close();
  }
}
const site = await serveSite(100);
try {
  const { urls, seconds, memory } = await resultOf<Resumption>(join(import.meta.dirname, "resume.ts"), [site.origin]);
  process.stdout.write(
    `a crawl with ${urls} URLs waiting goes on: first new pages after ${seconds.toFixed(1)} s, ${(memory / 1e6).toFixed(0)} MB\n`,
  );
} finally {
  site.close();
}
