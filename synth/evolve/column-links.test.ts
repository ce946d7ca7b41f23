import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { linkedPages } from "../linked-pages.fixture.ts";
import { lakeSite, lakes } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { columnLinks } from "./column-links.ts";

const NAMES = ["Arvasjaur", "Brenner", "Colmar", "Drina", "Ems", "Fulda"];
const leading = (heading: string) => {
  const boats = testRelation(
    "boats",
    ["Boat", heading, "Length"],
    NAMES.map((name, at) => [`Boat ${at + 1}`, name, `${at * at + 7} m`]),
  );
  const { relations } = surveySite(lakeSite([lakes(), boats]));
  return columnLinks(relations).map(({ on }) => on);
};

test("a column leads on where its heading is a noun for what it leads to", () => {
  expect(leading("Home lake")).toEqual(["Home lake"]);
  expect(leading("Moored under")).toEqual([]);
  expect(leading("Next")).toEqual([]);
});

test("a Chinese heading is a noun as it stands, but for the way on through the site", () => {
  const names = ["东湖馆", "西山馆", "南门馆", "北塔馆", "中央馆"];
  const leadingBy = (heading: string) => {
    const halls = linkedPages(
      "halls",
      ["名称", "座位数"],
      names.map((name, at) => [name, `${at * 310 + 900}`]),
    );
    const clubs = linkedPages(
      "clubs",
      ["名称", heading],
      names.map((name, at) => [`${"甲乙丙丁戊"[at]}队`, name]),
      { [heading]: "halls" },
    );
    return columnLinks(surveySite({ ...lakeSite([halls, clubs]), language: "zh" }).relations).map(({ on }) => on);
  };
  expect(leadingBy("主场")).toEqual(["主场"]);
  expect(leadingBy("下一页")).toEqual([]);
});

test("a link to a thing's page leads to that, and not to lists that have a row for the thing", () => {
  const boats = linkedPages(
    "boats",
    ["Boat", "Home lake"],
    NAMES.map((name, at) => [`Boat ${at + 1}`, name]),
    { "Home lake": "lakes" },
  );
  const depths = testRelation(
    "depths",
    ["Lake", "Mean depth"],
    NAMES.map((name, at) => [name, `${at * at + 3} m`]),
  );
  const { relations } = surveySite(lakeSite([lakes(), boats, depths]));
  expect(
    columnLinks(relations).flatMap(({ from, to }) => (from.relation.id === "boats" ? to.relation.id : [])),
  ).toEqual(["lakes"]);
});
