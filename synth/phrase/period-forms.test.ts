import { expect, test } from "vitest";
import { periodForms } from "./period-forms.ts";

test("a period is found again as it may be said", () => {
  expect(periodForms("2019")).toContain("2019/20");
  expect(periodForms("2019-03")).toEqual(["March 2019", "2019年3月"]);
  for (const said of [
    "Q1 2019",
    "2019 Q1",
    "1st quarter 2019",
    "first quarter of 2019",
    "2019年一季度",
    "2019年第一季度",
  ])
    expect(periodForms("2019-Q1"), said).toContain(said);
  expect(periodForms("--03")).toEqual(["March", "3月"]);
});
