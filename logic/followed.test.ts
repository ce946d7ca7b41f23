import { expect, test } from "vitest";
import { chineseOfNamed } from "./followed.ts";

test("in Chinese the name of a matter says its kind, others do not", () => {
  expect(chineseOfNamed("录取人数", "工程造价", "专业")).toBe("工程造价专业的录取人数");
  expect(chineseOfNamed("录取人数", "护理", "专业名称")).toBe("护理专业的录取人数");
  expect(chineseOfNamed("在校生人数", "护理专业", "所属专业")).toBe("护理专业的在校生人数");
  expect(chineseOfNamed("人口", "临江县", "县市")).toBe("临江县的人口");
  expect(chineseOfNamed("人口", "临江县", undefined)).toBe("临江县的人口");
});
