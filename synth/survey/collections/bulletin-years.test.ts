import { expect, test } from "vitest";
import { sha256 } from "../../../core/ids.ts";
import type { Relation } from "../../../core/relation.ts";
import { read } from "../../../crawler/read/read.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import { figuresByName } from "./figures-by-name.ts";
import { tableFamilies } from "./table-families.ts";

type Words = [label: string, unit: string, change: string];
const bulletin = (year: number, [label, unit, change]: Words, rows: readonly (readonly [string, string, number])[]) =>
  `<h1>Waterworks ${year}</h1><table><caption>Table 1 Main indicators</caption><tr>${[
    label,
    unit,
    year,
    year - 1,
    change,
  ]
    .map((one) => `<th>${one}</th>`)
    .join("")}</tr>${rows
    .map(
      ([name, of, value]) =>
        `<tr><td>${name}</td><td>${of}</td><td>${value + year}</td><td>${value + year - 1}</td><td>${0.3}%</td></tr>`,
    )
    .join("")}</table>`;

async function yearlyOf(contents: readonly string[]): Promise<Relation | undefined> {
  const relations: Relation[] = [];
  const pages = new Map<string, FamilyPage>();
  for (const [at, content] of contents.entries()) {
    const url = `https://a.example/${at}.html`;
    const html = `<title>Works</title>${content}`;
    const body = new TextEncoder().encode(html);
    relations.push(...(await read({ url, body, contentType: "text/html" }, { relations: true })).relations);
    pages.set(url, { url, snapshot: sha256(body), html: () => html });
  }
  return tableFamilies(relations, pages).flatMap((family) => figuresByName(family) ?? [])[0];
}

const shown = (relation: Relation | undefined) => ({
  columns: relation?.columns.map(({ name, unit }) => `${name} ${unit ?? ""}`.trim()),
  rows: relation?.rows.map(({ cells }) => cells.map(({ value }) => value.printed).join(" ")),
});

const ENGLISH: Words = ["Indicator", "Unit", "Change"];
const ROWS = [
  ["Water supplied", "ML", 500],
  ["Leakage", "%", 90],
  ["Pipes", "km", 7000],
] as const;

test("bulletins that set a year against the one before give a row per year, the first and last years included", async () => {
  const years = await yearlyOf([2014, 2012, 2013].map((year) => bulletin(year, ENGLISH, ROWS)));
  expect(shown(years)).toEqual({
    columns: ["Year", "Water supplied ML", "Leakage %", "Pipes km"],
    rows: ["2011 2511 2101 9011", "2012 2512 2102 9012", "2013 2513 2103 9013", "2014 2514 2104 9014"],
  });
  expect(years?.rows.map(({ cells }) => cells[1]!.evidence.url.slice(-6))).toEqual([
    "1.html",
    "1.html",
    "2.html",
    "0.html",
  ]);
  const zh = await yearlyOf(
    [2014, 2012, 2013].map((year) =>
      bulletin(year, ["指标", "单位", "同比"], ROWS).replaceAll(/>(20\d\d)<\/th>/g, ">$1年</th>"),
    ),
  );
  expect(shown(zh).columns?.[0]).toBe("年份");
  expect(shown(zh).rows).toHaveLength(4);
});

test("what two bulletins state otherwise of a year is left out; targets beside the years are no bulletins of this kind", async () => {
  const revised = [2014, 2012, 2013, 2015].map((year) => bulletin(year, ENGLISH, ROWS));
  revised[0] = revised[0]!.replace("<td>2513</td>", "<td>2400</td>");
  expect(shown(await yearlyOf(revised)).rows?.[2]).toBe("2013  2103 9013");
  const planned = [2014, 2012, 2013].map((year) => bulletin(year, ["Indicator", "Unit", "Target"], ROWS));
  expect(await yearlyOf(planned)).toBeUndefined();
});
