import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { inferColumn } from "../values/infer-column.ts";
import { parseValue } from "../values/parse-value.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { columnNoun } from "./column-noun.ts";
import { humanise } from "./humanise.ts";
import { quantityWords } from "./quantity.ts";

const HEAD = [
  "Name",
  "Staff",
  "Beam",
  "Made in",
  "Place made",
  "Town",
  "Champion",
  "Budget (£ million)",
  "Won",
  "Keeper",
  "Guide",
];
const TOWNS = ["Oban", "Port Ness", "Oban", "Wick", "Port Ness", "Oban"];
const ROWS = ["Alder", "Birch", "Cedar", "Elm", "Fir", "Gorse"].map((name, at) => [
  name,
  String(4 + 3 * at),
  `${2 + at}.5 m`,
  "Oslo",
  TOWNS[at]!,
  TOWNS[at]!,
  at % 3 === 0 ? "Ada Holm" : "Bo Lund",
  `${at + 1}.4`,
  String(3 * at + 2),
  ["Ida van Fell", "Ole Berg"][at % 2]!,
  ["Ida van Fell", "nobody at present"][at % 2]!,
]);
const RELATION = testRelation("r", HEAD, ROWS);

const asks = (noun: string, steps: readonly Record<string, unknown>[], round?: number) =>
  asker([RELATION], { r: { singular: noun, plural: `${noun}s`, source: "" } }).ask(steps, round).question;
const counted = (noun: string, where: Record<string, unknown>) =>
  asks(noun, [
    { op: "filter", from: "r", where },
    { op: "count", from: "s1" },
  ]);

test("staff are so many people", () => {
  expect(asks("mill", [{ op: "lookup", from: "r", column: "Staff", label: "Alder" }])).toBe(
    "How many staff does Alder have?",
  );
  expect(counted("mill", { column: "Staff", is: ">", value: "10" })).toBe("How many mills have more than 10 staff?");
});

test("whatever has a length is called by its own noun, and is great or small", () => {
  expect(asks("boat", [{ op: "lookup", from: "r", column: "Beam", label: "Alder" }])).toBe(
    "What is the beam, in m, of Alder?",
  );
  expect(counted("boat", { column: "Beam", is: ">", value: "4" })).toBe("How many boats have a beam greater than 4 m?");
  const wide = { column: "Beam", is: ">", value: "4" };
  const dear = { column: "Budget (£ million)", is: ">", value: "3" };
  expect(counted("boat", { and: [wide, dear] })).toBe(
    "How many boats have a beam greater than 4 m and a budget larger than £3 million?",
  );
  const rain = { name: "Rainfall", type: "number", role: "measure", unit: "mm" } as const;
  expect(quantityWords(rain).most).toBe("highest");
});

test("where things were made is said with the verb, and where they stand with the place", () => {
  expect(asks("clock", [{ op: "lookup", from: "r", column: "Place made", label: "Alder" }])).toBe(
    "Where was Alder made?",
  );
  expect(counted("mill", { column: "Town", is: "equals", value: "Port Ness" })).toBe(
    "How many mills are in the town “Port Ness”?",
  );
});

test("who somebody is is told by a name without marks, unless it could be read otherwise", () => {
  const by = (column: string) => counted("mill", { column, is: "equals", value: "Ida van Fell" });
  expect(by("Keeper")).toContain("is the keeper Ida van Fell");
  expect(by("Guide")).toContain("“Ida van Fell”");
});

test("nobody has seasons", () => {
  const mode = [{ op: "mode", from: "r", column: "Champion" }];
  expect(asks("season", mode)).toBe("Who is the champion of the most seasons?");
  expect(asks("film", mode)).toBe("Which champion has the most films?");
});

test("millions of money are said as money", () => {
  expect(counted("film", { column: "Budget (£ million)", is: ">", value: "3" })).toContain(
    "have a budget larger than £3 million?",
  );
  expect(asks("film", [{ op: "lookup", from: "r", column: "Budget (£ million)", label: "Alder" }])).toBe(
    "What is the budget, in millions of pounds, of Alder?",
  );
});

test("matches that were won are wins", () => {
  expect(counted("club", { column: "Won", is: ">", value: "8" })).toBe("How many clubs have more than 8 wins?");
});

test("brackets of axes are not said, what is only an adjective stands before what it qualifies", () => {
  expect(
    ["Dimensions (W x H x D, mm)", "Optical zoom (x)", "% contained", "Attendance > Full-time"].map(humanise),
  ).toEqual(["dimensions", "optical zoom", "percentage contained", "full-time attendance"]);
  expect(humanise("Total student attendance > Part-Time")).toBe("total part-time student attendance");
});

test("a share of something is a percentage of it", () => {
  const texts = ["62%", "40%", "33%", "81%"];
  const values = texts.map((text) => parseValue(text));
  expect(columnNoun(inferColumn("of applicants admitted", values, texts))).toBe("percentage of applicants admitted");
});

test("what ended second is the runner-up", () => {
  const rows = ROWS.map(([name], at) => [name!, at % 2 === 0 ? "Red" : at === 1 ? "Blue" : "Green"]);
  const { ask } = asker([testRelation("s", ["Season", "Runners-up"], rows)], {
    s: { singular: "season", plural: "seasons", source: "" },
  });
  expect(ask([{ op: "mode", from: "s", column: "Runners-up" }]).question).toBe(
    "Which runner-up is the most frequent among all seasons?",
  );
});

test("ships are laid down, machines automated, players signed from somewhere", () => {
  const years = ["1905", "1912", "1899", "1921", "1888", "1931"];
  const clubs = ["Acton", "Barnet", "Acton", "Corby", "Acton", "Barnet"];
  const rows = ROWS.map(([name], at) => [name!, years[at]!, clubs[at]!, String(30 + 7 * at)]);
  const { ask } = asker([testRelation("s", ["Name", "Laid down", "Signed from", "Sheep"], rows)], {
    s: { singular: "ship", plural: "ships", source: "" },
  });
  const of = (column: string) => ask([{ op: "lookup", from: "s", column, label: "Alder" }]).question;
  expect(of("Laid down")).toBe("In which year was Alder laid down?");
  expect(of("Signed from")).toBe("Where was Alder signed from?");
  expect(of("Sheep")).toBe("How many sheep does Alder have?");
});

test("a ceiling is high or low, a span great or small", () => {
  const of = (name: string) => quantityWords({ name, type: "number", role: "measure", unit: "m" });
  expect([of("Service ceiling").most, of("Main span").most]).toEqual(["highest", "greatest"]);
});

test("so many millions are said in the singular", () => {
  const { ask } = asker(
    [
      testRelation(
        "s",
        ["Name", "Viewers (millions)"],
        ROWS.map(([name], at) => [name!, `${at}.7`]),
      ),
    ],
    {
      s: { singular: "show", plural: "shows", source: "" },
    },
  );
  const most = { op: "filter", from: "s", where: { column: "Viewers (millions)", is: ">", value: "2.5" } };
  expect(ask([most, { op: "count", from: "s1" }]).question).toContain("more than 2.5 million?");
});

test("days of what happened are called by the noun for it", () => {
  const day = (name: string) => columnNoun({ name, type: "date", role: "date" });
  expect(["First snowfall", "Stage debut", "Harbour since", "Road accidents", "Entered service"].map(day)).toEqual([
    "date of the first snowfall",
    "date of the stage debut",
    "“Harbour since” date",
    "“Road accidents” date",
    "“Entered service” date",
  ]);
});

test("a rank under what it is by is called one", () => {
  const rank = (name: string) => columnNoun({ name, type: "number", role: "rank" });
  expect(["Area > comparison of all countries", "Area > rank"].map(rank)).toEqual([
    "rank by area (comparison of all countries)",
    "area (rank)",
  ]);
});
