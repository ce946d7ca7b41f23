import { expect, test } from "vitest";
import { parseHtml } from "../dom/parse-html.ts";
import { textOf } from "../dom/text.ts";
import { bodyOf } from "../html.ts";
import { read } from "../read.ts";

const page = (pre: string) => `<html lang="en"><title>T</title><body><h1>Charter</h1>${pre}</body></html>`;

const relationsOf = async (pre: string) => {
  const body = new TextEncoder().encode(page(pre));
  const { relations } = await read({ url: "https://a.example/", contentType: "text/html", body }, { relations: true });
  return relations;
};

const printed = ({ columns, rows }: Awaited<ReturnType<typeof relationsOf>>[number]) =>
  rows.map(({ cells }) => cells.map(({ value }, at) => `${columns[at]!.name}=${value.printed}`).join("; "));

test("lines of labels with values in preformatted text are a thing's properties", async () => {
  const pre =
    "<pre>\nShelfmark:  MS 12\nDate ....: 1254-05-03\nMaterial:   parchment, with a\n            seal of wax\nSeals:      3\n</pre>";
  const [relation, ...others] = await relationsOf(pre);
  expect(others).toEqual([]);
  expect(printed(relation!)).toEqual([
    "Shelfmark=MS 12; Date=1254-05-03; Material=parchment, with a seal of wax; Seals=3",
  ]);
  expect(relation!.rows[0]!.about).toBe("https://a.example/");
  const text = textOf(bodyOf(parseHtml(page(pre)))!).replace("Charter ", "");
  for (const { value, evidence } of relation!.rows[0]!.cells) {
    const place = evidence.place as { start: number; end: number };
    expect(text.slice(place.start, place.end)).toBe(value.printed);
  }
});

test("blocks of the same labels are records", async () => {
  const [relation, ...others] = await relationsOf(
    "<pre>Name: Anna Berg\nBorn: 1850\nTown: Lund\n\nName: Otto Lind\nBorn: 1861\nDied: 1930</pre>",
  );
  expect(others).toEqual([]);
  expect(relation!.source).toBe("records");
  expect(printed(relation!)).toEqual([
    "Name=Anna Berg; Born=1850; Town=Lund; Died=",
    "Name=Otto Lind; Born=1861; Town=; Died=1930",
  ]);
});

test.each([
  ["a listing says so in its element", "<pre><code>Name: foo\nVersion: 1.2\nSize: 3 kB\n</code></pre>"],
  ["a listing says so in its class", '<div class="highlight"><pre>Name: foo\nVersion: 1.2\nSize: 3 kB\n</pre></div>'],
  ["words alone are no facts", "<pre>Host: example.com\nUser-Agent: curl\nAccept: text</pre>"],
  ["another line stands among them", "<pre>Name: foo\nVersion: 1.2\nbegin\nSize: 3 kB\n</pre>"],
])("other preformatted text gives none: %s", async (_, pre) => {
  expect(await relationsOf(pre)).toEqual([]);
});
