import { expect, test } from "vitest";
import { seededRandom } from "../../core/random.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { linkedPages, pageOf } from "../linked-pages.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { makeCandidate } from "./candidate.ts";
import { isLeaf, nodesOf } from "./node.ts";
import { treeObjection } from "./refusals/of-trees.ts";
import { seedPath } from "./seed-path.ts";
import { Workbench } from "./workbench.ts";

const SMITHS = ["Ada Orme", "Bo Lind", "Cy Farr", "Di Moss", "Ed Nash", "Fay Holt", "Gil Rowe"];
const BELLS = ["Anvil", "Bertha", "Clapper", "Dawn", "Echo", "Fanfare", "Gale"];
const smiths = linkedPages(
  "smiths",
  ["Name", "Teacher", "Born"],
  SMITHS.map((name, at) => [name, SMITHS[at + 1] ?? "", `${4 + at} May ${1890 - at * 17}`]),
  { Teacher: "smiths" },
);
const bells = linkedPages(
  "bells",
  ["Name", "Founder", "Weight"],
  BELLS.map((name, at) => [name, SMITHS[at]!, `${at * 31 + 40} kg`]),
  { Founder: "smiths" },
);
const owners = linkedPages(
  "smiths",
  ["Name", "First bell", "Born"],
  SMITHS.map((name, at) => [name, BELLS[at]!, `${4 + at} May ${1890 - at * 17}`]),
  { "First bell": "bells" },
);

function questions(...relations: Parameters<typeof lakeSite>[0] & {}): string {
  const bench = new Workbench(surveySite(lakeSite(relations)));
  const random = seededRandom("one");
  const found = Array.from({ length: 300 }, () => seedPath(bench, random)).flatMap((tree) =>
    tree && bench.result(tree) && treeObjection(tree, bench) === undefined
      ? (makeCandidate(tree, bench, [])?.question ?? [])
      : [],
  );
  return [...new Set(found)].join("\n");
}

test("a path goes on over a column that leads to things of its own kind, and says each step", () => {
  const asked = questions(smiths, bells);
  expect(asked).toMatch(/was the founder of the bell “Anvil” born/);
  expect(asked).toMatch(/the teacher of the founder of the bell “Anvil”/);
  expect(asked).toMatch(/what is the date of birth of the teacher of the teacher of (?:Ada Orme|Bo Lind|Cy Farr)/);
});

test("a path does not go back to the kind that it began with", () => {
  const asked = questions(owners, bells);
  expect(asked).toMatch(/the founder of the bell “(?:Anvil|Bertha)”/);
  expect(asked).not.toMatch(/first bell of the founder|founder of the first bell/i);
});

test("a path starts at what a list ranks first, and goes on from its page", () => {
  const made = testRelation(
    "prizes",
    ["Bell", "Tower height"],
    BELLS.map((name, at) => [name, `${((at * 37) % 50) + 9} m`]),
  );
  const rows = made.rows.map((row, at) => ({ ...row, about: pageOf("bells", BELLS[at]!) }));
  const asked = questions(smiths, bells, { ...made, rows });
  expect(asked).toMatch(
    /what is the date of birth of the founder of the bell with the (?:greatest|smallest|highest|lowest) tower height/,
  );
});

test("no path starts at what comes second", () => {
  const bench = new Workbench(surveySite(lakeSite([smiths, bells])));
  const random = seededRandom("firsts");
  const starts = Array.from({ length: 80 }, () => seedPath(bench, random)).flatMap((tree) =>
    (tree ? nodesOf(tree) : []).flatMap((node) => (isLeaf(node) || node.op !== "kth" ? [] : [node.params["k"]])),
  );
  expect(starts.length).toBeGreaterThan(0);
  expect(new Set(starts)).toEqual(new Set([1]));
});
