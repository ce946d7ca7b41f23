import { expect, test } from "vitest";
import type { Relation } from "../../core/relation.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakePage, lakeSite, lakes } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { findTablesTogether } from "./tables-together.ts";

const TEAMS = ["Herons", "Otters", "Kestrels", "Badgers", "Martens"];
const YEARS = ["2016", "2017", "2018", "2019"];

/** A table of each year, on a page of its own. */
function yearly(
  headings: readonly string[],
  cells: (team: number, year: number) => readonly string[],
  size = 5,
): Relation {
  const rows = YEARS.flatMap((year, at) =>
    TEAMS.slice(0, size).map((_, of) => [year, TEAMS[(of + at) % TEAMS.length]!, ...cells(of, at)]),
  );
  const made = testRelation("cup", ["Year", ...headings], rows);
  return {
    ...made,
    name: "Group table",
    columns: made.columns.map((column, at) => (at === 0 ? { ...column, role: "year" } : column)),
    rows: made.rows.map((row, at) => onPage(row, `https://lakes.example/cup/${YEARS[Math.floor(at / size)]}`)),
  };
}

const onPage = (row: Relation["rows"][number], url: string) => ({
  ...row,
  cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url } })),
});
const found = (...relations: Relation[]) => findTablesTogether(surveySite(lakeSite([lakes(), ...relations])));
const FIGURES = ["Team", "Position", "Points", "Goals scored", "Goals conceded", "Mean age"];
const figures = (of: number, at: number) => [
  String(of + 1),
  String(30 - of * 4 + at),
  String(20 - of + at * 2),
  String(9 + of * 3 - at),
  String(20.5 + of + at),
];

test("tables of a year each are taken together by what they name, with what adds up", () => {
  expect(found(yearly(FIGURES, figures))).toMatchObject([
    {
      tables: "Group table",
      by: "Team",
      span: { since: "2016", until: "2019" },
      sums: [{ name: "Points" }, { name: "Goals scored" }, { name: "Goals conceded" }],
      place: "Position",
      areSelections: false,
      isEven: true,
    },
  ]);
});

test("numbers of lines are places only where the lines are sorted by a figure", () => {
  const numbered = ["Team", "No.", "Points", "Goals scored", "Goals conceded", "Mean age"];
  const mixed = (of: number, at: number) => {
    const [number, , , ...rest] = figures(of, at);
    return [number!, String(20 + ((of * 2 + at) % 5)), String(30 + ((of * 3 + at) % 5)), ...rest];
  };
  expect(found(yearly(numbered, figures))).toMatchObject([{ place: "No." }]);
  expect(found(yearly(numbered, mixed))[0]).not.toHaveProperty("place");
});

test("tables that may be cut off below the best say only who stands there", () => {
  expect(found(yearly(["Team", "Points"], (of, at) => [String(30 - of * 4 + at)], 4))).toMatchObject([
    { areSelections: true, sums: [] },
  ]);
});

test("what things did one by one is added up where each leads to its own page, in tables that are whole", () => {
  const runs = (size: (at: number) => number, isLinked: boolean): Relation => {
    const lakesOf = lakes().rows.map(({ about, cells }) => ({ about: about!, name: cells[0]!.value.printed }));
    const rows = YEARS.flatMap((year, at) =>
      Array.from({ length: size(at) }, (_, of) => [
        year,
        lakesOf[(of * 2 + at) % 5]!.name,
        String(3 + of),
        String(40 + of * at),
      ]),
    );
    const made = testRelation("tours", ["Year", "Lake", "Goals scored", "Visitors"], rows);
    return {
      ...made,
      name: "Tour",
      columns: made.columns.map((column, at) => (at === 0 ? { ...column, role: "year" } : column)),
      rows: made.rows.map((row) => {
        const [year, lake, ...rest] = row.cells as [
          (typeof row.cells)[number],
          (typeof row.cells)[number],
          ...typeof row.cells,
        ];
        const href = lakesOf.find(({ name }) => name === lake.value.printed)!.about;
        const value = isLinked ? { kind: "entity" as const, printed: lake.value.printed, href } : lake.value;
        return onPage(
          { ...row, cells: [year, { ...lake, value }, ...rest] },
          `https://lakes.example/tour/${year.value.printed}`,
        );
      }),
    };
  };
  const sumsIn = (relation: Relation) => found(relation).map(({ sums }) => sums.map(({ name }) => name));
  expect(sumsIn(runs((at) => 6 + at, true))).toEqual([["Goals scored", "Visitors"]]);
  expect(sumsIn(runs(() => 6, true))).toEqual([[]]);
  expect(sumsIn(runs((at) => 6 + at, false))).toEqual([[]]);
});

test("what a page gives as the total of several years is not added up", () => {
  const sums = TEAMS.map((name, team) => {
    const points = YEARS.map((_, at) => Number(figures((team - at + 5 * 4) % 5, at)[1]));
    return [name, String(points.reduce((sum, one) => sum + one, 0)), "1980"];
  });
  const record = {
    ...testRelation("record", ["Team", "Points", "Founded"], sums),
    url: "https://lakes.example/record",
  };
  const [together] = found(yearly(FIGURES, figures), {
    ...record,
    rows: record.rows.map((row) => onPage(row, record.url)),
  });
  expect(together!.sums.map(({ name }) => name)).toEqual(["Goals scored", "Goals conceded"]);
});

test("tables on the pages of things, with a row per season, are taken together by their pages", () => {
  const names = lakes().rows.map(({ cells }) => cells[0]!.value.printed);
  const catches = (total: (sum: number) => number, seasonsOf = (_: number) => ["2019", "2020"]) => {
    const rows = names.flatMap((name, of) => [
      ...seasonsOf(of).map((year, at) => [name, year, String(of * 7 + at * 3 + 1), "4.5"]),
      [name, "Total", String(total(of * 14 + 5)), ""],
    ]);
    const made = testRelation("catches", ["Page", "Season", "Catch", "Mean weight"], rows);
    return {
      ...made,
      name: "Catches by season",
      columns: made.columns.map((column, at) => (at === 0 ? { ...column, role: "category" as const } : column)),
      rows: made.rows.map((row) => ({
        ...onPage(row, lakePage(row.cells[0]!.value.printed)),
        ...(row.cells[1]!.value.printed === "Total" ? { total: true } : {}),
      })),
    };
  };
  expect(found(catches((sum) => sum))).toMatchObject([
    { tables: "Catches by season", sums: [{ name: "Catch" }], things: { naming: { plural: "lakes" } } },
  ]);
  expect(found(catches((sum) => sum + 20))).toMatchObject([{ sums: [] }]);
  // Of the seasons that all of them state, it is so much in these; what each did in its own time is its total.
  expect(found(catches((sum) => sum))).toMatchObject([{ span: { time: "Season", since: "2019", until: "2020" } }]);
  const own = found(
    catches(
      (sum) => sum,
      (of) => (of % 2 === 0 ? ["2019", "2020"] : ["2011", "2012"]),
    ),
  );
  expect(own).toMatchObject([{ tables: "Catches by season" }]);
  expect(own[0]).not.toHaveProperty("span");
});

test("pages that are numbered and of no year are the first to the last, where none of them is missing", () => {
  const numbered = (numbers: readonly number[]) => {
    const made = yearly(FIGURES, figures);
    const [, ...columns] = made.columns;
    return {
      ...made,
      columns: [{ name: "Page", type: "text" as const, role: "category" as const }, ...columns],
      rows: made.rows.map((row) => {
        const at = YEARS.indexOf(row.cells[0]!.value.printed);
        const value = { kind: "text" as const, printed: `${numbers[at]}th Pond Cup` };
        return { ...row, cells: [{ ...row.cells[0]!, value }, ...row.cells.slice(1)] };
      }),
    };
  };
  expect(found(numbered([5, 6, 7, 8]))).toMatchObject([
    { by: "Team", span: { editions: ["5th Pond Cup", "8th Pond Cup"] }, place: "Position" },
  ]);
  expect(found(numbered([5, 6, 7, 9]))).toEqual([]);
});

test("rows that are numbered anew in each table, and names that stand in pairs, are no things to take together", () => {
  const called = (name: (of: number) => string) => {
    const made = yearly(FIGURES, figures);
    const rows = made.rows.map((row) => {
      const [year, team, ...rest] = row.cells as [never, (typeof row.cells)[number], ...(typeof row.cells)[number][]];
      const value = { kind: "text" as const, printed: name(TEAMS.indexOf(team.value.printed)) };
      return { ...row, cells: [year, { ...team, value }, ...rest] };
    });
    return found({ ...made, rows }).map(({ by }) => by);
  };
  expect(called((of) => `${TEAMS[of]!} crew`)).toEqual(["Team"]);
  expect(called((of) => `Heat ${of + 1}`)).toEqual([]);
  expect(called((of) => (of === 4 ? "Herons & Otters" : TEAMS[of]!))).toEqual([]);
});
