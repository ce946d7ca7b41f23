import { expect, test } from "vitest";
import { pageDescription } from "./page-description.ts";

test("what the markup says of the page is read, however its attributes stand", () => {
  expect(pageDescription('<meta charset="utf-8"><meta name="description" content="All our mills">')).toBe(
    "All our mills",
  );
  expect(pageDescription("<meta content='Mills &amp; kilns' property=og:description>")).toBe("Mills & kilns");
  expect(pageDescription('<meta name="keywords" content="mills">')).toBe("");
});

test("a head of unclosed tags says nothing", () => {
  expect(pageDescription("<meta ".repeat(40_000))).toBe("");
});
