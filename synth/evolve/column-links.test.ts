import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite, lakes } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { columnLinks } from "./column-links.ts";

const NAMES = ["Arvasjaur", "Brenner", "Colmar", "Drina", "Ems", "Fulda"];
const leading = (heading: string) => {
  const boats = testRelation(
    "boats",
    ["Boat", heading, "Length"],
    NAMES.map((name, at) => [`Boat ${at + 1}`, name, `${at * at + 7} m`]),
  );
  const { relations } = surveySite(lakeSite([lakes(), boats]));
  return columnLinks(relations).map(({ on }) => on);
};

test("a column leads on where its heading is a noun for what it leads to", () => {
  expect(leading("Home lake")).toEqual(["Home lake"]);
  expect(leading("Moored under")).toEqual([]);
  expect(leading("Next")).toEqual([]);
});
