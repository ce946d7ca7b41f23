import { expect, test } from "vitest";
import { asker } from "./ask.fixture.ts";
import { areTwoPlaces } from "./english/two-places.ts";
import { testRelation } from "./values/relation.fixture.ts";

const ENGINES = testRelation(
  "engines",
  ["Engine", "Home shed", "Line", "Driver", "Librettist", "Year", "Date of fall", "Milk"],
  [
    ["Ann", "Oban", "Main", "Bo Lind", "Ada Holm", "1961", "2 May 1961", "Cow"],
    ["Bea", "Wick", "Main", "Bo Lind", "Ada Holm", "1962", "3 May 1962", "Cow"],
    ["Cid", "Oban", "Main", "Bo Lind", "Flo Penn", "1963", "4 May 1963", "Goat"],
    ["Dot", "Wick", "Coast", "Cy Moe", "Flo Penn", "1964", "", "Goat"],
    ["Eve", "Oban", "Coast", "Cy Moe", "Flo Penn", "1965", "6 May 1965", "Goat"],
  ],
);
const STATIONS = testRelation(
  "stations",
  ["Station", "Height"],
  [
    ["Oban", "5 m"],
    ["Wick", "9 m"],
  ],
);
const site = "on the Rail site";
const { ask } = asker([ENGINES, STATIONS], {
  engines: { singular: "engine", plural: "engines", source: site },
  stations: { singular: "station", plural: "stations", source: site },
});
const question = (...steps: Parameters<typeof ask>[0]) => ask(steps).question.replace("On the Rail site, ", "");

test("a place that another place is led to by is called what it is", () => {
  const led = { op: "follow", left: "engines", right: "stations", on: "Home shed", label: "Bea" };
  expect(question(led, { op: "lookup", from: "s1", column: "Height" })).toBe(
    "what is the height, in m, of the station given as the home shed of the engine “Bea”?",
  );
  expect(question(led, { op: "label_of", from: "s1" })).toBe(
    "which station is given as the home shed of the engine “Bea”?",
  );
  expect(areTwoPlaces("home ground", "stadium")).toBe(false);
  expect([areTwoPlaces("nearest town", "town"), areTwoPlaces("architect", "station")]).toEqual([false, false]);
});

test("things are on a line, and a line has them", () => {
  const main = { op: "filter", from: "engines", where: { column: "Line", is: "equals", value: "Main" } };
  expect(question(main, { op: "count", from: "s1" })).toBe("how many engines are on the Main line?");
  const lines = { op: "group", from: "engines", by: "Line", take: "count" };
  const most = { op: "kth", from: "s1", by: "count", k: 1, end: "highest" };
  expect(question(lines, most, { op: "label_of", from: "s2" })).toBe("which line has the most engines?");
});

test("people are asked for by who, stuff comes in kinds, and things are from a year", () => {
  const most = (column: string) => question({ op: "mode", from: "engines", column });
  expect(most("Librettist")).toBe("which librettist has the most engines?");
  expect(most("Milk")).toBe("what is the most frequent kind of milk among all engines?");
  expect(most("Home shed")).toBe("which shed is named most often as the home shed among all engines?");
  expect(question({ op: "lookup", from: "engines", column: "Year", label: "Cid" })).toBe("from which year is Cid?");
});

test("who has the most of what is notable has the largest number of it", () => {
  const { ask: asked } = asker([ENGINES], {
    engines: { singular: "notable engine", plural: "notable engines", source: site },
  });
  expect(asked([{ op: "mode", from: "engines", column: "Librettist" }]).question).toBe(
    "On the Rail site, which librettist has the largest number of notable engines?",
  );
});

test("a date is given by its noun, and said with its verb", () => {
  const given = { op: "stated", from: "engines", columns: ["Date of fall"] };
  const first = { op: "kth", from: "s1", by: "Date of fall", k: 1, end: "lowest" };
  expect(ask([given, first, { op: "label_of", from: "s2" }]).question).toBe(
    "On the Rail site, which engine fell earliest?",
  );
  expect(ask([given, { op: "count", from: "s1" }]).question).toContain("for which the date of fall is given");
});
