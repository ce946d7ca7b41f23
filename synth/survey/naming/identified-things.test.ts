import { expect, test } from "vitest";
import { identifiedBy } from "./identified-things.ts";

test("what bears an identifier is asked about, and not the identifier", () => {
  expect(identifiedBy("航班号")).toBe("航班");
  expect(identifiedBy("样品编号：")).toBe("样品");
  expect(identifiedBy("股票代码")).toBe("股票");
});

test("what is written on a thing, and a number of nothing, name no things", () => {
  expect(identifiedBy("车牌号")).toBeUndefined();
  expect(identifiedBy("统一社会信用代码")).toBeUndefined();
  expect(identifiedBy("编号")).toBeUndefined();
});

test("a heading that only ends like one is a word of its own", () => {
  expect(identifiedBy("型号")).toBe("型号");
  expect(identifiedBy("桥名")).toBe("桥名");
});
