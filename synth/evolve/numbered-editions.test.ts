import { expect, test } from "vitest";
import { numberedEditions } from "./numbered-editions.ts";

test("pages that are called alike but for their numbers are editions, in their order", () => {
  expect(numberedEditions(["Harbour Days 2021", "Harbour Days 2019", "Harbour Days 2020"])).toEqual([
    "Harbour Days 2019",
    "Harbour Days 2020",
    "Harbour Days 2021",
  ]);
  expect(numberedEditions(["第十届", "第九届", "第十一届"])).toEqual(["第九届", "第十届", "第十一届"]);
  expect(numberedEditions(["第2届（2014年）", "第1届（2012年）"])).toEqual(["第1届（2012年）", "第2届（2014年）"]);
});

test("where one is missing, or their names are their own, they are none", () => {
  expect(numberedEditions(["Race 1", "Race 2", "Race 4"])).toBeUndefined();
  expect(numberedEditions(["Oban", "Wick", "Ayr"])).toBeUndefined();
  expect(numberedEditions(["Race 1", "Trip 2"])).toBeUndefined();
});
