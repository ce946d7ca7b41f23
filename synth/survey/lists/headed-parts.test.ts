import { expect, it } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { headedAsSome } from "./headed-parts.ts";

const SCHOOLS = ["青石小学", "白桥小学", "南坡中学", "柳湾中学", "北渡小学", "东岭中学"];
const url = (name: string) => `https://schools.example/${name}`;
const plain = testRelation(
  "学校",
  ["名称", "班级"],
  SCHOOLS.map((name, at) => [name, `${at + 8}`]),
);
const schools = { ...plain, rows: plain.rows.map((row, at) => ({ ...row, about: url(SCHOOLS[at]!) })) };

/** Two districts that list three and two schools under a heading; the sixth school leads to the second district, too, or to neither. */
const headed = (heading: string, isLeadingBack = false, districts = ["东片", "西片"]) => {
  const listed = [SCHOOLS.slice(0, 3), SCHOOLS.slice(3, 5)];
  const pages = new Map<string, { links: { url: string; text: string; heading: string }[] }>();
  for (const [at, district] of districts.entries()) {
    pages.set(url(district), { links: listed[at]!.map((name) => ({ url: url(name), text: name, heading })) });
    const own = isLeadingBack && at === 1 ? [...listed[at]!, SCHOOLS[5]!] : listed[at]!;
    for (const name of own) pages.set(url(name), { links: [{ url: url(district), text: district, heading: "" }] });
  }
  return headedAsSome(schools, ["学校"], pages);
};

it("things that pages head as some of them are not all", () => {
  expect(headed("本片学校（部分）")).toBe(true);
  expect(headed("本片学校")).toBe(false);
});

it("nor is it said of others, by one page alone, or where a list elsewhere has the rest", () => {
  expect(headed("合作企业（部分）")).toBe(false);
  expect(headed("本片学校（部分）", false, ["东片"])).toBe(false);
  expect(headed("本片学校（部分）", true)).toBe(false);
});
