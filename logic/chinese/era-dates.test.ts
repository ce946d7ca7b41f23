import { expect, test } from "vitest";
import { parseValue } from "../values/parse-value.ts";

const iso = (text: string) => {
  const value = parseValue(text);
  return value.kind === "date" ? value.iso : value.kind;
};

test("years of the republic are years", () => {
  expect(["民国元年", "民国二十三年", "民国38年", "民国二十六年七月七日"].map(iso)).toEqual([
    "1912",
    "1934",
    "1949",
    "1937-07-07",
  ]);
});

test("the year in brackets behind a reign is the date", () => {
  expect(
    ["清康熙二十二年（1683年）", "南宋嘉泰元年(1201年)", "唐贞观元年（627）", "民国十三年（1924年）"].map(iso),
  ).toEqual(["1683", "1201", "0627", "1924"]);
});

test("what happened then may stand beside a date", () => {
  expect(["始建于1956年", "1956年10月建成", "建于清光绪八年（1882年）", "公元1201年"].map(iso)).toEqual([
    "1956",
    "1956-10",
    "1882",
    "1201",
  ]);
});

test("eras, spans and years before our era are no dates", () => {
  const texts = [
    "清康熙年间",
    "明代",
    "公元前221年",
    "清代（1644－1911年）",
    "1956年前后",
    "20世纪80年代",
    "民国初年",
    "建于山上",
  ];
  expect(texts.map(iso)).toEqual(texts.map(() => "text"));
});
