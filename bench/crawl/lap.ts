import type { Lap } from "./processes.ts";

/** Times `crawl`, which says how many pages it had, and prints the lap for the process that asked. */
export async function runLap(crawl: () => Promise<number>): Promise<void> {
  const started = performance.now();
  const before = process.cpuUsage();
  const pages = await crawl();
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(before);
  const lap: Lap = { pages, seconds, cpuSeconds: (user + system) / 1e6, memory: process.resourceUsage().maxRSS * 1024 };
  process.stdout.write(`\n${JSON.stringify(lap)}\n`, () => process.exit(0));
}
