import { expect, test } from "vitest";
import { read } from "../read.ts";

async function columnsOf(cells: readonly string[]) {
  const row = (what: string, at: number) =>
    `<div class="call"><span class="call__day">${at + 3} May 2021</span>${what}<span class="call__tons">${900 + at * 37} t</span></div>`;
  const html = `<html lang="en"><title>T</title><body><main><h1>Calls</h1><p>All calls of the year.</p><div class="calls">${cells.map(row).join("")}</div></main></body></html>`;
  const body = new TextEncoder().encode(html);
  const { relations } = await read({ url: "https://a.example/", contentType: "text/html", body }, { relations: true });
  const { columns, rows } = relations[0]!;
  return columns.map(({ name }, at) => [name, ...rows.map((row) => row.cells[at]!.value.printed)]);
}
const PORTS = ["Aske", "Brede", "Corle", "Dune"];

test("what links stand for in some records stands in others without one: both are one piece, called by the class of what holds them", async () => {
  const columns = await columnsOf(
    PORTS.map((port, at) =>
      at === 2
        ? `<span class="call__city">${port}</span>`
        : `<span class="call__city"><a href="/${port}/">${port}</a></span>`,
    ),
  );
  expect(columns).toContainEqual(["City", ...PORTS]);
});

test("a link beside other text is a piece of its own", async () => {
  const columns = await columnsOf(
    PORTS.map((port) => `<span class="call__city"><a href="/${port}/">${port}</a> <i>${port} pier</i></span>`),
  );
  expect(columns.map(([name]) => name)).not.toContain("City");
});
