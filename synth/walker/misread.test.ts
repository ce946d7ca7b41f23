import { expect, it } from "vitest";
import type { Relation } from "../../core/relation.ts";
import type { Survey } from "../survey/survey.ts";
import { isMisread } from "./misread.ts";

const pages = new Map([["/", { title: "各国人口统计", links: [{ text: "年份与国家", url: "/a", heading: "" }] }]]);
const survey = () => ({ pages, relations: [], lone: [] }) as unknown as Survey;
const file = (names: string[]) =>
  ({ source: "csv", url: "/a.csv", columns: names.map((name) => ({ name })) }) as unknown as Relation;

it("a file whose characters no page of the site has was read in the wrong encoding", () => {
  expect(isMisread(file(["忽社", "旗鷹", "定芸"]), survey())).toBe(true);
  expect(isMisread(file(["国家", "年份", "人口"]), survey())).toBe(false);
  expect(isMisread(file(["Country", "Year"]), survey())).toBe(false);
});
