import { expect, test } from "vitest";
import { read } from "../read.ts";

/** What a table under a line is called. */
async function called(line: string) {
  const html = `<html><title>Water board</title><body><h1>Notice</h1><p>${line}</p><table><tr><th>Well</th><th>Depth (m)</th></tr><tr><td>Alder</td><td>12</td></tr><tr><td>Birch</td><td>20</td></tr></table></body></html>`;
  const body = new TextEncoder().encode(html);
  const { relations } = await read({ url: "https://a.example/", contentType: "text/html", body }, { relations: true });
  return relations.find(({ source }) => source === "html_table")?.name;
}

test("a line that labels what follows is the title of its table", async () => {
  expect(await called("附表：不合格水井名单")).toBe("附表：不合格水井名单");
  expect(await called("附件2 停用水井一览表")).toBe("附件2 停用水井一览表");
  expect(await called("Annex B: Wells closed")).toBe("Annex B: Wells closed");
});

test("a sentence before a table, or a link to something else, is no title of it", async () => {
  expect(await called("Table 3 shows all wells.")).toBe("Notice");
  expect(await called("表1：水井见下。其余另行公布")).toBe("Notice");
  expect(await called('附件：<a href="/list.xls">不合格水井名单</a>')).toBe("Notice");
});
