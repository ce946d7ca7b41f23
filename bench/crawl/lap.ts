import type { Lap } from "./processes.ts";

/** Times `crawl`, which says how many pages it had, and prints the lap for the process that asked. */
export async function runLap(crawl: () => Promise<number>): Promise<void> {
  const started = performance.now();
  const pages = await crawl();
  const seconds = (performance.now() - started) / 1000;
  const lap: Lap = { pages, seconds, memory: process.resourceUsage().maxRSS * 1024 };
  process.stdout.write(`\n${JSON.stringify(lap)}\n`, () => process.exit(0));
}
