import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { kindsOfPages } from "./kinds-of-pages.ts";

const HEADER = ["name", "Edited", "Arena", "Capacity", "Founded", "Born", "Birthplace", "Height"];
const teams = ["Ard", "Bel", "Cor", "Dun"].map((name, at) => [
  name,
  "May",
  `${name} Hall`,
  `${at}200`,
  `19${at}1`,
  "",
  "",
  "",
]);
const players = ["Ed", "Flo", "Gus", "Hal", "Ida"].map((name, at) => [
  name,
  "May",
  "",
  "",
  "",
  `198${at}`,
  "Oban",
  `18${at} cm`,
]);
const pages = (rows: readonly (readonly string[])[]): Relation => {
  const made = testRelation("pages", HEADER, rows, { about: true });
  const columns = made.columns.map((column, at) => (at === 0 ? { ...column, role: "label" as const } : column));
  return { ...made, columns, source: "page_collection" };
};
const kinds = (rows: readonly (readonly string[])[]) =>
  kindsOfPages(pages(rows)).map(({ columns, rows: own }) => [own.length, ...columns.map(({ name }) => name)]);

test("pages that state different facts are collections of their own, without the others' columns", () => {
  expect(kinds([...teams, ...players])).toEqual([
    [4, "name", "Edited", "Arena", "Capacity", "Founded"],
    [5, "name", "Edited", "Born", "Birthplace", "Height"],
  ]);
  const [first, second] = kindsOfPages(pages([...teams, ...players]));
  expect(new Set([first!.id, second!.id, "pages"]).size).toBe(3);
});

test("a page that states next to nothing of what all the others state is none of them", () => {
  const list = ["Index", "May", "", "", "", "", "", ""];
  expect(kinds([...teams, list])).toEqual([[4, "name", "Edited", "Arena", "Capacity", "Founded"]]);
});

test("pages that state more or less of the same stay together", () => {
  const less = ["Esk", "May", "Esk Hall", "900", "", "", "", ""];
  expect(kinds([...teams, less])).toHaveLength(1);
  expect(kinds([...teams, less])[0]![0]).toBe(5);
  expect(kinds([...teams, ...players.slice(0, 2)])).toHaveLength(1);
});

test("a page that is numbered like the others is of their kind, whatever it leaves unsaid", () => {
  const numbered = teams.map((row, at) => [`${at}.html`, ...row.slice(1)]);
  expect(kinds([...numbered, ["9.html", "May", "", "", "", "", "", ""]])[0]![0]).toBe(5);
});

test("a page that states less than those of another kind is of its own kind, where it states enough of that", () => {
  const header = ["name", ...[..."abcdefghi"].map((key) => `Size ${key}`), "Born", "Died", "Home", "Works", "Teacher"];
  const large = [..."ABCDEFGHIJ"].map((name) => [name, ...Array(9).fill("7"), "", "", "", "", ""]);
  const person = (name: string, teacher: string) => [name, ...Array(9).fill(""), "1880", "1940", "Oban", "3", teacher];
  const people = [..."LMNOP"].map((name) => person(name, "Ed"));
  const made = testRelation("pages", header, [...large, ...people, person("Q", ""), person("R", "")], { about: true });
  const columns = made.columns.map((column, at) => (at === 0 ? { ...column, role: "label" as const } : column));
  const parts = kindsOfPages({ ...made, columns, source: "page_collection" });
  expect(parts.map(({ rows }) => rows.length)).toEqual([10, 7]);
});

test("pages that state much in common are one kind, though some of them state a table more", () => {
  const swimmers = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"].map((name, at) => [
    name,
    "May",
    at < 4 ? `${at} hall` : "",
    at < 4 ? `${at}00` : "",
    at < 4 ? `190${at}` : "",
    `198${at}`,
    "Oban",
    `18${at} cm`,
  ]);
  expect(kinds(swimmers).map(([count]) => count)).toEqual([8]);
  const stray = ["News of 2009", "May", "", "", "", "", "", ""];
  expect(kinds([...swimmers, ...swimmers.slice(4), stray]).map(([count]) => count)).toEqual([12]);
});

test("pages of several kinds that share what frames them stay kinds, and what adds nothing is none of them", () => {
  const framed = (row: readonly string[]) => [...row, "Lists", "CC BY", "v1"];
  const header = [...HEADER, "Categories", "Licence", "Introduced"];
  const rows = [...teams, ...players, ["Index", "May", "", "", "", "", "", ""]].map(framed);
  const made = testRelation("pages", header, rows, { about: true });
  const columns = made.columns.map((column, at) => (at === 0 ? { ...column, role: "label" as const } : column));
  const found = kindsOfPages({ ...made, columns, source: "page_collection" });
  expect(found.map(({ rows: own }) => own.length)).toEqual([4, 5]);
});

test("pages that state nothing beside many that state much are none of their kind", () => {
  const goods = Array.from({ length: 22 }, (_, at) => [
    `B${at}`,
    "May",
    "Hall",
    `${at}200`,
    `19${at + 10}`,
    "",
    "",
    "",
  ]);
  const bare = ["Cart", "Terms"].map((name) => [name, "May", "", "", "", "", "", ""]);
  expect(kinds([...goods, ...bare]).map(([count]) => count)).toEqual([22]);
  expect(kinds(goods).map(([count]) => count)).toEqual([22]);
});

test("one page that states nothing is none of a kind, however many there are of that", () => {
  const things = Array.from({ length: 19 }, (_, at) => [
    `B${at}`,
    "May",
    "Hall",
    `${at}200`,
    `19${at + 10}`,
    "",
    "",
    "",
  ]);
  const about = ["About us", "May", "", "", "", "", "", ""];
  for (let many = 4; many <= things.length; many++)
    expect(kinds([...things.slice(0, many), about]).map(([count]) => count)).toEqual([many]);
});

test("pages of another folder that state next to nothing leave the kind of the others as it is", () => {
  const years = [1, 2, 3, 4, 5, 6].map((at) => [`Year ${at}`, `${at} May`, "", "", "", "", "", ""]);
  const rows = [...teams.map((row) => row.with(1, "")), ...years];
  const made = testRelation("pages", HEADER, rows, { about: true });
  const columns = made.columns.map((column, at) => (at === 0 ? { ...column, role: "label" as const } : column));
  const apart = made.rows.map((row, at) => ({
    ...row,
    about: `https://x.example/${at < teams.length ? "teams" : "years"}/p${"abcdefghijk"[at]}.html`,
  }));
  const parts = (given: Relation["rows"]) =>
    kindsOfPages({ ...made, columns, rows: given, source: "page_collection" }).map((part) => part.rows.length);
  expect(parts(apart)).toEqual([4]);
  expect(parts(apart.map((row) => ({ ...row, about: row.about.replace("years", "teams") })))).toEqual([10]);
});
