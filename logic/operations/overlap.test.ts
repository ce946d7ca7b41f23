import { describe, expect, it } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const SHOWS = testRelation(
  "shows",
  ["Show", "Opening day", "Closing day", "Hall", "Announced"],
  [
    ["Amber", "2023-03-01", "2023-05-31", "East", "May 2022"],
    ["Basalt", "2023-05-20", "2023-08-06", "West", "June 2022"],
    ["Coral", "2023-06-01", "2023-06-01", "East", "July 2022"],
    ["Dune", "2024-02-28", "2024-03-01", "West", "August 2022"],
    ["Ember", "2024-02-29", "2024-02-20", "West", "August 2022"],
  ],
);
const { ask, refusal } = asker([SHOWS], {
  shows: { singular: "show", plural: "shows", source: "on the Museum site" },
});
const overlap = (one: string, other: string, a = "Opening day", b = "Closing day") => ({
  op: "overlap",
  from: "shows",
  a,
  b,
  names: [one, other],
});

describe("overlap", () => {
  it("counts the days that two periods share, the first and the last among them", () => {
    expect(ask([overlap("Amber", "Basalt")])).toEqual({
      question:
        "On the Museum site, how many days do the periods from opening day to closing day of Amber and Basalt have in common? Count the first and the last day of each period.",
      // 20 to 31 May.
      answer: "12 days",
      subtype: "temporal_calculation",
    });
  });
  it("does not depend on the order of the names", () => {
    expect(ask([overlap("Basalt", "Amber")]).answer).toBe("12 days");
  });
  it("takes a period of one day, within another", () => {
    expect(ask([overlap("Coral", "Basalt")]).answer).toMatch(/^1 days?$/);
  });
  it.each([
    ["periods that share no day", overlap("Amber", "Coral"), "empty"],
    ["a period and itself", overlap("Dune", "dune"), "trivial"],
    ["one column as both ends", overlap("Amber", "Basalt", "Opening day", "Opening day"), "trivial"],
    ["a closing day before the opening day", overlap("Dune", "Ember"), "order"],
    ["an end that is no date", overlap("Amber", "Basalt", "Opening day", "Hall"), "not_a_date"],
    ["a date without a day", overlap("Amber", "Basalt", "Announced", "Closing day"), "granularity"],
    ["a name that nothing has", overlap("Amber", "Flint"), "ambiguous"],
  ])("refuses %s", (_, step, guard) => {
    expect(refusal([step])).toBe(guard);
  });
});
