import { expect, test } from "vitest";
import { tablesOfPages } from "../../evolve/refusals/tables-of-pages.fixture.ts";
import type { SurveyedPage, SurveyedRelation } from "../surveyed.ts";
import { withRowsCounted } from "./counted-rows.ts";

const NOTICES = ["甲", "乙", "丙", "丁"];

/** Tables of four notices, three rows each, and what each notice says. */
function called(head: string, singular: string, title: string, line: string) {
  const rows = NOTICES.flatMap((notice) => [1, 2, 3].map((at) => [notice, `${notice}${at}`, "北乡"]));
  const relation = tablesOfPages("t", ["公告", `${head}名称`, "所在乡"], rows);
  const label = { index: 1, column: relation.columns[1]! };
  const naming = { singular, plural: singular, source: "水务局网站" };
  const surveyed = { relation, naming, label, hasNoun: true } as unknown as SurveyedRelation;
  const pages = new Map(
    relation.rows.map(({ cells }) => {
      const { url } = cells[0]!.evidence;
      return [url, { url, title, prose: () => [line] } as unknown as SurveyedPage] as const;
    }),
  );
  const [found] = withRowsCounted([surveyed], pages);
  return [found!.naming.singular, found!.naming.measure, found!.hasNoun];
}

test("a title that counts the rows says of what sort they are and what they are counted by", () => {
  expect(called("场所", "场所", "关于核准3个第二类游泳场所的公告", "")).toEqual(["第二类游泳场所", "个", true]);
  expect(called("场所", "场所", "关于核准4个第二类游泳场所的公告", "")).toEqual(["场所", undefined, true]);
  expect(called("场所", "场所", "公告", "3家单位申报的场所")).toEqual(["场所", undefined, true]);
});

test("what a page counts many more of is no name for its rows", () => {
  const line = "共检验井水612批次，其中3批次井水不合格。";
  expect(called("井水", "井水", "通告", line)).toEqual(["井水", "批次", false]);
  expect(called("井水", "不合格井水", "通告", "共检验井水612批次，3批次不合格。")).toEqual([
    "不合格井水",
    "批次",
    true,
  ]);
});
