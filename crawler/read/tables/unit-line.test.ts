import { expect, test } from "vitest";
import { read } from "../read.ts";

const unitsUnder = async (line: string, behind = "") => {
  const rows = [2021, 2022, 2023, 2024].map(
    (year, at) => `<tr><td>${year}年</td><td>${21 + at}.5</td><td>${40 + at}.2</td><td>${900 + at}</td></tr>`,
  );
  const html = `<h1>历年数据</h1>${line}<table><tr><th>年度</th><th>营业收入</th><th>总资产</th><th>员工人数</th></tr>${rows.join("")}</table>${behind}`;
  const body = new TextEncoder().encode(html);
  const { relations } = await read({ url: "https://a.example/", body, contentType: "text/html" }, { relations: true });
  return relations[0]?.columns.map(({ unit }) => unit);
};

test("a line right above a table says in what its figures are, and which of them are not", async () => {
  expect(await unitsUnder("<p>单位：亿元（员工人数除外）</p>")).toEqual([undefined, "亿元", "亿元", undefined]);
  expect(await unitsUnder("<p>单位：亿元（总资产除外）</p>")).toEqual([undefined, "亿元", undefined, undefined]);
});

test("a line about something else, or not right above the table, says nothing of the figures", async () => {
  expect(await unitsUnder("<p>数据均摘自各年度报告</p>")).toEqual([undefined, undefined, undefined, undefined]);
  expect(await unitsUnder("<p>单位：亿元</p><p>数据均摘自各年度报告</p>")).toEqual(Array(4).fill(undefined));
});

test("a line above what holds a table is said of it where it is the only one in there", async () => {
  const line = "<p>单位：亿元（员工人数除外）</p><div>";
  const other = "<table><tr><th>门店</th><th>店长</th></tr><tr><td>东门店</td><td>王一平</td></tr></table></div>";
  expect(await unitsUnder(line, "</div>")).toEqual([undefined, "亿元", "亿元", undefined]);
  expect(await unitsUnder(line, other)).toEqual(Array(4).fill(undefined));
});
