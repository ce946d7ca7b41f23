import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { judgeColumns } from "../cells/columns.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import { afterWhatTheyReview } from "./reviewed-things.ts";

const ROWS = ["Alto", "Brio", "Cedo", "Dolce", "Espress"].map((name, at) => [
  name,
  `$${at * 40 + 99}`,
  `${at + 1} May 2020`,
  ["Ada Holm", "Bo Lind", "Ada Holm", "Bo Lind", "Cy Berg"][at]!,
  `${at + 2} June 2021`,
  `${8 - at}.5`,
]);
const HEADER = ["Name", "Price", "Release date", "Author", "Published", "Rating"];

function reviews(noun: string, { header = HEADER, folder = "reviews", rows = ROWS, id = "reviews" } = {}) {
  const made = testRelation(id, header, rows, { about: true });
  const columns = made.columns.map((column, at) => (at === 0 ? { ...column, role: "label" as const } : column));
  const own = made.rows.map((row, at) => ({ ...row, about: `https://x.example/${folder}/${at}/` }));
  const relation = { ...made, columns, rows: own, source: "page_collection" as const };
  const { label, kept } = judgeColumns(relation, {});
  const naming = { singular: noun, plural: `${noun}s`, source: "on the Bench site" };
  const surveyed = {
    relation,
    naming,
    hasNoun: true,
    label: label!,
    columns: kept,
    dropped: [],
    groups: [],
    nouns: [],
  };
  return surveyed as SurveyedRelation;
}
const called = (...found: SurveyedRelation[]) =>
  afterWhatTheyReview(found, new Map(), new Map([["said", "product"]])).map(({ naming }) => naming);

test("reviews that give the facts of things are called after these, and what is the review's is said to be", () => {
  const names = { Author: "reviewer", Published: "review date", Rating: "review score" };
  expect(called(reviews("grinder review"))).toEqual([
    { singular: "grinder", plural: "grinders", source: "on the Bench site", names },
  ]);
  expect(called(reviews("review", { folder: "grinders" }))[0]).toMatchObject({ plural: "grinders", names });
  expect(called(reviews("review", { id: "said" }))[0]).toMatchObject({ plural: "reviewed products", names });
  expect(called(reviews("grinder test"))[0]).toMatchObject({ names: { Rating: "test score" } });
});

test("a book has an author and a day of its own", () => {
  expect(called(reviews("book review"))[0]).toMatchObject({ plural: "books", names: { Rating: "review score" } });
  expect(called(reviews("book review"))[0]!.names).not.toHaveProperty("Author");
});

test("reviews of nobody knows what, of which nothing else is said, or that are named so stay reviews", () => {
  expect(called(reviews("review"))[0]!.plural).toBe("reviews");
  expect(called(reviews("customer review"))[0]!.plural).toBe("customer reviews");
  expect(called(reviews("full review"))[0]!.plural).toBe("full reviews");
  const bare = ROWS.map(([name, , , author, date, score]) => [name!, author!, date!, score!]);
  const own = { header: ["Name", "Author", "Published", "Rating"], rows: bare };
  expect(called(reviews("grinder review", own))[0]!.plural).toBe("grinder reviews");
  const named = ROWS.map(([name, ...cells]) => [`${name} review`, ...cells]);
  expect(called(reviews("grinder review", { rows: named }))[0]!.plural).toBe("grinder reviews");
  // A laboratory's tests have a price and no tester.
  const priced = { header: ["Name", "Price"], rows: ROWS.map((row) => row.slice(0, 2)) };
  expect(called(reviews("blood test", priced))[0]!.plural).toBe("blood tests");
});

test("lists of them are called as their pages are, and those of several kinds as products", () => {
  const pages = reviews("review", { folder: "grinders" });
  const list = { ...reviews("review", { folder: "grinders" }) };
  const listed = { ...list, relation: { ...list.relation, source: "records" as const } };
  expect(called(pages, listed)[1]).toMatchObject({ plural: "grinders", names: { Author: "reviewer" } });
  expect(
    called(pages, { ...listed, naming: { ...list.naming, singular: "entry", plural: "entries" } })[1],
  ).toMatchObject({
    plural: "grinders",
    names: { Author: "reviewer", Published: "review date", Rating: "review score" },
  });
  const kettles = reviews("review", { folder: "kettles", id: "said" });
  const rows = [...pages.relation.rows.slice(0, 3), ...kettles.relation.rows.slice(0, 3)];
  const mixed = { ...listed, relation: { ...listed.relation, rows } };
  expect(called(pages, kettles, mixed)[2]!.plural).toBe("reviewed products");
});
