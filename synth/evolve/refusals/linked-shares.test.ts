import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { sharesByLinked } from "./linked-shares.ts";

const owners = testRelation(
  "owners",
  ["Owner", "Country", "Born"],
  [..."ABCD"].map((letter, at) => [`Owner ${letter}`, at % 2 ? "Denmark" : "Norway", `${1950 + at}`]),
);
const stalls = testRelation(
  "stalls",
  ["Stall", "Owner", "Colour", "Width"],
  [..."ABCDEFGHIJ"].map((letter, at) => [
    `Stall ${letter}`,
    `Owner ${"ABCD"[at % 4]}`,
    at % 3 ? "red" : "blue",
    `${2 + at} m`,
  ]),
);
const bench = new Workbench(surveySite(lakeSite([stalls, owners])));
const joined: Branch = {
  op: "join",
  params: { on: "Owner", columns: ["Country", "Born"] },
  inputs: { left: leaf("stalls"), right: leaf("owners") },
};
const where = (of: Branch | ReturnType<typeof leaf>, column: string, value: string, is = "equals") =>
  over("filter", of, { where: { column, is, value } });
const share = (whole: Branch | ReturnType<typeof leaf>, part: Branch) =>
  sharesByLinked(
    { op: "percent_of", params: {}, inputs: { part: over("count", part), whole: over("count", whole) } },
    bench,
  );

test("no sort is a share of what something linked chooses", () => {
  const danish = where(joined, "Country", "Denmark");
  expect(share(danish, where(danish, "Colour", "red"))).toBe(true);
  expect(share(danish, where(danish, "Width", "5", ">"))).toBe(false);
  expect(share(joined, danish)).toBe(false);
  expect(share(leaf("stalls"), where(leaf("stalls"), "Colour", "red"))).toBe(false);
});

test("nor is what something linked measures, or when it came to be; of which sort it is may be", () => {
  const danish = where(joined, "Country", "Denmark");
  expect(share(danish, where(danish, "Born", "1952", ">"))).toBe(true);
  const chance = (column: string, is: string, value: string) =>
    sharesByLinked(over("probability", joined, { where: { column, is, value }, draws: 1 }), bench);
  expect(chance("Born", "<", "1952")).toBe(true);
  expect(chance("Country", "equals", "Denmark")).toBe(false);
  expect(chance("Width", ">", "5")).toBe(false);
});
