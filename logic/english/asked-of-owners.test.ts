import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const MUSEUMS = testRelation(
  "museums",
  ["Museum", "Owner", "Brand", "Visitors > 2012", "Exhibits"],
  [
    ["Tin Hall", "City of Arden", "Blue", "1200", "40"],
    ["Salt House", "Salt Trust", "Red", "900", "52"],
    ["Rope Walk", "Rope Guild", "Red", "700", "61"],
    ["Ice Store", "Ice Fund", "Blue", "650", "33"],
  ],
);
const { ask } = asker([MUSEUMS], { museums: { singular: "museum", plural: "museums", source: "on the Guild site" } });
const asked = (column: string) => ask([{ op: "lookup", from: "museums", column, label: "Tin Hall" }]).question;

test("whoever owns or makes a thing is asked for by who, be it a body; a brand is no such", () => {
  expect(asked("Owner")).toBe("On the Guild site, who is the owner of Tin Hall?");
  expect(asked("Brand")).toBe("On the Guild site, what is the brand of Tin Hall?");
});

test("how many there were in a year is asked of that year", () => {
  expect(asked("Visitors > 2012")).toBe("On the Guild site, how many visitors did Tin Hall have in 2012?");
  expect(asked("Exhibits")).toBe("On the Guild site, how many exhibits does Tin Hall have?");
});
