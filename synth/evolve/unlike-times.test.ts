import { expect, test } from "vitest";
import { periodOfCells } from "../../logic/values/period.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { comparable } from "./unlike-times.ts";

const kept = (headings: string[], rows: string[][]) => {
  const { columns, rows: data } = testRelation("table", headings, rows);
  const periods = data.map(({ cells }) => periodOfCells(cells[0]!.value, columns[0]!)!);
  const measures = columns.filter(({ role }) => role === "measure");
  return comparable(columns, data, periods, measures).map(({ name }) => name);
};
const seasons = ["2006–07", "2007–08", "2008–09", "2009–10"];

test("what adds up over matches is not followed where some seasons have more of them", () => {
  const rows = (played: readonly number[]) =>
    seasons.flatMap((season, at) =>
      ["Reds", "Blues"].map((club, of) => [
        season,
        club,
        String(played[at]),
        String(21 + at * 3 + of),
        `${30 + at + of}%`,
      ]),
    );
  const headings = ["Season", "Club", "Played", "Points", "Share of wins"];
  expect(kept(headings, rows([7, 7, 9, 9]))).toEqual(["Share of wins"]);
  expect(kept(headings, rows([9, 9, 9, 9]))).toContain("Points");
});

test("a league of more clubs plays more, though nothing says how often; regions of a year do not", () => {
  const league = seasons.flatMap((season, at) =>
    ["Reds", "Blues", "Greens"].slice(0, at > 1 ? 3 : 2).map((club, of) => [season, club, String(21 + at * 3 + of)]),
  );
  expect(kept(["Season", "Club", "Points"], league)).toEqual([]);
  const regions = league.map(([season, ...row]) => [season!.slice(0, 4), ...row]);
  expect(kept(["Year", "Region", "Births"], regions)).toEqual(["Births"]);
});
