import { expect, test } from "vitest";
import { isTotalOf } from "./total-of.ts";

test("how often a download was fetched is no number of downloads that are listed", () => {
  expect(["Total downloads", "Downloads last week"].map((heading) => isTotalOf(heading, "downloads"))).toEqual([
    true,
    true,
  ]);
  expect(["Downloads", "Download size", "Downloads and updates"].map((one) => isTotalOf(one, "downloads"))).toEqual([
    false,
    false,
    false,
  ]);
});
