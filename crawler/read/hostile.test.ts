import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SkipError } from "../../core/errors.ts";
import { descendants, elementAt, elementPath } from "./dom.ts";
import { parseHtml } from "./parse-html.ts";
import { read } from "./read.ts";

const readText = (html: string, contentType = "text/html") =>
  read({ url: "https://site.example/", body: Buffer.from(html), contentType }, { relations: true });

describe("hostile pages", () => {
  it("survives three hundred thousand nested elements", async () => {
    const page = await readText(`${"<div>".repeat(300_000)}deep`);
    expect(page.observation).toBe("deep");
  });

  it("survives a hundred thousand unclosed inline elements", async () => {
    const page = await readText(`${"<b><i>".repeat(100_000)}deep`);
    expect(page.mainText).toBe("deep");
  });

  it("keeps a cell with the largest spans to the rows that are there", async () => {
    const page = await readText(
      "<table><tr><th>A</th><th>B</th></tr><tr><td rowspan=65534>x</td><td>1</td></tr><tr><td>2</td></tr></table>",
    );
    expect(page.relations[0]?.rows.map((row) => row.cells.map((cell) => cell.value.printed))).toEqual([
      ["x", "1"],
      ["x", "2"],
    ]);
  });

  it("gives no relation where spans multiply beyond any real table", async () => {
    const row = `<tr>${"<td colspan=65534 rowspan=65534>x</td>".repeat(50)}</tr>`;
    const page = await readText(`<table><tr><th>A</th><th>B</th></tr>${row.repeat(1000)}</table>`);
    expect(page.relations).toEqual([]);
    expect(page.observation.length).toBeLessThan(10_000_000);
  });

  it("reads past a row of 50,000 columns", async () => {
    const page = await readText(`<table><tr>${"<td>x</td>".repeat(50_000)}</tr></table><p>after</p>`);
    expect(page.observation.endsWith("after")).toBe(true);
    expect(page.relations).toEqual([]);
  });

  it("reads an attribute of a megabyte", async () => {
    const page = await readText(`<p class="${"nav ".repeat(300_000)}" title="${"&amp;".repeat(200_000)}">text</p>`);
    expect(page.observation).toBe("text");
  });

  it("takes attributes named like parts of JavaScript objects for what they are", async () => {
    const page = await readText('<p __proto__="x" constructor="y" hasownproperty="z">text</p>');
    expect(page.mainText).toBe("text");
  });

  it("reads any text as HTML without throwing, and finds every element again by its path", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "<table>",
        "<tr>",
        "<td>",
        "</td>",
        "<p>",
        "</p>",
        "</div>",
        "<div>",
        "<li>",
        "<ul>",
        "</ul>",
        "<a href=x>",
        "</a>",
      ),
      fc.constantFrom(
        "<svg>",
        "<select>",
        "<option>",
        "</select>",
        "<html lang=x>",
        "<body>",
        "</body>",
        "<!--",
        "-->",
        "<script>",
        "&amp;",
      ),
      fc.string({ maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const document = parseHtml(pieces.join(""));
        for (const tag of descendants(document)) expect(elementAt(document, elementPath(tag))).toBe(tag);
      }),
    );
  });
});

describe("foreign files", () => {
  it.each([
    [
      "a workbook that is none",
      Buffer.concat([Buffer.from("504b0304", "hex"), Buffer.from("xl/workbook.xml garbage")]),
    ],
    ["a PDF that is none", Buffer.from("%PDF-1.7\ngarbage")],
  ])(
    "skips %s as unreadable",
    async (_, body) => {
      const reading = read({ url: "https://site.example/file", body, contentType: "" }, { relations: true });
      await expect(reading).rejects.toMatchObject({ reason: "unreadable" });
      await expect(reading).rejects.toBeInstanceOf(SkipError);
    },
    60_000,
  );

  it("says what it does not read", async () => {
    const body = Buffer.from([0, 1, 2, 3, 4, 5]);
    await expect(
      read({ url: "https://site.example/x.bin", body, contentType: "" }, { relations: true }),
    ).rejects.toMatchObject({
      reason: "unsupported_type",
    });
  });
});
