import { expect, test } from "vitest";
import { toMarkdown } from "../observe/markdown.ts";
import { read } from "../read.ts";

const table = (cells: readonly string[]) =>
  `<html lang="en"><title>T</title><body><h1>Boats</h1><table><tr><th>Boat</th><th>Price (€)</th></tr>${cells
    .map((cell, at) => `<tr><td>Boat ${"ABCDEF"[at]}</td><td>${cell}</td></tr>`)
    .join("")}</table></body></html>`;

test("a cell's value is what still holds beside what is struck through", async () => {
  const body = new TextEncoder().encode(
    table(["<s>500</s> 400", "<del>300</del> <ins>200</ins>", "100 <strike>150</strike>", "<s>90</s>", "<s>70</s> 70"]),
  );
  const { relations } = await read({ url: "https://a.example/", contentType: "text/html", body }, { relations: true });
  const cells = relations[0]!.rows.map((row) => row.cells[1]!);
  expect(cells.map(({ value }) => value.printed)).toEqual(["400", "200", "100", "90", "70"]);
  expect(cells.map(({ evidence: { place } }) => ("start" in place ? place.start : undefined))).toEqual([
    4,
    4,
    0,
    undefined,
    3,
  ]);
});

test("Markdown has it struck through", () => {
  expect(
    toMarkdown(
      "<h1>Boats</h1><main><p>It was <s>red</s> blue for <del>two</del> three years.</p></main>",
      "https://a.example/",
    ),
  ).toContain("It was ~~red~~ blue for ~~two~~ three years.");
});
