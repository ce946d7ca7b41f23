import { expect, test } from "vitest";
import { regionNames } from "./region-names.ts";

test("regions are called as their language calls them, and codes that are no region's have no name", () => {
  expect([regionNames("en").get("NO"), regionNames("zh").get("NO"), regionNames("en").get("AB")]).toEqual([
    "Norway",
    "挪威",
    undefined,
  ]);
});
