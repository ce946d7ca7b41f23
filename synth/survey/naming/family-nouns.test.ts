import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { familyNoun } from "./family-nouns.ts";
import { pluralHead, saidNoun } from "./noun-phrases.ts";

const named = (
  name: string,
  header: readonly string[],
  rows: readonly (readonly string[])[],
  role: "category" | "year" = "category",
  linked?: number,
) => {
  const made = testRelation("family", header, rows);
  const family: Relation = {
    ...made,
    name,
    columns: made.columns.map((column, at) => (at === 0 ? { ...column, type: "text", role } : column)),
    rows: made.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, at) => ({
        ...cell,
        ...(at === linked ? { value: { kind: "entity" as const, ...linkOf(cell.value.printed) } } : {}),
        evidence: { ...cell.evidence, url: `https://a.example/${row.cells[0]!.value.printed}` },
      })),
    })),
  };
  return familyNoun(family, { fromSingular: saidNoun, pluralHead })?.plural;
};
const linkOf = (printed: string) => ({ printed, href: `https://a.example/things/${printed}` });
const pairs = (times: readonly string[], things: readonly string[]) =>
  times.flatMap((time) => things.map((thing) => [time, thing, "7"]));
const TIMES = ["2001–02", "2002–03", "2003–04"];
const TEAMS = ["Ard", "Bel", "Cor", "Dun"];

test("a thing that comes back from one time to the next makes a row of each time", () => {
  expect(named("Final standings", ["Season", "Team", "Points"], pairs(TIMES, TEAMS))).toBe("team seasons");
  const turned = pairs(TEAMS, TIMES);
  expect(named("Snow depths", ["Station", "Winter", "Days"], turned)).toBe("station winters");
  expect(named("Season by season", ["Team", "Season", "Points"], turned)).toBe("team seasons");
});

test("what each page has of its own is called what the tables or the column are called", () => {
  const own = TEAMS.flatMap((team) => [1, 2].map((at) => [team, `${team} ${at}`, "7"]));
  expect(named("Options", ["Team", "Name", "Points"], own)).toBe("options");
  expect(named("Squad", ["Team", "Player", "Points"], own)).toBe("players");
  const mariners = own.map(([team, ...rest]) => [team === "Ard" ? "Ard Mariners" : team!, ...rest]);
  expect(named("Ard Mariners", ["Team", "Player", "Points"], mariners)).toBe("players");
  expect(named("Landings by boat", ["Port", "Boat", "Tonnes"], own)).toBe("boats");
});

test("where things come back from page to page, the rows are what goes up by number on each of them", () => {
  const header = ["Fair", "Lot", "Vase", "Price"];
  const things = ["Ewer", "Flask", "Gourd"];
  const sold = TEAMS.flatMap((fair) => things.map((thing, at) => [fair, String(12 * at + 5), thing, "7"]));
  expect(named("Results", header, sold)).toBe("lots");
  expect(named("Results", ["Fair", "Points", "Vase", "Price"], sold)).toBe("entries");
  const down = TEAMS.flatMap((fair) => things.map((thing, at) => [fair, String(50 - at), thing, "7"]));
  expect(named("Results", header, down)).toBe("entries");
});

test("a sort that comes back from page to page names no rows, of which there are more than sorts", () => {
  const grades = pairs(TEAMS, ["Stalls", "Circle", "Gallery"]);
  expect(named("Seating", ["Hall", "Grade", "Seats"], grades)).toBe("entries");
  expect(named("Seats by grade", ["Hall", "Grade", "Seats"], grades)).toBe("entries");
  expect(named("Rooms", ["Hall", "Grade", "Seats"], grades)).toBe("rooms");
});

test("figures of years are called nothing, whatever stands above them", () => {
  const years = TEAMS.flatMap((port) => ["2001", "2002", "2003"].map((year) => [port, year, "7"]));
  expect(named("Landings", ["Port", "Year", "Tonnes"], years)).toBeUndefined();
  const plays = years.map(([house, year], at) => [house!, year!, at % 3 ? "Faust" : "Medea", "Ard"]);
  expect(named("Principal productions", ["House", "Year", "Title", "Town"], plays)).toBe("productions");
});

test("tables of one year each are called what they hold, unless they tell the same things anew", () => {
  const header = ["Year", "Recipient", "Amount"];
  const grants = ["2013", "2014", "2015"].flatMap((year) => ["Ard", "Bel"].map((who) => [year, `${who} ${year}`, "7"]));
  expect(named("Grants", header, [...grants, ["2015", "Ard 2013", "9"]], "year")).toBe("grants");
  expect(named("Results", header, grants, "year")).toBeUndefined();
  expect(named("Grants", header, pairs(["2013", "2014", "2015"], TEAMS), "year")).toBeUndefined();
});

test("what took place between two of a kind is named above it, though the same cups are played for every year", () => {
  const cups = ["Ash Cup", "Birch Cup", "Cedar Cup", "Date Cup"];
  const played = ["2013", "2014", "2015"].flatMap((year, at) =>
    cups.map((cup, row) => [year, cup, TEAMS[(row + at) % 4]!, TEAMS[(row + at + 1) % 4]!]),
  );
  expect(named("Deciders", ["Year", "Cup", "Winner", "Loser"], played, "year")).toBe("deciders from 2013 to 2015");
  // A winner and where it was: the cup is told anew.
  const towns = played.map(([year, cup, winner], row) => [year!, cup!, winner!, `Town ${row % 5}`]);
  expect(named("Deciders", ["Year", "Cup", "Winner", "Town"], towns, "year")).toBeUndefined();
  // Two that are the same are no two sides.
  const same = played.map(([year, cup, winner]) => [year!, cup!, winner!, winner!]);
  expect(named("Deciders", ["Year", "Cup", "Winner", "Holder"], same, "year")).toBeUndefined();
});

test("what each pair of a page and a thing with a page of its own had is not what the pair is", () => {
  const header = ["Gala", "Singer", "Opener", "Closer"];
  const sung = ["Ard", "Bel", "Cor"].flatMap((gala) =>
    TEAMS.map((singer) => [gala, singer, `Air for ${gala} ${singer}`, `Ode to ${gala} ${singer}`]),
  );
  expect(named("Songs", header, sung, "category", 1)).toBe("entries");
  expect(named("Songs", header, sung)).toBe("songs");
  // A column with one of them each says that a row is one.
  expect(named("Songs", ["Gala", "Singer", "Song", "Composer"], sung, "category", 1)).toBe("songs");
  expect(named("Singers", header, sung, "category", 1)).toBe("singers");
  // Those who stand on one page alone are not paired with it.
  const own = sung.map(([gala, singer, ...songs]) => [gala!, `${singer} ${gala}`, ...songs]);
  expect(named("Songs", header, own, "category", 1)).toBe("songs");
});
