import { expect, test } from "vitest";
import { read } from "../read.ts";

const BOAT = `{"@type":"Product","name":"Heron 23","category":"Day boats","sku":"H23","brand":{"@type":"Brand","name":"Alder"}}`;

async function described(card: string): Promise<string[]> {
  const html = `<html><head><script type="application/ld+json">${BOAT}</script></head><body><main>
    <h1>Heron 23</h1><p>Day boats of Alder, H23</p>
    <h2>Beside it</h2><article itemscope itemtype="http://schema.org/Product"><h3 itemprop="name">${card}</h3>
    <span itemprop="sku">T9</span> <span itemprop="category">Tenders</span></article></main></body></html>`;
  const page = { body: new TextEncoder().encode(html), contentType: "text/html", url: "https://boats.example/heron" };
  const { relations } = await read(page, { relations: true });
  return relations.filter(({ source }) => source === "infobox").map(({ name }) => name);
}

test("the one thing that a page describes is read, though a card of another one is marked up the same way", async () => {
  expect(await described("Teal 9")).toContain("Heron 23");
});

test("what is marked up where it is shown is not read from a script again", async () => {
  expect(await described("Heron 23")).toEqual(["Heron 23"]);
});
