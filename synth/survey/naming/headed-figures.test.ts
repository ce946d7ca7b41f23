import { expect, test } from "vitest";
import { descendants, elementPath } from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { documentOf } from "../page-dom.ts";
import { inOne, withHeadingsCarried } from "./headed-figures.ts";

/** Crews with a page each, whose figures stand in a table under a heading. */
function crews(heading: (at: number) => string, columns: readonly string[]): string[] {
  const texts = [0, 1, 2, 3].map((at) => columns.map((_, column) => `${10 * at + column + 1}`));
  const pages = new Map<string, { html: () => string }>();
  const relation = testRelation(
    "crews",
    ["Crew", ...columns],
    texts.map((row, at) => [`Crew ${at}`, ...row]),
  );
  const rows = relation.rows.map((row, at) => {
    const cells = texts[at]!.map((text) => `<td>${text}</td>`).join("");
    const html = `<html><body><h1>Crew ${at}</h1><h3>${heading(at)}</h3><table><tr>${cells}</tr></table></body></html>`;
    const page = { html: () => html };
    const url = `https://crews.example/${at}`;
    pages.set(url, page);
    const pathOf = (text: string) =>
      elementPath([...descendants(documentOf(page.html))].find((tag) => tag.name === "td" && textOf(tag) === text)!);
    return {
      ...row,
      cells: row.cells.map((cell, column) => ({
        ...cell,
        evidence: {
          ...{ snapshot: "s", url },
          place: { at: "node" as const, path: column === 0 ? "0" : pathOf(texts[at]![column - 1]!) },
        },
      })),
    };
  });
  const made = withHeadingsCarried({ ...relation, source: "page_collection", rows }, pages);
  return made.columns.slice(1).map(({ name }) => name);
}

test("figures are named with the time and the level of the heading that they stand under", () => {
  expect(crews(() => "Medals at national level, 2024", ["Gold medals", "Members"])).toEqual([
    "Gold medals at national level in 2024",
    "Members",
  ]);
  expect(crews(() => "2024年市级以上赛艇奖牌", ["金牌", "人数"])).toEqual(["2024年市级以上赛艇金牌", "人数"]);
});

test("headings that differ from page to page are carried into none", () => {
  expect(crews((at) => `20${20 + at}年市级以上赛艇奖牌`, ["金牌", "铜牌"])).toEqual(["金牌", "铜牌"]);
});

test("one that limits nothing, or is of something else, leaves the name as it is", () => {
  expect(inOne("Home goals", "Goals last season")).toBe("Home goals last season");
  expect(inOne("Home goals", "National goals 2019")).toBe("National home goals (2019)");
  expect(inOne("Home goals", "Goals of the crew")).toBeUndefined();
  expect(inOne("Goals", "Goals last season")).toBeUndefined();
  expect(inOne("Floor area", "Facts 2024")).toBeUndefined();
  expect(inOne("女子参赛人次", "近三年参赛人次")).toBe("近三年女子参赛人次");
  expect(inOne("金牌", "历史奖牌")).toBeUndefined();
  expect(inOne("建筑面积", "2024年基本情况")).toBeUndefined();
});
