import { expect, test } from "vitest";
import { ownedBy } from "./done-by.ts";
import { possessive } from "./possessive.ts";

test("what is the same in the plural takes no second s", () => {
  expect(["series", "maker", "bus", "class"].map(possessive)).toEqual(["series'", "maker's", "bus's", "class's"]);
});

test("whose something is can be told from it", () => {
  expect(ownedBy("series' first year")).toEqual({ owner: "series", what: "first year" });
  expect(ownedBy("maker's town")).toEqual({ owner: "maker", what: "town" });
});
