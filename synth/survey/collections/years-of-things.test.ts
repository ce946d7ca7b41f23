import { expect, test } from "vitest";
import { sha256 } from "../../../core/ids.ts";
import type { Relation } from "../../../core/relation.ts";
import { read } from "../../../crawler/read/read.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import { yearsOfThings } from "./years-of-things.ts";

const HALLS = ["Ash Hall", "Birch Hall", "Cedar Hall", "Damson Hall"];
const table = (caption: string, years: readonly string[], more: number, names: readonly string[] = HALLS) =>
  `<table><caption>${caption}</caption><tr><th>Hall</th>${years.map((year) => `<th>${year}</th>`).join("")}</tr>${names
    .map((name, row) => `<tr><td>${name}</td>${years.map((_, at) => `<td>${more + row * 10 + at}</td>`).join("")}</tr>`)
    .join("")}</table>`;

async function found(...tables: readonly string[]): Promise<Relation[]> {
  const url = "https://a.example/figures.html";
  const html = `<title>Figures</title><h1>Figures</h1>${tables.join("")}`;
  const body = new TextEncoder().encode(html);
  const { relations } = await read({ url, body, contentType: "text/html" }, { relations: true });
  const page: FamilyPage = { url, snapshot: sha256(body), html: () => html };
  const halls: Relation = {
    ...testRelation(
      "halls",
      ["Hall", "Seats"],
      HALLS.map((hall, at) => [hall, `${200 + at * 35}`]),
      { about: true },
    ),
    source: "page_collection",
  };
  return yearsOfThings(relations, [halls], new Map([[url, page]]), "the Acme site");
}

test("tables of one page with the years of things side by side are one relation, a row per thing and year", async () => {
  const years = ["2021", "2022", "2023"];
  const [made, ...others] = await found(table("Concerts held", years, 100), table("Visitors by hall", years, 900));
  expect(others).toEqual([]);
  expect(made?.columns.map(({ name }) => name)).toEqual(["Hall", "Year", "Concerts held", "Visitors"]);
  expect(made?.rows).toHaveLength(12);
  expect(made?.rows[4]?.cells.map(({ value }) => value.printed)).toEqual(["Birch Hall", "2022", "111", "911"]);
  expect(made?.rows[4]?.cells[1]?.evidence.place).toMatchObject({ at: "node", start: 0, end: 4 });
});

test("years of accounts are years, too, and are called as they are printed", async () => {
  const [made] = await found(table("Visitors by hall", ["2021/22", "2022/23", "2023/24"], 900));
  expect(made?.rows[2]?.cells.map(({ value }) => value.printed)).toEqual(["Ash Hall", "2023/24", "902"]);
});

test("figures of what has no pages, of two years, or under a title that names no quantity are none", async () => {
  const years = ["2021", "2022", "2023"];
  expect(await found(table("Visitors", years, 900, ["Fees", "Grants", "Gifts", "Rents"]))).toEqual([]);
  expect(await found(table("Visitors", years.slice(1), 900))).toEqual([]);
  expect(await found(table("Key figures", years, 900))).toEqual([]);
  expect(await found(table("Visitors", years, 900), table("Visitors", years, 500))).toEqual([]);
});
