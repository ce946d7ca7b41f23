import { expect, test } from "vitest";
import { sha256 } from "../../../core/ids.ts";
import type { Relation } from "../../../core/relation.ts";
import { read } from "../../../crawler/read/read.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import { tableFamilies } from "./table-families.ts";

/** The family of the tables of some pages, each with its heading. */
async function familyOf(headings: readonly string[]): Promise<Relation | undefined> {
  const relations: Relation[] = [];
  const pages = new Map<string, FamilyPage>();
  for (const [at, heading] of headings.entries()) {
    const url = `https://a.example/${at}.html`;
    const rows = ["Ash", "Elm", "Oak"].map((name, row) => `<tr><td>${name}</td><td>${at * 7 + row}</td></tr>`);
    const html = `<title>Woods</title><h1>${heading}</h1><table><tr><th>Wood</th><th>Felled</th></tr>${rows.join("")}</table>`;
    const body = new TextEncoder().encode(html);
    relations.push(...(await read({ url, body, contentType: "text/html" }, { relations: true })).relations);
    pages.set(url, { url, snapshot: sha256(body), html: () => html });
  }
  return tableFamilies(relations, pages)[0];
}

test("what tells pages apart by a year each is a year, whatever else their headings say", async () => {
  const family = await familyOf([2010, 2011, 2012, 2013, 2014].map((year) => `Fellings in ${year}`));
  expect(family?.columns[0]).toMatchObject({ name: "Year", role: "year" });
});
