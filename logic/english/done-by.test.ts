import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { doneBy, ownedBy, unitsDone } from "./done-by.ts";

const PLAYERS = testRelation(
  "players",
  ["Player", "Club", "Goals for", "Region", "Caps", "Country"],
  [
    ["Ada Holm", "Oban", "41", "North", "11", "Netherlands"],
    ["Bo Lind", "Wick", "52", "North", "12", "Samoa"],
    ["Cy Moe", "Tain", "63", "South", "13", "Netherlands"],
    ["Di Ness", "Thurso", "74", "South", "14", "Samoa"],
    ["Ed Orr", "Nairn", "85", "South", "15", "Samoa"],
  ],
);
const CLUBS = testRelation(
  "clubs",
  ["Club", "Titles"],
  [
    ["Oban", "3"],
    ["Wick", "5"],
    ["Tain", "7"],
    ["Thurso", "9"],
    ["Nairn", "11"],
  ],
);
const RANGES = testRelation(
  "ranges",
  ["Range", "Mountain group"],
  ["Ard", "Bel", "Cor", "Dun", "Esk", "Fal"].map((name, at) => [name, at % 2 === 0 ? "North" : "South"]),
);
const site = "on the Cup site";
const { ask } = asker([PLAYERS, CLUBS, RANGES], {
  ranges: { singular: "range", plural: "ranges", source: site },
  players: { singular: "player", plural: "players", source: site },
  clubs: { singular: "club", plural: "clubs", source: site },
});
const question = (...steps: Parameters<typeof ask>[0]) => ask(steps).question.replace("On the Cup site, ", "");
const best = (from: string, by: string) => ({ op: "kth", from, by, k: 2, end: "highest" });

test("what a court heard it heard itself", () => {
  const head = ["Court", "Seat", "Cases heard"];
  const rows = ["Alder", "Birch", "Cedar", "Elm", "Fir"].map((name, at) => [
    name,
    `Town ${at}`,
    String(11 + 7 * at * at),
  ]);
  const courts = asker([testRelation("courts", head, rows)], {
    courts: { singular: "court", plural: "courts", source: "" },
  });
  expect(courts.ask([{ op: "median", from: "courts", column: "Cases heard" }]).question).toBe(
    "What is the median number of cases heard by all courts?",
  );
  const many = { op: "filter", from: "courts", where: { column: "Cases heard", is: ">", value: "20" } };
  expect(courts.ask([many, { op: "count", from: "s1" }]).question).toBe("How many courts heard more than 20 cases?");
});

test("what was scored is said with its verb", () => {
  expect(question({ op: "lookup", from: "players", column: "Goals for", label: "Cy Moe" })).toBe(
    "how many goals did Cy Moe score?",
  );
  expect(question(best("players", "Goals for"), { op: "label_of", from: "s1" })).toBe(
    "which player scored the second-most goals?",
  );
  const many = { op: "filter", from: "players", where: { column: "Goals for", is: ">", value: "60" } };
  expect(question(many, { op: "count", from: "s1" })).toBe("how many players scored more than 60 goals?");
  expect(question(many, best("s1", "Caps"), { op: "label_of", from: "s2" })).toBe(
    "which player has the second-most caps among the players who scored more than 60 goals?",
  );
});

test("what belongs to what a thing names is had by that", () => {
  const joined = { op: "join", left: "players", right: "clubs", on: "Club", columns: ["Titles"] };
  expect(question(joined, best("s1", "Titles"), { op: "label_of", from: "s2" })).toBe(
    "which player's club has the second-most titles?",
  );
  expect(question(joined, best("s1", "Titles"), { op: "lookup", from: "s2", column: "Region" })).toBe(
    "what is the region of the player whose club has the second-most titles?",
  );
});

test("what a grouping took belongs to its members, and to no mean of an owner", () => {
  expect([ownedBy("club's titles")?.owner, ownedBy("mean club's titles of its players")]).toEqual(["club", undefined]);
});

test("where things are stands before what they have, and names have their article", () => {
  const where = (column: string, value: string) => ({ column, is: "equals", value });
  const south = { and: [where("Region", "South"), { column: "Caps", is: "<", value: "14" }] };
  expect(question({ op: "identify", from: "players", where: south }, { op: "label_of", from: "s1" })).toBe(
    "who is the only player in the region South with fewer than 14 caps?",
  );
  expect(question({ op: "probability", from: "ranges", where: where("Mountain group", "North"), draws: 1 })).toMatch(
    /^what percentage of the ranges are in the mountain group North/,
  );
  const states = { op: "filter", from: "players", where: where("Country", "Netherlands") };
  expect(question(states, { op: "count", from: "s1" })).toBe("how many players are from the Netherlands?");
});

const MILLS = testRelation(
  "mills",
  ["Mill", "Staff", "Number of wheels"],
  [
    ["Ann", "4", "7"],
    ["Bea", "9", "2"],
    ["Cid", "12", "3"],
    ["Dot", "20", "9"],
  ],
);

test("a staff is of so many people, and a number of wheels is of the mill", () => {
  const { ask: of } = asker([MILLS], { mills: { singular: "mill", plural: "mills", source: site } });
  const small = { op: "filter", from: "mills", where: { column: "Staff", is: "<", value: "10" } };
  expect(of([small, { op: "count", from: "s1" }]).question).toBe(
    "On the Cup site, how many mills have fewer than 10 staff?",
  );
  expect(of([{ op: "sum", from: "mills", column: "Number of wheels" }]).question).toBe(
    "On the Cup site, what is the combined number of wheels of all mills?",
  );
});

test("what somebody made is made by them", () => {
  expect(doneBy("calls attended")?.base).toBe("attend");
  expect(doneBy("number of ascents made")).toEqual({
    things: "ascents",
    done: "made",
    base: "make",
    participle: "made",
  });
  expect(doneBy("ascents")).toBeUndefined();
});

test("what carried, sold or lost so many is said with the verb; no machine has machines", () => {
  const ships = testRelation(
    "ships",
    ["Ship", "Passengers carried", "Crew lost", "Ships built"],
    ["Ann", "Bea", "Cid", "Dot", "Eve"].map((name, at) => [
      name,
      `${900 + 70 * at * at}`,
      `${3 + 2 * at}`,
      `${5 + 3 * at}`,
    ]),
  );
  const { ask } = asker([ships], { ships: { singular: "ship", plural: "ships", source: "" } });
  const most = (by: string) =>
    ask([
      { op: "kth", from: "ships", by, k: 1, end: "highest" },
      { op: "label_of", from: "s1" },
    ]).question;
  expect(["Passengers carried", "Crew lost", "Ships built"].map(most)).toEqual([
    "Which ship carried the most passengers?",
    "Which ship lost the most crew?",
    "Which ship has the highest number of units built?",
  ]);
  const above = { op: "count_above_average", from: "ships", column: "Passengers carried", side: "above" };
  expect(ask([above]).question).toBe("How many ships carried more passengers than all ships carried on average?");
  expect(unitsDone("number of machines built", "machine")).toBe("number of units built");
  expect(unitsDone("number of parts built", "machine")).toBe("number of parts built");
});

test("what a builder built is built by it, and what is issued for a district is not", () => {
  const made = (noun: string, header: string) =>
    asker(
      [
        testRelation(
          "makers",
          ["Name", header],
          ["A", "B", "C"].map((name, at) => [name, `${20 + at}`]),
        ),
      ],
      {
        makers: { singular: noun, plural: `${noun}s`, source: "on the Rail site" },
      },
    ).ask([{ op: "sum", from: "makers", column: header }]).question;
  expect(made("builder", "Engines built")).toContain("number of engines built by all builders");
  expect(made("district", "Notices issued")).toContain("number of notices issued across all districts");
});

test("of what was worked out from what belongs to others nothing belongs to anybody", () => {
  expect(ownedBy("club's titles")).toEqual({ owner: "club", what: "titles" });
  expect(ownedBy("time from the club's foundation year to the opening year")).toBeUndefined();
});

test("an area is covered by those who have it, and persons are assisted by them in a year as ever", () => {
  const guides = testRelation(
    "guides",
    ["Guide", "Area covered (km²)", "Persons assisted in 2012", "Persons assisted"],
    ["Ann", "Bea", "Cid", "Dot", "Eve"].map((name, at) => [name, `${900 + 70 * at}`, `${3 + 2 * at}`, `${5 + 3 * at}`]),
  );
  const { ask } = asker([guides], { guides: { singular: "guide", plural: "guides", source: "" } });
  const small = { op: "filter", from: "guides", where: { column: "Area covered (km²)", is: "<", value: "1000" } };
  const large = { column: "Area covered (km²)", is: ">", value: "900" };
  const few = { column: "Persons assisted", is: "<", value: "9" };
  const asked = (...steps: Parameters<typeof ask>[0]) => ask([...steps]).question;
  expect(asked({ op: "sum", from: "guides", column: "Area covered (km²)" })).toMatch(
    /area covered, in km², by all guides/,
  );
  expect(asked({ op: "sum", from: "guides", column: "Persons assisted in 2012" })).toMatch(/in 2012 by all guides/);
  expect(asked(small, { op: "count", from: "s1" })).toBe("How many guides cover less than 1,000 km²?");
  expect(asked({ op: "identify", from: "guides", where: { and: [large, few] } }, { op: "label_of", from: "s1" })).toBe(
    "Which is the only guide that covers more than 900 km² and that assisted fewer than 9 persons?",
  );
});

test("units made of a model are its own, and of a maker made by it", () => {
  const few = (noun: string) =>
    asker(
      [
        testRelation(
          "them",
          ["Name", "Units made"],
          ["A", "B", "C"].map((name, at) => [name, `${20 + 5 * at}`]),
        ),
      ],
      { them: { singular: noun, plural: `${noun}s`, source: "" } },
    ).ask([
      { op: "filter", from: "them", where: { column: "Units made", is: "<", value: "27" } },
      { op: "count", from: "s1" },
    ]).question;
  expect([few("model"), few("maker")]).toEqual([
    "How many models have fewer than 27 units made?",
    "How many makers made fewer than 27 units?",
  ]);
});

test("what is served or connected is so by who has the figure", () => {
  const kitchens = testRelation(
    "kitchens",
    ["Kitchen", "Guests served", "Homes connected"],
    ["Ann", "Bea", "Cid", "Dot", "Eve"].map((name, at) => [name, `${900 + 70 * at * at}`, `${30 + 25 * at}`]),
  );
  const { ask } = asker([kitchens], { kitchens: { singular: "kitchen", plural: "kitchens", source: "" } });
  const many = { op: "filter", from: "kitchens", where: { column: "Guests served", is: ">", value: "1000" } };
  expect(ask([many, { op: "count", from: "s1" }]).question).toBe("How many kitchens served more than 1,000 guests?");
  expect(ask([{ op: "sum", from: "kitchens", column: "Homes connected" }]).question).toBe(
    "What is the combined number of homes connected by all kitchens?",
  );
});

test("what was done in a year is said with its verb as well", () => {
  const rows = [10, 30, 60, 90].map((many, at) => [`Crew ${"ABCD"[at]}`, `${many}`, `${many + 5}`]);
  const crews = testRelation("crews", ["Crew", "Hikers aided in 2019", "Hikers aided in 2021"], rows);
  const { ask } = asker([crews], { crews: { singular: "crew", plural: "crews", source: "" } });
  const more = (from: string, year: string) => ({
    op: "filter",
    from,
    where: { column: `Hikers aided in ${year}`, is: ">", value: "20" },
  });
  expect(ask([more("crews", "2019"), { op: "count", from: "s1" }]).question).toBe(
    "How many crews aided more than 20 hikers in 2019?",
  );
});

test("what came in is received, and whom something struck it affected", () => {
  const storms = testRelation(
    "storms",
    ["Storm", "Homes affected", "Calls received"],
    ["Ann", "Bea", "Cid", "Dot"].map((name, at) => [name, `${90 + 70 * at * at}`, `${100 + 90 * at}`]),
  );
  const { ask } = asker([storms], { storms: { singular: "storm", plural: "storms", source: "" } });
  const many = (column: string) => ({ op: "filter", from: "storms", where: { column, is: "<", value: "200" } });
  const counted = (column: string) => ask([many(column), { op: "count", from: "s1" }]).question;
  expect(counted("Homes affected")).toBe("How many storms affected fewer than 200 homes?");
  expect(counted("Calls received")).toBe("How many storms received fewer than 200 calls?");
});
