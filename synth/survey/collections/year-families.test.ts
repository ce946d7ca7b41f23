import { expect, test } from "vitest";
import { sha256 } from "../../../core/ids.ts";
import type { Relation } from "../../../core/relation.ts";
import { read } from "../../../crawler/read/read.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import { tableFamilies } from "./table-families.ts";

const WOODS = ["Ash Wood", "Elm Wood", "Oak Wood"];
const table = (caption: string, at: number, headings = ["Wood", "Felled", "Planted"]) =>
  `<table><caption>${caption}</caption><tr>${headings.map((one) => `<th>${one}</th>`).join("")}</tr>${WOODS.map(
    (name, row) => `<tr><td>${name}</td><td>${at * 7 + row}</td><td>${at + row * 3}</td></tr>`,
  ).join("")}</table>`;

/** The families of the tables of some pages. */
async function familiesOf(contents: readonly string[]): Promise<Relation[]> {
  const relations: Relation[] = [];
  const pages = new Map<string, FamilyPage>();
  for (const [at, content] of contents.entries()) {
    const url = `https://a.example/${at}.html`;
    const html = `<title>Woods</title>${content}`;
    const body = new TextEncoder().encode(html);
    relations.push(...(await read({ url, body, contentType: "text/html" }, { relations: true })).relations);
    pages.set(url, { url, snapshot: sha256(body), html: () => html });
  }
  return tableFamilies(relations, pages);
}
const YEARS = [2014, 2012, 2013, 2011, 2010];
const firstColumn = (family: Relation | undefined) => [
  family?.columns[0]?.name,
  [...new Set(family?.rows.map(({ cells }) => cells[0]!.value.printed))],
];

test("tables that differ in the year of their captions alone are one, in the order of years", async () => {
  const families = await familiesOf(
    YEARS.map(
      (year, at) =>
        `<h1>Woods</h1>${table(`Table 1: fellings, ${year}`, at)}${table(`Table 2: sales, ${year}`, at, ["Wood", "Sold", "Left"])}`,
    ),
  );
  expect(families.map(firstColumn)).toEqual([
    ["Year", ["2010", "2011", "2012", "2013", "2014"]],
    ["Year", ["2010", "2011", "2012", "2013", "2014"]],
  ]);
  const [cell] = families[0]!.rows[0]!.cells;
  expect(cell?.evidence.url).toBe("https://a.example/4.html");
});

test("the heading of the page says the year, in words of any language; two years are a season where it is called so", async () => {
  const zh = await familiesOf(
    YEARS.map((year, at) => `<h1>${year}年林业资料</h1>${table("", at, ["林区", "采伐", "种植"])}`),
  );
  expect(firstColumn(zh[0])[0]).toBe("年份");
  const seasons = await familiesOf(
    [2004, 2005, 2006, 2007].map((year, at) => `<h1>Season ${year}/0${(year + 1) % 10}</h1>${table("", at)}`),
  );
  expect(firstColumn(seasons[0])).toEqual(["Season", ["2004/05", "2005/06", "2006/07", "2007/08"]]);
  const accounts = await familiesOf(
    [2004, 2005, 2006, 2007].map((year, at) => `<h1>Accounts ${year}/0${(year + 1) % 10}</h1>${table("", at)}`),
  );
  expect(firstColumn(accounts[0])).toEqual(["Year", ["2004/05", "2005/06", "2006/07", "2007/08"]]);
});

test("tables that list other things each year are no years of the same", async () => {
  const alone = YEARS.map((year, at) => table(`Storms of ${year}`, at).replaceAll(" Wood<", ` ${year}<`));
  expect((await familiesOf(alone)).map(firstColumn)).not.toContainEqual(["Year", expect.anything()]);
});

test("pages that differ in their month or quarter are one relation in the order of time", async () => {
  const months = ["April 2012", "December 2011", "January 2012", "February 2012", "March 2012"];
  const bulletins = await familiesOf(months.map((month, at) => `<h1>Fellings, ${month}</h1>${table("", at)}`));
  const inOrder = ["December 2011", "January 2012", "February 2012", "March 2012", "April 2012"];
  expect(firstColumn(bulletins[0])).toEqual(["Month", inOrder]);
  expect(bulletins[0]?.columns[0]?.type).toBe("date");
  const reports = await familiesOf(
    ["Q1 2012", "Q2 2012", "Q4 2011", "Q3 2012"].map((quarter, at) => `<h1>Report ${quarter}</h1>${table("", at)}`),
  );
  expect(firstColumn(reports[0])).toEqual(["Quarter", ["Q4 2011", "Q1 2012", "Q2 2012", "Q3 2012"]]);
});

test("the row of the whole year among months is a total, and two tables of a page stay two relations", async () => {
  const rows = ["January", "February", "March", "April", "Year"];
  const monthly = (at: number) =>
    `<table><tr><th>Month</th><th>Rain</th></tr>${rows.map((month, row) => `<tr><td>${month}</td><td>${at + row}</td></tr>`).join("")}</table>`;
  const families = await familiesOf(
    YEARS.map((year, at) => `<h1>Weather in ${year}</h1><h2>Harbour</h2>${monthly(at)}<h2>Hill</h2>${monthly(at + 9)}`),
  );
  expect(families.map(({ rows: all }) => all.length)).toEqual([25, 25]);
  expect(families[0]?.rows.filter(({ total }) => total).map(({ cells }) => cells[1]!.value.printed)).toEqual(
    Array(5).fill("Year"),
  );
});

test("tables of the months of a year each, side by side, are one relation of all months", async () => {
  const wide = (at: number) =>
    table("", at, ["Wood", "Jan", "Feb"]).replace(
      /<table>.*<\/table>/su,
      `<table><tr><th>Wood</th><th>Jan</th><th>Feb</th><th>Mar</th><th>Apr</th><th>Year</th></tr>${WOODS.map(
        (name, row) =>
          `<tr><td>${name}</td>${[1, 2, 3, 4].map((month) => `<td>${at * 7 + row + month}</td>`).join("")}<td>${1900 + at}</td></tr>`,
      ).join("")}</table>`,
    );
  const families = await familiesOf(YEARS.map((year, at) => `<h1>Rainfall (mm) in ${year}</h1>${wide(at)}`));
  expect(families.map(({ columns }) => columns.map(({ name }) => name))).toEqual([
    ["Year", "Wood", "Month", "Rainfall (mm)"],
  ]);
  expect(families[0]?.rows).toHaveLength(YEARS.length * WOODS.length * 4);
});

test("the rankings of three years are one, called without their years, as are the tables of three pages of a year each", async () => {
  const ofYears = (second: string, pageOf: (year: number) => string) =>
    [2019, 2020, 2021].map((year, at) => {
      const title = `${year}年度借阅榜`;
      return `<h1>${pageOf(year)}</h1>${table(title, at, ["藏品", second, "次数"])}`;
    });
  const called = (year: number) => `${year}年度报告`;
  for (const second of ["名次", "馆藏"]) {
    const [family] = await familiesOf(ofYears(second, called));
    expect([family?.name, firstColumn(family)]).toEqual(["借阅榜", ["年份", ["2019", "2020", "2021"]]]);
  }
  // Two pages that are called alike but for their year are held against each other, two rankings are not.
  expect((await familiesOf(ofYears("馆藏", called).slice(1))).map(firstColumn)).toEqual([["年份", ["2020", "2021"]]]);
  expect(await familiesOf(ofYears("馆藏", (year) => (year === 2020 ? "上一年" : "这一年")).slice(1))).toEqual([]);
});

test("three tables whose pages are called otherwise than by their year are none", async () => {
  const captioned = (heading: (at: number) => string) =>
    [2019, 2020, 2021].map((year, at) => `<h1>${heading(at)}</h1>${table(`Fellings, ${year}`, at)}`);
  const names = ["The dry spring", "Beetles", "After the storm"];
  expect(await familiesOf(captioned((at) => names[at]!))).toEqual([]);
  expect(await familiesOf(captioned((at) => `Report ${2020 + at}`))).toEqual([]);
  expect((await familiesOf(captioned((at) => `Report ${2019 + at}`))).map(firstColumn)).toEqual([
    ["Year", ["2019", "2020", "2021"]],
  ]);
});
