import { describe, expect, it } from "vitest";
import { read } from "../read.ts";

const PROSE =
  "<p>The editor keeps notes in order. It was made for one ship and is used on many, for it needs little.</p>";

async function listsOf(list: string): Promise<string[][]> {
  const body = Buffer.from(
    `<html lang=en><title>Editor</title><body><h1>Editor</h1>${PROSE}${list}${PROSE}</body></html>`,
  );
  const page = await read({ url: "https://site.example/", body, contentType: "text/html" }, { relations: true });
  return page.relations.map(({ columns }) => columns.map(({ name }) => name));
}

describe("a definition list that is a table of contents", () => {
  it("is no relation where its terms lead to the documents of their descriptions", async () => {
    const inner = "<dl><dt><a href=in.html#a>Scope</a></dt><dt><a href=in.html#b>Words</a></dt></dl>";
    const list = `<dl><dt><a href=in.html>Introduction</a></dt><dd>${inner}</dd>
      <dt><a href=use.html>Use</a></dt><dd><dl><dt><a href=use.html#a>Keys</a></dt></dl></dd></dl>`;
    expect(await listsOf(list)).toEqual([]);
  });

  it("is no relation where its terms count, or its links lead to places of the page", async () => {
    const rows = ["What it is", "Installing", "First run"];
    const counted = rows.map((row, at) => `<dt>Chapter ${at + 1}</dt><dd><a href=c${at}.html>${row}</a></dd>`);
    expect(await listsOf(`<dl>${counted.join("")}</dl>`)).toEqual([]);
    const within = rows.map((row, at) => `<dt>${row.slice(0, 5)}</dt><dd><a href=#c${at}>${row}</a></dd>`);
    expect(await listsOf(`<dl>${within.join("")}</dl>`)).toEqual([]);
  });

  it("is one where the links are values of properties", async () => {
    const linked = `<dl><dt><a href=/w/Country>Country</a></dt><dd><a href=/c/n>Norland</a></dd>
      <dt><a href=/w/Mayor>Mayor</a></dt><dd><a href=/p/1>Ada Berg</a></dd></dl>`;
    expect(await listsOf(linked)).toEqual([["Country", "Mayor"]]);
    const counted = "<dl><dt>Line 1</dt><dd><a href=/a>Harbour</a>, 4 km</dd><dt>Line 2</dt><dd>Mole, 7 km</dd></dl>";
    expect(await listsOf(counted)).toEqual([["Line 1", "Line 2"]]);
  });
});
