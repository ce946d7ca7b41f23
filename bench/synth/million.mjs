// A site of a million cells, in a process that does nothing else: million.mjs. Prints a `Million` as JSON.
import "../../bin/engine.mjs";
import { seededRandom } from "../../dist/core/random.js";
import { FactsIndex } from "../../dist/synth/check/facts-index.js";
import { evolve } from "../../dist/synth/evolve/evolve.js";
import { surveySite } from "../../dist/synth/survey/survey-site.js";
import { benchSite } from "./relations.mjs";
import { timed } from "./timed.mjs";

/** Rows of 6 cells each that make a million cells. */
const MANY = { relations: 16, rows: 10_417 };
/** Programs that are tried there. */
const TRIED = 300;

const bare = process.memoryUsage.rss();
const site = benchSite(MANY.relations, MANY.rows);
const given = process.memoryUsage.rss() - bare;
const index = timed(() => new FactsIndex(site.relations));
const survey = timed(() => surveySite(site));
const search = timed(() => evolve(survey.result, seededRandom("large"), TRIED));
// What is measured has to be there until the end.
if (index.result.printedOn(site.relations[0].url).length === 0) throw new Error("the index has lost a page");
const million = {
  cells: site.relations.reduce((sum, { rows, columns }) => sum + rows.length * columns.length, 0),
  index: index.cost,
  survey: survey.cost,
  search: search.cost,
  kept: search.result.elites.length,
  memory: process.resourceUsage().maxRSS * 1024,
  given,
};
process.stdout.write(`\n${JSON.stringify(million)}\n`);
