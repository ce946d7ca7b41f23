import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakePage, lakeSite, lakes } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { findPanels } from "./panels.ts";

const timesOf = (heading: string, nameOf = (at: number, _year: number) => `Park ${"ABCDE"[at]}`, mark = "年") => {
  const rows = [1956, 1984, 2009, 1927, 1998].map((year, at) => [
    nameOf(at, year),
    `${year}${mark}`,
    `${at * at + 12} ha`,
  ]);
  const relation = testRelation("parks", ["Name", heading, "Area"], rows, { about: true });
  const onOwn = relation.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: row.about! } })),
  }));
  const made = { ...relation, source: "page_collection" as const, rows: onOwn };
  return findPanels(surveySite(lakeSite([made]))).map(({ time }) => time);
};

test("the year in which a thing came to be is no year of a series, though it is written as a date", () => {
  expect(timesOf("建成时间")).toEqual([]);
  expect(timesOf("时间")).toEqual([]);
});

test("years are those of a series where the pages are named by them, or alike but for a number", () => {
  expect(timesOf("年份")).toEqual([]);
  expect(timesOf("Year")).toEqual([]);
  expect(timesOf("年份", (at) => `第${"三四五六七"[at]}届大会`)).toEqual(["年份"]);
  expect(timesOf("Year", (at) => `${at + 4}th Congress`)).toEqual(["Year"]);
  expect(timesOf("时间", (_, year) => `${year}年公报`)).toEqual(["时间"]);
});

test("the numbers of editions that say their year are no names of their own", () => {
  // The site is the Lake Register: what it is called is followed over the years.
  expect(timesOf("Register", (at, year) => `${at + 14}th Register, ${year}`, "")).toEqual(["Register"]);
  expect(timesOf("Register", (at, year) => `${"ABCDE"[at]} Register, ${year}`, "")).toEqual([]);
});

test("things whose titles date them are no series: each is a thing of its own", () => {
  const makers = ["Ann Holm, Oban", "Jan Berg, Ribe", "Ida Fell, Wick", "Ole Dam, Vejle", "Eva Lund, Thisted"];
  expect(timesOf("Year", (at, year) => `${makers[at]} ${year}`)).toEqual([]);
  expect(timesOf("Year", (_, year) => `Harbour regatta ${year}`)).toEqual(["Year"]);
  expect(timesOf("Year", (at, year) => `${year} ${["Oban", "Ribe", "Wick", "Vejle", "Thisted"][at]} congress`)).toEqual(
    ["Year"],
  );
});

test("what one sort of things is followed by is no series where each is a thing with a page of its own", () => {
  const timesOfSorts = (nameOf: (sort: string, year: number, at: number) => string) => {
    const rows = ["rose", "lily", "iris"].flatMap((sort, of) =>
      [2012, 2015, 2018, 2021].map((year, at) => [
        nameOf(sort, year, at),
        sort,
        `${year}年`,
        `${20 + of * 7 + at * at} cm`,
      ]),
    );
    const relation = testRelation("flowers", ["Name", "Sort", "时间", "Width"], rows, { about: true });
    const onOwn = relation.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: row.about! } })),
    }));
    const made = { ...relation, source: "page_collection" as const, rows: onOwn };
    return findPanels(surveySite(lakeSite([made]))).map(({ by }) => by);
  };
  expect(timesOfSorts((sort, _, at) => `${["Dawn", "Moon", "Snow", "Mist"][at]} of ${sort} hill`)).toEqual([]);
  expect(timesOfSorts((sort, year) => `${sort} ${year}`)).toEqual(["Sort"]);
});

test("years of one thing that all stand on one page are no series to ask about; seasons of several things are one", () => {
  const seasons = ["2006–07", "2007–08", "2008–09", "2009–10"];
  const alone = testRelation(
    "reds",
    ["Season", "Points"],
    seasons.map((season, at) => [season, `${20 + at * at}`]),
  );
  expect(findPanels(surveySite(lakeSite([alone])))).toEqual([]);
  const clubs = ["Reds", "Blues", "Greens"].flatMap((club, of) =>
    seasons.map((season, at) => [club, season, `${20 + of * at}`]),
  );
  const together = testRelation("clubs", ["Club", "Season", "Points"], clubs);
  const spread = together.rows.map((row, at) => ({
    ...row,
    cells: row.cells.map((cell) => ({
      ...cell,
      evidence: { ...cell.evidence, url: `https://clubs.example/${clubs[at]![0]}` },
    })),
  }));
  const [panel] = findPanels(surveySite(lakeSite([{ ...together, rows: spread }])));
  expect(panel).toMatchObject({ time: "Season", by: "Club" });
  expect(panel?.members.get("Reds")).toEqual([2006, 2007, 2008, 2009]);
});

test("pages are not gathered into series by what nobody asks about", () => {
  const boats = ["Ant", "Bee", "Cod", "Doe", "Elk", "Fox", "Gnu", "Hen", "Ide", "Jay", "Kid", "Lar"];
  const made = (caption: string) => {
    const rows = boats.map((name, at) => [name, `1 of ${5 + (at % 3)}`, `${1960 + (at >> 1) * 3}`, `${8 + at * at} m`]);
    const relation = testRelation("boats", ["Boat", caption, "Year", "Length"], rows, { about: true });
    const onOwn = relation.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: row.about! } })),
    }));
    return findPanels(surveySite(lakeSite([{ ...relation, source: "page_collection" as const, rows: onOwn }]))).flatMap(
      ({ by }) => by ?? [],
    );
  };
  expect(made("Photo")).not.toContain("Photo");
});

test("two years that each of several pages states in its own table are compared; those of few pages are a few figures", () => {
  const names = lakes().rows.map(({ cells }) => cells[0]!.value.printed);
  const panelsOf = (seasonsOf: (at: number) => string[], pageOf = lakePage) => {
    const rows = names.flatMap((name, of) =>
      seasonsOf(of).map((season, at) => [name, season, `${20 + of * 3 + at * of * of}`]),
    );
    const made = testRelation("catches", ["Lake", "Season", "Catches"], rows);
    const spread = made.rows.map((row, at) => ({
      ...row,
      cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: pageOf(rows[at]![0]!) } })),
    }));
    const survey = surveySite(lakeSite([lakes(), { ...made, rows: spread }]));
    return findPanels(survey).map(({ by, thingEach }) => [by, thingEach]);
  };
  const both = ["2008–09", "2009–10"];
  expect(panelsOf(() => both)).toEqual([["Lake", true]]);
  expect(
    panelsOf(
      () => both,
      (name) => lakePage(names[names.indexOf(name) % 2]!),
    ),
  ).toEqual([]);
  // Of years of their own, what one rose by says nothing beside another.
  expect(panelsOf((of) => (of % 2 === 0 ? both : ["1999–00", "2000–01"]))).toEqual([]);
});
