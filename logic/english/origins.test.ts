import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { isCountryName } from "./countries.ts";

const PLAYERS = testRelation(
  "players",
  ["Player", "Nationality", "Position", "Born", "Height (cm)", "Caps"],
  [
    ["Ada Holm", "Samoa", "Hooker", "1990", "171", "3"],
    ["Bo Lind", "Samoa", "Forward", "1992", "182", "9"],
    ["Cy Moe", "Norway", "Midfielder", "1994", "190", "12"],
    ["Di Ness", "Northern Ireland", "Forward", "1996", "168", "20"],
    ["Ed Orr", "Norway", "Midfielder", "1998", "177", "7"],
    ["Flo Pye", "Samoa", "Midfielder", "1999", "175", "8"],
  ],
);
const { ask } = asker([PLAYERS], { players: { singular: "player", plural: "players", source: "" } });
const question = (...steps: Parameters<typeof ask>[0]) =>
  ask(steps, steps[0]?.["op"] === "probability" ? 1 : undefined).question;
const where = (column: string, value: string) => ({ column, is: "equals", value });
const share = (condition: object, from = "players") => ({ op: "probability", from, where: condition, draws: 1 });
const samoans = { op: "filter", from: "players", where: where("Nationality", "Samoa") };

test("people are from the country that their nationality names", () => {
  expect(question(share(where("Nationality", "Northern Ireland")))).toMatch(
    /^What percentage of the players are from Northern Ireland/,
  );
  expect(
    question(
      {
        op: "filter",
        from: "players",
        where: { and: [where("Nationality", "Norway"), { column: "Born", is: ">", value: "1990" }] },
      },
      { op: "count", from: "s1" },
    ),
  ).toBe("How many players are from Norway and were born after 1990?");
  expect([isCountryName("the Netherlands"), isCountryName("Dutch"), isCountryName("Oban")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("what people are is told by the word for it, and what is no word for somebody they have", () => {
  expect(question(share(where("Position", "Midfielder")))).toMatch(/^What percentage of the players are midfielders/);
  expect(question(share(where("Position", "Forward")))).toMatch(
    /^What percentage of the players have the position Forward/,
  );
});

test("people are tall, and which of them is asked with the word for them", () => {
  const last = { op: "kth", from: "players", by: "Height (cm)", k: 1, end: "lowest" };
  expect(question(last, { op: "label_of", from: "s1" })).toBe("Which player is the shortest?");
  expect(question(samoans, { ...last, from: "s1" }, { op: "label_of", from: "s2" })).toBe(
    "Which player is the shortest among the players from Samoa?",
  );
});
