import { expect, test } from "vitest";
import { filedUnder } from "./filed-under.ts";

const names = ["Bell Lane", "Albion Mill", "Esk Mill", "Lime Row"].map((name) => [` ${name.toLowerCase()} `]);
const filed = (lines: readonly string[], value: string) => filedUnder(lines, value, names).map((found) => [...found]);

test("a list files what stands below its headings, up to the next one", () => {
  const lines = [
    "# Monuments",
    "## Chimneys (1)",
    '- [11] link "Bell Lane", Calder',
    "## Mills",
    '- [12] link "Albion Mill"',
    '- [13] link "Esk Mill"',
    "#### More of them",
    '- [14] link "Lime Row"',
    "## Contact",
    "Bell Lane 4",
  ];
  expect(filed(lines, "Chimney")).toEqual([[0]]);
  expect(filed(lines, "Mill")).toEqual([[1, 2, 3]]);
  expect(filed(lines, "Kiln")).toEqual([]);
});

test("a row of a box of links is headed by its first cell, and files only what stands in it", () => {
  const lines = [
    'Open | [9] link "Bell Lane" • [10] link "Albion Mill"',
    'Closed lines: [13] link "Esk Mill" · [14] link "Lime Row"',
  ];
  expect(filed(lines, "Open")).toEqual([[0, 1]]);
  expect(filed(lines, "Closed")).toEqual([[2, 3]]);
});

test("a sentence that begins with the word is no heading", () => {
  expect(filed(["Open from May to September every year", "Bell Lane"], "Open")).toEqual([]);
});
