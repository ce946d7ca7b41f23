import { describe, expect, it } from "vitest";
import type { Column, ColumnType, Relation } from "../../core/relation.ts";
import { GuardError } from "../guard-error.ts";
import { run } from "../interpreter.ts";
import { phraseQuestion } from "../phrase.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { columnNoun } from "./column-noun.ts";
import { isCountable } from "./english.ts";
import { humanise } from "./humanise.ts";
import { quantity, unitWords } from "./phrasing.ts";
import { sourceWords } from "./source-words.ts";

const HUTS = testRelation(
  "huts",
  ["Hut", "Region", "Altitude", "Beds", "Opened", "Added on", "Late booking ends", "GDP, 2022", "Estonia"],
  [
    ["Almvik", "North", "120 m", "4", "1961", "2 May 2011", "1 July 2020", "10 EUR", "5"],
    ["Birka", "North East", "340 m", "6", "1975", "3 May 2012", "2 July 2020", "12 EUR", "6"],
    ["Corvo", "North East", "560 m", "8", "1988", "4 May 2013", "3 July 2020", "15 EUR", "8"],
    ["Dovre", "South", "780 m", "10", "1990", "5 May 2014", "4 July 2020", "17 EUR", "9"],
    ["Elva", "South", "910 m", "13", "2003", "6 May 2015", "5 July 2020", "19 EUR", "11"],
    ["Fjell", "South", "1,020 m", "15", "2010", "7 May 2016", "6 July 2020", "23 EUR", "14"],
  ],
);
type Steps = readonly ({ op: string } & Record<string, unknown>)[];

function execute(steps: Steps, singular = "hut", source = "") {
  const program = {
    relations: { h: "huts" },
    steps: steps.map((step, index) => ({ as: `s${index + 1}`, ...step })),
    answer: `s${steps.length}`,
    round: 1,
  };
  const namings = new Map([["huts", { singular, plural: `${singular}s`, source }]]);
  const { results } = run(program, new Map<string, Relation>([["huts", HUTS]]));
  return phraseQuestion({ ...program, round: undefined }, results, namings).question;
}

const where = (column: string, is: string, value: string) => ({ column, is, value });
const filter = (...tests: ReturnType<typeof where>[]) => ({
  op: "filter",
  from: "h",
  where: tests.length === 1 ? tests[0] : { and: tests },
});
const count = (from: string) => ({ op: "count", from });
const top = (by: string, end: string, k = 3) => ({ op: "top", from: "h", by, k, end });

describe("clauses", () => {
  it("puts participles first and gives the others one form", () => {
    const steps = [filter(where("Altitude", ">", "200"), where("Beds", "<", "12"), where("Opened", "<", "1989"))];
    expect(execute(steps)).toBe(
      "Which are the huts opened before 1989 whose altitude is higher than 200 m and that have fewer than 12 beds?",
    );
  });
  it("calls what things have theirs, and the things these", () => {
    const different = [{ op: "distinct", from: "h", column: "Region" }, count("s1")];
    expect(execute(different, "hut", "among the valleys of the Alps site")).toBe(
      "Among the valleys of the Alps site, how many different regions are there among their huts?",
    );
    expect(execute(different, "hut", "among the huts of the Alps site")).toBe(
      "Among the huts of the Alps site, how many different regions are there?",
    );
  });
  it("does not name again what the words before it name", () => {
    const most = [
      { op: "kth", from: "h", by: "Beds", k: 1, end: "highest" },
      { op: "label_of", from: "s1" },
    ];
    expect(execute(most, "hut", "among the huts and other places listed under “North”")).toBe(
      "Among the huts and other places listed under “North”, which has the most beds?",
    );
    const low = [filter(where("Altitude", "<", "400")), count("s1")];
    expect(execute(low, "hut", "among the huts listed under “North”")).toBe(
      "Among the huts listed under “North”, how many have an altitude lower than 400 m?",
    );
    expect(execute(low, "hut", "among the shelters listed under “North”")).toBe(
      "Among the shelters listed under “North”, how many huts have an altitude lower than 400 m?",
    );
  });
  it("says how far figures lie apart by their two ends", () => {
    expect(execute([{ op: "range", from: "h", column: "Altitude" }])).toBe(
      "What is the difference between the highest and the lowest altitude, in m, among all huts?",
    );
    expect(execute([{ op: "range", from: "h", column: "Beds" }])).toBe(
      "What is the difference between the highest and the lowest number of beds among all huts?",
    );
  });
  it("says two limits of one column once, the lower first", () => {
    expect(execute([filter(where("Opened", "<", "2000"), where("Opened", ">", "1970")), count("s1")])).toBe(
      "How many huts were opened after 1970 and before 2000?",
    );
  });
  it("asks named things what they have", () => {
    const named = { op: "named", from: "h", names: ["Almvik", "Birka", "Corvo"] };
    const low = { op: "filter", from: "s1", where: where("Altitude", "<", "400") };
    expect(execute([named, low, count("s2")])).toBe(
      "How many of Almvik, Birka and Corvo have an altitude lower than 400 m?",
    );
  });
  it("quotes all words of a column where one of them needs it", () => {
    expect(execute([filter(where("Region", "equals", "South")), count("s1")])).toContain("in the region “South”?");
    expect(execute([filter(where("Region", "equals", "North East")), count("s1")])).toContain(
      "in the region “North East”?",
    );
  });
  it("agrees with the only one", () => {
    const both = { op: "intersection", a: "s1", b: "s2" };
    const steps = [filter(where("Altitude", "<", "400")), filter(where("Region", "equals", "North East"))];
    expect(execute([...steps, both, { op: "label_of", from: "s3" }])).toMatch(/^Which is the only hut that is both /);
  });
});

describe("superlatives", () => {
  it.each([
    ["Opened", "that was opened most recently"],
    ["Added on", "that was added most recently"],
    ["Late booking ends", "with the latest “Late booking ends” date"],
    ["Estonia", "with the highest value for “Estonia”"],
    ["Beds", "with the most beds"],
  ])("by %s: %s", (by, words) => {
    const best = { op: "kth", from: "h", by, k: 1, end: "highest" };
    expect(execute([best, { op: "lookup", from: "s1", column: "Altitude" }])).toContain(`of the hut ${words}?`);
  });
  it("asks which of the named things where nothing says what they are", () => {
    const named = { op: "named", from: "h", names: ["Almvik", "Birka", "Corvo"] };
    const best = { op: "kth", from: "s1", by: "Altitude", k: 1, end: "highest" };
    const label = { op: "label_of", from: "s2" };
    expect(execute([named, best, label], "entry")).toBe("Which of Almvik, Birka and Corvo has the highest altitude?");
    expect(execute([named, best, label])).toBe("Which hut has the highest altitude among Almvik, Birka and Corvo?");
  });
});

describe("values", () => {
  it("counts what can be counted, and closes a name with a comma", () => {
    expect(execute([{ op: "lookup", from: "h", column: "Beds", label: "Birka" }])).toBe(
      "How many beds does Birka have?",
    );
    expect(execute([{ op: "lookup", from: "h", column: "Opened", label: "Birka" }])).toBe(
      "In which year was Birka opened?",
    );
    expect(execute([{ op: "mean", from: "h", column: "GDP, 2022" }])).toContain("mean GDP, 2022, in EUR, of all huts");
  });
  it("writes units", () => {
    expect([quantity("2", "year"), quantity("1", "years"), quantity("1.5", "hour")]).toEqual([
      "2 years",
      "1 year",
      "1.5 hours",
    ]);
    expect([quantity("4.5", "°C"), quantity("30", "%"), quantity("5", "km")]).toEqual(["4.5 °C", "30%", "5 km"]);
  });
});

describe("set operations", () => {
  const refusal = (steps: Steps) => {
    try {
      return execute(steps);
    } catch (error) {
      if (error instanceof GuardError) return error.guard;
      throw error;
    }
  };
  it.each(["union", "intersection", "none_of"])("%s refuses sets cut by one and the same column", (op) => {
    const sets = [top("Beds", "highest", 4), top("Beds", "lowest", 4)];
    expect(refusal([...sets, { op, a: "s1", b: "s2" }])).toBe("trivial_sets");
  });
  it("refuses a union of sets that have nothing in common", () => {
    const sets = [filter(where("Region", "equals", "South")), top("Beds", "lowest", 2)];
    expect(refusal([...sets, { op: "union", a: "s1", b: "s2" }])).toBe("trivial_sets");
  });
  it("combines sets cut by different columns", () => {
    const sets = [filter(where("Region", "equals", "North East")), top("Beds", "lowest", 2)];
    expect(refusal([...sets, { op: "union", a: "s1", b: "s2" }])).toContain(
      "or among the two huts with the fewest beds",
    );
  });
});

describe("unitWords", () => {
  it.each([
    ["mean elevation", "m", ", in m,"],
    ["GDP ($)", "$", ""],
    ["GDP", "$", ", in dollars,"],
    ["length in km", "km", ""],
    ["share of women", "%", ", in percent,"],
  ])("of %s in %s are “%s”", (name, unit, words) => {
    expect(unitWords(name, unit)).toBe(words);
  });
});

describe("sourceWords", () => {
  it.each([
    [
      ["in the table “Members” on the page “Members | Club” of the Club site", "on the Club site"],
      "in the table “Members” on the Club site",
    ],
    [
      ["in the table “A” on the page “P” of the Club site", "in the table “B” on the page “P” of the Club site"],
      "in the tables “A” and “B” on the page “P” of the Club site",
    ],
    [
      ["on the Atlas site", "in the list of capitals", "on the Atlas site"],
      "on the Atlas site and in the list of capitals",
    ],
    [
      ["in the table “A” on the page “P” of the Club site", "in the table “B” on the page “Q” of the Club site"],
      "in the table “A” on the page “P” and in the table “B” on the page “Q” of the Club site",
    ],
    [
      ["on the page “A” of the Club site", "in the file “F” of the Club site", "on the page “B” of the Club site"],
      "on the pages “A” and “B” of the Club site and in the file “F” of the Club site",
    ],
    [["on the Debian Reference site"], "in the Debian Reference"],
    [["on the Mail Agent documentation index site"], "in the Mail Agent documentation"],
    [["on the Specification of the Mail Agent site"], "in the Specification of the Mail Agent"],
    [["on the Manual Workers site"], "on the Manual Workers site"],
  ])("%j is %s", (sources, words) => {
    expect(sourceWords(sources)).toBe(words);
  });
});

describe("columnNoun", () => {
  const column = (name: string, type: ColumnType, role: Column["role"]): Column => ({ name, type, role });
  it.each([
    ["Publication date", "date", "date", "publication date"],
    ["Foundation", "number", "year", "foundation year"],
    ["Born", "date", "date", "date of birth"],
    ["Closed", "number", "year", "closing year"],
    ["First flight", "date", "date", "date of first flight"],
    ["Camera-ready papers", "date", "date", "“Camera-ready papers” date"],
    ["Joined the society", "date", "date", "“Joined the society” date"],
    ["At the department since", "number", "year", "“At the department since” year"],
    ["Dropped by", "text", "text", "“Dropped by” entry"],
    ["All countries", "number", "measure", "value for “All countries”"],
    ["Retired", "number", "measure", "value for “Retired”"],
    ["South Korea", "number", "measure", "value for “South Korea”"],
    ["Altitude", "number", "measure", "altitude"],
    ["Styling", "number", "measure", "value for “Styling”"],
    ["Spending", "number", "measure", "spending"],
    ["Forest, share of land area", "number", "measure", "“Forest, share of land area” figure"],
    ["Research group", "text", "category", "research group"],
  ] as const)("%s (%s, %s) is the %s", (name, type, role, noun) => {
    expect(columnNoun(column(name, type, role))).toBe(noun);
  });
  it("keeps capitals of names, and knows counted plurals", () => {
    expect(humanise("Employees (end of 2015)")).toBe("employees at the end of 2015");
    expect(humanise("Employees (end of term)")).toBe("employees (end of term)");
    expect(humanise("Population, 1 January 2024")).toBe("population on 1 January 2024");
    expect(humanise("Internet users > total")).toBe("internet users (total)");
    expect(humanise("Trade With South Africa")).toBe("trade with South Africa");
    expect(humanise("Population > Births")).toBe("births");
    expect(humanise("Of these students")).toBe("students");
    expect(humanise("Pricing information > Total cost")).toBe("total cost");
    expect(humanise("Rebates and Financing")).toBe("rebates and financing");
    expect(humanise("Engine details > overall")).toBe("engine details (overall)");
    const counted = ["records processed", "tables published", "reviews written", "places a year"];
    expect([...counted, "total exports", "speed"].map(isCountable)).toEqual([true, true, true, true, false, false]);
  });
});
