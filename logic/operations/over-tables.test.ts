import { expect, test } from "vitest";
import type { Relation } from "../../core/relation.ts";
import { asker } from "../ask.fixture.ts";
import { saysAsWhat, standsAmong } from "../over-tables.ts";
import { testRelation } from "../values/relation.fixture.ts";

const BOATS = ["Tern", "Gull", "Skua", "Auk"];
const YEARS = ["2018", "2019", "2021"];
/** Points of each boat, year by year. */
const POINTS = [
  [12, 9, 4],
  [10, 11, 9],
  [7, 8, 8],
  [3, 2, 6],
];

/** Each page's rows as they are read from it. */
function onPages(relation: Relation, pageOf: (row: readonly string[]) => string): Relation {
  return {
    ...relation,
    rows: relation.rows.map((row) => {
      const url = pageOf(row.cells.map(({ value }) => value.printed));
      return { ...row, cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url } })) };
    }),
  };
}

const results = YEARS.flatMap((year, at) =>
  BOATS.map((boat, of) => {
    const place = POINTS.filter((own) => own[at]! > POINTS[of]![at]!).length + 1;
    return [year, String(place), boat, String(POINTS[of]![at])];
  }),
);
const regattas = onPages(
  testRelation("regattas", ["Year", "Place", "Boat", "Points"], results),
  ([year]) => `https://bay.example/${year}`,
);
const winners = onPages(
  testRelation(
    "winners",
    ["Year", "Skipper"],
    [
      ["2018", "Orr"],
      ["2018", "Dunn"],
      ["2018", "Kerr"],
      ["2019", "Orr"],
      ["2019", "Dunn"],
      ["2019", "Blair"],
      ["2021", "Orr"],
      ["2021", "Kerr"],
      ["2021", "Blair"],
    ],
  ),
  ([year]) => `https://bay.example/${year}`,
);
const CREW = ["Ida Orr", "Max Dunn", "Lea Kerr", "Tom Blair"];
const crew = testRelation(
  "crew",
  ["Name", "Harbour"],
  CREW.map((name, at) => [name, at < 2 ? "Oban" : "Wick"]),
  { about: true },
);
const trips = onPages(
  testRelation(
    "trips",
    ["Page", "Season", "Trips"],
    CREW.flatMap((name, at) => [2018, 2019, 2020].map((year) => [name, String(year), String(at * 3 + (year % 10))])),
  ),
  ([name]) => `https://pages.example/${encodeURIComponent(name!)}`,
);
const entry = { singular: "entry", plural: "entries", source: "on the Bay site" };
const sailors = { singular: "sailor", plural: "sailors", source: "on the Bay site" };
const { ask, refusal } = asker([regattas, winners, crew, trips], {
  regattas: entry,
  winners: entry,
  crew: sailors,
  trips: entry,
});
const span = { time: "Year", since: "2018", until: "2021" };
const foremost = (op: Record<string, unknown>, by: string) => [
  { op: "over_tables", ...op },
  { op: "kth", from: "s1", by, k: 1, end: "highest" },
  { op: "label_of", from: "s2" },
];

test("what each comes to in the tables of some years together", () => {
  const points = { from: "regattas", tables: "Final table", by: "Boat", take: "sum", column: "Points", ...span };
  expect(ask(foremost(points, "sum Points over Final table"))).toMatchObject({
    question:
      "On the Bay site, which boat has the highest total number of points in the final tables from 2018 to 2021?",
    answer: "Gull",
  });
  const looked = { op: "lookup", from: "s1", label: "Tern", column: "sum Points over Final table" };
  expect(ask([{ op: "over_tables", ...points }, looked])).toMatchObject({ answer: "25" });
  expect(refusal(foremost({ ...points, column: "Place" }, "sum Place over Final table"))).toBe("not_additive");
});

test("how often each stood among the first, and where one stands twice in a table nothing is said", () => {
  const places = { from: "regattas", tables: "Results", by: "Boat", take: "places", column: "Place", last: 1, ...span };
  expect(ask(foremost(places, "places 1 Place over Results"))).toMatchObject({
    question: "On the Bay site, which boat has the most first places in the results from 2018 to 2021?",
    answer: "Gull",
  });
  const twice = onPages(
    testRelation("twice", ["Year", "Place", "Boat", "Points"], [...results, ["2021", "5", "Gull", "1"]]),
    ([year]) => `https://bay.example/${year}`,
  );
  expect(
    asker([twice], { twice: entry }).refusal(foremost({ ...places, from: "twice" }, "places 1 Place over Results")),
  ).toBe("ambiguous");
});

test("how often each stands in tables of the best alone, of which nobody is told that shares the place", () => {
  const named = { from: "winners", tables: "Best skippers", by: "Skipper", take: "appearances", ...span };
  expect(ask(foremost(named, "appearances over Best skippers"))).toMatchObject({
    question: "On the Bay site, which skipper appears most often in the “Best skippers” tables from 2018 to 2021?",
    answer: "Orr",
  });
  const second = foremost(named, "appearances over Best skippers").map((step) =>
    "k" in step ? { ...step, k: 2 } : step,
  );
  expect(refusal(second)).toBe("tie");
});

test("what the table on each thing's own page comes to, of those that something is said of", () => {
  const own = { from: "trips", tables: "Seasons at sea", take: "sum", column: "Trips" };
  expect(ask(foremost({ of: "crew", ...own }, "sum Trips over Seasons at sea"))).toMatchObject({
    question: "On the Bay site, which sailor has the highest total number of trips under “Seasons at sea”?",
    answer: "Tom Blair",
  });
  expect(refusal(foremost(own, "sum Trips over Seasons at sea"))).toBe("wrong_input");
});

test("in Chinese the tables stand before what is taken of them", () => {
  const table = onPages(
    testRelation(
      "jie",
      ["年份", "名次", "代表队", "金牌"],
      results.filter(([year, , boat]) => year !== "2021" || boat === "Gull"),
    ),
    ([year]) => `https://bay.example/${year}`,
  );
  const zh = asker([table], { jie: { singular: "条目", plural: "条目", source: "海湾网站" } }, "zh");
  const sum = { from: "jie", tables: "奖牌榜", by: "代表队", ...span, time: "年份" };
  const summedAs = (column: string) => {
    const named = table.columns.map((one) => (one.name === "金牌" ? { ...one, name: column } : one));
    const other = asker(
      [{ ...table, columns: named }],
      { jie: { singular: "条目", plural: "条目", source: "海湾网站" } },
      "zh",
    );
    return other.ask(foremost({ ...sum, take: "sum", column }, `sum ${column} over 奖牌榜`)).question;
  };
  expect(zh.ask(foremost({ ...sum, take: "sum", column: "金牌" }, "sum 金牌 over 奖牌榜"))).toMatchObject({
    question: "根据海湾网站，2018年至2021年各年“奖牌榜”中的金牌总数最多的是哪支代表队？",
    answer: "Gull",
  });
  expect(summedAs("观众人数")).toContain("各年“奖牌榜”中的观众总人数最多的是");
  expect(
    zh.ask(foremost({ ...sum, take: "places", column: "名次", last: 1 }, "places 1 名次 over 奖牌榜")),
  ).toMatchObject({
    question: "根据海湾网站，2018年至2021年各年“奖牌榜”中排名第一的次数最多的是哪支代表队？",
  });
  expect(zh.ask(foremost({ ...sum, take: "appearances" }, "appearances over 奖牌榜"))).toMatchObject({
    question: "根据海湾网站，2018年至2021年各年“奖牌榜”中上榜的次数最多的是哪支代表队？",
  });
});

test("where pages are numbered the tables are those from the first to the last", () => {
  const held = (names: readonly string[], headings: readonly string[]) =>
    onPages(
      testRelation(
        "held",
        headings,
        winners.rows
          .filter(({ cells }, at) => at < 6 || cells[1]!.value.printed !== "Kerr")
          .map(({ cells }, at) => [names[Math.floor(at / 3)]!, cells[1]!.value.printed]),
      ),
      ([name]) => `https://bay.example/${encodeURIComponent(name!)}`,
    );
  const counted = (editions: readonly string[], by: string) =>
    foremost({ from: "held", tables: "Winners", by, take: "appearances", editions }, "appearances over Winners");
  const numbered = ["4th Bay Cup", "5th Bay Cup", "6th Bay Cup"];
  const english = asker([held(numbered, ["Page", "Skipper"])], { held: entry });
  expect(english.ask(counted(["4th Bay Cup", "6th Bay Cup"], "Skipper"))).toMatchObject({
    question:
      "On the Bay site, which skipper appears most often in the “Winners” tables from the 4th Bay Cup to the 6th Bay Cup?",
    answer: "Orr",
  });
  const chinese = ["第4届（2018年）", "第5届（2019年）", "第6届（2020年）"];
  const zh = asker([held(chinese, ["Page", "船长"])], { held: { ...entry, source: "海湾网站" } }, "zh");
  expect(zh.ask(counted([chinese[0]!, chinese[2]!], "船长"))).toMatchObject({
    question: "根据海湾网站，第4届至第6届各届“Winners”中出现的次数最多的是哪位船长？",
    answer: "Orr",
  });
  // What befell them is said by the heading.
  const honoured = asker([held(chinese, ["Page", "获奖船长"])], { held: { ...entry, source: "海湾网站" } }, "zh");
  expect(honoured.ask(counted([chinese[0]!, chinese[2]!], "获奖船长")).question).toContain(
    "各届“Winners”中获奖的次数最多的是",
  );
});

test("what stands there is no possession: it appears so often, or did so much", () => {
  const named = {
    op: "over_tables",
    from: "winners",
    tables: "Best skippers",
    by: "Skipper",
    take: "appearances",
    ...span,
  };
  const column = "appearances over Best skippers";
  expect(ask([named, { op: "lookup", from: "s1", label: "Kerr", column }])).toMatchObject({
    question: "On the Bay site, how many times does Kerr appear in the “Best skippers” tables from 2018 to 2021?",
    answer: "2",
  });
  const often = { op: "filter", from: "s1", where: { column, is: ">", value: "2" } };
  expect(ask([named, often, { op: "count", from: "s2" }])).toMatchObject({
    question:
      "On the Bay site, how many skippers appear more than twice in the “Best skippers” tables from 2018 to 2021?",
  });
});

test("a column that says what was done to the rows counts these, in the editions by their kind and numbers", () => {
  const headed = (headings: readonly string[], names: readonly string[]) =>
    onPages(
      testRelation(
        "plays",
        headings,
        winners.rows.map(({ cells }, at) => [names[Math.floor(at / 3)]!, cells[1]!.value.printed]),
      ),
      ([name]) => `https://bay.example/${encodeURIComponent(name!)}`,
    );
  const plays = { singular: "play", plural: "plays", source: "on the Bay site" };
  const op = { op: "over_tables", from: "plays", tables: "Plays", by: "Directed by", take: "appearances" };
  const column = "appearances over Plays";
  const looked = { op: "lookup", from: "s1", label: "Orr", column };
  const bare = asker([headed(["Season", "Directed by"], ["1", "2", "3"])], { plays });
  expect(bare.ask([{ ...op, editions: ["1", "3"] }, looked])).toMatchObject({
    question: "On the Bay site, how many plays did Orr direct in seasons 1 to 3?",
    answer: "3",
  });
  const foremostOf = [
    { ...op, editions: ["Round 1", "Round 3"] },
    { op: "kth", from: "s1", by: column, k: 1, end: "highest" },
    { op: "label_of", from: "s2" },
  ];
  const called = asker([headed(["Page", "Directed by"], ["Round 1", "Round 2", "Round 3"])], { plays });
  expect(called.ask(foremostOf)).toMatchObject({
    question: "On the Bay site, which director directed the most plays in rounds 1 to 3?",
  });
});

const linked = (boat: string) => ({
  kind: "entity" as const,
  printed: boat,
  href: `https://bay.example/boats/${boat}`,
});

test("what leads to one page twice in a table is one thing, and all its rows are its own", () => {
  const again = [...results, ["2021", "5", "Gull", "1"]];
  const runs = onPages(
    testRelation("runs", ["Year", "Place", "Boat", "Points"], again),
    ([year]) => `https://b.example/${year}`,
  );
  const rows = runs.rows.map(({ cells, ...row }) => ({
    ...row,
    cells: cells.map((cell, at) => (at === 2 ? { ...cell, value: linked(cell.value.printed) } : cell)),
  }));
  const points = { from: "runs", tables: "Results", by: "Boat", take: "sum", column: "Points", ...span };
  const steps = foremost(points, "sum Points over Results");
  expect(asker([{ ...runs, rows }], { runs: entry }).ask(steps)).toMatchObject({ answer: "Gull" });
  expect(asker([runs], { runs: entry }).refusal(steps)).toBe("ambiguous");
});

test("parts that are called as what is taken of them are items of it", () => {
  const rows = results.map(([year, , boat, points]) => [year!, boat!, `€${points},000`]);
  const made = testRelation("budgets", ["Year", "Turnover", "Turnover (EUR)"], rows);
  const { ask: asks } = asker([onPages(made, ([year]) => `https://b.example/${year}`)], { budgets: entry });
  const taken = { from: "budgets", tables: "Budget", by: "Turnover", take: "sum", column: "Turnover (EUR)", ...span };
  expect(asks(foremost(taken, "sum Turnover (EUR) over Budget")).question).toMatch(/, which item of turnover has /);
});

test("items are held against the mean of all of them: no group was named", () => {
  const rows = ["Rope", "Tar", "Tin", "Salt", "Oil"].map((name, at) => [name, `€${(at + 2) * (at + 3)},000`]);
  const { ask: asks } = asker([testRelation("stock", ["Item", "Price"], rows)], {
    stock: { singular: "item", plural: "items", source: "on the Bay site" },
  });
  expect(asks([{ op: "count_above_average", from: "stock", column: "Price", side: "above" }]).question).toMatch(
    /above the mean price of all items\?$/,
  );
});

test("who stands beside others of the kind is counted as what stands there", () => {
  const rows = YEARS.flatMap((year, at) =>
    CREW.map((_, of) => [year, CREW[at === 0 ? of : Math.min(of, 1)]!, CREW[(of + 1) % 4]!]),
  );
  const finals = onPages(
    testRelation("finals", ["Year", "Winner", "Loser"], rows),
    ([year]) => `https://bay.example/${year}`,
  );
  const named = { from: "finals", tables: "Finals", by: "Winner", take: "appearances", ...span };
  const beside = asker([finals], { finals: entry });
  expect(
    beside.ask([
      { op: "over_tables", ...named },
      { op: "lookup", from: "s1", label: "Ida Orr", column: "appearances over Finals" },
    ]).question,
  ).toContain("appear as winner in the “Finals” tables");
  expect(standsAmong(finals.columns, finals.rows, "Winner")).toBe(true);
  expect(standsAmong(winners.columns, winners.rows, "Skipper")).toBe(false);
  expect(["Winner", "Home team", "Team"].map(saysAsWhat)).toEqual([true, true, false]);
});
