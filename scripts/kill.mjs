// Kills `crawl` and `generate` with SIGKILL at random moments, runs the same command again, and compares what is stored
// with an undisturbed run: node scripts/kill.mjs [--times 50] [--seed 1] [--site conference] [--verb crawl|generate]
import { parseArgs } from "node:util";
import { register } from "tsx/esm/api";

register();
const { startFixtures } = await import("../fixtures/server.ts");
const { disturbed, JOBS, undisturbed } = await import("../e2e/kill/interrupted.ts");
const { seededRandom } = await import("../core/random.ts");

/** So many differences of a run are shown, each cut to so many characters. */
const SHOWN = 5;
const WIDTH = 1000;

const { values } = parseArgs({
  options: {
    times: { type: "string", default: "50" },
    seed: { type: "string", default: "1" },
    site: { type: "string", default: "conference" },
    verb: { type: "string", multiple: true, default: Object.keys(JOBS) },
  },
});
const fixtures = await startFixtures({ only: [values.site] });
let failed = false;
try {
  for (const verb of values.verb) failed = (await killed(verb)) || failed;
} finally {
  await fixtures.close();
}
process.exit(failed ? 1 : 0);

async function killed(verb) {
  const random = seededRandom(`kill ${values.seed} ${verb}`);
  const calm = await undisturbed(verb, fixtures.sites[0].root);
  const count = { runs: 0, interrupted: 0, same: 0, different: 0, orphans: 0 };
  const pages = calm.state.pages.length;
  console.log(`${verb}: ${pages} pages, ${calm.state.tasks.length} tasks, ${calm.milliseconds} ms undisturbed`);
  for (let run = 1; run <= Number(values.times); run++) {
    const moment = Math.round(random.next() * calm.milliseconds);
    const { killed: interrupted, orphans, different } = await disturbed(calm, moment);
    count.runs += 1;
    count.interrupted += interrupted ? 1 : 0;
    count.orphans += orphans;
    count[different.length === 0 ? "same" : "different"] += 1;
    for (const what of different.slice(0, SHOWN))
      console.log(`  run ${run}, killed after ${moment} ms: ${what.slice(0, WIDTH)}`);
  }
  const figures = Object.entries(count).map(([name, number]) => `${number} ${name}`);
  console.log(`${verb}: ${figures.join(", ")}`);
  return count.different > 0 || count.orphans > 0;
}
