import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakePage, lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../survey-site.ts";
import { withPartsMarked } from "./parts-unsaid.ts";

const PLACE = "on the Lake Register site";
const [all] = surveySite(lakeSite()).relations;

const table = (names: readonly string[]): Relation => ({
  ...testRelation(
    "catches",
    ["Lake", "Catch", "Boats"],
    names.map((name, at) => [name, `${10 + at} t`, `${3 + at}`]),
  ),
  source: "html_table",
});
const LEADING = ["Brenner", "Drina", "Gera", "Inn"];

function marked(names: readonly string[], others: readonly Relation[] = [], source = PLACE) {
  const relation = table(names);
  const [label, ...columns] = relation.columns.map((column, index) => ({
    ...{ index, column, coverage: 1, distinct: names.length, salience: 1 },
  }));
  const surveyed = { ...all!, relation, label: label!, columns, naming: { ...all!.naming, source } };
  const found = withPartsMarked([all!, surveyed], [all!.relation, relation, ...others], PLACE)[1]!;
  return [found.ofPart === true, found.columns.map(({ column }) => column.name)];
}

const own = (name: string): Relation => ({
  ...testRelation(`own ${name}`, ["Season", "Catch"], [["2020", "7 t"]]),
  url: lakePage(name),
});

test("a table of some of a kind is marked, and keeps what no other of the kind states", () => {
  expect(marked(LEADING)).toEqual([true, ["Catch", "Boats"]]);
  expect(marked(LEADING, [own("Ems")])).toEqual([true, ["Boats"]]);
  expect(marked(LEADING, [own("Inn")])).toEqual([true, ["Catch", "Boats"]]);
});

test("a table of all of them, of other things, and one that is said to stand somewhere is none", () => {
  const names = all!.relation.rows.map(({ cells }) => cells[0]!.value.printed);
  expect(marked(names, [own("Ems")])).toEqual([false, ["Catch", "Boats"]]);
  expect(marked(["Aar", "Bode", "Chiem", "Donau"])).toEqual([false, ["Catch", "Boats"]]);
  expect(marked(LEADING, [own("Ems")], "in the table “Leading catches” on the Lake Register site")).toEqual([
    false,
    ["Catch", "Boats"],
  ]);
});
