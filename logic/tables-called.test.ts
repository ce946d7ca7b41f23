import { expect, test } from "vitest";
import { chineseTablesCalled, tablesCalled } from "./tables-called.ts";

test("tables of several pages are called without the number that each has on its own", () => {
  expect(chineseTablesCalled("表1 各县产量", "2020年至2022年各年")).toBe("2020年至2022年各年“各县产量”");
  expect(chineseTablesCalled("表彰名单", undefined)).toBe("“表彰名单”");
  expect(tablesCalled("Table 2: Top scorers", "from 2020 to 2022", false)).toBe(
    "in the “Top scorers” tables from 2020 to 2022",
  );
  expect(tablesCalled("Final table", "from 2020 to 2022", false)).toBe("in the final tables from 2020 to 2022");
});
