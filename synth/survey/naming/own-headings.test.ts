import { expect, test } from "vitest";
import { ownHeadings, secondHeadings } from "./own-headings.ts";

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

test("the one second-level heading of a page is its own, though pages of one list share it", () => {
  const page = (url: string, ...headings: string[]) => ({
    url,
    html: () => `<h1>Site</h1>${headings.map((text) => `<h2>${text}</h2>`).join("")}<h3>Oban</h3>`,
  });
  const found = secondHeadings([page("/1", "Piers"), page("/2", "Piers"), page("/3", "Piers", "News"), page("/4")]);
  expect([...found]).toEqual([
    ["/1", "Piers"],
    ["/2", "Piers"],
  ]);
});
