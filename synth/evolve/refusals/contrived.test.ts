import { describe, expect, it } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { unitNote } from "../../phrase/unit-note.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { makeCandidate } from "../candidate.ts";
import { type Branch, leaf, over } from "../node.ts";
import { isSayableLimit } from "../round-threshold.ts";
import { explainScores, wordsToRead } from "../scores.ts";
import { Workbench } from "../workbench.ts";
import { contrived } from "./contrived.ts";
import { treeObjection } from "./of-trees.ts";

/** A page per row, as a survey gathers them. */
function collection(header: readonly string[], rows: readonly (readonly string[])[]): Relation {
  const made = testRelation("things", header, rows, { about: true });
  return {
    ...made,
    source: "page_collection",
    rows: made.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: row.about! } })),
    })),
  };
}

const benchOf = (relation: Relation) => new Workbench(surveySite(lakeSite([relation])));
const named = (names: readonly string[]) => over("named", leaf("things"), { names });

describe("a share of a part that a condition leaves", () => {
  const bench = benchOf(
    collection(
      ["Hall", "Seats", "Built", "Town"],
      Array.from({ length: 14 }, (_, at) => [
        `Hall ${"ABCDEFGHIJKLMN"[at]}`,
        `${200 + at * 31}`,
        `${1900 + ((at * 7) % 60)}`,
        ["Cork", "Oslo"][at % 2]!,
      ]),
    ),
  );
  const large = over("filter", leaf("things"), { where: { column: "Seats", is: ">", value: "300" } });
  const old = (from: Branch | ReturnType<typeof leaf>) =>
    over("filter", from, { where: { column: "Built", is: "<", value: "1930" } });
  const share = (whole: Branch | ReturnType<typeof leaf>): Branch => ({
    op: "percent_of",
    params: {},
    inputs: { part: over("count", old(whole)), whole: over("count", whole) },
  });

  it("is told as the share of those that are so, once", () => {
    expect([share(large), share(leaf("things"))].map((node) => contrived(node, bench))).toEqual([
      "condition_twice",
      undefined,
    ]);
  });
});

describe("two small numbers of things", () => {
  const bench = benchOf(
    collection(
      ["Hall", "Seats", "Town"],
      Array.from({ length: 60 }, (_, at) => [
        `Hall no. ${at}`,
        `${200 + at * 31}`,
        ["Cork", "Oslo", "Pisa"][at < 50 ? at % 2 : 2]!,
      ]),
    ),
  );
  const inTown = (value: string) =>
    over("count", over("filter", leaf("things"), { where: { column: "Town", is: "equals", value } }));
  const held = (op: string, a: string, b: string): Branch => ({
    op,
    params: {},
    inputs: { a: inTown(a), b: inTown(b) },
  });

  it("are not held in proportion", () => {
    const small = over("count", over("filter", leaf("things"), { where: { column: "Seats", is: "<", value: "300" } }));
    const few: Branch = { op: "percent_difference", params: {}, inputs: { a: inTown("Pisa"), b: small } };
    expect(contrived(few, bench)).toBe("small_bases");
    expect(contrived(held("percent_difference", "Cork", "Oslo"), bench)).toBeUndefined();
    expect(contrived(held("difference", "Cork", "Pisa"), bench)).toBeUndefined();
  });
});

describe("what is contrived", () => {
  const releases = (days: readonly string[]) =>
    benchOf(
      collection(
        ["Release", "Release date"],
        days.map((day, at) => [`Release ${at + 1}`, day]),
      ),
    );
  const five = ["Release 1", "Release 2", "Release 3", "Release 4", "Release 5"];
  const latest = over("ranked_value", named(five), { by: "Release date", k: 1, end: "highest" });
  const risen = ["2020-01-05", "2020-03-09", "2020-06-01", "2020-09-12", "2021-01-03"];

  it("asks for the latest of what is numbered in the order of its dates", () => {
    expect(treeObjection(latest, releases(risen))).toBe("in_order");
    const mixed = ["2020-01-05", "2020-03-09", "2020-02-01", "2020-09-12", "2021-01-03"];
    expect(treeObjection(latest, releases(mixed))).toBeUndefined();
    const ofAll = over("ranked_value", leaf("things"), { by: "Release date", k: 1, end: "lowest" });
    expect(treeObjection(ofAll, releases(risen))).toBe("in_order");
    expect(treeObjection(ofAll, releases(mixed))).toBeUndefined();
  });

  it("asks from one year to another, but not of all the years between", () => {
    const years = Array.from({ length: 8 }, (_, at) => [`${2015 + at}`, `${40 + at * at}`]);
    const bench = benchOf(collection(["Year", "Visitors"], years));
    const series = over("series", leaf("things"), { time: "Year", column: "Visitors" });
    const span = { column: "Visitors", since: "2015", until: "2022" };
    const many = over("filter", series, { where: { column: "Visitors", is: ">", value: "45" } });
    expect(treeObjection(over("linear_forecast", series, { ...span, at: "2025" }), bench)).toBeUndefined();
    expect(treeObjection(over("linear_forecast", many, { ...span, at: "2025" }), bench)).toBe("skips_years");
    expect(treeObjection(over("count", many), bench)).not.toBe("skips_years");
  });

  const facts = ["Country", ..."abcdefghij".split("").map((letter) => `Fact ${letter}`)];
  const columns = ["Coastline", "Fiscal year", "Crude oil exports", "Death rate", "Population", "Crude oil imports"];
  const wide = benchOf(
    collection(
      [...facts, ...columns],
      ["Ard", "Bel", "Cor", "Dun", "Esk", "Fal"].map((name, at) => [
        name,
        ...facts.slice(1).map((_, fact) => String(at * 7 + fact * 3 + 11)),
        `${100 * (at + 2)} km`,
        at % 2 === 0 ? "calendar year" : "April",
        `${50 + ((at * 37) % 60)} bbl/day`,
        `${5 + ((at * 3) % 7)}.5`,
        `${1000 + at * 321}`,
        `${20 + ((at * 13) % 17)} bbl/day`,
      ]),
    ),
  );
  const all = ["Ard", "Bel", "Cor", "Dun", "Esk", "Fal"];
  const whose = (column: string, is: string, value: string) =>
    over("filter", leaf("things"), { where: { column, is, value } });

  it("asks about things that were chosen by what has nothing to do with it", () => {
    const by = (set: Branch) => treeObjection(over("sum", set, { column: "Crude oil exports" }), wide);
    expect(by(whose("Fiscal year", "equals", "calendar year"))).toBe("unrelated");
    expect(by(whose("Death rate", ">", "6"))).toBe("unrelated");
    expect(by(whose("Population", ">", "1500"))).toBeUndefined();
    const joined: Branch = {
      op: "join",
      params: { columns: ["Coastline"] },
      inputs: { left: whose("Death rate", ">", "6"), right: leaf("things") },
    };
    expect(by(joined)).toBe("unrelated");
  });
  it("puts conditions together that have nothing to do with each other", () => {
    const both = over("filter", whose("Coastline", ">", "250"), {
      where: { column: "Death rate", is: ">", value: "6" },
    });
    expect(treeObjection(over("count", both), wide)).toBe("unrelated");
  });
  it("takes a ratio to what is no size, and a mean of ratios", () => {
    const ratio = (a: string, b: string) => over("formula_column", named(all), { formula: "ratio", a, b });
    const first = (table: Branch, by: string) => over("label_of", over("kth", table, { by, k: 1, end: "highest" }));
    const oil = ratio("Crude oil exports", "Coastline");
    expect(treeObjection(first(oil, "ratio of Crude oil exports to Coastline"), wide)).toBe("unrelated");
    const same = ratio("Crude oil exports", "Crude oil imports");
    const made = "ratio of Crude oil exports to Crude oil imports";
    expect(treeObjection(over("mean", same, { column: made }), wide)).toBe("odd_formula");
  });
});

describe("dates and counts", () => {
  const bench = benchOf(
    collection(
      ["Club", "Opened", "Albums", "Songs"],
      ["Ard", "Bel", "Cor", "Dun", "Esk", "Fal", "Gor", "Hal"].map((name, at) => [
        name,
        `19${60 + at * 5}-03-1${at}`,
        `${at * at + 3}`,
        `${40 + ((at * 7) % 11)}`,
      ]),
    ),
  );
  const place = (end: string) => over("ranked_value", leaf("things"), { by: "Opened", k: 1, end });
  const between = (params: Record<string, unknown>, inputs: Record<string, Branch>) =>
    treeObjection({ op: "time_between", params, inputs }, bench);

  it("asks how long ago the first of several dates was", () => {
    expect(between({ unit: "years", on: "2025-01-01" }, { a: place("lowest") })).toBe("no_age");
    const named = over("lookup", leaf("things"), { column: "Opened", label: "Ard" });
    expect(between({ unit: "years", on: "2025-01-01" }, { a: named })).toBeUndefined();
  });
  it("counts decades in months, and gaps between openings", () => {
    const ends = { a: place("lowest"), b: place("highest") };
    expect(between({ unit: "months" }, ends)).toBe("odd_unit");
    expect(between({ unit: "years" }, ends)).toBeUndefined();
    expect(contrived(over("longest_gap", leaf("things"), { column: "Opened" }), bench)).toBe("no_sequence");
  });
  it("counts a few weeks in months", () => {
    const dates = ["04-10", "04-20", "05-02", "05-16", "05-27"].map((day, at) => [
      `Fair ${"abcde"[at]}`,
      `2024-${day}`,
      `${at + 3}`,
    ]);
    const fairs = new Workbench(surveySite(lakeSite([testRelation("fairs", ["Fair", "Held", "Stalls"], dates)])));
    const end = (which: string) => over("ranked_value", leaf("fairs"), { by: "Held", k: 1, end: which });
    const between = (unit: string): Branch => ({
      op: "time_between",
      params: { unit },
      inputs: { a: end("lowest"), b: end("highest") },
    });
    expect(treeObjection(between("months"), fairs)).toBe("odd_unit");
  });
  it("asks for dates, and for what goes together, of those on one side of a figure", () => {
    const many = over("filter", leaf("things"), { where: { column: "Albums", is: ">", value: "3" } });
    const first = (from: Branch | ReturnType<typeof leaf>) =>
      over("lookup", over("kth", from, { by: "Songs", k: 1, end: "highest" }), { column: "Opened" });
    expect(contrived(over("weekday", first(many)), bench)).toBe("cut_by_limit");
    expect(treeObjection(over("weekday", first(leaf("things"))), bench)).toBe("idle_days");
    const early = over("filter", leaf("things"), { where: { column: "Opened", is: "<", value: "1981" } });
    expect(contrived(over("date_span", early, { column: "Opened" }), bench)).toBe("cut_by_own");
    const most = over("top", early, { by: "Albums", k: 3, end: "highest" });
    expect(contrived(over("mean", most, { column: "Songs" }), bench)).toBe("chosen_twice");
    const whole = over("top", leaf("things"), { by: "Albums", k: 3, end: "highest" });
    expect(contrived(over("mean", whole, { column: "Songs" }), bench)).toBeUndefined();
    const goes = { column: "Songs", by: "Albums" };
    const late = over("filter", leaf("things"), { where: { column: "Opened", is: ">", value: "1950" } });
    expect(treeObjection(over("pearson", late, goes), bench)).toBe("cut_by_limit");
    expect(treeObjection(over("pearson", leaf("things"), goes), bench)).toBeUndefined();
  });
  it("chooses twice by one column", () => {
    const top = (from: Branch | ReturnType<typeof leaf>, end: string) => over("top", from, { by: "Opened", k: 3, end });
    const late = over("filter", top(leaf("things"), "lowest"), { where: { column: "Albums", is: ">", value: "3" } });
    const most = over("top", leaf("things"), { by: "Albums", k: 3, end: "highest" });
    const both = (a: Branch, b: Branch): Branch => ({ op: "intersection", params: {}, inputs: { a, b } });
    expect(treeObjection(both(late, most), bench)).toBe("two_readings");
    expect(treeObjection(both(top(leaf("things"), "highest"), most), bench)).not.toBe("circular");
  });
  it("takes lengths for parts of a whole, and releases for steps in a row", () => {
    const walks = benchOf(
      collection(
        ["Walk", "Length", "Area", "Release date", "Kind", "Servings"],
        ["Ard", "Bel", "Cor", "Dun", "Esk", "Fal", "Gar"].map((name, at) => [
          name,
          `${at * at + 3} km`,
          `${9 * at * at + 5} ha`,
          `19${60 + at}-03-1${at}`,
          at % 2 === 0 ? "loop" : "line",
          `${at + 2}`,
        ]),
      ),
    );
    const taken = (column: string) => treeObjection(over("take_until", leaf("things"), { column, share: 50 }), walks);
    expect([taken("Length"), taken("Area")]).toEqual(["no_whole", undefined]);
    expect(treeObjection(over("sum", leaf("things"), { column: "Servings" }), walks)).toBe("no_whole");
    const sorts = over("group", leaf("things"), { by: "Kind", take: "sum", column: "Servings" });
    expect(treeObjection(sorts, walks)).toBe("no_whole");
    const run = over("longest_run", leaf("things"), {
      by: "Release date",
      where: { column: "Kind", is: "equals", value: "loop" },
    });
    expect(treeObjection(run, walks)).toBe("no_sequence");
  });
  it("holds those above a figure against those below", () => {
    const count = (is: string, value: string) =>
      over("count", over("filter", leaf("things"), { where: { column: "Albums", is, value } }));
    const tree: Branch = { op: "difference", params: {}, inputs: { a: count(">", "10"), b: count("<", "10") } };
    expect(treeObjection(tree, bench)).toBe("cut_by_own");
  });
});

describe("a condition", () => {
  const bench = benchOf(
    collection(
      ["House", "Opened", "Seats", "Weight of a seat", "Architect", "Staff"],
      Array.from({ length: 9 }, (_, at) => [
        `House ${"ABCDEFGHI"[at]}`,
        `${1800 + at * 10}`,
        `${200 + ((at * 5) % 9) * 40}`,
        `${5 + at} kg`,
        at < 4 ? "Ard" : "Bel",
        `${20 + ((at * 7) % 11)}`,
      ]),
    ),
  );
  const whose = (from: Branch | ReturnType<typeof leaf>, column: string, is: string, value: string) =>
    over("filter", from, { where: { column, is, value } });
  const seats = (from: Branch | ReturnType<typeof leaf>) => whose(from, "Seats", ">", "300");

  it("says nothing where the others say as much without it, though it comes first", () => {
    const first = whose(leaf("things"), "Architect", "equals", "Ard");
    expect(treeObjection(over("count", seats(first)), bench)).toBeUndefined();
    expect(treeObjection(over("count", whose(seats(first), "Opened", "<", "1835")), bench)).toBe("implied");
    expect(treeObjection(over("count", whose(seats(leaf("things")), "Opened", "<", "1835")), bench)).toBeUndefined();
  });
  it("is put on a part of the ratio that ranks what it leaves", () => {
    const best = (from: Branch | ReturnType<typeof leaf>) => {
      const table = over("formula_column", from, { formula: "ratio", a: "Staff", b: "Seats" });
      return over("label_of", over("kth", table, { by: "ratio of Staff and Seats", k: 1, end: "highest" }));
    };
    expect(treeObjection(best(seats(leaf("things"))), bench)).toBe("circular");
    expect(treeObjection(best(leaf("things")), bench)).not.toBe("circular");
  });
  it("has no sum of what a single one of each has", () => {
    expect(treeObjection(over("sum", leaf("things"), { column: "Weight of a seat" }), bench)).toBe("no_whole");
    expect(treeObjection(over("sum", leaf("things"), { column: "Seats" }), bench)).toBeUndefined();
  });
  it("says what is then asked, under a heading with or without its unit", () => {
    const trees = benchOf(
      collection(
        ["Town", "Forest (ha)", "Forest", "Area"],
        Array.from({ length: 8 }, (_, at) => [
          `Town ${"ABCDEFGH"[at]}`,
          `${at + 1}`,
          `${at + 1}`,
          `${(at * 7) % 11} ha`,
        ]),
      ),
    );
    const few = over("filter", leaf("things"), { where: { column: "Forest", is: "<", value: "2" } });
    const asked = (column: string) => treeObjection(over("lookup", few, { column }), trees);
    expect([asked("Forest (ha)"), asked("Area")]).toEqual(["circular", undefined]);
  });
  it("adds up no heights of what stands apart", () => {
    const trees = benchOf(
      collection(
        ["Tree", "Height", "Visitors"],
        Array.from({ length: 8 }, (_, at) => [`Tree ${"ABCDEFGH"[at]}`, `${at * 5 + 2} m`, `${at * 50 + 20}`]),
      ),
    );
    const taken = (column: string) => treeObjection(over("take_until", leaf("things"), { column, share: 50 }), trees);
    expect([taken("Height"), taken("Visitors")]).toEqual(["no_whole", undefined]);
  });
  it("correlates the two ends of one range", () => {
    const levels = benchOf(
      collection(
        ["Place", "Minimum level", "Maximum level", "Chests"],
        Array.from({ length: 8 }, (_, at) => [
          `Place ${"ABCDEFGH"[at]}`,
          `${at + 1}`,
          `${at * 2 + 9}`,
          `${(at * 5) % 8}`,
        ]),
      ),
    );
    const along = (by: string) =>
      treeObjection(over("pearson", leaf("things"), { column: "Minimum level", by }), levels);
    expect([along("Maximum level"), along("Chests")]).toEqual(["unrelated", undefined]);
  });
});

describe("a ranking", () => {
  const bench = benchOf(
    collection(
      ["Country", "Exports", "Growth rate", "Area"],
      ["Ard", "Bel", "Cor", "Dun", "Esk"].map((name, at) => [
        name,
        `${at * 7 + 3}%`,
        `${at + 0.5}%`,
        `${at * 90 + 7} km²`,
      ]),
    ),
  );
  const best = (by: string) =>
    over("label_of", over("kth", named(["Ard", "Bel", "Cor", "Dun", "Esk"]), { by, k: 1, end: "highest" }));

  it("is not made by a share that reads like an amount", () => {
    expect(treeObjection(best("Exports"), bench)).toBe("unsaid_share");
    expect(treeObjection(best("Growth rate"), bench)).not.toBe("unsaid_share");
    expect(treeObjection(best("Area"), bench)).not.toBe("unsaid_share");
  });
});

describe("a limit", () => {
  it("is none below zero, nor where all below it have nothing at all", () => {
    expect(isSayableLimit("-25", ["-30", "-20", "-10", "-40"])).toBe(false);
    expect(isSayableLimit("1", ["0", "0", "35", "50"])).toBe(false);
    expect(isSayableLimit("1", ["0.5", "0", "35", "50"])).toBe(true);
    expect(isSayableLimit("0", ["-1", "2", "3", "-4"])).toBe(true);
  });
});

describe("figures without a unit", () => {
  const column = (name: string, unit?: string) => ({
    name,
    type: "number" as const,
    role: "measure" as const,
    ...(unit === undefined ? {} : { unit }),
  });
  it("are taken as the site lists them, where they are measured", () => {
    expect(unitNote([column("Size")], "en")).toBe("Take the figures for size as the site lists them.");
    expect(unitNote([column("文件大小")], "zh")).toBe("文件大小按网站列出的数值计算。");
  });
  it("are left alone where they have a unit, or count", () => {
    expect(unitNote([column("Size", "kB"), column("Beds")], "en")).toBeUndefined();
  });
  it("need none where they say how many a group are", () => {
    expect(unitNote([column("Crew size")], "en")).toBeUndefined();
    expect(unitNote([column("Plot size")], "en")).toBeDefined();
  });
});

describe("naturalness", () => {
  it("falls with names, places and what few people ask for, and says so", () => {
    const bench = new Workbench(surveySite(lakeSite()));
    const names = ["Arvasjaur", "Brenner", "Colmar", "Drina", "Ems", "Fulda", "Gera"];
    const score = (tree: Branch) => {
      const candidate = makeCandidate(tree, bench, []);
      if (!candidate) throw new Error("the question was not made");
      return explainScores(candidate).naturalness;
    };
    const lakes = (count: number) => over("named", leaf("lakes"), { names: names.slice(0, count) });
    const mean = (count: number) => score(over("mean", lakes(count), { column: "Depth" }));
    const odd = score(over("mean_absolute_deviation", lakes(5), { column: "Depth" }));
    expect(mean(6).value).toBeGreaterThan(mean(7).value);
    expect(mean(5).why.join()).toContain("5 pages only");
    expect(odd.value).toBeLessThan(0.6 * mean(5).value);
    expect(odd.why.join()).toContain("few people ask for mean absolute deviation");
    const place = (k: number) => score(over("ranked_value", lakes(7), { by: "Depth", k, end: "highest" })).value;
    expect(place(2)).toBeGreaterThan(place(3));
  });
});

it("a unit in the brackets of a heading makes no name stiff, other brackets do", () => {
  const named = (name: string) => {
    const relation = testRelation(
      "lakes",
      ["Lake", name],
      ["Arva", "Brenn", "Colm", "Drin", "Ems"].map((lake, at) => [lake, `${3 + at * at}`]),
      { about: true },
    );
    const bench = new Workbench(surveySite(lakeSite([relation])));
    const candidate = makeCandidate(over("mean", leaf("lakes"), { column: name }), bench, []);
    return candidate && explainScores(candidate).naturalness.why.join();
  };
  expect(named("Depth (m)")).not.toContain("stiff");
  expect(named("Depth (guessed)")).toContain("1 stiff");
});

it("how to answer is read with half an eye", () => {
  expect(wordsToRead("How many lakes are there?")).toBe(5);
  expect(wordsToRead("How many lakes are there? Round to the nearest ten.")).toBe(8);
});
