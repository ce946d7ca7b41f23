import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isCircular } from "./circular.ts";

const people = testRelation(
  "people",
  ["Keeper", "Born", "Town"],
  ["Ann", "Bob", "Cis", "Dov"].map((name, at) => [name, `19${10 + at * 9}`, `${"ABCD"[at]}ford`]),
);
const lights = testRelation(
  "lights",
  ["Light", "First keeper", "Range"],
  ["Ard", "Bel", "Cor", "Dun"].map((name, at) => [name, ["Ann", "Bob", "Cis", "Dov"][at]!, `${9 + at * 4} km`]),
);
const bench = new Workbench(surveySite(lakeSite([people, lights])));
const joined: Branch = {
  op: "join",
  params: { columns: ["Born", "Town"], on: "First keeper" },
  inputs: { left: leaf("lights"), right: leaf("people") },
};
const one = over("identify", joined, { where: { column: "Born", is: ">", value: "1930" } });

test("who describes a thing is not asked of it", () => {
  expect(isCircular(over("lookup", one, { column: "First keeper" }), bench)).toBe(true);
  expect(isCircular(over("lookup", one, { column: "Town" }), bench)).toBe(true);
  expect(isCircular(over("lookup", one, { column: "Range" }), bench)).toBe(false);
  const both = over("identify", joined, {
    where: {
      and: [
        { column: "Born", is: ">", value: "1930" },
        { column: "Range", is: ">", value: "14" },
      ],
    },
  });
  expect(isCircular(over("lookup", both, { column: "Town" }), bench)).toBe(true);
});

test("a path does not lead to things of the kind that it began with", () => {
  const works = testRelation(
    "works",
    ["Work", "Maker", "Height"],
    ["Dawn", "Noon", "Dusk", "Eve"].map((name, at) => [name, ["Ann", "Bob"][at % 2]!, `${9 + at * 4} m`]),
  );
  const makers = testRelation(
    "makers",
    ["Name", "Best known for", "Town", "Born"],
    ["Ann", "Bob", "Cis", "Dov"].map((name, at) => [
      name,
      ["“Dawn”", "Noon", "Dusk", "Eve"][at]!,
      `${"ABCD"[at]}ford`,
      `19${10 + at * 9}`,
    ]),
  );
  const site = new Workbench(surveySite(lakeSite([works, makers])));
  const start = over("kth", leaf("works"), { by: "Height", k: 1, end: "lowest" });
  const end: Branch = { op: "follow", params: { on: "Maker" }, inputs: { left: start, right: leaf("makers") } };
  const asked = (column: string) => isCircular(over("lookup", end, { column }), site);
  expect([asked("Best known for"), asked("Town")]).toEqual([true, false]);
});

test("a part of a ratio chooses neither what it ranks nor, afterwards, what it leaves", () => {
  const ratio = over("formula_column", leaf("boats"), { formula: "ratio", a: "Crew", b: "Length" });
  const some = over("filter", ratio, { where: { column: "Crew", is: ">", value: "12" } });
  const boats = testRelation(
    "boats",
    ["Boat", "Crew", "Length"],
    [9, 14, 30, 21].map((crew, at) => [`Boat ${"ABCD"[at]}`, `${crew}`, `${20 + at * 7} m`]),
  );
  const site = new Workbench(surveySite(lakeSite([boats])));
  const first = (set: Branch) => over("kth", set, { by: "ratio of Crew to Length", k: 1, end: "lowest" });
  expect([first(some), first(ratio)].map((node) => isCircular(node, site))).toEqual([true, false]);
});

test("a path does not lead to what a condition has named or told of", () => {
  const to = (left: Branch): Branch => ({
    op: "follow",
    params: { on: "First keeper" },
    inputs: { left, right: leaf("people") },
  });
  const whose = (from: Branch | ReturnType<typeof leaf>, column: string, value: string) =>
    over("filter", from, { where: { column, is: "equals", value } });
  const paths = [
    whose(leaf("lights"), "First keeper", "Ann"),
    whose(joined, "Town", "Aford"),
    whose(leaf("lights"), "Range", "9"),
  ];
  expect(paths.map((start) => isCircular(to(start), bench))).toEqual([true, true, false]);
  const first = (by: string) => over("kth", joined, { by, k: 1, end: "highest" });
  expect([first("Town"), first("Range")].map((start) => isCircular(to(start), bench))).toEqual([true, false]);
});
