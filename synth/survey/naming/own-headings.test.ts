import { expect, test } from "vitest";
import { ownHeadings } from "./own-headings.ts";

test("a page is headed by what no other page is headed by", () => {
  const page = (name: string, html: string) => ({ url: `https://x.example/${name}`, html: () => html });
  const found = ownHeadings([
    page("a", "<h1>Research projects</h1>"),
    page("b", "<h1>Acme</h1>"),
    page("c", "<h1>Acme</h1>"),
    page("d", "<h1>Two</h1><h1>of them</h1>"),
    { url: "https://x.example/e.csv" },
  ]);
  expect([...found]).toEqual([["https://x.example/a", "Research projects"]]);
});
