import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { treeObjection } from "./of-trees.ts";

/** Concerts by three conductors; one of each names a number of guests where it is given. */
const concerts = (guests: readonly string[]) => {
  const rows = guests.map((count, at) => [`Concert ${"ABCDEFGHI"[at]}`, ["Ard", "Bel", "Cor"][at % 3]!, count]);
  const relation = testRelation("concerts", ["Concert", "Conductor", "Guests"], rows);
  return new Workbench(surveySite(lakeSite([relation])));
};
const stated = over("stated", leaf("concerts"), { columns: ["Guests"] });
const least = (take: string, from = stated as Parameters<typeof over>[1]) =>
  over(
    "label_of",
    over("kth", over("group", from, { by: "Conductor", take, column: "Guests" }), { by: take, k: 1, end: "lowest" }),
  );

test("groups are not compared by their sums where a row of one of them states no figure", () => {
  const some = concerts(["340", "212", "418", "", "365", "298", "327", "285", "371"]);
  expect(treeObjection(least("sum"), some)).toBe("sum_of_some");
  expect(treeObjection(least("mean"), some)).not.toBe("sum_of_some");
});

test("they are where each row states it, and where the groups that lack one are left out as a whole", () => {
  const all = concerts(["340", "212", "418", "297", "365", "298", "327", "285", "371"]);
  expect(treeObjection(least("sum", leaf("concerts")), all)).not.toBe("sum_of_some");
  const without = concerts(["340", "212", "", "297", "365", "", "327", "285", ""]);
  expect(treeObjection(least("sum"), without)).not.toBe("sum_of_some");
});
