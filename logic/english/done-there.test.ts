import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { doneThere } from "./done-there.ts";

const rows = ["Ann", "Bea", "Cid", "Dot", "Eve"].map((name, at) => [name, `${40 + 7 * at * at}`, `${60 + 5 * at}`]);
const of = (noun: string) => {
  const relation = testRelation("them", ["Name", "Points scored", "Games played"], rows);
  const { ask } = asker([relation], { them: { singular: noun, plural: `${noun}s`, source: "" } });
  return (...steps: Parameters<typeof ask>[0]) => ask(steps).question;
};
const most = (by: string, k = 1) => ({ op: "kth", from: "them", by, k, end: "highest" });
const more = (column: string) => ({ op: "filter", from: "them", where: { column, is: ">", value: "65" } });
const above = { op: "count_above_average", from: "them", column: "Points scored", side: "above" };

test("what was done during something, or at it, was not done by it", () => {
  const asked = of("season");
  expect(asked({ op: "sum", from: "them", column: "Points scored" })).toBe(
    "How many points were scored in all seasons together?",
  );
  expect(asked({ op: "mean", from: "them", column: "Points scored" })).toBe(
    "What is the mean number of points scored per season?",
  );
  expect(asked(above)).toBe("In how many seasons were more points scored than in all seasons on average?");
  expect(asked(most("Points scored", 2), { op: "label_of", from: "s1" })).toBe(
    "In which season were the second-most points scored?",
  );
  expect(asked(most("Points scored"), { op: "lookup", from: "s1", column: "Games played" })).toBe(
    "How many games were played in the season in which the most points were scored?",
  );
  expect(asked(more("Points scored"), { op: "count", from: "s1" })).toBe(
    "How many seasons saw more than 65 points scored?",
  );
  expect(asked(more("Games played"), { ...most("Points scored"), from: "s1" }, { op: "label_of", from: "s2" })).toBe(
    "In which season were the most points scored among the seasons in which more than 65 games were played?",
  );
  expect(asked({ op: "lookup", from: "them", column: "Points scored", label: "Ann" })).toBe(
    "How many points were scored in Ann?",
  );
});

test("an occasion and a venue are at what was done there; a team does it itself", () => {
  expect(of("stadium")(most("Points scored"), { op: "label_of", from: "s1" })).toBe(
    "At which stadium were the most points scored?",
  );
  expect(of("team")(above)).toBe("How many teams scored more points than all teams scored on average?");
  expect(doneThere("tickets sold", "festival")).toEqual({ things: "tickets", participle: "sold", where: "at" });
  expect(doneThere("number of people treated", "district")?.where).toBe("in");
  const own = [
    doneThere("medals won", "county"),
    doneThere("notices issued", "district"),
    doneThere("copies sold", "edition"),
    doneThere("matches hosted", "stadium"),
  ];
  expect(own.every((one) => one === undefined)).toBe(true);
});
