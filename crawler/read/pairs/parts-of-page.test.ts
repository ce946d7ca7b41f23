import { describe, expect, it } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { read } from "../read.ts";

const URL = "https://site.example/a.html";

async function relationsOf(html: string): Promise<Relation[]> {
  const body = Buffer.from(`<html lang=en><title>Handbook</title><body><h1>Handbook</h1>${html}</body></html>`);
  const { relations } = await read({ url: URL, body, contentType: "text/html" }, { relations: true });
  return relations.filter(({ source }) => source === "infobox" || source === "definition_list");
}

const list = (heading: string, takes: string, gives: string) =>
  `<h3>${heading}</h3><p>What it does.</p><dl><dt>Takes</dt><dd>${takes}</dd><dt>Gives</dt><dd>${gives}</dd></dl>`;

describe("lists of labels with values", () => {
  it("are about parts of their page where three state other values of the same", async () => {
    const parts = await relationsOf(
      list("open", "a name", "a file") + list("read", "a file", "bytes") + list("size", "bytes", "a count"),
    );
    expect(parts.map(({ name }) => name)).toEqual(["open", "read", "size"]);
    expect(parts.flatMap(({ rows }) => rows.map(({ about }) => about))).toEqual([undefined, undefined, undefined]);
  });

  it("are about their page where one stands there, or is printed again", async () => {
    const once = list("Facts", "a name", "a file");
    for (const html of [once, once + once + once]) {
      const relations = await relationsOf(html);
      expect(new Set(relations.flatMap(({ rows }) => rows.map(({ about }) => about)))).toEqual(new Set([URL]));
    }
  });

  it("are none where they are entries with the pages on which these are found", async () => {
    const entries = ["depth", "flags", "keys", "pages", "size"].map(
      (name, at) => `<li>${name} : <a href=p${at % 2}.html>page${at % 2}</a></li>`,
    );
    expect(await relationsOf(`<h3>Members</h3><ul>${entries.join("")}</ul>`)).toEqual([]);
    const linked = ["Country", "Region", "Mayor", "River"].map(
      (name, at) => `<li>${name} : <a href=p${at}.html>Name ${"ABCD"[at]}</a></li>`,
    );
    expect(await relationsOf(`<h3>Facts</h3><ul>${linked.join("")}</ul>`)).toHaveLength(1);
  });

  it("are none where they say the ways from the page", async () => {
    const ways = (labels: readonly string[]) =>
      labels.map((label) => `<b>${label}:</b> <a href=${label}.html>Sails</a><br>`).join("");
    expect(await relationsOf(`<div>${ways(["Next", "Up", "Previous"])}</div><p>Boats have sails.</p>`)).toEqual([]);
    expect(await relationsOf(`<div>${ways(["Suivant", "Précédent", "Sommaire"])}</div><p>Boats.</p>`)).toEqual([]);
    expect(await relationsOf(`<div>${ways(["Next", "Owner", "Builder"])}</div><p>Boats have sails.</p>`)).toHaveLength(
      1,
    );
    const figures = "<dl><dt>First</dt><dd>3 May 1950</dd><dt>Last</dt><dd>4 June 1980</dd></dl>";
    expect(await relationsOf(figures)).toHaveLength(1);
  });

  it("are none where most labels say nothing", async () => {
    const terms = "<dl><dt>Name</dt><dd></dd><dt>Use</dt><dd></dd><dt>Options</dt><dd>some</dd></dl>";
    expect(await relationsOf(terms)).toEqual([]);
    expect(await relationsOf(terms.replace("</dd><dt>Use", "tar</dd><dt>Use"))).toHaveLength(1);
  });

  it("are none where values go on from their labels as a sentence does", async () => {
    const list = (verb: string) =>
      `<dl><dt>F</dt><dd>${verb}the share</dd><dt>S</dt><dd>${verb}the sum</dd><dt>U</dt><dd>7</dd></dl>`;
    expect(await relationsOf(list("is "))).toEqual([]);
    expect(await relationsOf(list(""))).toHaveLength(1);
  });
});
