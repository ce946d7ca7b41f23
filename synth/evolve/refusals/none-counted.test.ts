import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakePage, lakeSite, lakes } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, type Node, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { leavesOutNone } from "./none-counted.ts";
import { tablesOfPages } from "./tables-of-pages.fixture.ts";

const CLUBS = ["Ard", "Bel", "Cor", "Dun"];
const rows = Array.from({ length: 16 }, (_, at) => [CLUBS[at % 4]!, `Player ${at}`, at % 4 === 3 ? "red" : "yellow"]);
const survey = surveySite(lakeSite([testRelation("cards", ["Club", "Player", "Card"], rows)]));
const bench = new Workbench(survey);
const perClub = (from: Node): Branch => over("group", from, { by: "Club", take: "count" });
const yellow = over("filter", leaf("cards"), { where: { column: "Card", is: "equals", value: "yellow" } });
const most = (from: Node, end: string) => over("label_of", over("kth", perClub(from), { by: "count", k: 1, end }));
const more = (from: Node, is: string) => over("filter", perClub(from), { where: { column: "count", is, value: "2" } });

test("where a condition leaves some with none, only the most and the sum are asked for", () => {
  expect(leavesOutNone(most(yellow, "highest"), bench)).toBe(false);
  expect(leavesOutNone(over("sum", perClub(yellow), { column: "count" }), bench)).toBe(false);
  expect(leavesOutNone(over("count", more(yellow, ">")), bench)).toBe(false);
  expect(leavesOutNone(most(yellow, "lowest"), bench)).toBe(true);
  expect(leavesOutNone(over("mean", perClub(yellow), { column: "count" }), bench)).toBe(true);
  expect(leavesOutNone(over("count", more(yellow, "<")), bench)).toBe(true);
  const share: Branch = { op: "percent_of", params: {}, inputs: { a: more(yellow, ">"), b: perClub(yellow) } };
  expect(leavesOutNone(share, bench)).toBe(true);
});

test("where all have some, the fewest are asked for, too", () => {
  expect(leavesOutNone(most(leaf("cards"), "lowest"), bench)).toBe(false);
});

test("of things that some pages have none of, pages are asked for the most", () => {
  const lone = survey.lone.map((one) => ({ ...one, lackedBySome: true as const }));
  const lacking = new Workbench({ ...survey, lone });
  expect(leavesOutNone(most(leaf("cards"), "lowest"), lacking)).toBe(true);
  expect(leavesOutNone(most(leaf("cards"), "highest"), lacking)).toBe(false);
});

test("of tables that stand on the pages of some things only, too", () => {
  const lakeRows = lakes().rows.slice(0, 7);
  const rows = lakeRows.flatMap(({ cells }, at) =>
    Array.from({ length: at + 4 }, (_, boat) => [cells[0]!.value.printed, `Boat ${boat} of ${at}`, "sloop"]),
  );
  const boats = tablesOfPages("Boats", ["Lake", "Boat", "Rig"], rows);
  for (const row of boats.rows)
    for (const cell of row.cells) cell.evidence = { ...cell.evidence, url: lakePage(row.cells[0]!.value.printed) };
  const { relations, lone, ...site } = surveySite(lakeSite([boats]));
  const [all] = surveySite(lakeSite([lakes()])).relations;
  const families = [...relations, ...lone].filter(({ relation }) => relation.id === "Boats");
  const ofSome = new Workbench({ ...site, lone: [], relations: [all!, ...families] });
  const perLake = over("group", leaf("Boats"), { by: "Lake", take: "count" });
  const ask = (end: string) => over("label_of", over("kth", perLake, { by: "count", k: 1, end }));
  expect(leavesOutNone(ask("lowest"), ofSome)).toBe(true);
  expect(leavesOutNone(ask("highest"), ofSome)).toBe(false);
  const ofAll = new Workbench({ ...site, lone, relations });
  expect(leavesOutNone(ask("lowest"), ofAll)).toBe(false);
});

test("where a list has others than those that are named, the fewest are not asked for", () => {
  const listing = (names: readonly string[]) => {
    const list = testRelation(
      "umpires",
      ["Umpire", "Since"],
      names.map((name, at) => [name, `${1990 + at}`]),
    );
    return new Workbench(surveySite(lakeSite([testRelation("cards", ["Club", "Player", "Card"], rows), list])));
  };
  const fewest = most(leaf("cards"), "lowest");
  expect(leavesOutNone(fewest, listing([...CLUBS, "Esk", "Fal"]))).toBe(true);
  expect(leavesOutNone(most(leaf("cards"), "highest"), listing([...CLUBS, "Esk", "Fal"]))).toBe(false);
  expect(leavesOutNone(fewest, listing([...CLUBS]))).toBe(false);
  expect(leavesOutNone(fewest, listing(["Ard", "Esk", "Fal", "Gor", "Hoy"]))).toBe(false);
});
