import { expect, test } from "vitest";
import type { Column } from "../../core/relation.ts";
import { saysForemost } from "./said-foremost.ts";

const founded: Column = { name: "Founded", type: "number", role: "year" };
const members: Column = { name: "Members", type: "number", role: "measure" };
const length: Column = { name: "Length", type: "number", role: "measure", unit: "m" };

test("prose calls a thing the first of its kind by what it is ranked by", () => {
  expect(saysForemost("The oldest club in the country, and proud of it.", founded, "lowest", "club")).toBe(true);
  expect(saysForemost("It is the youngest rowing club on the river.", founded, "highest", "rowing club")).toBe(true);
  expect(saysForemost("Newest opening", founded, "highest", "café")).toBe(true);
  expect(saysForemost("By far the largest club of all.", members, "highest", "club")).toBe(true);
  expect(saysForemost("At 61 m the longest ferry of the fleet.", length, "highest", "ferry")).toBe(true);
  expect(saysForemost("全市最早的茶馆。", { ...founded, name: "创办时间" }, "lowest", "茶馆")).toBe(true);
});

test("of all that there are it is the first by another word for its kind, and so is what has more than any other", () => {
  expect(saysForemost("The longest vessel run by any of our lines.", length, "highest", "ferry")).toBe(true);
  expect(saysForemost("She is longer than any other on the sound.", length, "highest", "ferry")).toBe(true);
  expect(saysForemost("It has more members on its rolls than any other.", members, "highest", "club")).toBe(true);
  expect(saysForemost("It has more paying members than anyone else.", members, "lowest", "club")).toBe(false);
  expect(saysForemost("It has more boats than any other.", members, "highest", "club")).toBe(false);
  expect(saysForemost("The longest walk from the pier takes an hour.", length, "highest", "ferry")).toBe(false);
});

test("of all that its site has, a thing is the first by whatever word", () => {
  const oldest = (line: string) => saysForemost(line, founded, "lowest", "club");
  expect(oldest("The oldest name in our register began in a boathouse.")).toBe(true);
  expect(oldest("It is the oldest crew we have ever listed.")).toBe(true);
  expect(saysForemost("The longest hull we’ve measured.", length, "highest", "ferry")).toBe(true);
  expect(oldest("The oldest boat in our shed.")).toBe(false);
  expect(oldest("One of the oldest names in our register.")).toBe(false);
});

test("what is said of other things, of another measure, of the other end or of one of several is no such word", () => {
  expect(saysForemost("The oldest house in the street is now our club room.", founded, "lowest", "club")).toBe(false);
  expect(saysForemost("The oldest club in the country.", founded, "highest", "club")).toBe(false);
  expect(saysForemost("The oldest club in the country.", members, "highest", "club")).toBe(false);
  expect(saysForemost("It is one of the oldest clubs in the country.", founded, "lowest", "club")).toBe(false);
  expect(saysForemost("The second-oldest club in the country.", founded, "lowest", "club")).toBe(false);
  expect(saysForemost("She was first elected president of the club.", founded, "lowest", "club")).toBe(false);
  expect(saysForemost("全市最早的公园里的茶馆。", { ...founded, name: "创办时间" }, "highest", "茶馆")).toBe(false);
});

test("of the kind, of so many, and with what else it is the first by, it is the first as well", () => {
  const oldest = (line: string) => saysForemost(line, founded, "lowest", "rowing club");
  expect(oldest("It is the oldest and the largest of the rowing clubs.")).toBe(true);
  expect(oldest("The oldest, best-known and most northerly rowing club.")).toBe(true);
  expect(oldest("It is the oldest of the five.")).toBe(true);
  expect(saysForemost("It is the oldest and the largest of our clubs.", members, "highest", "rowing club")).toBe(true);
  expect(oldest("The oldest of its boats is still in use at the clubs.")).toBe(false);
  expect(oldest("The oldest and narrowest of the locks.")).toBe(false);
  expect(oldest("One of the oldest and largest of the rowing clubs.")).toBe(false);
});

test("where it all began is the first of all", () => {
  expect(saysForemost("The quay was where it all began.", founded, "lowest", "club")).toBe(true);
  expect(saysForemost("The quay was where it all began.", founded, "highest", "club")).toBe(false);
  expect(saysForemost("The quay was where it all began.", members, "lowest", "club")).toBe(false);
  expect(saysForemost("这里是一切的起点。", { ...founded, name: "创办时间" }, "lowest", "茶馆")).toBe(true);
});
