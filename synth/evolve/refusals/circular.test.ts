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
});
