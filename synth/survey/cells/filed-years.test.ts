import { expect, it } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { isFiledUnderOtherYears } from "./filed-years.ts";

const NAMES = ["Ash", "Birk", "Cedar", "Doyle"];
const url = (name: string) => `https://plays.example/${name}`;

function filed(heading: string, written: readonly string[], under: readonly string[]): boolean {
  const made = testRelation(
    "plays",
    ["Play", heading],
    NAMES.map((name, at) => [name, written[at]!]),
  ); // of a page each
  const rows = made.rows.map((row, at) => ({ ...row, about: url(NAMES[at]!) }));
  const links = NAMES.map((name, at) => ({ url: url(name), heading: under[at]! }));
  return isFiledUnderOtherYears({ ...made, rows, source: "page_collection" }, made.columns[1]!, 1, [{ links }]);
}

const WRITTEN = ["1922", "1924", "1925", "1925"];

it("a bare year is doubtful where lists file the things under others", () => {
  expect(filed("Year", WRITTEN, ["1924", "1924", "1925", "1925"])).toBe(true);
});

it("it is not where they are filed under it, under no years, or where it says what happened then", () => {
  expect(filed("Year", WRITTEN, WRITTEN)).toBe(false);
  expect(filed("Year", WRITTEN, ["Comedies", "Comedies", "Tragedies", "Tragedies"])).toBe(false);
  expect(filed("Written", WRITTEN, ["1924", "1924", "1925", "1925"])).toBe(false);
});
