import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { siteInHeadings } from "./site-in-headings.ts";

const boats = testRelation(
  "boats",
  ["Boat", "Contact at Zorvex", "Harbour Guide", "Built"],
  [
    ["Ard", "Ada Holm", "Bo Lind", "1901"],
    ["Bel", "Ada Holm", "Cy Berg", "1911"],
    ["Cor", "Di Ness", "Bo Lind", "1921"],
  ],
);

test("what a site is called keeps its capital in headings", () => {
  expect(siteInHeadings(boats, "the Zorvex Harbour site")).toEqual({ "Contact at Zorvex": "contact at Zorvex" });
});

test("words of the language are no names, be they in the site's", () => {
  expect(siteInHeadings(boats, "the Harbour Guide site")).toEqual({});
});
