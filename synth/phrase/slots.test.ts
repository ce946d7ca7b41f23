import { expect, test } from "vitest";
import type { Column } from "../../core/relation.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { missingSlots } from "./slots.ts";

test("a year that a season begins in is said by the season", () => {
  const program = {
    relations: {},
    steps: [{ as: "s1", op: "absolute_change", from: "s0", since: "2008", until: "2013" }],
    answer: "s1",
  };
  const missing = (question: string) => missingSlots(program, question, new Map());
  expect(missing("By how much did it rise from 2008–09 to 2013–14?")).toEqual([]);
  expect(missing("By how much did it rise from 2008 to 2013?")).toEqual([]);
  expect(missing("By how much did it rise from 2005–06 to 2013–14?")).toEqual(["2008"]);
});

test("what a column counts is said without the word number", () => {
  const clubs = testRelation(
    "r",
    ["Club", "Won"],
    [
      ["A", "9"],
      ["B", "4"],
      ["C", "7"],
      ["D", "12"],
    ],
  );
  const program = {
    relations: { r: "r" },
    steps: [{ as: "s1", op: "kth", from: "r", by: "Won", k: 1, end: "highest" }],
    answer: "s1",
  };
  expect(missingSlots(program, "Which club has the most wins?", new Map([["r", clubs]]))).toEqual([]);
});

test("who is older than somebody is told by when both were born", () => {
  const riders = testRelation(
    "r",
    ["Rider", "Born"],
    [
      ["A", "1991"],
      ["B", "1984"],
    ],
  );
  const step = { as: "s1", op: "time_between", on: "Born", in: "years", column: "Born" };
  const program = { relations: { r: "r" }, steps: [step] as never, answer: "s1" };
  const said = (question: string) => missingSlots(program, question, new Map([["r", riders]]));
  expect(said("How many years older is A than B?")).toEqual([]);
  expect(said("How many years lie between A and B?")).toEqual(["born"]);
});

test("what is said with an adjective or a verb is said", () => {
  const boats = testRelation(
    "r",
    ["Boat", "Weight", "Number of units built"],
    [
      ["A", "90 kg", "3"],
      ["B", "40 kg", "12"],
      ["C", "70 kg", "8"],
      ["D", "120 kg", "9"],
    ],
  );
  const said = (question: string, step: object) =>
    missingSlots(
      { relations: { r: "r" }, steps: [{ as: "s1", from: "r", ...step }] as never, answer: "s1" },
      question,
      new Map([["r", boats]]),
    );
  const first = { op: "kth", by: "Weight", k: 1, end: "highest" };
  expect(said("Which boat is the heaviest?", first)).toEqual([]);
  expect(said("Which boat is the best?", first)).toEqual(["weight"]);
  const few = { op: "identify", where: { column: "Number of units built", is: "<", value: "8" } };
  expect(said("Which is the only boat of which fewer than 8 units were built?", few)).toEqual([]);
});

test("a verb may stand apart from its preposition, what people are in the plural, and a sort in place of their noun", () => {
  const staff = testRelation(
    "r",
    ["Person", "Position", "Operated from", "Type"],
    ["A", "B", "C", "D"].map((name, at) => [
      name,
      "Head Gardener",
      `Hut ${name}`,
      ["Day nurse", "Night nurse"][at % 2]!,
    ]),
  );
  const said = (question: string, step: object) =>
    missingSlots(
      { relations: { r: "r" }, steps: [{ as: "s1", from: "r", ...step }] as never, answer: "s1" },
      question,
      new Map([["r", staff]]),
    );
  const where = (column: string, value: string) => ({ op: "filter", where: { column, is: "equals", value } });
  expect(said("How many are head gardeners?", where("Position", "Head Gardener"))).toEqual([]);
  expect(said("How many day nurses are there?", where("Type", "Day nurse"))).toEqual([]);
  expect(said("How many nurses are there?", where("Type", "Day nurse"))).toEqual(["Day nurse"]);
  expect(said("From which hut is A operated?", { op: "follow", on: "Operated from", label: "A" })).toEqual([]);
});

test("the letters over a table of those that play each other are said in full", () => {
  const teams = testRelation(
    "r",
    ["Team", "W", "L", "Pts"],
    [1, 2, 3, 4].map((at) => [`T${at}`, String(at), String(9 - at), String(at * 3)]),
  );
  const program = {
    relations: { r: "r" },
    steps: [{ as: "s1", op: "kth", from: "r", by: "Pts", k: 1, end: "highest" as const }],
    answer: "s1",
  };
  expect(missingSlots(program, "Which team has the most points?", new Map([["r", teams]]))).toEqual([]);
  expect(missingSlots(program, "Which team has the most wins?", new Map([["r", teams]]))).toEqual(["points"]);
});

test("things of a year each are the earliest of all, and where a life began is where somebody was born", () => {
  const operas = testRelation(
    "r",
    ["Opera", "Year", "Birthplace"],
    [
      ["A", "1871", "Busseto"],
      ["B", "1893", "Lucca"],
      ["C", "1911", "Munich"],
      ["D", "1925", "Vienna"],
    ],
  );
  const relations = new Map([["r", { ...operas, columns: operas.columns.map(ofRole) }]]);
  const missing = (question: string, step: object) =>
    missingSlots(
      { relations: { r: "r" }, steps: [{ as: "s1", from: "r", ...step }] as never, answer: "s1" },
      question,
      relations,
    );
  const kth = { op: "kth", by: "Year", k: 1, end: "lowest" };
  expect(missing("Who wrote the earliest opera?", kth)).toEqual([]);
  expect(missing("Who wrote the longest opera?", kth)).toEqual(["year"]);
  const lookup = { op: "lookup", column: "Birthplace" };
  expect(missing("Where was the composer of “C” born?", lookup)).toEqual([]);
  expect(missing("What was the composer of “C” called?", lookup)).toEqual(["birthplace"]);
});

const ofRole = (column: Column): Column => (column.name === "Year" ? { ...column, role: "year" } : column);

test("when somebody was born is said with the verb, and whose something is with 的 or without", () => {
  const singers = testRelation(
    "r",
    ["歌手", "出生年月", "歌曲作者"],
    [
      ["甲", "1970年3月", "丁"],
      ["乙", "1981年5月", "戊"],
      ["丙", "1992年7月", "己"],
      ["庚", "1993年8月", "辛"],
    ],
  );
  const missing = (column: string, is: string, value: string, question: string) =>
    missingSlots(
      {
        relations: { r: "r" },
        steps: [{ as: "s1", op: "filter", from: "r", where: { column, is, value } }],
        answer: "s1",
      },
      question,
      new Map([["r", singers]]),
    );
  expect(missing("出生年月", "<", "1980", "根据歌手网站，有多少位歌手出生于1980年之前？")).toEqual([]);
  expect(missing("出生年月", "<", "1980", "根据歌手网站，有多少位歌手成名于1980年之前？")).toEqual(["出生年月"]);
  expect(missing("歌曲作者", "equals", "丁", "根据歌手网站，有多少首歌曲的作者为丁？")).toEqual([]);
});

test("stars that are drawn are said in words, and what is combined is total already", () => {
  const inns = testRelation(
    "r",
    ["Inn", "Rating", "Total budget"],
    [
      ["A", "★★★", "4 NOK"],
      ["B", "★★★★", "5 NOK"],
      ["C", "★★★★", "7 NOK"],
      ["D", "★★", "9 NOK"],
    ],
  );
  const missing = (step: Record<string, unknown>, question: string) =>
    missingSlots(
      { relations: { r: "r" }, steps: [{ as: "s1", from: "r", ...step }] as never, answer: "s1" },
      question,
      new Map([["r", inns]]),
    );
  const starred = { op: "filter", where: { column: "Rating", is: "equals", value: "★★★★" } };
  expect(missing(starred, "On the Inn site, how many inns have a rating of four stars?")).toEqual([]);
  expect(missing(starred, "On the Inn site, how many inns have a rating of two stars?")).toEqual(["four stars"]);
  expect(
    missing({ op: "sum", column: "Total budget" }, "On the Inn site, what is the combined budget of all inns?"),
  ).toEqual([]);
  const halls = testRelation(
    "r",
    ["剧目", "演出场馆"],
    [
      ["甲", "大剧场"],
      ["乙", "大剧场"],
      ["丙", "小剧场"],
      ["丁", "小剧场"],
    ],
  );
  const grouped = {
    relations: { r: "r" },
    steps: [{ as: "s1", op: "group", from: "r", by: "演出场馆", fn: "count" }],
    answer: "s1",
  };
  expect(missingSlots(grouped, "根据剧院网站，在哪座场馆演出的剧目最多？", new Map([["r", halls]]))).toEqual([]);
});

test("a notice is named where what it announces is", () => {
  const titles = ["春季茶艺培训班", "夏季插花培训班", "秋季陶艺培训班"].map((name) => `关于举办${name}的通知`);
  const notices = testRelation(
    "r",
    ["标题", "课时"],
    titles.map((title, at) => [title, `${at + 8}`]),
  );
  const program = {
    relations: { r: "r" },
    steps: [{ as: "s1", op: "lookup", from: "r", label: titles[0], column: "课时" }],
    answer: "s1",
  };
  const missing = (question: string) => missingSlots(program, question, new Map([["r", notices]]));
  expect(missing("根据文化馆网站，“春季茶艺培训班”的课时是多少？")).toEqual([]);
  expect(missing(`根据文化馆网站，《${titles[0]}》的课时是多少？`)).toEqual([]);
  expect(missing("根据文化馆网站，“夏季插花培训班”的课时是多少？")).toEqual([titles[0]]);
});
