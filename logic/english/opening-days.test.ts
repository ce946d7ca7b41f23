import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const HOURS = ["Closed", "10:00–18:00", "Closed", "10:00–20:00", "Closed"];
const SHOPS = testRelation(
  "shops",
  ["Shop", "Monday", "Gallery"],
  HOURS.map((hours, at) => [`Shop ${"abcde"[at]}`, hours, at % 2 === 0 ? "Closed" : "Open"]),
);
const { ask } = asker([SHOPS], { shops: { singular: "shop", plural: "shops", source: "" } });
const many = (column: string) =>
  ask([
    { op: "filter", from: "shops", where: { column, is: "equals", value: "Closed" } },
    { op: "count", from: "s1" },
  ]).question;

test("a place is closed on the weekday under whose heading it says so", () => {
  expect(many("Monday")).toBe("How many shops are closed on Mondays?");
  expect(many("Gallery")).not.toContain("closed on");
});
