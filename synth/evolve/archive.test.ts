import { describe, expect, it } from "vitest";
import { seededRandom } from "../../core/random.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { Archive } from "./archive.ts";
import type { Candidate } from "./candidate.ts";
import { makeCandidate } from "./candidate.ts";
import { type Branch, leaf, nodeKey, over } from "./node.ts";
import { seedQuestion } from "./seed.ts";
import { Workbench } from "./workbench.ts";

const bench = new Workbench(surveySite(lakeSite()));
const random = seededRandom("archive");
const [source] = bench.survey.relations;
const candidates = Array.from({ length: 1500 }, () => {
  const tree = seedQuestion(bench, leaf(source!.relation.id), random);
  return tree && makeCandidate(tree, bench, ["seed"]);
}).filter((one): one is Candidate => one !== undefined);

describe("an archive", () => {
  it("refuses before it is worded only what it would refuse worded", () => {
    const [asked, told] = [new Archive(), new Archive()];
    let unworded = 0;
    for (const candidate of candidates) {
      const may = told.mayTake(candidate);
      const kept = asked.add(candidate);
      if (may) expect(told.add(candidate)).toBe(kept);
      else expect(kept).toBe(false);
      if (!may) unworded++;
    }
    expect(unworded).toBeGreaterThan(0);
    expect(told.elites().map(({ question }) => question)).toEqual(asked.elites().map(({ question }) => question));
  });

  it("takes each program once", () => {
    const archive = new Archive();
    expect(archive.add(candidates[0]!)).toBe(true);
    expect(archive.mayTake(candidates[0]!)).toBe(false);
    expect(archive.add({ ...candidates[0]!, question: "In other words?" })).toBe(false);
  });

  it("takes two sets in one order", () => {
    const [a, b] = [over("top", leaf("r"), { by: "Area" }), over("top", leaf("r"), { by: "Depth" })];
    const both = (op: string, inputs: Branch["inputs"]) => nodeKey({ op, params: {}, inputs });
    expect(both("intersection", { a, b })).toBe(both("intersection", { a: b, b: a }));
    expect(both("none_of", { a, b })).not.toBe(both("none_of", { a: b, b: a }));
  });
});
