import { expect, test } from "vitest";
import { seededRandom } from "../../core/random.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { linkedPages } from "../linked-pages.fixture.ts";
import { lakeSite, lakes } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { columnLinks } from "./column-links.ts";
import { isLeaf, nodesOf } from "./node.ts";
import { seedPath } from "./seed-path.ts";
import { Workbench } from "./workbench.ts";

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

test("what the names of things hold leads on where it is a link, and is no start of a path by name", () => {
  const builders = ["Ada Holm", "Ben Rask", "Cora Dahl", "Dag Eng", "Eva Falk"];
  const houses = linkedPages(
    "builders",
    ["Name", "Founded"],
    builders.map((name, at) => [name, `${1900 + 7 * at}`]),
  );
  const boats = (links: Record<string, string>) =>
    linkedPages(
      "boats",
      ["Boat", "Builder", "Length"],
      builders.map((name, at) => [`Sloop by ${name}`, name, `${at * at + 7} m`]),
      links,
    );
  const linksOf = (links: Record<string, string>) =>
    columnLinks(surveySite(lakeSite([houses, boats(links)])).relations).filter(({ on }) => on === "Builder");
  expect(linksOf({ Builder: "builders" }).map(({ inName }) => inName)).toEqual([true]);
  expect(linksOf({})).toEqual([]);
  const bench = new Workbench(surveySite(lakeSite([houses, boats({ Builder: "builders" })])));
  const random = seededRandom("paths");
  const paths = Array.from({ length: 60 }, () => seedPath(bench, random)).filter((path) => path !== undefined);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.flatMap((path) => nodesOf(path)).filter((node) => !isLeaf(node) && "label" in node.params)).toEqual([]);
});
