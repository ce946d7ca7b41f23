import { expect, test } from "vitest";
import { commonWords } from "./common-words.ts";
import { documentTitle, eachDocument } from "./document-titles.ts";

const NUMBERS = ["1", "2", "3", "4"];
const issues = NUMBERS.map((at) => `青禾县水务局关于2019年第${at}期井水质量抽检结果的通告`);
const counted = NUMBERS.map((at) => `关于核准开放${Number(at) + 3}个第二类游泳场所的公告（2019年${at}月）`);

test("documents of a series are called by the whole of what their titles say of what they tell", () => {
  expect(documentTitle(issues)).toBe("井水质量抽检结果的通告");
  expect(documentTitle(counted)).toBe("核准开放第二类游泳场所的公告");
  expect(documentTitle(["关于停水的公告", "关于停电的公告", "关于修路的公告", "关于放假的公告"])).toBeUndefined();
  expect(documentTitle(issues.slice(0, 3))).toBeUndefined();
});

test("all of them are spoken of by issue where they have one", () => {
  expect(eachDocument("井水质量抽检结果的通告", issues)).toBe("各期井水质量抽检结果的通告");
  expect(eachDocument("核准开放第二类游泳场所的公告", counted)).toBe("各份关于核准开放第二类游泳场所的公告");
  expect(eachDocument("公告", counted)).toBe("各公告");
});

test("names share no end that begins within a word or within what is said of a noun", () => {
  expect(commonWords(issues)).toBe("通告");
  expect(commonWords(["东湖骑行赛", "云岭骑行赛", "海岸骑行赛", "古城骑行赛"])).toBe("骑行赛");
});
