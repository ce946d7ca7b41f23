import { expect, test } from "vitest";
import { leaf, over } from "./node.ts";
import { addSearched, noteTried, type Searched, soughtSubtype, whyNone } from "./searched.ts";

test("what a search was after is told by the step that later ones only show", () => {
  const kth = over("kth", leaf("lakes"), { by: "Area", k: 1, end: "highest" });
  expect(soughtSubtype(over("label_of", kth))).toBe("filter");
  expect(soughtSubtype(over("mean", leaf("lakes"), { column: "Area" }))).toBe("statistic");
});

test("why no question of a kind came is said as it was", () => {
  const [one, other]: [Searched, Searched] = [new Map(), new Map()];
  expect(whyNone(one.get("change"))).toBe("nothing that was read can be asked so");
  noteTried(one, "change", false, undefined);
  noteTried(one, "change", true, "one_page");
  noteTried(other, "change", true, "one_page");
  addSearched(one, other);
  expect(whyNone(one.get("change"))).toBe(
    "3 programs were tried and none stood: 1 without a sure answer, 2 as one page gives the answer",
  );
  noteTried(one, "change", true, undefined);
  expect(whyNone(one.get("change"))).toBe(
    "4 programs were tried, 1 stood and none was taken: 1 without a sure answer, 2 as one page gives the answer",
  );
});
