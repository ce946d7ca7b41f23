import { expect, test } from "vitest";
import { read } from "../read.ts";

const rowsOf = (rows: readonly (readonly string[])[], looks: readonly string[] = []) =>
  rows.map((cells, at) => `<tr ${looks[at] ?? ""}>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");

const columnsOf = async (rows: string) => {
  const html = `<html lang="en"><title>T</title><body><h1>Boats</h1><p>What there is.</p><table>${rows}</table></body></html>`;
  const body = new TextEncoder().encode(html);
  const { relations } = await read({ url: "https://a.example/", contentType: "text/html", body }, { relations: true });
  return relations.map(({ columns, rows: { length } }) => `${length}: ${columns.map(({ name }) => name).join(", ")}`);
};

const ports = [
  ["Kestrel", "Norway", "Anna"],
  ["Plover", "Wales", "Otto"],
  ["Old Heron", "Faroe", "Ines"],
];

test.each([
  [
    "everything below is code, links or begins small",
    rowsOf([
      ["Option", "Default", "Meaning"],
      ["<code>keel</code>", "<code>fixed</code>", "how it is held"],
      ["<code>mast</code>", "<a href='one'>one</a>", "how many it has"],
      ["<code>sail</code>", "<code>none</code>", "what drives it"],
    ]),
    ["3: Option, Default, Meaning"],
  ],
  [
    "its class says so",
    rowsOf([["Boat", "Port", "Master"], ...ports], ['class="tbl-head"']),
    ["3: Boat, Port, Master"],
  ],
  [
    "it has a colour of its own, and a column below is of another form",
    rowsOf(
      [["Boat", "Port", "Master"], ...ports.map(([a, b, c]) => [`<a href="${a}">${a}</a>`, b!, c!])],
      ['bgcolor="#cccccc"'],
    ),
    ["3: Boat, Port, Master"],
  ],
  [
    "a word stands over a column of nothing but figures, the others being words",
    rowsOf([
      ["Item", "Unit", "Value"],
      ["Boats", "boats", "19"],
      ["Landed", "t", "247.8"],
      ["Crew", "persons", "589"],
    ]),
    ["3: Item, Unit, Value"],
  ],
  [
    "what stands over figures is no figure that is missing",
    rowsOf([
      ["Gull", "Wales", "unknown"],
      ["Kestrel", "Norway", "19"],
      ["Plover", "Wales", "24"],
      ["Old Heron", "Faroe", "58"],
    ]),
    [],
  ],
  ["nothing tells it from the others", rowsOf([["Boat", "Port", "Master"], ...ports]), []],
  [
    "stripes are no look of its own",
    rowsOf([...ports, ["Tern", "Wales", "Per"]], ['class="odd"', "", 'class="odd"']),
    [],
  ],
  [
    "one row among plain ones may have won",
    rowsOf(ports.concat([["Tern", "Wales", "Per"]]), ['style="color: red"']),
    [],
  ],
  [
    "a thing without a page of its own is no heading",
    rowsOf([["Gull", "Wales"], ...ports.map(([a, b]) => [`<a href="${a}">${a}</a>`, b!])], ['class="here"']),
    [],
  ],
])("a first row of plain cells heads the table by its form: %s", async (_, rows, expected) => {
  expect(await columnsOf(rows)).toEqual(expected);
});

test("headers that repeat side by side are those of one table, which goes on beside itself", async () => {
  const rows =
    "<tr><th>No.</th><th>Boat</th><th>No.</th><th>Boat</th></tr>" +
    rowsOf([
      ["1", "Kestrel", "3", "Old Heron"],
      ["2", "Plover", "", ""],
    ]);
  expect(await columnsOf(rows)).toEqual(["3: No., Boat"]);
});

test("columns that bear one name below several headings stay beside each other", async () => {
  const rows =
    '<tr><th colspan="2">2020</th><th colspan="2">2021</th></tr><tr><th>Boat</th><th>Crew</th><th>Boat</th><th>Crew</th></tr>' +
    rowsOf([
      ["Kestrel", "4", "Old Heron", "6"],
      ["Plover", "5", "Tern", "3"],
    ]);
  expect(await columnsOf(rows)).toEqual(["2: 2020 > Boat, 2020 > Crew, 2021 > Boat, 2021 > Crew"]);
});

test("patterns that a table explains are no properties of one thing", async () => {
  const rows = rowsOf([
    ["<b>*.gif</b>", "all pictures"],
    ["<b>-*.zip</b>", "no packages"],
    ["<b>*[a-z]</b>", "any letter"],
    ["<b>name</b>", "any name"],
  ]);
  expect(await columnsOf(rows)).toEqual([]);
});

test("a bold heading over several columns, beside one that goes on below it, has headings of its own below", async () => {
  const rows =
    "<tr><td rowspan=2><b>Port</b></td><td colspan=2><b>Ships</b></td></tr><tr><td><b>2020</b></td><td><b>2021</b></td></tr>" +
    rowsOf([
      ["Lund", "3", "4"],
      ["Bergen", "5", "6"],
    ]);
  expect(await columnsOf(rows)).toEqual(["2: Port, Ships > 2020, Ships > 2021"]);
});

test("a corner over several columns heads as many columns of labels", async () => {
  const rows =
    "<tr><td colspan=2><b>Boat</b></td><td><b>Kestrel</b></td><td><b>Plover</b></td><td><b>Tern</b></td><td><b>Gull</b></td></tr>" +
    "<tr><td colspan=2><b>Port</b></td><td>Lund</td><td>Bergen</td><td>Oslo</td><td>Visby</td></tr>" +
    "<tr><td rowspan=2><b>Length</b></td><td><b>at sea</b></td><td>12.5 m</td><td>9.5 m</td><td>8.5 m</td><td>7.5 m</td></tr>" +
    "<tr><td><b>on deck</b></td><td>11.5 m</td><td>8.5 m</td><td>7.5 m</td><td>6.5 m</td></tr>";
  expect(await columnsOf(rows)).toEqual(["4: Boat, Port, Length > at sea, Length > on deck"]);
});
