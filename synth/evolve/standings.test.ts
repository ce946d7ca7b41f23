import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { findStandings } from "./standings.ts";

const CLUBS = ["Reds", "Blues", "Greens", "Whites"];
const SEASONS = ["2006/07", "2007/08", "2009/10", "2010/11", "2011/12", "2012/13"];
const WINNERS = [0, 1, 0, 2, 0, 1];

/** League tables of some seasons on a page each. */
function league(heading: string, points = (_: number, club: number) => 20 + club) {
  const rows = SEASONS.flatMap((season, at) =>
    CLUBS.map((club, of) => {
      const place = ((of - WINNERS[at]! + 4) % 4) + 1;
      return [season, String(place), club, String(points(place, of))];
    }),
  );
  const relation = testRelation("league", ["Season", heading, "Club", "Points"], rows);
  const spread = relation.rows.map((row, at) => ({
    ...row,
    cells: row.cells.map((cell) => ({
      ...cell,
      evidence: { ...cell.evidence, url: `https://lakes.example/${Math.floor(at / CLUBS.length)}` },
    })),
  }));
  return findStandings(surveySite(lakeSite([{ ...relation, rows: spread }])));
}

test("tables of several seasons with places have one first each, though a season was not held", () => {
  expect(league("Pos.")).toMatchObject([
    { time: "Season", by: "Club", place: "Pos.", since: "2006", until: "2012", winners: ["Reds", "Blues"] },
  ]);
  expect(league("Matches")).toEqual([]);
});

test("lines that are only numbered are places where a measure falls from each to the next", () => {
  expect(league("#", (place) => 30 - place)).toMatchObject([{ place: "#", ranked: "Points" }]);
  expect(league("#")).toEqual([]);
  expect(league("#", () => 30)).toEqual([]);
});
