import { describe, expect, it } from "vitest";
import { seededRandom } from "../../core/random.ts";
import type { Relation } from "../../core/relation.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { makeCandidate } from "./candidate.ts";
import { nodesOf } from "./node.ts";
import { treeObjection } from "./refusals/of-trees.ts";
import { seedTimed } from "./seed-timed.ts";
import { Workbench } from "./workbench.ts";

const NAMES = ["Ada Ames", "Bo Berg", "Cy Cole", "Di Dorn", "Ed Eck", "Flo Fry"];
const chairs = testRelation(
  "chairs",
  ["Chair", "Start date", "End date"],
  NAMES.map((name, at) => [name, `May ${2001 + 3 * at}`, `April ${2004 + 3 * at}`]),
);
const boatsOf = (id: string, dateOf: (at: number) => string) =>
  testRelation(
    id,
    ["Boat", "Launch date"],
    Array.from({ length: 9 }, (_, at) => [`Boat ${"ABCDEFGHI"[at]}`, dateOf(at)]),
  );
const boats = boatsOf("boats", (at) => `July ${3 + at}, ${2002 + Math.floor(1.5 * at)}`);
const benchOf = (...relations: Relation[]) => new Workbench(surveySite(lakeSite(relations)));

function questionsOf(bench: Workbench): string[] {
  const random = seededRandom("1");
  const trees = Array.from({ length: 60 }, () => seedTimed(bench, random)).flatMap((tree) => (tree ? [tree] : []));
  return [...new Set(trees.flatMap((tree) => makeCandidate(tree, bench, ["seed"])?.question ?? []))];
}

describe("relations that are joined by time", () => {
  it("are dates of one page and periods of another that follow each other", () => {
    const [pair, ...more] = benchOf(boats, chairs).timed;
    expect(more).toEqual([]);
    expect([pair?.events.relation.id, pair?.periods.relation.id]).toEqual(["boats", "chairs"]);
    expect([pair?.on, pair?.a, pair?.b]).toEqual(["Launch date", "Start date", "End date"]);
  });
  it("are no tables that each of several pages has of its own, nor lists in which a name stands twice", () => {
    const twice = testRelation(
      "boats",
      ["Boat", "Launch date"],
      [
        ["Boat A", "July 9, 2001"],
        ...Array.from({ length: 8 }, (_, at) => [`Boat ${"ABCDEFGH"[at]}`, `July ${3 + at}, ${2002 + at}`]),
      ],
    );
    expect(benchOf(twice, chairs).timed).toEqual([]);
    const other = { ...boats, id: "boats2", url: "https://lakes.example/other" };
    const renamed = {
      ...other,
      rows: other.rows.map((row) => ({
        ...row,
        cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: other.url } })),
      })),
    };
    expect(benchOf(boats, renamed, chairs).timed).toEqual([]);
  });
  it("give questions of who it was then, of how many in between, and of who saw the most", () => {
    const questions = questionsOf(benchOf(boats, chairs)).join("\n");
    expect(questions).toMatch(/who was the chair at the time of Boat [A-I]\?/);
    expect(questions).toMatch(/how many boats were launched between the start and the end date of/);
    expect(questions).toMatch(/which chair has the (?:most|fewest) boats\?/);
  });
  it("are meetings that last some days, at the time of their first", () => {
    const meetings = testRelation(
      "meetings",
      ["Meeting", "Start date", "End date"],
      Array.from({ length: 9 }, (_, at) => [
        `Meeting ${"ABCDEFGHI"[at]}`,
        `July ${3 + at}, ${2002 + Math.floor(1.5 * at)}`,
        `July ${6 + at}, ${2002 + Math.floor(1.5 * at)}`,
      ]),
    );
    const bench = benchOf(meetings, chairs, boats);
    const pairs = bench.timed.filter(({ periods }) => periods.relation.id === "chairs");
    expect(pairs.map(({ events, on, periods }) => [events.relation.id, on, periods.relation.id])).toEqual([
      ["meetings", "Start date", "chairs"],
      ["boats", "Launch date", "chairs"],
    ]);
    const questions = questionsOf(bench).join("\n");
    expect(questions).toMatch(
      /how many days lie between the .* of (?:Boat|Meeting) [A-I] and the .* of (?:Boat|Meeting) [A-I]\?/,
    );
    // A boat is the latest until the next is launched; a meeting is over.
    expect(questions).toMatch(/what was the boat at the time of Meeting [A-I]\?/);
    expect(questions).not.toMatch(/at the time of Boat [A-I]\? .*meeting/);
  });
  it("ask of those between two dates where the first of them was", () => {
    const meetings = testRelation(
      "meetings",
      ["Meeting", "Place", "Start date"],
      Array.from({ length: 9 }, (_, at) => [
        `Meeting ${"ABCDEFGHI"[at]}`,
        ["Oslo", "Bergen", "Aarhus", "Turku", "Malmo", "Odense", "Lahti", "Espoo", "Visby"][at]!,
        `July ${3 + at}, ${2002 + Math.floor(1.5 * at)}`,
      ]),
    );
    const bench = benchOf(
      meetings,
      boatsOf("boats", (at) => `May ${3 + at}, ${2002 + Math.floor(1.5 * at)}`),
    );
    const first = questionsOf(bench).find((question) => question.includes("place of the meeting"));
    expect(first).toMatch(/the place of the meeting with the (?:earliest|latest) start date among the meetings/);
    const random = seededRandom("3");
    const placed = Array.from({ length: 200 }, () => seedTimed(bench, random)).find(
      (tree) => tree?.op === "lookup" && tree.params["column"] === "Place",
    );
    expect(treeObjection(placed!, bench)).toBeUndefined();
    const apart = Array.from({ length: 200 }, () => seedTimed(bench, random)).find(
      (tree) => tree?.op === "days_between",
    );
    expect(treeObjection(apart!, bench)).not.toBe("incomparable");
  });
  it("are none where the dates do not meet, or the periods overlap", () => {
    expect(
      benchOf(
        boatsOf("old", (at) => `July ${3 + at}, ${1902 + at}`),
        chairs,
      ).timed,
    ).toEqual([]);
    const terms = NAMES.map((name, at) => [name, `May ${2001 + at}`, `April ${2011 + at}`]);
    expect(benchOf(boats, testRelation("terms", ["Member", "Start date", "End date"], terms)).timed).toEqual([]);
  });
  it("leave a few rows aside by name whose dates are worded otherwise", () => {
    const worded = boatsOf("boats", (at) =>
      at === 4 ? "after 2005 or 2006" : `July ${3 + at}, ${2002 + Math.floor(1.5 * at)}`,
    );
    const bench = benchOf(worded, chairs);
    const [pair] = bench.timed;
    expect(nodesOf(pair!.eventSet).at(-1)).toMatchObject({ op: "aside", params: { names: ["Boat E"] } });
    expect(questionsOf(bench).some((question) => question.includes("Leave aside Boat E, for which “"))).toBe(true);
  });
});
