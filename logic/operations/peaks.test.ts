import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const DISTRICTS = ["Oban", "Wick", "Ayr"];
const rows = [2010, 2011, 2012, 2013, 2014].flatMap((year, at) =>
  DISTRICTS.map((name, of) => [
    String(year),
    name,
    String(40 + at * 3 + ((of * 7 + at) % 3) * 5),
    of === (at % 4) % 3 ? "1" : "2",
  ]),
);
const made = testRelation("county", ["Year", "District", "Live births", "Place"], rows);
const gap = testRelation(
  "gap",
  ["Year", "District", "Live births", "Place"],
  [...rows.slice(0, -1), ["2014", "Ayr", "–", "2"]],
);
const namings = { singular: "entry", plural: "entries", source: "on the County site" };
const { ask, refusal } = asker([made, gap], { county: namings, gap: namings });
const span = { from: "county", time: "Year", by: "District", since: "2010", until: "2014" };
const first = (op: Record<string, unknown>, by: string) => [
  op,
  { op: "kth", from: "s1", by, k: 1, end: "highest" },
  { op: "label_of", from: "s2" },
];

test("whose record is the highest of all, and in which year it was", () => {
  const record = { op: "peaks", ...span, column: "Live births", end: "highest" };
  expect(ask(first({ ...record, per: "thing" }, "Live births"))).toMatchObject({
    question: "On the County site, which district has the most live births in a single year from 2010 to 2014?",
    answer: "Wick",
  });
  expect(ask(first({ ...record, per: "time" }, "Live births"))).toMatchObject({
    question:
      "On the County site, in which year from 2010 to 2014 was the number of live births in a single district the highest?",
    answer: "2014",
  });
  expect(refusal(first({ ...record, from: "gap", per: "thing" }, "Live births"))).toBe("missing_cells");
});

test("how often each came first in the tables of several years", () => {
  const places = { op: "first_places", ...span, column: "Place" };
  expect(refusal(first({ ...places, column: "Live births" }, "number of first places"))).toBe("tie");
  expect(ask(first(places, "number of first places"))).toMatchObject({
    question:
      "On the County site, which district has the most first places in the tables of the years from 2010 to 2014?",
    answer: "Oban",
  });
  expect(ask([places, { op: "lookup", from: "s1", label: "Ayr", column: "number of first places" }])).toMatchObject({
    answer: "1",
  });
});
