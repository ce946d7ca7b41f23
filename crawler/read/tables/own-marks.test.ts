import { expect, test } from "vitest";
import { printedAt } from "../observe/relocate.ts";
import { read } from "../read.ts";

const source = (html: string) => ({
  url: "https://site.example/",
  body: Buffer.from(html),
  contentType: "text/html",
});

const TABLE = (cell: string) =>
  `<table><tr><th>Mill<th>Grade<tr><td>Esk<td>II<tr><td>Albion<td>${cell}<tr><td>Nether<td>I</table>`;

async function grades(html: string): Promise<string[]> {
  const { relations } = await read(source(html), { relations: true });
  return relations[0]!.rows.map(({ cells }) => cells[1]!.value.printed);
}

test("an asterisk that no note explains belongs to the grade that it stands behind", async () => {
  expect(await grades(TABLE("II*"))).toEqual(["II", "II*", "I"]);
  expect(await grades(`${TABLE("II*")}<p>Grade II* (two star) is of more than special interest.`)).toContain("II*");
});

test("an asterisk is a footnote mark where a note has it, and where it is raised", async () => {
  expect(await grades(`${TABLE("II*")}<p>* provisional`)).toEqual(["II", "II", "I"]);
  expect(await grades(`${TABLE("II*")}<p>Grades marked (*) are provisional.`)).toEqual(["II", "II", "I"]);
  expect(await grades(TABLE("II<sup>*</sup>"))).toEqual(["II", "II", "I"]);
});

test("headings are grades, too", async () => {
  const html = "<table><tr><th>Type<th>I<th>II*<th>II<tr><td>Mills<td>3<td>1<td>2<tr><td>Kilns<td>1<td>4<td>3</table>";
  const { relations } = await read(source(html), { relations: true });
  expect(relations[0]!.columns.map(({ name }) => name)).toEqual(["Type", "I", "II*", "II"]);
});

test("behind a name or a number it is a mark", async () => {
  expect(await grades(TABLE("Listed*"))).toContain("Listed");
});

test("whoever reads the place again sees an asterisk that a reader took off", async () => {
  const place = { at: "node" as const, path: "0/1/0/0/2/1", start: 0, end: 2 };
  expect(await printedAt(source(TABLE("II*")), place)).toBe("II*");
  expect(await printedAt(source(`${TABLE("II*")}<p>* provisional`), place)).toBe("II");
});
