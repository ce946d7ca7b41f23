import { expect, it } from "vitest";
import { displayWidth, textTable } from "./table.ts";

it("aligns columns by what a terminal shows of a text", () => {
  const [header, , ...rows] = textTable(
    ["title", "pages"],
    [
      ["统计局", 68],
      ["Bureau", 101],
      ["Cafe\u0301", 7],
    ],
  ).split("\n");
  expect(header).toBe("title   pages");
  expect(rows).toEqual(["统计局     68", "Bureau    101", "Cafe\u0301        7"]);
  expect(rows.map(displayWidth)).toEqual([13, 13, 13]);
});
