import { describe, expect, it } from "vitest";
import type { PlacedPage, PlacedWord } from "../foreign/placed-word.ts";
import { textInBox, textLines } from "../text/text-lines.ts";
import { placedDraft } from "./placed-draft.ts";
import { placedTables } from "./placed-tables.ts";

const SIZE = 10;
const LETTER = 5;

/** A page of monospaced text: a line per string, a letter 5 points wide; "!" before a line sets it in another font. */
function typed(...lines: string[]): PlacedPage {
  const words = lines.flatMap((line, at): PlacedWord[] => {
    const bold = line.startsWith("!");
    return [...line.replace(/^!/, " ").matchAll(/\S+/g)].map((match) => ({
      text: match[0],
      x: match.index * LETTER,
      y: 20 + at * 14,
      width: match[0].length * LETTER,
      height: SIZE,
      font: bold ? "bold" : "plain",
    }));
  });
  return { width: 600, height: 800, words };
}

function drafts(...pages: PlacedPage[]) {
  return placedTables(pages.map(textLines)).map((table) =>
    placedDraft(table, "pdf", (page, box) => ({ at: "pdf", page, box })),
  );
}

function grid(...pages: PlacedPage[]) {
  return drafts(...pages).map(
    (draft) =>
      draft && [draft.columns.map(({ name }) => name), ...draft.rows.map(({ cells }) => cells.map(({ text }) => text))],
  );
}

describe("tables without rules", () => {
  it("has columns where words line up, and joins the lines of a header", () => {
    const page = typed(
      "!Table 2. Lakes of the region",
      "!",
      "!Lake              Area    Greatest",
      "!                  (km²)   depth (m)",
      "Great Lake        1,234.5         40",
      "Little Lake          12.0          3",
      "Pond                   ..          1",
    );
    expect(grid(page)).toEqual([
      [
        ["Lake", "Area (km²)", "Greatest depth (m)"],
        ["Great Lake", "1,234.5", "40"],
        ["Little Lake", "12.0", "3"],
        ["Pond", "..", "1"],
      ],
    ]);
    expect(drafts(page)[0]?.name).toBe("Lakes of the region");
  });

  it("takes first rows whose figures are missing for rows where headings are set in another type", () => {
    const page = typed(
      "!Town              People  Water",
      "Ashby                      Great Lake",
      "Barton                 31  Sea",
      "Corby                 302  Old Mill",
      "Derby                   7  Pond",
    );
    expect(grid(page)[0]?.slice(0, 2)).toEqual([
      ["Town", "People", "Water"],
      ["Ashby", "", "Great Lake"],
    ]);
  });

  it("deals headings that nearly touch to the columns that they are flush with", () => {
    const rows = [
      "Alder            1,204   88.1    12",
      "Colne           15,332  140.2    31",
      "Far Dunmore         77    3.5     1",
    ];
    const right = typed("!Table 1. Lines", "!", "Line        Passengers Length Staff", ...rows);
    const header = ["Line", "Passengers", "Length", "Staff"];
    expect(grid(right)[0]).toEqual([
      header,
      ["Alder", "1,204", "88.1", "12"],
      ["Colne", "15,332", "140.2", "31"],
      ["Far Dunmore", "77", "3.5", "1"],
    ]);
    const left = typed(
      "Line Passengers Length Staff",
      "Oak  1,204      88.1   12",
      "Elm  15,332     140.2  31",
      "Fir  77         3.5    1",
    );
    expect(grid(left)[0]?.[0]).toEqual(header);
    // A sentence above a table heads nothing.
    expect(grid(typed("The lines of the north carry most", ...rows))[0]).toBeUndefined();
  });

  it("puts figures and words apart where nothing but their edges does", () => {
    const page = typed(
      "Line          Length Kind     Staff",
      "Alder           88.1 main        12",
      "Colne          140.2 branch       3",
      "Far Dunmore      3.5 main         1",
      "Elm             41.0 branch       5",
      "Oak             77.9 main        10",
    );
    expect(grid(page)[0]?.slice(1, 4)).toEqual([
      ["Alder", "88.1", "main", "12"],
      ["Colne", "140.2", "branch", "3"],
      ["Far Dunmore", "3.5", "main", "1"],
    ]);
    const units = typed(
      "Line       Length    Staff",
      "Alder       88.1 km     12",
      "Colne      140.2 km      3",
      "Dunmore      3.5 m       1",
    );
    expect(grid(units)[0]?.[1]).toEqual(["Alder", "88.1 km", "12"]);
  });

  it("ends a name where the figure behind it begins", () => {
    const page = typed(
      "Line           Opened   Staff",
      "Alder            1931      12",
      "Far Upper Coln 1902         3",
      "Elm              1955       1",
      "Oak              1977       8",
    );
    expect(grid(page)[0]?.[2]).toEqual(["Far Upper Coln", "1902", "3"]);
  });

  it("puts a header in the middle over several columns before theirs", () => {
    const page = typed(
      "!                     Area            Depth",
      "!Lake             2019    2020     least  most",
      "Great Lake         120     118         3    40",
      "Little Lake         12      13         1     3",
    );
    expect(grid(page)[0]?.[0]).toEqual(["Lake", "Area > 2019", "Area > 2020", "Depth > least", "Depth > most"]);
  });

  it("puts headers that begin with every second column before two each", () => {
    const page = typed(
      "!Lake              Area            Depth",
      "!                  2019    2020    least  most",
      "Great Lake          120     118        3    40",
      "Little Lake          12      13        1     3",
    );
    expect(grid(page)[0]?.[0]).toEqual(["Lake", "Area > 2019", "Area > 2020", "Depth > least", "Depth > most"]);
  });

  it("takes the sign of a unit below a header for the column's unit", () => {
    const page = typed(
      "!Lake             Area     Number",
      "!                 km²     of days",
      "Great Lake        120           3",
      "Little Lake        12           1",
    );
    expect(grid(page)[0]?.[0]).toEqual(["Lake", "Area (km²)", "Number of days"]);
  });

  it("keeps two columns apart that a header stands between", () => {
    const page = typed(
      "             Men             Women",
      "Town      2019    2020    2019    2020",
      "Ashby      120     118     130     140",
      "Barton      12      13      11      13",
      "Corby       22      23      21      28",
    );
    expect(grid(page)[0]?.slice(0, 2)).toEqual([
      ["Town", "Men > 2019", "Men > 2020", "Women > 2019", "Women > 2020"],
      ["Ashby", "120", "118", "130", "140"],
    ]);
  });

  it("goes on over the page, and leaves the repeated header out", () => {
    const header = "!Town               People     Area";
    const first = typed(header, "Ashby                  120      3.1", "Barton               1,120     13.0");
    const second = typed(header, "Corby                   20      2.2", "Derby                9,120     40.5");
    const [draft, ...others] = drafts(first, second);
    expect(others).toEqual([]);
    expect(draft?.rows.map(({ cells }) => [cells[0]?.text, cells[0]?.place])).toMatchObject([
      ["Ashby", { page: 1 }],
      ["Barton", { page: 1 }],
      ["Corby", { page: 2 }],
      ["Derby", { page: 2 }],
    ]);
  });

  it("joins a label that goes on below, marks totals, and keeps footnotes beside", () => {
    const page = typed(
      "!Item                       Cost",
      "Premises and                ",
      "administration             1,805",
      "Travel*                      200",
      "Total                      2,005",
      "* Without the journeys of guests.",
    );
    const [draft] = drafts(page);
    expect(draft?.rows.map(({ cells, total }) => [cells[0]?.text, cells[1]?.text, total])).toEqual([
      ["Premises and administration", "1,805", undefined],
      ["Travel*", "200", undefined],
      ["Total", "2,005", true],
    ]);
    expect(draft?.rows[1]?.cells[0]?.notes).toEqual(["Without the journeys of guests."]);
  });

  it("takes lines above groups of rows for sections", () => {
    const page = typed(
      "!Town              People    Area",
      "North",
      "Ashby                 120     3.1",
      "Barton                220     3.0",
      "South",
      "Corby                  20     2.2",
      "Derby                 920     4.5",
    );
    expect(grid(page)[0]?.map((row) => row.at(-1))).toEqual(["Section", "North", "North", "South", "South"]);
  });

  it("sees no table in running text, in two columns of it, or in a table of contents", () => {
    const prose = "The lake was surveyed in the year of the flood, and";
    const contents = [
      "Introduction ........... 3",
      "Lakes .................. 7",
      "Rivers ................ 12",
      "Index ................. 40",
    ];
    expect(drafts(typed(prose, prose, prose, prose))).toEqual([]);
    expect(drafts(typed(...Array.from({ length: 9 }, () => `${prose}      ${prose}`)))).toEqual([]);
    expect(drafts(typed(...contents))).toEqual([]);
  });

  it("finds each cell's text again in its box", () => {
    const page = typed(
      "!Town              People    Area",
      "Ashby                 120     3.1",
      "Barton under Hill     220      –",
      "Corby                        2.2",
    );
    const cells = drafts(page)[0]?.rows.flatMap((row) => row.cells) ?? [];
    expect(cells).toHaveLength(9);
    for (const { text, place } of cells) {
      expect(place.at === "pdf" && place.box && textInBox(page, place.box)).toBe(text);
    }
  });
});
