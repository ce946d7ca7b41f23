import { expect, test } from "vitest";
import type { SurveyedRelation } from "../../survey/surveyed.ts";
import { tablesOfPages } from "./tables-of-pages.fixture.ts";
import { selectedNaming } from "./whole-list.ts";

const site = { siteName: "水务局网站", language: "zh" as const };

function namedBy(heading: string, titles: readonly string[]) {
  const relation = tablesOfPages(
    "t",
    [heading, "水井名称"],
    titles.flatMap((title) => [1, 2].map((at) => [title, `${title}${at}`])),
  );
  const naming = { singular: "水井", plural: "水井", source: "水务局网站", measure: "口" };
  return selectedNaming({ relation, naming } as unknown as SurveyedRelation, site);
}

test("a question says which notices list its rows where their titles do", () => {
  const titles = [1, 2, 3].map((at) => `关于2019年第${at}期井水检验结果的通告`);
  expect(namedBy("井水检验结果的通告", titles)).toEqual({
    source: "水务局网站各期井水检验结果的通告",
    whole: "所列的6口水井",
  });
  expect(namedBy("通告", titles)).toEqual({ source: "水务局网站", whole: "各通告所列的6口水井" });
});
