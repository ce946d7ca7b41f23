import { expect, test } from "vitest";
import { read } from "../read.ts";

async function linesOf(title: string, lines: readonly string[]) {
  const body = lines.map((line) => `<p>${line}</p>`).join("");
  const html = `<html><body><main><div class="title"><div><h1>${title}</h1></div></div>${body}</main></body></html>`;
  const source = { url: "https://club.org/a.html", body: new TextEncoder().encode(html), contentType: "text/html" };
  const { relations } = await read(source, { relations: true });
  const found = relations.find(({ source: kind }) => kind === "records")!;
  return {
    columns: found.columns.map(({ name }) => name),
    rows: found.rows.map(({ cells }) => cells.map(({ value }) => (value.kind === "unsure" ? "?" : value.printed))),
  };
}

test("lines are called what the sentence before them says, and who is named in other words keeps a name", async () => {
  const chairs = ["Ada Ames", "Bo Berg", "Cy Cole", "Di Dorn", "Ed Eck", "Flo Fry", "Gil Gray", "Hal Hill"].map(
    (name, at) => `${name} led the club from May ${2001 + 2 * at} until April ${2003 + 2 * at}.`,
  );
  const { columns, rows } = await linesOf("Who we are", [
    "The club has had several chairs since 1999.",
    "Zoe Zink founded the club in May 1999 and led it until April 2001.",
    ...chairs,
  ]);
  expect(columns).toEqual(["Chair", "Start date", "End date"]);
  expect(rows[0]).toEqual(["Zoe Zink", "?", "?"]);
  expect(rows[1]).toEqual(["Ada Ames", "May 2001", "April 2003"]);
});

test("lines are called what the title of their chapter ends in, and end their name at the mark of the others", async () => {
  const { columns, rows } = await linesOf("Chapter 3. Club Boats", [
    "Boat 1 through 3 (May-June 1999)",
    "Boat 4 Ash (March 4, 2001): The first of wood.",
    "Boat 5 Birch (April 5, 2003): It was sold.",
    "Boat 6 Cedar (May 6, 2005): Red.",
    "Boat 7 Dogwood (June 7, 2007): White.",
    "Boat 8 Elm (July 8, 2009): The last.",
  ]);
  expect(columns[0]).toBe("Boat");
  expect(rows[0]?.[0]).toBe("Boat 1 through 3");
  expect(rows[1]).toEqual(["Boat 4 Ash", "March 4, 2001"]);
});

test("a heading that says nothing of them leaves lines without a word", async () => {
  const lines = ["Ash", "Birch", "Cedar", "Dogwood", "Elm"].map(
    (name, at) => `${name} was built in Leeds in ${2001 + at} and sold.`,
  );
  expect((await linesOf("Notes", lines)).columns[0]).toBe("Name");
});
