import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Answer } from "../../core/answer.ts";
import { answerText } from "../answer-text.ts";
import { matchAnswer } from "../match/match-answer.ts";
import { readNumeral, withFigures } from "./given-numerals.ts";

const number = (decimal: string, unit?: string, places?: number): Answer => ({
  type: "number",
  decimal,
  ...(unit === undefined ? {} : { unit }),
  ...(places === undefined ? {} : { places }),
});
const name = (text: string): Answer => ({ type: "name", text });
const list = (...texts: string[]): Answer => ({ type: "list", ordered: false, items: texts.map(name) });
const date = (iso: string): Answer => ({
  type: "date",
  iso,
  granularity: iso.length === 4 ? "year" : iso.length === 7 ? "month" : "day",
});

describe("matchAnswer in Chinese", () => {
  it.each<[Answer, string]>([
    [number("320"), "三百二十"],
    [number("320", "个"), "共有320个。"],
    [number("320", "个"), "答案是三百二十个。"],
    [number("12000", "人"), "1.2万人"],
    [number("12000", "人"), "一万二千人"],
    [number("12000000"), "一千二百万"],
    [number("3072", "平方公里"), "相差３０７２平方公里"],
    [number("980", "days"), "980天"],
    [number("6.3", "%", 1), "百分之六点三"],
    [number("6.30", "%", 2), "6.30%"],
    [number("2", "percentage points"), "2个百分点"],
    [number("3"), "有三个省。"],
    [number("3"), "一共3个省"],
    [number("566.9", "亿欧元"), "566.9亿欧元"],
    [number("566.9", "亿欧元"), "566.9"],
    [number("566.9", "亿欧元"), "是566.9亿"],
    [date("2021-05-12"), "2021年5月12日"],
    [date("2021-05-12"), "二〇二一年五月十二日"],
    [date("2021-05"), "2021年5月"],
    [date("1998"), "一九九八年"],
    [date("1998"), "是1998年。"],
    [name("斯科讷省"), "失业率最高的是斯科讷省。"],
    [name("斯科讷省"), "答案：斯科讷省"],
    [name("斯科讷省"), "“斯科讷省”"],
    [list("哈兰省", "达拉纳省"), "哈兰省、达拉纳省"],
    [list("哈兰省", "达拉纳省"), "分别是达拉纳省和哈兰省。"],
    [list("哈兰省", "达拉纳省"), "达拉纳省；哈兰省"],
    [list("自由和平奖", "和谐奖"), "自由和平奖和和谐奖"],
    [{ type: "boolean", value: true }, "是"],
    [{ type: "boolean", value: true }, "是的，它属于。"],
    [{ type: "boolean", value: false }, "不是"],
    [{ type: "boolean", value: false }, "否"],
    [{ type: "boolean", value: false }, "没有"],
    [{ type: "boolean", value: false }, "斯科讷省不属于这五个省。"],
  ])("accepts %j given as %j", (expected, given) => {
    expect(matchAnswer(expected, given)).toMatchObject({ match: true });
  });

  it.each<[Answer, string]>([
    [number("320"), "三百二十一"],
    [number("320"), "可能是320或者321"],
    [number("12000", "人"), "1.2万吨"],
    [number("566.9", "亿欧元"), "566.9欧元"],
    [date("2021-05-12"), "2021年5月"],
    [date("2021-05-12"), "二〇二一年五月十三日"],
    [name("斯科讷省"), "不是斯科讷省"],
    [name("斯科讷省"), "可能是哈兰省或斯科讷省"],
    [name("吉林省"), "长春市"],
    [list("哈兰省", "达拉纳省"), "哈兰省"],
    [{ type: "boolean", value: true }, "不是"],
    [{ type: "boolean", value: true }, "难说"],
  ])("refuses %j given as %j", (expected, given) => {
    expect(matchAnswer(expected, given)).toMatchObject({ match: false });
  });

  it("accepts every answer as it is printed in Chinese itself", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 3 }), (whole, places) => {
        const decimal = (whole / 10 ** places).toFixed(places);
        const answer = number(Number(decimal) === 0 ? "0" : decimal, "公里", places);
        return matchAnswer(answer, answerText(answer, "zh")).match;
      }),
    );
    const days = fc.date({ min: new Date("1000-01-01"), max: new Date("2999-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const answer = date(day.toISOString().slice(0, 10));
        return matchAnswer(answer, answerText(answer, "zh")).match;
      }),
    );
  });
});

describe("readNumeral", () => {
  it.each([
    ["零", "0"],
    ["十", "10"],
    ["十二", "12"],
    ["两百", "200"],
    ["一千零五", "1005"],
    ["三万四千五百", "34500"],
    ["一亿二千万", "120000000"],
    ["二〇二一", "2021"],
    ["六点三", "6.3"],
  ])("reads %s as %s", (text, value) => {
    expect(readNumeral(text)?.toFixed()).toBe(value);
  });

  it("leaves words alone that only hold a numeral", () => {
    expect(withFigures("统一后第三大的省")).toBe("统一后第三大的省");
  });
});
