import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withMakers } from "./named-makers.ts";

const LAMPS = ["Ard", "Bel", "Cor", "Dun"];

const called = (href: (at: number) => string, attribute = "", more = "Height"): string[] => {
  const lamps = testRelation(
    "lamps",
    ["Lamp", "by", more],
    LAMPS.map((name, at) => [name, `Maker ${at % 2}`, `${at + 5} cm`]),
    { about: true },
  );
  const rows = lamps.rows.map((row, at): Relation["rows"][number] => {
    const { value, evidence } = row.cells[1]!;
    const made = {
      value: { kind: "entity" as const, printed: value.printed, href: href(at) },
      evidence: { ...evidence, place: { at: "node" as const, path: "0/1/0/0" } },
    };
    return { ...row, cells: row.cells.with(1, made) };
  });
  const html = () => `<html><head></head><body><p ${attribute}>by <a href="x">Maker</a></p></body></html>`;
  return withMakers({ ...lamps, rows }, () => html).columns.map(({ name }) => name);
};

test("whom a thing is by is called as the site files him, or as the page marks him", () => {
  expect(called((at) => `https://a.example/brands/maker-${at % 2}/`)).toEqual(["Lamp", "Brand", "Height"]);
  expect(called(() => "https://a.example/authors.html")).toEqual(["Lamp", "Author", "Height"]);
  expect(called(() => "https://a.example/x", 'class="by-artist"')).toEqual(["Lamp", "Artist", "Height"]);
  expect(called(() => "https://a.example/x", "", "ISBN")).toEqual(["Lamp", "Author", "ISBN"]);
});

test("where nothing says so, or two things do, he has no name", () => {
  expect(called(() => "https://a.example/x")).toEqual(["Lamp", "by", "Height"]);
  expect(called(() => "https://a.example/brands/x", 'class="author"')).toEqual(["Lamp", "by", "Height"]);
  expect(called(() => "https://a.example/brands/x", "", "Brand")).toEqual(["Lamp", "by", "Brand"]);
});
