import { describe, expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { isBlurred } from "./blurred.ts";
import { makeCandidate } from "./candidate.ts";
import { type Branch, leaf, over } from "./node.ts";
import { Workbench } from "./workbench.ts";

/** Members of ten choirs: one figure is an approximate one, or most are. */
const benchOf = (cells: readonly string[], heading = "Members", language = "en") => {
  const made = testRelation(
    "choirs",
    [language === "en" ? "Choir" : "合唱团", heading],
    cells.map((cell, at) => [`${language === "en" ? "Choir" : "合唱团"} ${"ABCDEFGHIJ"[at]}`, cell]),
  );
  const site = lakeSite([{ ...made, source: "page_collection" }]);
  const pages = language === "en" ? site.pages : site.pages.map((page) => ({ ...page, title: "江城合唱团名录" }));
  return new Workbench(surveySite({ ...site, pages }));
};
const ONE = ["388", "372", "415", "approx. 350", "480", "465", "300", "325", "210", "180"];
const of = (op: string, params: Record<string, unknown>): Branch => over(op, leaf("choirs"), params);
const bench = benchOf(ONE);

describe("an approximate figure", () => {
  test("decides no limit and no place that it may lie on either side of", () => {
    const above = (value: string) => isBlurred(of("filter", { where: { column: "Members", is: ">", value } }), bench);
    expect(["200", "330", "360", "400"].map(above)).toEqual([false, true, true, false]);
    const kth = (k: number) => isBlurred(of("kth", { by: "Members", k, end: "highest" }), bench);
    expect([1, 2, 5, 6, 7, 8, 9].map(kth)).toEqual([false, false, true, true, true, false, false]);
    const lowest = (k: number) => isBlurred(of("top", { by: "Members", k, end: "lowest" }), bench);
    expect([3, 4, 5].map(lowest)).toEqual([false, true, true]);
  });
  test("is calculated with as it stands, and the question says so", () => {
    const sum = of("sum", { column: "Members" });
    expect(isBlurred(sum, bench)).toBe(false);
    expect(makeCandidate(sum, bench, [])?.question).toMatch(/\? Take approximate figures as they stand\.$/);
    expect(makeCandidate(of("count", {}), bench, [])?.question).toMatch(/\?$/);
    const chinese = benchOf(["约350人", ...Array.from({ length: 9 }, (_, at) => `${200 + at * 31}人`)], "成员", "zh");
    expect(makeCandidate(of("sum", { column: "成员" }), chinese, [])?.question).toMatch(/？约数按其所列数值计算。$/);
  });
  test("is one of few that are calculated with", () => {
    const most = benchOf(ONE.map((cell, at) => (at % 2 === 0 ? `about ${cell}` : cell)));
    expect(isBlurred(of("mean", { column: "Members" }), most)).toBe(true);
    const measured = benchOf(ONE.map((cell) => cell.replace("approx. ", "").concat(" ± 5")));
    expect(isBlurred(of("mean", { column: "Members" }), measured)).toBe(false);
  });
});
