import { expect, test } from "vitest";
import { withinClause } from "./within-clauses.ts";

const predicate = (name: string, values: string[], quoted = false) =>
  withinClause(`whose ${name} is`, name, values, quoted).predicate;

test("things are in a place of its name", () => {
  expect([
    predicate("region", ["Oceania"], true),
    predicate("county", ["Kent County"]),
    predicate("division", ["West Division"]),
  ]).toEqual(["are in the region “Oceania”", "are in Kent County", "are in the West Division"]);
});

test("an adjective tells which region it is, and what a route is like", () => {
  expect([
    predicate("region", ["Northern"]),
    predicate("line", ["Northern"]),
    predicate("route", ["Circular"]),
    predicate("route", ["Linear", "Circular"]),
    predicate("route", ["Penmoor Way"]),
  ]).toEqual([
    "are in the Northern region",
    "are on the Northern line",
    "have a circular route",
    "have a linear or circular route",
    "are on the route Penmoor Way",
  ]);
});
