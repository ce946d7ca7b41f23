import { expect, it } from "vitest";
import { countInProse, proseCounts } from "./prose-counts.ts";

const counted = (key: string, title: string, line: string) =>
  countInProse(key, proseCounts([{ title, lines: () => [line] }]));

it.each([
  ["井泉保护点", "2021年水务公报 - 某县水务局", "截至2021年末，全县共有各级井泉保护点312处，其中县级40处。", 312],
  ["书院", "2021年教育年报", "年末全县备案书院19家，参观4.2万人次。", 19],
  ["书院", "2021年教育年报", "年末全县共有县级示范书院19家", 0],
  ["项目", "2021年教育年报", "全年实施修缮项目27项", 0],
  ["书院", "县城简介", "年末全县备案书院19家", 0],
  ["mills", "Annual report 2019 | The county", "There were 1,503 listed mills in the county.", 1503],
  ["listed mills", "Annual report 2019 | The county", "There were 1,503 listed mills in the county.", 1503],
  ["mills", "Annual report 2019 | The county", "In 2019 mills were sold.", 0],
  ["mills", "About us", "There were 1,503 listed mills in the county.", 0],
] as const)("publications count things in sentences: %s of %s: %s", (key, title, line, count) => {
  expect(counted(key, title, line)).toBe(count);
});
