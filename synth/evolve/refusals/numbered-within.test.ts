import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { tellsByNumberWithin } from "./numbered-within.ts";

const NAMES = [..."ABCDEFGHIJ"].map((letter) => `Bridge ${letter}`);

/** Ten bridges of a column of ordinals, of a column that parts them, and of the years that `year` says. */
function benchOf(
  ordinals: [string, (n: number) => string],
  parted: [string, string, string],
  year: (n: number, part: number) => number,
) {
  const rows = NAMES.map((name, at) => {
    const [n, part] = [1 + (at % 3), at < 5 ? 0 : 1];
    return [name, ordinals[1](n), parted[1 + part]!, String(year(n, part)), `${40 + at * 7} m`];
  });
  const bridges = testRelation("bridges", ["Bridge", ordinals[0], parted[0], "Listed in", "Length"], rows);
  return new Workbench(surveySite(lakeSite([bridges])));
}
const batch: [string, (n: number) => string] = ["批次", (n) => `第${"一二三"[n - 1]}批`];
const phase: [string, (n: number) => string] = ["Stage", (n) => `Phase ${n}`];
const levels: [string, string, string] = ["保护级别", "全国级", "全县级"];
const schemes: [string, string, string] = ["Scheme", "North Line", "South Line"];
const apart = (n: number, part: number) => 1990 + n * 4 + part * 11;

const is = (column: string, value: string) => ({ column, is: "equals", value });
const common = (column: string) => over("mode", leaf("bridges"), { column });
const telling = (tree: ReturnType<typeof over>, bench: Workbench) => tellsByNumberWithin(tree, tree, bench);

test("an ordinal that is counted anew on each level tells nothing alone", () => {
  const bench = benchOf(batch, levels, apart);
  expect(telling(common("批次"), bench)).toBe(true);
  expect(telling(over("filter", leaf("bridges"), { where: is("批次", "第二批") }), bench)).toBe(true);
  expect(telling(common("保护级别"), bench)).toBe(false);
});

test("said with what it is counted in, it is one of them", () => {
  const bench = benchOf(batch, levels, apart);
  const both = { and: [is("批次", "第二批"), is("保护级别", "全国级")] };
  expect(telling(over("filter", leaf("bridges"), { where: both }), bench)).toBe(false);
  const first = over("filter", leaf("bridges"), { where: is("保护级别", "全国级") });
  expect(telling(over("mode", first, { column: "批次" }), bench)).toBe(false);
});

test("phases of schemes are told by their years, which one that was counted once has in common", () => {
  expect(telling(common("Stage"), benchOf(phase, schemes, apart))).toBe(true);
  expect(
    telling(
      common("Stage"),
      benchOf(phase, schemes, (n) => 1990 + n * 4),
    ),
  ).toBe(false);
  const kinds: [string, (n: number) => string] = ["Stage", (n) => ["Planned", "Open", "Closed"][n - 1]!];
  expect(telling(common("Stage"), benchOf(kinds, schemes, apart))).toBe(false);
});
