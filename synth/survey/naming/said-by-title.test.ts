import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { namesByTitle, partsOfTitle, rowsOfTitle, termsOfTitle } from "./said-by-title.ts";

const named = (title: string, headings: readonly string[]) => {
  const rows = [1, 2, 3, 4].map((row) => [`20${10 + row}`, ...headings.slice(1).map((_, at) => String(row * 7 + at))]);
  return namesByTitle({ ...testRelation("fields", headings, rows), name: title });
};

test("a heading that a table's title ends in is called as the title does", () => {
  expect(named("Planted area by year", ["Year", "Area", "Farms"])).toEqual({ Area: "planted area" });
  expect(named("历年推广面积（万亩）", ["年份", "面积"])).toEqual({ 面积: "推广面积" });
});

test("of which rows a title says that it is, is no part of what their columns are called", () => {
  const things = (title: string, headings: readonly string[]) => ({
    ...testRelation(
      "things",
      headings,
      [1, 2, 3, 4].map((row) => [`第${row}号`, ...headings.slice(1).map((_, at) => String(row * 7 + at))]),
    ),
    name: title,
  });
  expect(namesByTitle(things("各站年降水量", ["水文站", "年降水量(毫米)", "日数(天)"]))).toEqual({});
  expect(namesByTitle(things("各站累计降水量", ["站名", "降水量(毫米)"]))).toEqual({ "降水量(毫米)": "累计降水量" });
  expect(termsOfTitle(things("主要水库来水情况", ["水库", "来水(万方)"]))).toEqual({});
});

test("what stands before the measure and ends in the heading of the names says which rows they are", () => {
  const things = (title: string, ...headings: string[]) => ({
    ...testRelation(
      "things",
      headings,
      [1, 2, 3, 4].map((row) => [`青山${row}圃`, ...headings.slice(1).map((_, at) => String(row * 7 + at))]),
    ),
    name: title,
  });
  const listed = things("表3 重点骨干苗圃出苗量", "苗圃", "出苗量（万株）");
  const [name, figures] = listed.columns.map((column) => column.name);
  expect(rowsOfTitle(listed)).toEqual({ [name!]: "重点骨干苗圃" });
  expect(termsOfTitle(listed)).toEqual({});
  expect(namesByTitle(listed)).toEqual({});
  expect(rowsOfTitle(things("各苗圃出苗量", "苗圃", "出苗量（万株）"))).toEqual({});
  expect(rowsOfTitle(things("苗圃出苗量", "苗圃", "出苗量（万株）"))).toEqual({});
  expect(rowsOfTitle(things("重点苗圃生产情况", "苗圃", "出苗量（万株）"))).toEqual({});
  expect(figures).toContain("出苗量");
});

test("titles of several things, or that say the same, name none", () => {
  expect(named("Farms and planted area", ["Year", "Area", "Farms"])).toEqual({});
  expect(named("Area, 2010–2014", ["Year", "Area"])).toEqual({});
  expect(named("面积和产量", ["年份", "产量"])).toEqual({});
});

test("headings that are adjectives alone are parts of what the title is about", () => {
  const parts = (title: string, headings: readonly string[]) => {
    const rows = [1, 2, 3, 4].map((row) => [`Port ${row}`, ...headings.slice(1).map((_, at) => String(row * 7 + at))]);
    return partsOfTitle({ ...testRelation("ports", headings, rows), name: title });
  };
  expect(parts("Table 2. Cargo by port (tonnes)", ["Port", "Inward", "Outward", "Ship calls"])).toEqual({
    Inward: "inward cargo",
    Outward: "outward cargo",
  });
  expect(parts("Ports by island", ["Port", "Inward", "Outward"])).toEqual({});
  expect(parts("Cargo by port", ["Port", "Inward", "Ship calls"])).toEqual({});
  expect(parts("Cargo", ["Port", "Inward", "Outward"])).toEqual({});
});

test("headings that are the ends of terms in the title are called as the title does", () => {
  const terms = (title: string, headings: readonly string[]) => {
    const rows = [1, 2, 3, 4].map((row) => [`${row}县`, ...headings.slice(1).map((_, at) => String(row * 7 + at))]);
    return termsOfTitle({ ...testRelation("counties", headings, rows), name: title });
  };
  expect(terms("表2 2015年各县公共图书馆、藏书和读者数", ["县", "图书馆数(个)", "藏书(万册)", "读者(人)"])).toEqual({
    "图书馆数(个)": "公共图书馆数",
  });
  expect(terms("各县图书馆数", ["县", "图书馆数(个)"])).toEqual({});
  expect(terms("各县公共图书馆和学校图书馆", ["县", "图书馆数(个)"])).toEqual({});
  expect(terms("各县公共图书馆、藏书", ["县", "公共图书馆数(个)", "图书馆数(个)"])).not.toHaveProperty(
    "公共图书馆数(个)",
  );
});
