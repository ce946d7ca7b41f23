// The search over a site of many relations, and the survey of smaller and smaller ones: search.mjs FOLDER TRIED. Prints a
// `Search` as JSON.
import "../../bin/engine.mjs";
import { seededRandom } from "../../dist/core/random.js";
import { evolve } from "../../dist/synth/evolve/evolve.js";
import { surveySite } from "../../dist/synth/survey/survey-site.js";
import { benchSite } from "./relations.mjs";
import { timed } from "./timed.mjs";

/** Relations of the site that is searched. */
const RELATIONS = 200;
/** Sites of growing size for the survey: page collections of 30 pages each. */
const SIZES = [50, 100, 200];

const tried = Number(process.argv[3]);
const survey = surveySite(benchSite(RELATIONS));
evolve(survey, seededRandom("warm"), 500);
const { result, cost } = timed(() => evolve(survey, seededRandom("bench"), tried));
const surveys = SIZES.map((size) => {
  const site = benchSite(size);
  return { pages: site.pages.length, cost: Math.min(...[0, 1, 2].map(() => timed(() => surveySite(site)).cost)) };
});
const search = { relations: RELATIONS, tried, cost, kept: result.elites.length, surveys };
process.stdout.write(`\n${JSON.stringify(search)}\n`);
