// Static crawl of a local site: npm run bench -- crawl [--pages 2000] [--rounds 3]
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Lap, median, resultOf, serveSite } from "./processes.ts";

const { values } = parseArgs({
  options: { pages: { type: "string", default: "2000" }, rounds: { type: "string", default: "3" } },
});
const pages = Number(values.pages);
const contestants = ["waymark", "crawlee", "spider-rs"];
const laps = new Map<string, Lap[]>(contestants.map((name) => [name, []]));

const site = await serveSite(pages);
try {
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const name of contestants) {
      const lap = await resultOf<Lap>(join(import.meta.dirname, "contestants", `${name}.ts`), [
        site.origin,
        String(pages),
      ]);
      laps.get(name)?.push(lap);
      process.stderr.write(`${name}: ${lap.pages} pages in ${lap.seconds.toFixed(1)} s\n`);
    }
  }
} finally {
  site.close();
}

const rate = (lap: Lap | undefined) => (lap ? lap.pages / lap.seconds : Number.NaN);
const perPage = (lap: Lap | undefined) => (lap ? (1000 * lap.cpuSeconds) / lap.pages : Number.NaN);
process.stdout.write(`${pages} pages, medians of ${values.rounds} rounds\n`);
for (const [name, of] of laps) {
  // Paired: each round's Waymark against the same round's peer.
  const own = (round: number) => laps.get("waymark")?.[round];
  const ratio = median(of.map((lap, round) => rate(own(round)) / rate(lap)));
  const work = median(of.map((lap, round) => perPage(lap) / perPage(own(round))));
  const [speed, memory] = [median(of.map(rate)), median(of.map((lap) => lap.memory / 1e6))];
  const beside =
    name === "waymark"
      ? ""
      : `; Waymark's pages/s are ${ratio.toFixed(2)} times as many, for a page it works 1/${work.toFixed(2)} as long`;
  process.stdout.write(
    `${name.padEnd(10)} ${speed.toFixed(0).padStart(6)} pages/s ${median(of.map(perPage)).toFixed(1).padStart(6)} CPU ms a page ${memory.toFixed(0).padStart(5)} MB${beside}\n`,
  );
}
