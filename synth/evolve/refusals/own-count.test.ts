import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import type { SurveyedRelation } from "../../survey/surveyed.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { countsWhatIsStated } from "./own-count.ts";

const [model] = surveySite(lakeSite()).relations;
const BUILDERS = ["Harbottle Works", "Kilbrannan Foundry", "Ostermann Works", "Tregarrick Foundry"];

function made(name: string, header: readonly string[], rows: readonly (readonly string[])[], singular: string) {
  const relation = { ...testRelation(name, header, rows, { about: true }), source: "page_collection" as const };
  const columns = relation.columns.map((column, index) => ({
    ...{ index, column: { ...column, role: index === 0 ? ("label" as const) : column.role } },
    ...{ coverage: 1, distinct: rows.length, salience: 1 },
  }));
  const naming = { ...model!.naming, singular, plural: `${singular}s` };
  const surveyed: SurveyedRelation = {
    ...model!,
    relation: { ...relation, columns: columns.map(({ column }) => column) },
  };
  return { ...surveyed, naming, label: columns[0]!, columns: columns.slice(1), groups: [], nouns: [] };
}

function counts(node: Branch, heading: string): boolean {
  const survey = surveySite(lakeSite());
  const built = Array.from({ length: 12 }, (_, at) => [
    `Engine ${"ABCDEFGHIJKL"[at]}`,
    BUILDERS[at % 4]!,
    `${at + 10} t`,
  ]);
  const relations = [
    made("engines", ["Name", "Builder", "Weight"], built, "locomotive"),
    made(
      "builders",
      ["Name", heading],
      BUILDERS.map((name, at) => [name, `${at + 7}`]),
      "builder",
    ),
  ];
  return countsWhatIsStated(node, new Workbench({ ...survey, relations }));
}

const tally = over("group", leaf("engines"), { by: "Builder", take: "count" });
const ofOne = over(
  "count",
  over("filter", leaf("engines"), { where: { column: "Builder", is: "equals", value: BUILDERS[0] } }),
);

test("members are not counted of things that state how many they have", () => {
  expect(counts(tally, "Locomotives built")).toBe(true);
  expect(counts(ofOne, "Locomotives built")).toBe(true);
});

test("another figure of the things, a mean of their members and a count by something else stand", () => {
  expect(counts(tally, "Locomotive weight")).toBe(false);
  expect(counts(tally, "Employees")).toBe(false);
  expect(
    counts(over("group", leaf("engines"), { by: "Builder", take: "mean", column: "Weight" }), "Locomotives built"),
  ).toBe(false);
  const heavy = over("filter", leaf("engines"), { where: { column: "Weight", is: ">", value: "15" } });
  expect(counts(over("count", heavy), "Locomotives built")).toBe(false);
});

test("what stands before the noun says which of its kind are meant, in a heading as in what people call them", () => {
  const counted = (noun: string, heading: string) => {
    const survey = surveySite(lakeSite());
    const clubs = Array.from({ length: 12 }, (_, at) => [
      `${"甲乙丙丁戊己庚辛壬癸子丑"[at]}社`,
      BUILDERS[at % 4]!,
      `${at + 10}`,
    ]);
    const relations = [
      made("clubs", ["名称", "Builder", "成立"], clubs, noun),
      made(
        "towns",
        ["Name", heading],
        BUILDERS.map((name, at) => [name, `${at + 7}`]),
        "builder",
      ),
    ];
    const tree = over("group", leaf("clubs"), { by: "Builder", take: "count" });
    return countsWhatIsStated(tree, new Workbench({ ...survey, relations }));
  };
  expect(counted("文艺社团", "镇级社团数(个)")).toBe(true);
  expect(counted("文艺社团", "社团总数")).toBe(true);
  expect(counted("文艺社团", "镇级教师数")).toBe(false);
  expect(counted("文艺社团", "社团经费")).toBe(false);
});
