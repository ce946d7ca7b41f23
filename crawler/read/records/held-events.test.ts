import { expect, test } from "vitest";
import { read } from "../read.ts";

async function eventsIn(paragraphs: readonly string[]) {
  const body = paragraphs.map((text) => `<p>${text}</p>`).join("");
  const html = `<html><body><main><h1>A history of the club</h1>${body}</main></body></html>`;
  const source = { url: "https://club.org/a.html", body: new TextEncoder().encode(html), contentType: "text/html" };
  const { relations } = await read(source, { relations: true });
  const found = relations.find(({ columns }) => columns.some(({ name }) => name === "Start date"));
  return (
    found && {
      columns: found.columns.map(({ name }) => name),
      rows: found.rows.map(({ cells }) =>
        cells.map(({ value }) => (value.kind === "unsure" ? "?" : value.kind === "date" ? value.iso : value.printed)),
      ),
    }
  );
}

const MEETINGS = [
  "The club grew. The second <i>AcmeCon</i>, <a href='/2'>Acmecon 2</a>, was held in Espoo, Finland, from July 10th to 17th, 2005 with 300 guests.",
  "The third AcmeCon, Acmecon 3, took place from May 26th to June 2nd 2006 in Porto Alegre (Brazil).",
  "Acmecon 4 - the first in Asia - was held in Bandar of Abbas, Iran, from 24 to 30 July 2007. It rained.",
  "In that year Acmecon 5 was held in Mar de Plata, Argentina on 3 May 2008, and a new chair was elected in June 2008.",
  "Acmecon 6 was held online, from 30 December 2009 to 2 January 2010.",
];

test("what a page tells of a series of events in sentences of their own are rows with places and days", async () => {
  expect(await eventsIn(MEETINGS)).toEqual({
    columns: ["AcmeCon", "Place", "Start date", "End date"],
    rows: [
      ["Acmecon 2", "Espoo, Finland", "2005-07-10", "2005-07-17"],
      ["Acmecon 3", "Porto Alegre (Brazil)", "2006-05-26", "2006-06-02"],
      ["Acmecon 4", "Bandar of Abbas, Iran", "2007-07-24", "2007-07-30"],
      ["Acmecon 5", "Mar de Plata, Argentina", "2008-05-03", "2008-05-03"],
      ["Acmecon 6", "?", "2009-12-30", "2010-01-02"],
    ],
  });
});

test("an event whose days are not stated is one of them, with days that are unsure", async () => {
  const found = await eventsIn([...MEETINGS, "The first meeting, Acmecon 1, took place in Oslo early in the summer."]);
  expect(found?.rows.at(-1)).toEqual(["Acmecon 1", "Oslo", "?", "?"]);
});

test("few of them, or events that have no number, are prose", async () => {
  expect(await eventsIn(MEETINGS.slice(0, 4))).toBeUndefined();
  expect(await eventsIn(MEETINGS.map((text) => text.replace(/Acmecon \d/g, "The meeting")))).toBeUndefined();
  expect(
    await eventsIn(MEETINGS.map((text) => text.replace(/(?:was held|took place)/, "had been planned"))),
  ).toBeUndefined();
});
