import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import type { SurveyedPage, SurveyedRelation } from "../surveyed.ts";
import { withPairsCalled } from "./chinese-pairs.ts";

const NAMES = ["甲某", "乙某", "丙某", "丁某"];
const urlOf = (name: string) => `https://school.example/${NAMES.indexOf(name)}`;

/** What four with a page each are called, and all of them, by what heads the links to each and what their pages state. */
function called(singular: string, headings: readonly string[], posts: readonly string[] = ["一", "二", "三", "四"]) {
  const made = testRelation(
    "people",
    ["姓名", "职务"],
    NAMES.map((name, at) => [name, posts[at]!]),
  );
  const relation = {
    ...made,
    source: "page_collection",
    rows: made.rows.map((row, at) => ({ ...row, about: urlOf(NAMES[at]!) })),
  };
  const naming = { singular, plural: singular, source: "某校网站" };
  const links = NAMES.map((name, at) => ({ url: urlOf(name), text: name, heading: headings[at]! }));
  const page = { url: "https://school.example/", links } as unknown as SurveyedPage;
  const surveyed = { relation, naming, hasNoun: true } as unknown as SurveyedRelation;
  const [found] = withPairsCalled([surveyed], new Map([[page.url, page]]));
  return [found!.naming.singular, found!.naming.whole];
}

test("two nouns side by side are two where the headings over the things part them so", () => {
  expect(called("教师职工", ["在编教师", "在编教师", "后勤职工", "后勤职工"])).toEqual([
    "教师或职工",
    "所有教师和职工",
  ]);
});

test("or where a column of their pages does", () => {
  const none = ["", "", "", ""];
  expect(called("编剧作曲", none, ["编剧", "作曲、编剧", "作曲", "作曲"])).toEqual(["编剧或作曲", "所有编剧和作曲"]);
});

test("one noun of four characters is one, and so are two that nobody parts", () => {
  expect(called("教师职工", ["教师职工", "教师职工", "教师职工", "教师职工"])).toEqual(["教师职工", undefined]);
  expect(called("城市建筑", ["名城", "名城", "公共建筑", "公共建筑"])).toEqual(["城市建筑", undefined]);
  expect(called("教师职工", ["教师", "教师", "教师", "教师"])).toEqual(["教师职工", undefined]);
});
