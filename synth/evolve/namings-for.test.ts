import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakePage, lakeSite, lakes } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { namingsFor } from "./namings-for.ts";
import { leaf } from "./node.ts";
import { Workbench } from "./workbench.ts";

const made = testRelation(
  "boats",
  ["Lake", "Boats"],
  lakes().rows.map(({ cells }, at) => [cells[0]!.value.printed, `${at * 7 + 3}`]),
);
const rows = made.rows.map((row, at) => ({ ...row, about: lakePage(lakes().rows[at]!.cells[0]!.value.printed) }));
const bench = new Workbench(surveySite(lakeSite([lakes(), { ...made, name: "Boats of 1990", rows }])));

test("what stands in a table and on the pages of things is asked of both", () => {
  const join = { op: "join", params: { columns: ["Depth"] }, inputs: { left: leaf("boats"), right: leaf("lakes") } };
  const said = [...namingsFor(join, bench).values()].map(({ source }) => source).filter((source) => source !== "");
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(
    /^in the table “Boats of 1990”.* and on the lakes' own pages (?:of|on) the Lake Register site$/,
  );
  const alone = namingsFor(leaf("boats"), bench).get("boats")?.source;
  expect(alone).not.toContain("own pages");
});

test("of a kind of which some have no page, those with a page are meant, where all of them are read", () => {
  const ofSome = {
    ...bench.survey,
    relations: bench.survey.relations.map((one) => ({ ...one, pagesOfSome: true as const })),
  };
  const placeOf = (op: string, input: string) =>
    namingsFor({ op, params: {}, inputs: { [input]: leaf("lakes") } }, new Workbench(ofSome)).get("lakes")?.source;
  expect(placeOf("count", "from")).toBe("among the lakes that have a page of their own on the Lake Register site");
  expect(placeOf("follow", "right")).toBe("on the Lake Register site");
  expect(placeOf("stated", "from")).toBe("on the Lake Register site");
});

test("things of which there are more than the site lists are those of its list, where all of them are asked about", () => {
  const whole = bench.survey.relations.find(({ relation }) => relation.id === "lakes")!;
  const selection = { list: "Lakes", front: false, paged: false };
  const relations = bench.survey.relations.map((one) => (one === whole ? { ...one, selection } : one));
  const selecting = new Workbench({ ...bench.survey, relations });
  const sourceOf = (tree: Parameters<typeof namingsFor>[0]) => namingsFor(tree, selecting).get("lakes")?.source;
  const count = { op: "count", params: {}, inputs: { from: leaf("lakes") } };
  expect(sourceOf(count)).toMatch(/^among the \S+ lakes listed on the page “Lakes” of the Lake Register site$/);
  const named = { op: "named", params: { names: ["Elm"] }, inputs: { from: leaf("lakes") } };
  expect(sourceOf(named)).toBe("on the Lake Register site");
});

test("columns of tables that are held against each other are called as they are in each", () => {
  const { survey } = bench;
  const names = { [made.columns[1]!.name]: "keel date" };
  const boats = survey.relations.find(({ relation }) => relation.id === "boats")!;
  const apart = ["boats", "ships"].map((id) => ({
    ...boats,
    relation: { ...boats.relation, id },
    naming: { ...boats.naming, names, source: `in the table “${id}” on ${survey.siteName}` },
  }));
  const comparing = new Workbench({ ...survey, relations: apart });
  const tree = { op: "difference", params: {}, inputs: { a: leaf("boats"), b: leaf("ships") } };
  const { plural, names: called, source } = namingsFor(tree, comparing).get("boats")!;
  expect([plural.includes("in the table “boats”"), called, source]).toEqual([true, names, `on ${survey.siteName}`]);
});

test("where a path leads off a page, what it starts from is listed there, and what it leads to is not", () => {
  const boats = bench.survey.relations.find(({ relation }) => relation.id === "boats")!;
  const place = `on the page “Boats” of ${bench.survey.siteName}`;
  const placed = { ...boats, hasNoun: true, naming: { ...boats.naming, plural: "boats", source: place } };
  const relations = bench.survey.relations.map((one) => (one === boats ? placed : one));
  const sourceOf = (tree: Parameters<typeof namingsFor>[0]) =>
    namingsFor(tree, new Workbench({ ...bench.survey, relations })).get("boats")?.source;
  const first = { op: "kth", params: { by: "Boats", k: 1, end: "lowest" }, inputs: { from: leaf("boats") } };
  expect(sourceOf(first)).toBe(place);
  const led = { op: "follow", params: { on: "Lake" }, inputs: { left: first, right: leaf("lakes") } };
  expect(sourceOf(led)).toBe(`among the boats listed ${place}`);
});

test("a few people of many are those of the page that lists them, where all of them are read", () => {
  const relations = bench.survey.relations.map((one) => ({
    ...one,
    naming: { ...one.naming, singular: "person", plural: "people" },
  }));
  const placeOf = (survey: typeof bench.survey, op: string, input: string) =>
    namingsFor({ op, params: {}, inputs: { [input]: leaf("lakes") } }, new Workbench(survey)).get("lakes")?.source;
  const people = { ...bench.survey, relations };
  expect(placeOf(people, "count", "from")).toMatch(/^among the ten people listed on the front page of /);
  expect(placeOf(people, "follow", "right")).toBe("on the Lake Register site");
  expect(placeOf(bench.survey, "count", "from")).toBe("on the Lake Register site");
});

test("a few people of many that no page lists are those with a page of their own", () => {
  const relations = bench.survey.relations.map((one) => ({
    ...one,
    naming: { ...one.naming, singular: "employee", plural: "employees" },
  }));
  const pages = new Map([...bench.survey.pages].map(([url, page]) => [url, { ...page, links: [] }]));
  const unlisted = new Workbench({ ...bench.survey, relations, pages });
  const count = { op: "count", params: {}, inputs: { from: leaf("lakes") } };
  expect(namingsFor(count, unlisted).get("lakes")?.source).toMatch(
    /^among the employees (?:who|that) have a page of their own on the Lake Register site$/,
  );
});
