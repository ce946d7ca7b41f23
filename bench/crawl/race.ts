import { basename, join } from "node:path";
import type { Report } from "../report.ts";
import { type Lap, median, resultOf, serveSite } from "./processes.ts";

const rate = (lap: Lap | undefined) => (lap ? lap.pages / lap.seconds : Number.NaN);
const perPage = (lap: Lap | undefined) => (lap ? (1000 * lap.cpuSeconds) / lap.pages : Number.NaN);

/**
 * Has the contestants of a folder crawl the made-up site in turns, each in a process of its own, and prints medians; ratios
 * are between laps of one round. The first is Waymark; another that does not run here is left out with a word.
 */
export async function race(
  folder: string,
  contestants: readonly string[],
  pages: number,
  rounds: number,
  report: Report,
): Promise<void> {
  const laps = new Map<string, Lap[]>(contestants.map((name) => [name, []]));
  const site = await serveSite(pages);
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [name, of] of laps) {
        const lap = await resultOf<Lap>(join(folder, "contestants", `${name}.mjs`), [site.origin, String(pages)]).catch(
          (error: Error) => {
            if (name === contestants[0]) throw error;
            laps.delete(name);
            process.stderr.write(`${name}: left out: ${error.message}\n`);
          },
        );
        if (!lap) continue;
        of.push(lap);
        process.stderr.write(`${name}: ${lap.pages} pages in ${lap.seconds.toFixed(1)} s\n`);
      }
    }
  } finally {
    site.close();
  }
  report.say(`${pages} pages, medians of ${rounds} rounds`);
  for (const [name, of] of laps) {
    const own = (round: number) => laps.get(contestants[0] ?? "")?.[round];
    const ratio = median(of.map((lap, round) => rate(own(round)) / rate(lap)));
    const work = median(of.map((lap, round) => perPage(lap) / perPage(own(round))));
    const beside = `; Waymark ${ratio.toFixed(2)} times as many pages/s, ${work.toFixed(2)} times as many per CPU second`;
    report.row(`${name}: pages`, median(of.map(rate)), "pages/s");
    report.row(`${name}: work`, median(of.map(perPage)), "CPU ms/page");
    report.row(`${name}: memory`, median(of.map((lap) => lap.memory / 1e6)), "MB");
    if (name !== contestants[0]) {
      report.ratio(`${basename(folder)}_vs_${name.split("-")[0]}`, ratio);
      report.row(`${name}: pages per CPU second, Waymark's times`, work, "ratio");
    }
    report.say(
      `${name.padEnd(10)} ${median(of.map(rate)).toFixed(0).padStart(6)} pages/s ` +
        `${median(of.map(perPage)).toFixed(1).padStart(6)} CPU ms a page ` +
        `${median(of.map((lap) => lap.memory / 1e6))
          .toFixed(0)
          .padStart(5)} MB${name === contestants[0] ? "" : beside}`,
    );
  }
  report.end();
}
