import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { locatedPremises } from "./premises.ts";

const MAKERS = testRelation(
  "makers",
  ["Maker", "Workshop", "Headquarters", "Staff", "Notices issued"],
  [
    ["Ard", "Oban", "Wick", "31", "4"],
    ["Bel", "Oban", "Wick", "28", "6"],
    ["Cor", "Tain", "Nairn", "45", "9"],
    ["Dun", "Tain", "Nairn", "39", "11"],
  ],
);
const { ask } = asker([MAKERS], {
  makers: {
    singular: "maker",
    plural: "makers",
    source: "on the Acme site",
    names: { Workshop: "workshop location", Headquarters: "headquarters location" },
  },
});
const question = (...steps: Parameters<typeof ask>[0]) => ask(steps).question.replace("On the Acme site, ", "");
const largest = { op: "kth", k: 1, by: "Staff", end: "highest", from: "makers" };

test("works and quarters are several, whichever one they are", () => {
  expect(locatedPremises("works location")).toEqual({ what: "works", is: "are" });
  expect(locatedPremises("workshop location")).toEqual({ what: "workshop", is: "is" });
  expect(locatedPremises("works")).toBeUndefined();
});

test("of premises people ask where they are", () => {
  const asked = (column: string) => question(largest, { op: "lookup", from: "s1", column });
  expect(asked("Workshop")).toBe("where is the workshop of the maker with the most staff?");
  expect(asked("Headquarters")).toBe("where are the headquarters of the maker with the most staff?");
  const kept = { op: "filter", from: "makers", where: { column: "Workshop", is: "equals", value: "Oban" } };
  expect(question(kept, { op: "count", from: "s1" })).toBe("how many makers have their workshop in Oban?");
});

test("premises of another thing are somewhere, too", () => {
  expect(locatedPremises("operator's registered office location")).toEqual({
    what: "operator's registered office",
    is: "is",
  });
  expect(locatedPremises("operator's location")).toBeUndefined();
});

test("what was done to things is no property that something has", () => {
  expect(question(largest, { op: "lookup", from: "s1", column: "Notices issued" })).toBe(
    "what is the number of notices issued for the maker with the most staff?",
  );
});
