import { expect, test } from "vitest";
import { sha256 } from "../../../core/ids.ts";
import type { Relation } from "../../../core/relation.ts";
import { read } from "../../../crawler/read/read.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import { tableFamilies } from "./table-families.ts";

const CLUBS = ["Ard", "Bel", "Cor", "Dun", "Elm"];

async function family(folder: string, caption: string): Promise<Relation | undefined> {
  const relations: Relation[] = [];
  const pages = new Map<string, FamilyPage>();
  const add = async (url: string, title: string, head: string, at: number) => {
    const rows = ["Oak", "Fir"].map((boat, row) => `<tr><td>${boat}</td><td>${30 + at + row}</td><td>${at}</td></tr>`);
    const html =
      `<title>${title}</title><body><main><h1>${title}</h1><h2>${head}</h2><table>` +
      `<tr><th>Boat</th><th>Metres</th><th>Wins</th></tr>${rows.join("")}</table></main></body>`;
    const body = new TextEncoder().encode(html);
    relations.push(...(await read({ url, body, contentType: "text/html" }, { relations: true })).relations);
    pages.set(url, { url, snapshot: sha256(body), html: () => html });
  };
  for (const [at, club] of CLUBS.entries())
    await add(`https://a.example/clubs/${club}.html`, `${club} rowing club`, "Boats of the club", at);
  await add(`https://a.example/${folder}/1999.html`, "Summer regatta", caption, 7);
  return tableFamilies(relations, pages).find(({ source }) => source === "html_table");
}

const pagesOf = (relation: Relation | undefined) =>
  new Set(relation?.rows.map(({ cells }) => cells[0]!.evidence.url)).size;

test("a page elsewhere whose table has the same headings under another name is none of the family", async () => {
  expect(pagesOf(await family("regattas", "Results by boat"))).toBe(5);
});

test("one in their folder, or with a table of their name, is", async () => {
  expect(pagesOf(await family("clubs", "Results by boat"))).toBe(6);
  expect(pagesOf(await family("regattas", "Boats of the club"))).toBe(6);
});
