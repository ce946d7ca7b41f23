import { expect, test } from "vitest";
import { sortingPage } from "./sorting-pages.ts";

test("a page that is called after what its headings are says how things lie in them", () => {
  expect(sortingPage("Districts", ["Overburn", "Low Moor", "Marden Vale"])).toBe("in the district");
  expect(sortingPage("Our lines", ["Coast Line", "Hill Line", "Ring"])).toBe("on the line");
});

test("a page that is called after what it lists, or of a heading that names things, does not", () => {
  expect(sortingPage("Stations", ["Overburn", "Low Moor", "Marden Vale"])).toBeUndefined();
  expect(sortingPage("Districts", ["Overburn", "Coastal towns", "Inland towns"])).toBeUndefined();
  expect(sortingPage("Districts", ["Overburn", "Low Moor"])).toBeUndefined();
});
