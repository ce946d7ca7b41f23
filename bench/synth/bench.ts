// How fast questions are searched for: npm run bench -- synth [--tried 10000] [--json]
import { join } from "node:path";
import { parseArgs } from "node:util";
import { compilePackage } from "../crawl/compiled.ts";
import { resultOf } from "../crawl/processes.ts";
import { Report } from "../report.ts";

/** What the search over a site of many relations came to, and surveys of sites of growing size. Costs in CPU seconds. */
interface Search {
  relations: number;
  tried: number;
  cost: number;
  kept: number;
  surveys: { pages: number; cost: number }[];
}

/** What a site of a million cells came to. Costs in CPU seconds. */
interface Million {
  cells: number;
  index: number;
  survey: number;
  search: number;
  kept: number;
  /** Bytes of resident memory at most, and those that the site takes as it is given. */
  memory: number;
  given: number;
}

const { values } = parseArgs({
  options: { json: { type: "boolean" }, tried: { type: "string", default: "10000" } },
});
const report = new Report("synth");

compilePackage();
const search = await resultOf<Search>(join(import.meta.dirname, "search.mjs"), [values.tried]);
const speed = search.tried / search.cost;
report.row("programs", speed, "programs/s");
report.say(
  `${search.relations} relations: ${speed.toFixed(0)} candidate programs a second and core, ` +
    `${search.kept} kept of ${search.tried}`,
);
for (const { pages, cost } of search.surveys) {
  report.row(`survey of ${pages} pages`, cost, "s");
  report.say(`survey of ${pages} pages: ${cost.toFixed(2)} s`);
}
const [smallest, largest] = [search.surveys[0]!, search.surveys.at(-1)!];
report.ratio("survey_cost_per_page_large_vs_small", largest.cost / largest.pages / (smallest.cost / smallest.pages));

const million = await resultOf<Million>(join(import.meta.dirname, "million.mjs"), []);
report.row("a million cells: memory", million.memory / 1e6, "MB");
report.row("a million cells: survey", million.survey, "s");
report.row("a million cells: index of facts", million.index, "s");
report.say(
  `${million.cells} cells: index of facts ${million.index.toFixed(1)} s, survey ${million.survey.toFixed(1)} s, ` +
    `${million.kept} questions in ${million.search.toFixed(1)} s, ${(million.memory / 1e6).toFixed(0)} MB at most, ` +
    `${(million.given / 1e6).toFixed(0)} MB of them the site as it is given`,
);
report.end();
