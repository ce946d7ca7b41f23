import { describe, expect, it } from "vitest";
import { matrixDraft } from "./matrix-table.ts";

function draftOf(csv: string) {
  const rows = csv
    .split("\n")
    .map((line, row) => line.split(",").map((text, col) => ({ text, place: { at: "csv" as const, row, col } })));
  const draft = matrixDraft(rows, "catches", "csv");
  return (
    draft && [
      draft.columns.map(({ name }) => name),
      ...draft.rows.map(({ cells, total }) => [...cells.map(({ text }) => text), ...(total ? ["is a total"] : [])]),
    ]
  );
}

describe("a table of texts", () => {
  it("has the names of its rows below an empty corner, and years beside it are headings", () => {
    expect(draftOf(",2001,2002\nCod,1,2\nLing,3,4")).toEqual([
      ["Name", "2001", "2002"],
      ["Cod", "1", "2"],
      ["Ling", "3", "4"],
    ]);
    expect(draftOf(",Area,People\nSkerry,12,3\nHolm,4,5")?.[0]).toEqual(["Name", "Area", "People"]);
  });

  it("counts its rows below an empty corner, which is no column", () => {
    expect(draftOf(",Area,People\n0,12,3\n1,4,5")?.[0]).toEqual(["Area", "People"]);
  });

  it("has a second row of headings where the first one groups them, with years and words repeated", () => {
    expect(draftOf("Region,2001,,2002,\n,Men,Women,Men,Women\nNorth,1,2,3,4\nSouth,5,6,7,8")?.[0]).toEqual([
      "Region",
      "2001 > Men",
      "2001 > Women",
      "2002 > Men",
      "2002 > Women",
    ]);
  });

  it("has records that are longer than the headings, the first one included", () => {
    expect(draftOf("Year,Fish,\n2001,Cod,late\n2002,Eel,\n2003,Ling,")).toEqual([
      ["Year", "Fish"],
      ["2001", "Cod"],
      ["2002", "Eel"],
      ["2003", "Ling"],
    ]);
  });

  it("ends above notes that stand behind a gap, whatever commas are in them", () => {
    const table = "Town,People,Area\nAshby,1200,3.1\nBarton,13,120.25";
    const rows = draftOf(table);
    expect(draftOf(`${table}\n\nSource: office, of towns\nPrinted,by hand,on paper`)).toEqual(rows);
    expect(draftOf(`${table}\n\nTotal,1213,123.35`)).toHaveLength(rows!.length + 1);
    expect(draftOf(`${table}\n\nCorby,7,`)).toHaveLength(rows!.length + 1);
  });

  it("has totals of its parts", () => {
    expect(draftOf("Town,Boats\nAsh,4\nElm,5\nNorth total,9\nTotal,9")?.slice(3)).toEqual([
      ["North total", "9", "is a total"],
      ["Total", "9", "is a total"],
    ]);
    expect(draftOf("城市,船\n东港,4\n西港,5\n北部合计,9")?.[3]).toEqual(["北部合计", "9", "is a total"]);
  });

  it("begins below notes of a label and what it says", () => {
    const headings = ["Berth", "Length", "Depth"];
    const records = "East,120,7\nWest,98,6\nNorth,210,9";
    expect(
      draftOf(`Report date:,1 March 2024,\nPrepared by:,J. Doe,\n,,\nBerth,Length,Depth\n${records}`)?.[0],
    ).toEqual(headings);
    expect(draftOf(`Report date,1 March 2024,\nAuthor,J. Doe,\nBerth,Length,Depth\n${records}`)?.[0]).toEqual(headings);
    expect(draftOf("Year,Boats,\n2001,5,\n2002,6,late\n2003,7,late")?.[0]).toEqual(["Year", "Boats"]);
  });

  it("is named by the line that says it is a table's title", () => {
    const rows = [["Harbour office"], ["Table 2: Berths"], ["Berth", "Length"], ["East", "12"], ["West", "9"]];
    const cells = rows.map((row, at) =>
      row.map((text, col) => ({ text, place: { at: "csv" as const, row: at, col } })),
    );
    expect(matrixDraft(cells, "berths", "csv")?.name).toBe("Table 2: Berths");
  });
});

it("reads across where the names of its rows bear units of their own", () => {
  expect(draftOf(",Ayr,Bute,Coll\nRain (mm),820,1210,1020\nSun (h),1400,1250,1510\nOpened,1901,1934,1922")).toEqual([
    ["Name", "Rain (mm)", "Sun (h)", "Opened"],
    ["Ayr", "820", "1400", "1901"],
    ["Bute", "1210", "1250", "1934"],
    ["Coll", "1020", "1510", "1922"],
  ]);
});

it("takes a line of the unit alone for a part of the title", () => {
  const rows = ["Landings by port", "Port;2021;2022", "Oban;1;2", "Wick;3;4"].map((line, row) =>
    line.split(";").map((text, col) => ({ text, place: { at: "csv" as const, row, col } })),
  );
  const [title, ...table] = rows;
  const unit = [{ text: "EUR 1,000", place: { at: "csv" as const, row: 1, col: 0 } }];
  expect(matrixDraft([title!, unit, ...table], "ports", "xlsx")?.name).toBe("Landings by port (thousand EUR)");
  expect(matrixDraft([unit, ...table], "ports", "xlsx")?.name).toBe("ports (thousand EUR)");
});
