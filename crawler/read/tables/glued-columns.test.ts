import { describe, expect, it } from "vitest";
import type { PlacedWord } from "../foreign/placed-word.ts";
import { textLines } from "../text/text-lines.ts";
import { columnIntervals, placeLine } from "./column-intervals.ts";
import { withoutGlue } from "./glued-columns.ts";

const LETTER = 5;
/** Points between a cell that is flush right and the next, which is flush left: less than between two words. */
const GAP = 3;

/** Each row's cells: the first at the left margin, then pairs of one that ends and one that begins at a common edge. */
function read(...rows: string[][]): string[][] {
  const words: PlacedWord[] = rows.flatMap((row, at) => {
    const placed = (text: string, left: number) =>
      [...text.matchAll(/\S+/g)].map(
        (match): PlacedWord => ({
          text: match[0],
          x: left + match.index * LETTER,
          y: 20 + at * 14,
          width: match[0].length * LETTER,
          height: 10,
        }),
      );
    return row.flatMap((text, col) => {
      if (col === 0) return placed(text, 0);
      const edge = 250 * Math.ceil(col / 2);
      return placed(text, col % 2 === 1 ? edge - text.length * LETTER : edge + GAP);
    });
  });
  const lines = textLines({ words });
  const columns = withoutGlue(columnIntervals(lines), lines);
  return lines.map((line) => {
    const placed = placeLine(line, columns, true);
    return columns.map((_, at) => placed.find(({ from, to }) => from === at && to === at)?.phrase.text ?? "");
  });
}

describe("columns that nearly touch", () => {
  it.each([
    [
      "figures before words",
      [
        ["Ashby", "1,200", "Great Lake"],
        ["Barton", "13", "Sea"],
        ["Corby", "7", "Old Mill"],
      ],
    ],
    [
      "words before words",
      [
        ["1", "Ashby", "Great Lake"],
        ["2", "Barton under Hill", "Sea"],
        ["3", "Derby Town", "River of the North"],
        ["4", "Ely", "Old Mill"],
      ],
    ],
    [
      "figures before figures, which may read as one whose thousands stand apart",
      [
        ["Ashby", "3", "1"],
        ["Barton", "31", "1001"],
        ["Corby", "302", "12"],
        ["Derby", "3,003", "10003"],
        ["Ely", "35", "6"],
        ["Frome", "7", "104"],
      ],
    ],
    [
      "figures with their units before words",
      [
        ["Ashby", "9.5 %", "Great Lake"],
        ["Barton", "113.5 %", "Sea"],
        ["Corby", "27.0 %", "Old Mill"],
      ],
    ],
    [
      "dates before words",
      [
        ["Ashby", "1 May 2010", "Great Lake"],
        ["Barton", "12 June 2011", "Sea"],
        ["Corby", "3 September 2012", "Old Mill"],
      ],
    ],
    [
      "missing values, said or not",
      [
        ["Ashby", "–", "Great Lake"],
        ["Barton", "31", "Sea"],
        ["Corby", "", "River of the North"],
        ["Derby", "302", "Pond"],
        ["Ely", "7", "Old Mill"],
      ],
    ],
    [
      "two seams of one line",
      [
        ["Ashby", "1,200", "Great Lake", "3.5", "open"],
        ["Barton", "13", "Sea", "120.25", "closed"],
        ["Corby", "7", "Old Mill", "7.0", "for members"],
      ],
    ],
  ])("tells %s apart", (_, rows) => {
    expect(read(...rows)).toEqual(rows);
  });

  it.each([
    ["begin with the same word", ["Lake Ashby", "Lake Barton", "Lake Corby", "Lake Ely"]],
    ["are dates", ["1 May 2010", "2 May 2011", "3 May 2012", "4 May 2013"]],
    ["have words of one length", ["Old Mill", "New Pond", "Red Lake", "Big Hill"]],
  ])("keeps cells together that %s", (_, cells) => {
    const rows = cells.map((cell, at) => [cell, `${10 ** at}`]);
    expect(read(...rows)).toEqual(rows);
  });

  it.each([
    [
      "flush with the space before the unit",
      [
        ["12.5", "km²"],
        ["7.25", "m"],
        ["1,112.0", "miles"],
      ],
    ],
    [
      "ranges flush with their dashes",
      [
        ["1", "– 5"],
        ["10", "– 25"],
        ["125", "– 1,130"],
      ],
    ],
    [
      "figures whose thousands stand apart",
      [
        ["1", "234"],
        ["12", "345.5"],
        ["123", "456.75"],
      ],
    ],
  ])("keeps %s together", (_, cells) => {
    const rows = cells.map(([before, behind], at) => [`Town ${"x".repeat(at + 3)}`, before!, behind!]);
    expect(read(...rows)).toEqual(cells.map(([before, behind], at) => [rows[at]![0], `${before} ${behind}`]));
  });
});
