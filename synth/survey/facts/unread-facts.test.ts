import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { doubtUnread } from "./unread-facts.ts";

const URL = "https://pages.example/";
const LINES: Readonly<Record<string, readonly string[]>> = {
  [`${URL}Ard`]: ["Ard", "Price:", "€40", "Weight", "12 kg"],
  [`${URL}Bel`]: ["Bel", "Price", "ask us", "Weight", "13 kg"],
  [`${URL}Cor`]: ["Cor", "Price:", "Weight", "9 kg"],
  [`${URL}Dun`]: ["Dun", "Price: not stated", "Weight", "8 kg"],
  [`${URL}Eid`]: ["Eid", "a fair price", "Weight: 7 kg"],
};

test("what a page prints beside a label, and nobody read, is not taken for missing", () => {
  const rows = Object.keys(LINES).map((url, at) => [
    url.slice(URL.length),
    at === 0 ? "€40" : "",
    at < 4 ? `${at} kg` : "",
  ]);
  const relation = testRelation("boats", ["Boat", "Price", "Weight"], rows, { about: true });
  const doubted = doubtUnread(relation, (url) => LINES[url]);
  expect(doubted.rows.map(({ cells }) => cells[1]!.value.kind)).toEqual([
    "number",
    "unsure",
    "missing",
    "missing",
    "missing",
  ]);
  expect(doubted.rows.map(({ cells }) => cells[2]!.value.kind).at(-1)).toBe("unsure");
});

test("what says that there is none was read", () => {
  const made = testRelation(
    "boats",
    ["Boat", "Launch"],
    [
      ["Ard", ""],
      ["Bel", ""],
    ],
    { about: true },
  );
  const [first, second] = made.rows;
  const none = { ...first!.cells[1]!, value: { kind: "missing" as const, printed: "none (a raft)" } };
  const relation = { ...made, rows: [{ ...first!, cells: [first!.cells[0]!, none] }, second!] };
  const lines = ["Launch:", "none (a raft)"];
  expect(doubtUnread(relation, () => lines).rows.map(({ cells }) => cells[1]!.value.kind)).toEqual([
    "missing",
    "unsure",
  ]);
});

test("a part that the page prints under another heading is no part of this one", () => {
  const lines: Readonly<Record<string, readonly string[]>> = {
    [`${URL}Ard`]: ["Ard", "Length:", "total:", "12 m", "Sails:", "total:", "3"],
    [`${URL}Bel`]: ["Bel", "Length:", "total:", "9 m"],
    [`${URL}Cor`]: ["Cor", "Length:", "total:", "7 m", "Sails:", "total:", "ask us"],
  };
  const rows = [
    ["Ard", "12 m", "3"],
    ["Bel", "9 m", ""],
    ["Cor", "7 m", ""],
  ];
  const relation = testRelation("boats", ["Boat", "Length > total", "Sails > total"], rows, { about: true });
  const kinds = doubtUnread(relation, (url) => lines[url]).rows.map(({ cells }) => cells[2]!.value.kind);
  expect(kinds).toEqual(["number", "missing", "unsure"]);
});

test("a label that heads links on every page says nothing of one that has it there alone", () => {
  const box = ["Open", "Ard", "Closed", "Bel"];
  const lines: Readonly<Record<string, readonly string[]>> = {
    [`${URL}Ard`]: ["Ard", "Closed", "1955", ...box],
    [`${URL}Bel`]: ["Bel", "Closed", "1961", ...box],
    [`${URL}Cor`]: ["Cor", ...box],
    [`${URL}Dun`]: ["Dun", "Closed", "some time later", ...box],
  };
  const rows = Object.keys(lines).map((url, at) => [url.slice(URL.length), ["1955", "1961"][at] ?? ""]);
  const relation = testRelation("lines", ["Line", "Closed"], rows, { about: true });
  const kinds = doubtUnread(relation, (url) => lines[url]).rows.map(({ cells }) => cells[1]!.value.kind);
  expect(kinds).toEqual(["number", "number", "missing", "unsure"]);
});
