import { expect, test } from "vitest";
import { read } from "../read.ts";

async function readTable(label: string, values: readonly string[]): Promise<string[]> {
  const names = ["Short name", "Opened", "Keeper", "Lamps", "Tower"];
  const rows = names.map((name, at) => `<tr><td${label}>${name}</td><td>${values[at]!}</td></tr>`);
  const body = new TextEncoder().encode(`<main><h1>Ard light</h1><table>${rows.join("")}</table></main>`);
  const page = await read({ url: "https://a.example/ard", body, contentType: "text/html" }, { relations: true });
  return page.relations.map(({ source, columns }) => `${source} ${columns.map(({ name }) => name).join()}`);
}

test("cells of a class for labels are labels, the topmost as well, whatever stands beside them", async () => {
  const box = ["infobox Short name,Opened,Keeper,Lamps,Tower"];
  expect(await readTable(` class="label"`, ["ARD", "1999", "3 years", "3 lamps", "20 m"])).toEqual(box);
  expect(await readTable(` class="fact-key"`, ["ARD", "1999", "Ada Holm", "no limit", "brick"])).toEqual(box);
});
