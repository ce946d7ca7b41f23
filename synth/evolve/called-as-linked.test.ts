import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { linkedPages, pageOf } from "../linked-pages.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { calledAsLinked, placedAs } from "./called-as-linked.ts";
import { leaf, type Node } from "./node.ts";
import { Workbench } from "./workbench.ts";

const clubs = ["Ash", "Birch", "Cedar", "Dogwood", "Elm", "Fir"];
const societies = linkedPages(
  "societies",
  ["Name", "Founded", "Members"],
  clubs.map((name, at) => [name, `${1931 + at * 9}`, `${60 + ((at * 37) % 71)}`]),
);
const listed = testRelation(
  "adoptions",
  ["Society", "Adopted"],
  clubs.slice(1).map((name, at) => [name, `${2011 + at}`]),
);
const rows = listed.rows.map((row, at) => ({ ...row, about: pageOf("societies", clubs[at + 1]!) }));

function called(singular: string, header: string, tree: (left: Node, right: Node) => Node, scoped?: boolean) {
  const columns = listed.columns.map((column, at) => (at === 0 ? { ...column, name: header } : column));
  const survey = surveySite(lakeSite([societies, { ...listed, columns, rows }]));
  const naming = {
    adoptions: { singular, plural: `${singular}s` },
    societies: { singular: "society", plural: "societies" },
  };
  const relations = survey.relations.map((one) => ({
    ...one,
    naming: { ...one.naming, ...naming[one.relation.id as keyof typeof naming] },
  }));
  const bench = new Workbench({ ...survey, relations });
  const found = bench.relation("adoptions");
  const pages = { ...found, relation: { ...found.relation, source: "page_collection" as const } };
  const one = scoped === undefined ? found : { ...pages, ...(scoped ? { scoped } : {}) };
  return calledAsLinked(tree(leaf("adoptions"), leaf("societies")), one, bench)?.plural;
}
const joined = (left: Node, right: Node): Node => ({
  op: "join",
  params: { columns: ["Members"] },
  inputs: { left, right },
});

test("rows of which the figures of what they lead to are taken are called by what that is", () => {
  expect(called("adoption", "Society", joined)).toBe("societies");
  expect(called("adoption", "Name", joined)).toBe("societies");
  expect(called("adoption", "Society", (left) => left)).toBeUndefined();
});

test("so are pages that a list names by its heading, and not those of a kind", () => {
  expect(called("adoption", "Adoption", joined, true)).toBe("societies");
  expect(called("adoption", "Adoption", joined, false)).toBeUndefined();
});

test("a word for the things themselves is kept", () => {
  expect(called("member society", "Society", joined)).toBeUndefined();
  expect(called("laureate", "Name", joined)).toBeUndefined();
});

test("where they are listed is said with the same word", () => {
  expect(placedAs("among the adoptions listed under “Adoptions”", "adoptions", "societies")).toBe(
    "among the societies listed under “Adoptions”",
  );
  expect(placedAs("among the five adoptions listed on A", "adoptions", "societies")).toBe(
    "among the five societies listed on A",
  );
  expect(placedAs("in the table “All adoptions of 1990” on A", "adoptions", "societies")).toMatch(/“All adoptions of/);
});
