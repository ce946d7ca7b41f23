import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { namesOfCoarseTimes } from "./coarse-times.ts";

const dated = (heading: string, ...values: string[]) => {
  const relation = testRelation(
    "things",
    ["名称", heading],
    values.map((value, at) => ["甲乙丙丁"[at]!, value]),
  );
  return {
    ...relation,
    columns: relation.columns.map((one) => (one.name === heading ? { ...one, type: "date" as const } : one)),
    rows: relation.rows.map((row, at) => ({
      ...row,
      cells: row.cells.map((cell, col) =>
        col === 1
          ? {
              ...cell,
              value: {
                kind: "date" as const,
                printed: values[at]!,
                iso: values[at]!.slice(0, 4),
                granularity: values[at]!.endsWith("年") ? ("year" as const) : ("day" as const),
              },
            }
          : cell,
      ),
    })),
  };
};

test("what tells years is asked for as a year, and as a day where one of its cells tells a day", () => {
  expect(namesOfCoarseTimes(dated("首次展出", "2008年", "2011年"))).toEqual({ 首次展出: "首次展出年份" });
  expect(namesOfCoarseTimes(dated("注册日期", "2008年", "2011年"))).toEqual({ 注册日期: "注册年份" });
  expect(namesOfCoarseTimes(dated("首次展出", "2008年", "2011年5月3日"))).toEqual({});
  expect(namesOfCoarseTimes(dated("建成时间", "2008年", "2011年"))).toEqual({});
});
