import { expect, it } from "vitest";
import { sharedEnd } from "./shared-ends.ts";

const named = (end: string) => ["东", "西", "南", "北", "中"].map((name) => `${name}${end}`);

it("names that end alike say what they are", () => {
  expect(sharedEnd(named("山县"))).toBe("县");
  expect(sharedEnd(named("城汽车站"))).toBe("汽车站");
  expect(sharedEnd(named("竹业有限公司"))).toBe("公司");
  expect(sharedEnd(["东桥", "西塔", "南寺", "北亭"])).toBeUndefined();
});

it("before what is written stands a word of its own", () => {
  expect(sharedEnd(["2016", "2017", "2018", "2019"].map((year) => `${year}年全县水利事业发展统计公报`))).toBe(
    "统计公报",
  );
  expect(sharedEnd(named("江桥梁检查结果的公告"))).toBe("公告");
});

it("what brackets say within a name is not its end", () => {
  const names = ["第一批（扩围）结果的通知", "第二批结果的通知", "第三批结果的通知", "第四批结果的通知（修订）"];
  expect(sharedEnd(names)).toBe("通知");
});
