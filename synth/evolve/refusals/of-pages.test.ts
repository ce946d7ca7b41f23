import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isOfPages } from "./of-pages.ts";
import { treeObjection } from "./of-trees.ts";
import { tablesOfPages } from "./tables-of-pages.fixture.ts";
import { tallyOf } from "./tallies.ts";
import { textObjection } from "./text-objection.ts";

/** The fittings of seven boats, a table on each boat's page. */
function fittings(subject = "Boat"): Relation {
  const rows = ["Ant", "Bee", "Cod", "Doe", "Elk", "Fox", "Gnu"].flatMap((boat, at) =>
    Array.from({ length: at + 3 }, (_, fitting) => [boat, `part ${fitting}`, fitting % 2 === 0 ? "brass" : "oak"]),
  );
  return tablesOfPages("Fittings", [subject, "Fitting", "Material"], rows);
}

const bench = new Workbench(surveySite(lakeSite([fittings()])));
const [surveyed] = bench.survey.relations;
const all = leaf(surveyed!.relation.id);
const tally = tallyOf(surveyed!)!;
const brass = over("filter", all, { where: { column: "Material", is: "equals", value: "brass" } });

test("the pages that rows stand on are not asked about as if they were facts of the rows", () => {
  expect(treeObjection(over("mode", all, { column: "Boat" }), bench)).toBe("page_asked");
  expect(treeObjection(over("mode", brass, { column: "Boat" }), bench)).toBe("page_asked");
  expect(treeObjection(over("count", over("distinct", all, { column: "Boat" })), bench)).toBe("page_asked");
  const joined = { op: "join", params: { columns: [], on: "Boat" }, inputs: { left: all, right: all } };
  const frequent = over("mode", joined, { column: "Boat" });
  expect(isOfPages(frequent, frequent, bench)).toBe(true);
  expect(treeObjection(over("mode", all, { column: "Material" }), bench)).not.toBe("page_asked");
});

test("parts of which each page has equally many are not counted by what is said of the pages", () => {
  const rows = (most: number) =>
    ["Ant", "Bee", "Cod", "Doe", "Elk", "Fox", "Gnu"].flatMap((boat, at) =>
      Array.from({ length: at === 0 ? most : 3 }, (_, part) => [boat, `part ${at} ${part}`, "oak"]),
    );
  const counts = (most: number) => {
    const site = new Workbench(
      surveySite(lakeSite([tablesOfPages("Fittings", ["Boat", "Fitting", "Material"], rows(most))])),
    );
    const left = leaf(site.survey.relations[0]!.relation.id);
    const joined = { op: "join", params: { columns: ["Built"], on: "Boat" }, inputs: { left, right: left } };
    const old = over("filter", joined, { where: { column: "Built", is: "<", value: "1900" } });
    const sorts = over("group", joined, { by: "Built", take: "count" });
    const share = over("probability", joined, { ...old.params, draws: 1 });
    return [isOfPages(old, over("count", old), site), isOfPages(sorts, sorts, site), isOfPages(share, share, site)];
  };
  expect(counts(3)).toEqual([true, true, true]);
  expect(counts(5)).toEqual([false, false, false]);
});

test("nobody takes the parts of a few pages together", () => {
  const two = over("filter", all, { where: { column: "Boat", is: "in", value: ["Ant", "Bee"] } });
  expect(treeObjection(over("count", two), bench)).toBe("page_asked");
  const either = ["Ant", "Bee"].map((value) => ({ column: "Boat", is: "equals", value }));
  expect(treeObjection(over("count", over("filter", all, { where: { or: either } })), bench)).toBe("page_asked");
  expect(treeObjection(over("count", brass), bench)).toBeUndefined();
});

test("how far numbers of parts lie apart is nobody's question, their range and mean are", () => {
  const spreads = [
    over("mean_absolute_deviation", tally, { column: "count" }),
    over("stdev", tally, { column: "count", sample: false }),
  ];
  expect(spreads.map((spread) => isOfPages(spread, spread, bench))).toEqual([true, true]);
  expect(treeObjection(over("range", tally, { column: "count" }), bench)).toBeUndefined();
  expect(treeObjection(over("mean", tally, { column: "count" }), bench)).toBeUndefined();
});

test("of pages that the site has no word for is only asked which has the most of something, how many in all, and how many have so many", () => {
  const surveyedPages = surveySite(lakeSite([fittings("Page")])).relations[0]!;
  const nameless = new Workbench(surveySite(lakeSite([fittings("Page")])));
  const counted = tallyOf({ ...surveyedPages, scoped: true })!;
  expect(treeObjection(over("mean", counted, { column: "count" }), nameless)).toBeUndefined();
  const many = over("filter", counted, { where: { column: "count", is: "above", value: 5 } });
  expect(isOfPages(many, over("count", many), nameless)).toBe(false);
  expect(isOfPages(many, over("probability", many), nameless)).toBe(true);
  expect(treeObjection(over("range", counted, { column: "count" }), nameless)).toBe("page_asked");
  expect(treeObjection(over("sum", counted, { column: "count" }), nameless)).toBeUndefined();
  expect(treeObjection(over("kth", counted, { by: "count", k: 1, end: "highest" }), nameless)).toBeUndefined();
});

test("a row of tabs above a table is no name of it", () => {
  const ask = (name: string) =>
    textObjection(
      { question: `In the table “${name}”, which is the longest?`, tree: all, execution: { answer: {} } } as never,
      bench,
    );
  expect(ask("All Walks Short Walks Long Walks")).toBe("tabs");
  expect(ask("All Walks Short WalksLong Walks")).toBe("tabs");
  expect(ask("All Walks")).toBeUndefined();
});

test("what a list has side by side without a word for it is not asked about", () => {
  const ask = (question: string, hasNoun: boolean) => {
    const { survey } = bench;
    const relations = survey.relations.map((one) => ({ ...one, hasNoun }));
    const known = new Workbench({ ...survey, relations });
    return textObjection({ question, tree: all, execution: { answer: {} } } as never, known);
  };
  const entries = "Among the eight entries listed on the page “Parts” of the Boat site, which entry is the longest?";
  expect(ask(entries, false)).toBe("no_noun");
  expect(ask(entries, true)).toBeUndefined();
  const pages = bench.survey.relations.map((one) => ({
    ...one,
    naming: { ...one.naming, singular: "entry" },
    relation: { ...one.relation, source: "page_collection" as const },
  }));
  const ofPages = (tree: unknown) =>
    textObjection(
      { question: entries, tree, execution: { answer: {} } } as never,
      new Workbench({ ...bench.survey, relations: pages }),
    );
  expect(ofPages(all)).toBeUndefined();
  expect(ofPages({ op: "join", params: { columns: [] }, inputs: { left: all, right: all } })).toBe("no_noun");
  expect(ask(entries.replaceAll("entr", "b").replaceAll("ies", "oats"), false)).toBeUndefined();
});

test("what pages state is not held against how often it is stated on average", () => {
  const perMaterial = over("group", all, { by: "Material", take: "count" });
  const above = over("count_above_average", perMaterial, { column: "count", is: "below" });
  expect(isOfPages(above, above, bench)).toBe(true);
});

test("what is described within a description is not asked for in Chinese", () => {
  const ask = (question: string) => textObjection({ question, tree: all, execution: { answer: {} } } as never, bench);
  expect(ask("使用车辆是座席少于300个且单价高于40万元的那种车型的线路的起点是什么？")).toBe("described_twice");
  expect(ask("位于面积大于60亩的那个乡镇的茶园的海拔是多少米？")).toBeUndefined();
});
