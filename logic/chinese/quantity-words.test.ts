import { expect, test } from "vitest";
import { chineseQuantityWords } from "./quantity-words.ts";

test("what is counted in people is many or few, by whatever its name ends in, and a figure of each is high or low", () => {
  const more = (name: string, unit: string) =>
    chineseQuantityWords({ name, type: "number", role: "measure", unit }).more;
  expect(more("招生名额", "人")).toBe("超过");
  expect(more("活动限额", "人次")).toBe("超过");
  expect(more("人口密度", "人")).toBe("高于");
  expect(more("平均额", "人")).toBe("高于");
});
