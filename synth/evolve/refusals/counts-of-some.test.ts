import { expect, test } from "vitest";
import { lakePage, lakeSite, lakes } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { countsSome, ranksSortsOfSome, takesThingsOfSome } from "./counts-of-some.ts";
import { tablesOfPages } from "./tables-of-pages.fixture.ts";

/** Boats of seven yards under a heading, a table on each yard's page. */
const yards = (heading: string) => {
  const rows = ["Ard", "Bel", "Cor", "Dun", "Esk", "Fal", "Gor"].flatMap((yard, at) =>
    Array.from({ length: at + 3 }, (_, boat) => [yard, `Boat ${boat} of ${yard}`, boat % 2 ? "sloop" : "ketch"]),
  );
  const survey = surveySite(lakeSite([tablesOfPages(heading, ["Yard", "Boat", "Rig"], rows)]));
  return { bench: new Workbench(survey), all: leaf(survey.relations[0]!.relation.id) };
};
const counted = (heading: string, by = "Yard") => {
  const { bench, all } = yards(heading);
  return countsSome(over("group", all, { by, take: "count" }), bench);
};

test("how many each has is not asked of tables that hold only which of them their heading says", () => {
  expect(counted("Ard boats we have sailed")).toBe(true);
  expect(counted("Boats that won a race")).toBe(true);
  expect(counted("Boats I've sailed")).toBe(true);
  expect(counted("Boats 2019")).toBe(true);
});

test("it is of others, and of what else is said of each", () => {
  expect(counted("Boats of the Ard yard")).toBe(false);
  expect(counted("Boats we have sailed", "Rig")).toBe(false);
});

test("which sort has the most, and what share it has, is not asked of things of which the site says that there are more", () => {
  const { bench, all } = yards("Boats of the Ard yard");
  const [boats] = bench.survey.relations;
  const sorts = over("group", all, { by: "Rig", take: "count" });
  const most = over("kth", sorts, { by: "count", k: 1, end: "highest" });
  const commonest = over("mode", all, { column: "Rig" });
  const share = over("probability", all, { where: { column: "Rig", is: "=", value: "ketch" }, draws: 1 });
  const asked = [most, commonest, share];
  expect(asked.map((node) => ranksSortsOfSome(node, bench))).toEqual([false, false, false]);
  boats!.selection = { list: "Boats", front: false, paged: false, outnumbered: true };
  expect(asked.map((node) => ranksSortsOfSome(node, bench))).toEqual([true, true, true]);
  expect(ranksSortsOfSome(sorts, bench)).toBe(false);
  expect(ranksSortsOfSome(over("take_until", all, { column: "Length", share: "0.5" }), bench)).toBe(true);
});

test("what tables say of each thing is not taken together where only some of the things have a page", () => {
  const [all] = surveySite(lakeSite([lakes()])).relations;
  const named = lakes().rows.map(({ cells }) => cells[0]!.value.printed);
  const rows = named.flatMap((lake, at) =>
    Array.from({ length: at + 3 }, (_, boat) => [lake, `Boat ${boat} of ${at}`, boat % 2 ? "sloop" : "ketch"]),
  );
  const boats = tablesOfPages("Boats", ["Lake", "Boat", "Rig"], rows);
  for (const row of boats.rows)
    for (const cell of row.cells) cell.evidence = { ...cell.evidence, url: lakePage(row.cells[0]!.value.printed) };
  const { relations, lone, ...site } = surveySite(lakeSite([boats]));
  const benchOf = (kind: NonNullable<typeof all>) => new Workbench({ ...site, lone, relations: [kind, ...relations] });
  const perLake = over("group", leaf("Boats"), { by: "Lake", take: "count" });
  const perRig = over("group", leaf("Boats"), { by: "Rig", take: "count" });
  expect(takesThingsOfSome(perLake, benchOf(all!))).toBe(false);
  const ofSome = benchOf({ ...all!, pagesOfSome: true });
  expect(takesThingsOfSome(perLake, ofSome)).toBe(true);
  expect(takesThingsOfSome(perRig, ofSome)).toBe(false);
  const commonest = over("mode", leaf("Boats"), { column: "Rig" });
  expect(ranksSortsOfSome(commonest, benchOf(all!))).toBe(false);
  expect(ranksSortsOfSome(commonest, ofSome)).toBe(true);
});
