import { expect, it } from "vitest";
import { mean } from "../operations/mean.ts";
import { relationTable } from "../table.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { chineseMean, meanLapse } from "./mean-words.ts";

it("a mean time between two days is asked for as such", () => {
  expect(meanLapse("从开工日期到竣工日期相隔的天数")).toBe("从开工日期到竣工日期平均间隔多少天");
  expect(meanLapse("从开工到竣工的月数")).toBe("从开工到竣工平均间隔多少个月");
  expect(meanLapse("到机场的距离")).toBeUndefined();
  expect(chineseMean("售价")).toBe("平均售价");
});

it("a question for it does not speak of a mean of a number", () => {
  const bridges = relationTable(
    testRelation(
      "bridges",
      ["桥", "工期"],
      [
        ["东桥", "12天"],
        ["西桥", "31天"],
        ["南桥", "44天"],
      ],
    ),
  );
  const things = {
    kind: "things",
    noun: "桥",
    names: { 工期: "从开工日期到竣工日期的天数" },
    clauses: [],
    sources: [],
    notes: [],
  };
  const said = mean.describeChinese!(
    { from: "bridges", column: "工期" },
    [things as never],
    [bridges, mean.evaluate({ from: "bridges", column: "工期" }, [bridges])],
  );
  expect("question" in said ? said.question : "").toBe("所有桥从开工日期到竣工日期平均间隔多少天");
});
