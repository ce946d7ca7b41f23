// How fast questions are searched for: npm run bench -- synth [--json]
import { parseArgs } from "node:util";
import { seededRandom } from "../../core/random.ts";
import { FactsIndex } from "../../synth/check/facts-index.ts";
import { evolve } from "../../synth/evolve/evolve.ts";
import { surveySite } from "../../synth/survey/survey-site.ts";
import { Report } from "../report.ts";
import { benchSite } from "./relations.ts";

/** Relations of the site that is searched, and programs that are tried there. */
const RELATIONS = 200;
const TRIED = 10_000;
/** Sites of growing size for the survey: page collections of 30 pages each. */
const SIZES = [50, 100, 200];
/** Rows of 6 cells each that make a million cells. */
const MANY = { relations: 16, rows: 10_417 };

const { values } = parseArgs({
  options: { json: { type: "boolean" }, tried: { type: "string", default: String(TRIED) } },
});
const report = new Report("synth");
const tried = Number(values.tried);

/** Seconds of processor time that a piece of work takes, whatever else the machine does. */
function seconds<T>(work: () => T): { result: T; cost: number } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, cost: (user + system) / 1e6 };
}

const survey = surveySite(benchSite(RELATIONS));
seconds(() => evolve(survey, seededRandom("warm"), 500));
const search = seconds(() => evolve(survey, seededRandom("bench"), tried));
report.row("programs", tried / search.cost, "programs/s");
report.say(
  `${RELATIONS} relations: ${(tried / search.cost).toFixed(0)} candidate programs a second and core, ` +
    `${search.result.elites.length} kept of ${tried}`,
);

const costs: number[] = [];
for (const size of SIZES) {
  const site = benchSite(size);
  const times = [0, 1, 2].map(() => seconds(() => surveySite(site)).cost);
  const cost = Math.min(...times);
  costs.push(cost / site.pages.length);
  report.row(`survey of ${site.pages.length} pages`, cost, "s");
  report.say(`survey of ${site.pages.length} pages: ${cost.toFixed(2)} s`);
}
report.ratio("survey_cost_per_page_large_vs_small", costs.at(-1)! / costs[0]!);

const large = benchSite(MANY.relations, MANY.rows);
const cells = large.relations.reduce((sum, { rows, columns }) => sum + rows.length * columns.length, 0);
const index = seconds(() => new FactsIndex(large.relations));
const surveyed = seconds(() => surveySite(large));
const found = seconds(() => evolve(surveyed.result, seededRandom("large"), 300));
const memory = process.memoryUsage.rss() / 1e6;
report.row("a million cells: memory", memory, "MB");
report.row("a million cells: survey", surveyed.cost, "s");
report.row("a million cells: index of facts", index.cost, "s");
report.say(
  `${cells} cells: survey ${surveyed.cost.toFixed(1)} s, index of facts ${index.cost.toFixed(1)} s, ` +
    `${found.result.elites.length} questions of 300 programs in ${found.cost.toFixed(1)} s, ${memory.toFixed(0)} MB` +
    ` (${index.result.printedOn(large.relations[0]!.url).length} facts on one page)`,
);
report.end();
