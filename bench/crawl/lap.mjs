/**
 * Times `crawl`, which says how many pages it had, and prints the lap (`Lap` in `processes.ts`) for the process that asked.
 *
 * @param {() => Promise<number>} crawl
 */
export async function runLap(crawl) {
  const started = performance.now();
  const before = process.cpuUsage();
  const pages = await crawl();
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(before);
  const lap = { pages, seconds, cpuSeconds: (user + system) / 1e6, memory: process.resourceUsage().maxRSS * 1024 };
  process.stdout.write(`\n${JSON.stringify(lap)}\n`, () => process.exit(0));
}
