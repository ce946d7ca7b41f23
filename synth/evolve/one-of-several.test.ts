import { expect, test } from "vitest";
import { linkedPages } from "../linked-pages.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { columnLinks } from "./column-links.ts";

const BUILDERS = ["Ada Holm", "Ben Rask", "Cora Dahl", "Dag Eng", "Eva Falk"];
const BOATS = ["Arrow", "Breeze", "Comet", "Drift", "Eagle", "Falcon"];

/** The columns that lead from builders to boats, where some boats have the same builder, or none have. */
const leading = (heading: string, last: string) => {
  const builders = linkedPages(
    "builders",
    ["Name", heading, "Founded"],
    BUILDERS.map((name, at) => [name, BOATS[at]!, `${1900 + 7 * at}`]),
    { [heading]: "boats" },
  );
  const boats = linkedPages(
    "boats",
    ["Name", "Builder", "Length"],
    BOATS.map((name, at) => [name, BUILDERS[at] ?? last, `${at * at + 7} m`]),
    { Builder: "builders" },
  );
  const { relations } = surveySite(lakeSite([builders, boats]));
  return columnLinks(relations).flatMap(({ from, on }) => (from.relation.id === "builders" ? on : []));
};

test("a column that is called like what it leads to is one of several where these lead back", () => {
  expect(leading("Boat", "Ada Holm")).toEqual([]);
  expect(leading("Boat", "")).toEqual(["Boat"]);
});

test("what is called by a role of its own is one", () => {
  expect(leading("First boat", "Ada Holm")).toEqual(["First boat"]);
});
