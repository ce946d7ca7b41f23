import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { parseValue } from "../values/parse-value.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { unitKey } from "../values/units.ts";
import { chineseColumn } from "./column-noun.ts";
import { inScriptOf } from "./in-script.ts";

test("a question is in the characters of its site, and says headings as the site does", () => {
  expect(inScriptOf(["山林網", "步道長度", "员工"], "根据山林网，步道长度最长的是哪条")).toBe(
    "根據山林網，步道長度最長的是哪條",
  );
  expect(inScriptOf(["資訊網", "裏程數"], "里程数是多少")).toBe("裏程數是多少");
  expect(inScriptOf(["山林网", "长度"], "长度最长的是哪条")).toBe("长度最长的是哪条");
});

test("figures, units and years are read in either way of writing", () => {
  expect(parseValue("約3.5萬公頃")).toMatchObject({ kind: "number", decimal: "35000", approximate: true });
  expect(parseValue("民國78年5月2日")).toMatchObject({ kind: "date", iso: "1989-05-02" });
  expect([unitKey("公頃"), unitKey("公尺"), unitKey("公里")]).toEqual(["ha", "m", "km"]);
  expect(chineseColumn({ name: "員工人數", type: "number", role: "measure", unit: "人" })).toBe("员工人数");
});

const trails = testRelation(
  "trails",
  ["名稱", "步道長度(公里)", "起點海拔(公尺)"],
  [
    ["甲步道", "5.5", "320"],
    ["乙步道", "12.1", "810"],
    ["丙步道", "7.4", "640"],
  ],
);
const { ask } = asker([trails], { trails: { singular: "步道", plural: "步道", source: "山林資訊網" } }, "zh");

test("what every thing of a kind has is not called by the kind once more", () => {
  const longest = [{ op: "kth", from: "trails", by: "步道長度(公里)", k: 1, end: "highest" }];
  expect(ask([...longest, { op: "label_of", from: "s1" }]).question).toBe("根據山林資訊網，最長的是哪條步道？");
});
