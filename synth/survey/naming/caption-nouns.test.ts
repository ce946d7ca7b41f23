import { expect, test } from "vitest";
import { nounOfCaption } from "./caption-nouns.ts";

test("a line above a table says which of their kind its rows are", () => {
  expect(nounOfCaption("附表：不合格水井名单", "水井")).toBe("不合格水井");
  expect(nounOfCaption("附件2：2019年停用车站一览表", "车站")).toBe("停用车站");
  expect(nounOfCaption("附表：全市水井名录", "水井")).toBeUndefined();
  expect(nounOfCaption("附表：水井、泉眼名录", "泉眼")).toBeUndefined();
  expect(nounOfCaption("附表：获奖单位名单", "项目")).toBeUndefined();
  expect(nounOfCaption("不合格水井名单", "水井")).toBeUndefined();
});
