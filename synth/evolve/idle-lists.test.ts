import { expect, test } from "vitest";
import type { Relation } from "../../core/relation.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite, lakes } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { withoutIdleLists } from "./idle-lists.ts";
import { type Branch, leaf, over } from "./node.ts";
import { Workbench } from "./workbench.ts";

function list(rows: Relation["rows"]): Relation {
  const made = testRelation(
    "list",
    ["Lake", "Visitors"],
    rows.map(({ cells }, at) => [cells[0]!.value.printed, `${200 + at * 31}`]),
  );
  return { ...made, rows: made.rows.map((row, at) => ({ ...row, about: rows[at]!.about! })) };
}

const joined = (columns: string[]): Branch => ({
  op: "join",
  params: { columns },
  inputs: { left: leaf("list"), right: leaf("lakes") },
});
const benchOf = (rows: Relation["rows"]) => new Workbench(surveySite(lakeSite([lakes(), list(rows)])));
const deepest = over("label_of", over("kth", joined(["Depth"]), { by: "Depth", k: 1, end: "highest" }));

test("a list of all things of which nothing is read is left out", () => {
  const plain = over("label_of", over("kth", leaf("lakes"), { by: "Depth", k: 1, end: "highest" }));
  expect(withoutIdleLists(deepest, benchOf(lakes().rows))).toEqual(plain);
});

test("a list of some of them, or one that is read, stays", () => {
  expect(withoutIdleLists(deepest, benchOf(lakes().rows.slice(2)))).toEqual(deepest);
  const both = over("pearson", joined(["Depth"]), { column: "Depth", by: "Visitors" });
  expect(withoutIdleLists(both, benchOf(lakes().rows))).toEqual(both);
});

test("nor is one that names them in words alone, with others that have no page", () => {
  const named = (names: readonly string[]) =>
    testRelation(
      "list",
      ["Lake", "Visitors"],
      names.map((name, at) => [name, `${200 + at * 31}`]),
    );
  const bench = (names: readonly string[]) => new Workbench(surveySite(lakeSite([lakes(), named(names)])));
  const all = lakes().rows.map(({ cells }) => cells[0]!.value.printed);
  const plain = over("label_of", over("kth", leaf("lakes"), { by: "Depth", k: 1, end: "highest" }));
  const dropped: Branch = { ...joined(["Depth"]), params: { columns: ["Depth"], unmatched: "drop" } };
  const most = over("label_of", over("kth", dropped, { by: "Depth", k: 1, end: "highest" }));
  expect(withoutIdleLists(deepest, bench(all))).toEqual(plain);
  expect(withoutIdleLists(most, bench([...all, "Kell", "Lot"]))).toEqual(plain);
  expect(withoutIdleLists(most, bench([...all.slice(2), "Kell", "Lot"]))).toEqual(most);
});
