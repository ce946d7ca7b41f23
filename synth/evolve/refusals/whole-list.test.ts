import { expect, it } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import type { Survey } from "../../survey/survey.ts";
import type { SurveyedRelation } from "../../survey/surveyed.ts";
import { leaf, over } from "../node.ts";
import { selectedNaming, takesPart } from "./whole-list.ts";

const names = ["Arbor", "Birk", "Cedar", "Doyle", "Elm", "Fern"];
const relationOf = (id: string, source: "records" | "page_collection", count: number) => ({
  ...testRelation(
    id,
    ["Name", "Kind"],
    names.slice(0, count).map((name) => [name, "A"]),
  ),
  source,
  rows: testRelation(
    id,
    ["Name", "Kind"],
    names.slice(0, count).map((name) => [name, "A"]),
  ).rows.map((row, at) => ({ ...row, about: `https://lakes.example/${names[at]}` })),
});
const called = (plural: string, relation: ReturnType<typeof relationOf>): SurveyedRelation =>
  ({ relation, hasNoun: true, naming: { singular: "lake", plural, source: "on the site" }, columns: [] }) as never;

it("a list that is called as all are, and has fewer, is a part of them", () => {
  const pages = called("lakes", relationOf("pages", "page_collection", 6));
  const part = (list: SurveyedRelation) => {
    const survey = { relations: [pages, list], pages: new Map() } as unknown as Survey;
    return takesPart(over("count", leaf("list")), { survey, relation: (id) => (id === "list" ? list : pages) });
  };
  expect(part(called("lakes", relationOf("list", "records", 4)))).toBe(true);
  expect(part(called("northern lakes", relationOf("list", "records", 4)))).toBe(false);
  expect(part(called("lakes", relationOf("list", "records", 6)))).toBe(false);
});

it("calls those with a page listed on a page only where that page lists no others", () => {
  const site = { siteName: "the Quay site", language: "en" as const };
  const boats = {
    relation: testRelation(
      "boats",
      ["Name", "Length"],
      [
        ["Ard", "12 m"],
        ["Bel", "14 m"],
      ],
    ),
    naming: { singular: "boat", plural: "boats", source: "on the Quay site" },
    selection: { list: "Boats", front: false, paged: false, outnumbered: true as const },
  } as unknown as SurveyedRelation;
  expect(selectedNaming(boats, site)?.source).toBe("among the two boats listed on the page “Boats” of the Quay site");
  expect(selectedNaming({ ...boats, pagesOfSome: true }, site)).toBeUndefined();
});

it("speaks of the span of things called by years, where the site names others of them", () => {
  const seasons = {
    ...called("seasons", relationOf("seasons", "page_collection", 6)),
    years: { from: "2015", to: "2020" },
  };
  const english = { siteName: "the Quay site", language: "en" as const };
  const named = (singular: string, source: string) => ({
    ...seasons,
    naming: { singular, plural: `${singular}s`, source },
  });
  expect(selectedNaming(named("season", "on the Quay site"), english)?.source).toBe(
    "among the seasons from 2015 to 2020 on the Quay site",
  );
  const chinese = { siteName: "江城棋院网站", language: "zh" as const };
  expect(selectedNaming(named("赛季", "江城棋院网站"), chinese)).toEqual({
    source: "江城棋院网站上2015至2020各赛季的页面",
    whole: "这6个赛季",
  });
});
