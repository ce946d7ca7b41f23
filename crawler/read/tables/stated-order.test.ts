import { expect, test } from "vitest";
import { read } from "../read.ts";

async function datesOf(cells: readonly string[], beside = ""): Promise<string[]> {
  const rows = cells.map((cell, at) => `<tr><td>Boat ${"ABC"[at]}</td><td>${cell}</td></tr>`).join("");
  const html = `<html lang="en"><title>T</title><body><h1>Boats</h1>${beside}<table><tr><th>Boat</th><th>Launched</th></tr>${rows}</table></body></html>`;
  const body = new TextEncoder().encode(html);
  const { relations } = await read({ url: "https://a.example/", contentType: "text/html", body }, { relations: true });
  return relations[0]!.rows.map((row) => {
    const { value } = row.cells[1]!;
    return value.kind === "date" ? value.iso : value.kind;
  });
}

const time = (printed: string, stated: string) => `<time datetime="${stated}">${printed}</time>`;

test("dates that could be read in two ways are read as the page states one of them for machines", async () => {
  expect(await datesOf(["03/04/2021", "05/06/2021"])).toEqual(["unsure", "unsure"]);
  expect(await datesOf([time("03/04/2021", "2021-04-03"), "05/06/2021"])).toEqual(["2021-04-03", "2021-06-05"]);
  expect(await datesOf(["03/04/2021", "05/06/2021"], time("07/08/2021", "2021-07-08T09:00"))).toEqual([
    "2021-03-04",
    "2021-05-06",
  ]);
});

test("what the table's own dates show goes before, and statements that differ say nothing", async () => {
  expect(await datesOf(["03/04/2021", "25/06/2021"], time("07/08/2021", "2021-07-08"))).toEqual([
    "2021-04-03",
    "2021-06-25",
  ]);
  expect(await datesOf([time("03/04/2021", "2021-04-03"), time("05/06/2021", "2021-05-06")])).toEqual([
    "unsure",
    "unsure",
  ]);
});
