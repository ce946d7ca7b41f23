import { deflateSync, gzipSync } from "node:zlib";
import { textContent } from "domutils";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as XLSX from "xlsx";
import { SkipError } from "../../../core/errors.ts";
import { sha256 } from "../../../core/ids.ts";
import { typeColumn } from "../../../logic/values/type-column.ts";
import { printedAt } from "../observe/relocate.ts";
import { read } from "../read.ts";
import { descendants, elementAt, elementPath, type Tag } from "./dom.ts";
import { parseHtml } from "./parse-html.ts";

const readText = (html: string, contentType = "text/html") =>
  read({ url: "https://site.example/", body: Buffer.from(html), contentType }, { relations: true });

/** No test of timing: where others use the machine, pages this large take a while. */
const BUSY_MACHINE = 400_000;

describe("hostile pages", () => {
  it(
    "survives three hundred thousand nested elements",
    async () => {
      const page = await readText(`${"<div>".repeat(300_000)}deep`);
      expect(page.observation).toBe("deep");
    },
    BUSY_MACHINE,
  );

  it("keeps no more elements than the longest documents have, and says so", async () => {
    const document = parseHtml(`${"<i></i>".repeat(600_000)}<b>last</b>`);
    const [root] = document.children;
    expect((root as Tag).page?.all.length).toBeLessThanOrEqual(500_001);
    expect((root as Tag).page?.isCut).toBe(true);
    expect(textContent(document)).toBe("last");
  });

  it("survives a hundred thousand unclosed inline elements", async () => {
    const page = await readText(`${"<b><i>".repeat(100_000)}deep`);
    expect(page.mainText).toBe("deep");
  });

  it(
    "survives twenty thousand tables within each other, and reads the one behind them",
    async () => {
      const last =
        "<table><tr><th>A</th><th>B</th></tr><tr><td>x</td><td>1</td></tr><tr><td>y</td><td>2</td></tr></table>";
      const page = await readText(`${"<table><tr><td>".repeat(20_000)}${"</table>".repeat(20_000)}${last}`);
      expect(page.relations.map(({ columns }) => columns.map(({ name }) => name))).toEqual([["A", "B"]]);
    },
    BUSY_MACHINE,
  );

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

  it("says which sheets of a workbook it could not read, and skips one of which it could read none", async () => {
    const workbook = (names: string[], lost: (book: XLSX.WorkBook) => void): Buffer => {
      const book = XLSX.utils.book_new();
      for (const name of names)
        XLSX.utils.book_append_sheet(
          book,
          XLSX.utils.aoa_to_sheet([
            ["Lake", "Area"],
            ["Great", 2],
            ["Little", 1],
          ]),
          name,
        );
      lost(book);
      return XLSX.write(book, { type: "buffer", bookType: "xlsx" }) as Buffer;
    };
    const readBook = (body: Buffer) =>
      read({ url: "https://site.example/lakes.xlsx", body, contentType: "" }, { relations: true });
    // A range without a cell in it, as it is left of a sheet that breaks off.
    const half = workbook(["Lakes", "Rivers"], ({ Sheets }) => {
      Sheets.Lakes = { "!ref": "A1:B3" };
    });
    const page = await readBook(half);
    expect(page.warnings).toEqual(['sheet "Lakes" is empty or could not be read']);
    expect(page.relations.map(({ name }) => name)).toEqual(["Rivers"]);
    const whole = workbook(["Lakes"], () => {});
    const named = whole.indexOf("xl/worksheets/sheet1.xml");
    const torn = Buffer.from(
      whole.toString("latin1").replaceAll("xl/worksheets/sheet1.xml", "xl/worksheets/sheet9.xml"),
      "latin1",
    );
    expect(named).toBeGreaterThan(0);
    await expect(readBook(torn)).rejects.toMatchObject({ reason: "unreadable" });
  }, 60_000);

  it("says what it does not read", async () => {
    const body = Buffer.from([0, 1, 2, 3, 4, 5]);
    await expect(
      read({ url: "https://site.example/x.bin", body, contentType: "" }, { relations: true }),
    ).rejects.toMatchObject({
      reason: "unsupported_type",
    });
  });

  it("reads a packed table, and finds its cells again in the packed bytes", async () => {
    const body = gzipSync("Lake;Area\nGreat;1,5\nLittle;0,5\n");
    const source = { url: "https://site.example/lakes.csv.gz", body, contentType: "application/gzip" };
    const page = await read(source, { relations: true });
    expect(page.snapshot).toBe(sha256(body));
    const cell = page.relations[0]?.rows[1]?.cells[1];
    expect(cell?.value).toMatchObject({ decimal: "0.5" });
    expect(cell && (await printedAt(source, cell.evidence.place))).toBe("0,5");
  });

  it("skips a gzip bomb, and gzip that is none", async () => {
    const bomb = { url: "https://site.example/x.csv.gz", body: gzipSync(Buffer.alloc(80_000_000)), contentType: "" };
    await expect(read(bomb, { relations: true })).rejects.toMatchObject({ reason: "too_large" });
    const broken = { ...bomb, body: Buffer.from("1f8b0800garbage", "latin1") };
    broken.body.set([0x1f, 0x8b]);
    await expect(read(broken, { relations: true })).rejects.toMatchObject({ reason: "unreadable" });
  });

  it("skips an image of more pixels than any page has before it is decoded", async () => {
    const header = Buffer.alloc(64);
    Buffer.from("89504e470d0a1a0a0000000d49484452", "hex").copy(header);
    header.writeUInt32BE(60_000, 16);
    header.writeUInt32BE(60_000, 20);
    const reading = read(
      { url: "https://site.example/x.png", body: header, contentType: "image/png" },
      { relations: true },
    );
    await expect(reading).rejects.toMatchObject({ reason: "too_large" });
  });

  it("loses one page to a PDF whose stream unpacks without end", async () => {
    const body = pdfBomb(200_000_000);
    const outcome = await read({ url: "https://site.example/x.pdf", body, contentType: "" }, { relations: true }).then(
      (page) => page.observation.length,
      (error: unknown) => error,
    );
    if (typeof outcome === "number") expect(outcome).toBeLessThan(1_000_000);
    else expect(outcome).toMatchObject({ reason: "unreadable" });
  }, 120_000);

  it("reads a page of 50,000 labels without a relation of them all", async () => {
    const body = Buffer.from(
      `<p>${Array.from({ length: 50_000 }, (_, at) => `<b>L${at}:</b> ${at}<br>`).join("")}</p>`,
    );
    const page = await read({ url: "https://site.example/", body, contentType: "text/html" }, { relations: true });
    expect(page.relations).toEqual([]);
  });

  it("reads a CSV of 50,000 columns without a relation of them all", async () => {
    const body = Buffer.from(`${"a,".repeat(50_000)}\n`.repeat(3));
    const page = await read({ url: "https://site.example/x.csv", body, contentType: "" }, { relations: true });
    expect(page.relations).toEqual([]);
  });
});

describe("hostile texts", () => {
  // A rule with nested repetition would not end within the test's deadline.
  it.each([
    "1",
    "1,",
    "1.",
    "1 ",
    "(",
    "(1)",
    "a ",
    "1a",
    "1 km",
    "–",
    "$1",
    "±1",
    "[1]",
    "*",
    "年",
    "1/",
    "12 May ",
    "\t",
    "e1",
    "a-",
  ])("reads a cell of %j ten thousand times over", (piece) => {
    for (const text of [piece.repeat(10_000), `1${piece.repeat(10_000)}x`, `(${piece.repeat(10_000)}`]) {
      const { values } = typeColumn("Value", [{ text }, { text: "12 km" }, { text: "13 km" }]);
      expect(values).toHaveLength(3);
    }
  });
});

/** A PDF of one page whose content is a megabyte of zeros packed again and again. */
function pdfBomb(size: number): Buffer {
  const inner = deflateSync(deflateSync(Buffer.alloc(size, " ")));
  const head =
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n";
  const page = "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj\n";
  const stream = `4 0 obj<</Length ${inner.length}/Filter[/FlateDecode/FlateDecode]>>stream\n`;
  const tail = "\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF";
  return Buffer.concat([Buffer.from(head + page + stream), inner, Buffer.from(tail)]);
}
