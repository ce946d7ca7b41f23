import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { makeCandidate } from "./candidate.ts";
import { leaf, over } from "./node.ts";
import { explainScores, isUnwieldy } from "./scores.ts";
import { Workbench } from "./workbench.ts";

const halls = testRelation(
  "halls",
  ["Hall", "Parking spaces", "Seats", "Staff"],
  [3, 9, 5, 0, 7, 12].map((count, at) => [
    `${["Alba", "Bree", "Cole", "Dunn", "Eads", "Fane"][at]}`,
    count === 0 ? "" : String(count * 10),
    String(200 + at * 37),
    String(11 + ((at * 5) % 7) * 3),
  ]),
  { about: true },
);
const rows = halls.rows.map((row) => ({
  ...row,
  cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: row.about! } })),
}));
const bench = new Workbench(surveySite(lakeSite([{ ...halls, source: "page_collection", rows }])));
const stating = over("stated", leaf("halls"), { columns: ["Parking spaces"] });
const whyOf = (tree: ReturnType<typeof over>) => explainScores(makeCandidate(tree, bench, [])!).naturalness.why.join();

test("what is there for convenience speaks against a question", () => {
  expect(whyOf(over("mean", stating, { column: "Parking spaces" }))).toContain("convenience");
  expect(whyOf(over("mean", leaf("halls"), { column: "Seats" }))).not.toContain("convenience");
});

test("several conditions on those that state something are more than anybody keeps in mind", () => {
  const where = (column: string, value: string) => ({ where: { column, is: ">", value } });
  const one = over("filter", stating, where("Seats", "220"));
  expect(whyOf(over("count", one))).not.toContain("several conditions");
  expect(whyOf(over("count", over("filter", one, where("Staff", "25"))))).toContain("several conditions");
});

test("two places that have to be told speak against a question", () => {
  const candidate = makeCandidate(over("mean", leaf("halls"), { column: "Seats" }), bench, [])!;
  const why = (question: string) => explainScores({ ...candidate, question }).naturalness.why.join();
  expect(
    why("In the table “Large halls” on the page “Halls” and on the halls' own pages of the Acme site, what …?"),
  ).toContain("two places");
  expect(why("根据某网站及其“名录”页面中的表格“企业名录”，哪家企业规模最大？")).toContain("two places");
  expect(why("In the table “Large halls” on the page “Halls” of the Acme site, what …?")).not.toContain("two places");
});

test("what both ends of a span are taken from is one step", () => {
  const end = (of: string) => over("ranked_value", stating, { by: "Seats", k: 1, end: of });
  const tree = { op: "difference", params: {}, inputs: { a: end("highest"), b: end("lowest") } };
  expect(whyOf(tree)).not.toContain("operations within each other");
});

test("the day that a figure is of does not make half a sentence of its name", () => {
  expect(isUnwieldy("grain storage capacity on 31 December 2023")).toBe(false);
  expect(isUnwieldy("grain that was kept in all barns together")).toBe(true);
});
