import { expect, test } from "vitest";
import type { Cell } from "../../core/relation.ts";
import { read } from "../../crawler/read/read.ts";
import { SeenPages } from "./seen-pages.ts";

const url = "https://a.example/";

test("a figure that its page alone reads in another unit is still to be read with its column", async () => {
  const html =
    "<html lang='zh'><title>甲县</title><h1>甲县</h1><table><tr><th>面积<td>30平方公里<tr><th>人口<td>40.46万人</table>";
  const source = { url, contentType: "text/html; charset=utf-8", body: new TextEncoder().encode(html) };
  const page = await read(source, { relations: true });
  const seen = new SeenPages();
  seen.add(url, page, source);
  const [box] = page.relations;
  const at = box!.columns.findIndex(({ name }) => name === "人口");
  const cell: Cell = box!.rows[0]!.cells[at]!;
  expect(seen.read(cell)).toMatchObject({ type: "cell" });
  const other: Cell = {
    ...cell,
    value: { kind: "number", printed: "40.46万人", decimal: "40.46", precision: 2, unit: "百人" },
  };
  expect(seen.read(other)).toEqual({ type: "printed", printed: { text: "40.46万人" } });
});
