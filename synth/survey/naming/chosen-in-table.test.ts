import { expect, it } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import type { SurveyedPage } from "../surveyed.ts";
import { asChosenInChinese } from "./chinese-chosen.ts";
import { chosenInTable } from "./chosen-in-table.ts";
import { asChosen } from "./chosen-things.ts";

const table = (name: string) => ({
  ...testRelation(
    "springs",
    ["名称", "水温"],
    ["甲", "乙", "丙", "丁"].map((spring, at) => [spring, `${40 + at}`]),
  ),
  name,
});
const page = (relation: ReturnType<typeof table>, title: string): SurveyedPage => ({
  ...{ url: relation.url, title, depth: 1, path: [], snapshot: "", contentType: "text/html", links: [] },
});
const called = (noun: string, name: string, title: string, chosen = asChosenInChinese) => {
  const relation = table(name);
  return chosenInTable({ singular: noun, plural: noun, source: "" }, relation, page(relation, title), chosen).plural;
};

it("what a table or its page heads as chosen of more is called so, pages or none", () => {
  expect(called("泉眼", "主要泉眼", "泉眼_北原地勘院")).toBe("主要泉眼");
  expect(called("泉眼", "", "重点泉眼_北原地勘院")).toBe("重点泉眼");
  expect(called("springs", "Notable springs", "Springs", asChosen as typeof asChosenInChinese)).toBe("notable springs");
});

it("what is headed by the things alone, or by others, is not", () => {
  expect(called("泉眼", "泉眼一览表", "主要泉眼")).toBe("泉眼");
  expect(called("泉眼", "主要指标", "泉眼")).toBe("泉眼");
});

it("what stands on several pages is under no heading of one of them", () => {
  const relation = table("主要泉眼");
  const [first, ...others] = relation.rows;
  const cells = first!.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: "https://x.example/b" } }));
  const over = { ...relation, rows: [{ ...first!, cells }, ...others] };
  const naming = { singular: "泉眼", plural: "泉眼", source: "" };
  expect(chosenInTable(naming, over, page(relation, "主要泉眼"), asChosenInChinese)).toBe(naming);
});
