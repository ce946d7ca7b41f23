import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

test("parents are counted as their offspring are, and are not called frequent", () => {
  const horses = testRelation(
    "horses",
    ["马名", "父亲"],
    ["长风", "长风", "追云", "长风", "追云", "白雪"].map((sire, at) => [`${"甲乙丙丁戊己"[at]}驹`, sire]),
  );
  const { ask: asked } = asker([horses], { horses: { singular: "赛马", plural: "赛马", source: "马会网" } }, "zh");
  expect(asked([{ op: "mode", from: "horses", column: "父亲" }]).question).toBe(
    "根据马会网，后代数量最多的父亲是哪匹？",
  );
  const sires = { op: "distinct", from: "horses", column: "父亲" };
  expect(asked([sires, { op: "count", from: "s1" }]).question).toBe("根据马会网，所有赛马共有多少匹不同的父亲？");
});
