import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { namesByTitle } from "./titled-rows.ts";

const TRACKS = ["Alder Ring", "Birch Oval", "Cedar Park", "Dune Loop"];
const HOLDERS = ["Ana Ruiz", "Bo Lind", "Cy Marsh", "Di Vance"];
const urlOf = (track: string) => `https://a.example/tracks/${track.toLowerCase().replace(" ", "-")}`;

function table(name: string, headings: readonly string[]): Relation {
  const made = testRelation(
    "table",
    [...headings],
    TRACKS.map((track, at) => [
      track,
      ...headings.slice(1).map((heading) => (heading === "Year" ? `${1990 + 3 * at}` : HOLDERS[at]!)),
    ]),
  );
  const rows = made.rows.map((row, at) => ({ ...row, about: urlOf(TRACKS[at]!) }));
  return { ...made, name, source: "html_table", rows };
}

function called(
  name: string,
  headings: readonly string[],
  { noun = "track", heading = "", all = [] as Relation[] } = {},
) {
  const relation = table(name, headings);
  const label = { column: relation.columns[0]!, index: 0 } as never;
  return namesByTitle(relation, label, noun, { title: heading, heading }, all);
}

test("who, when and how much in a table of what the things have is said to be of that", () => {
  const names = { Holder: "lap record holder", Year: "lap record year" };
  expect(called("Lap records", ["Venue", "Holder", "Year"])).toEqual(names);
  expect(called("", ["Venue", "Holder", "Year"], { heading: "Lap records" })).toEqual(names);
  expect(called("Awards by season", ["Venue", "Winner", "Value"])).toEqual({
    Winner: "award winner",
    Value: "award value",
  });
});

test("what says itself what it is, and what stands under a word for the things, is called as it is", () => {
  expect(called("Lap records", ["Venue", "Length", "Lap holder"])).toEqual({});
  expect(called("Tracks", ["Venue", "Holder", "Year"])).toEqual({});
  expect(called("Circuits", ["Venue", "Owner", "Year"])).toEqual({});
  expect(called("Awards", ["Award", "Winner", "Year"], { noun: "award" })).toEqual({});
  expect(called("Races", ["Meeting", "Winner", "Year"], { noun: "race" })).toEqual({});
});

test("what the things' own pages state is theirs", () => {
  const own: Relation = { ...table("", ["Name", "Year"]), source: "page_collection" };
  expect(called("Lap records", ["Venue", "Holder", "Year"], { all: [own] })).toEqual({ Holder: "lap record holder" });
});
