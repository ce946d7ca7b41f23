import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { classesOfLists } from "./classes-of-lists.ts";

const called = (heading: string, classes: readonly string[], beside = "Year built") =>
  classesOfLists(
    testRelation(
      "mosses",
      ["Moss", heading, beside],
      classes.map((one, at) => [`Moss ${"ABCDEFGH"[at]}`, one, `19${at}1`]),
    ),
  )[heading];
const CLASSES = ["Rare", "Rare", "Lost", "Rare", "Lost", "Near lost", "Near lost"];

test("the class of a list that is named is its category, and the name keeps its capitals", () => {
  expect(called("NBC Red List", CLASSES)).toBe("NBC Red List category");
  expect(called("Northern Moss Register", CLASSES)).toBe("Northern Moss Register category");
});

test("capitals of all headings are no name, nor is what says whether a thing is listed or what each thing has of its own a class", () => {
  expect(called("Northern Moss Register", CLASSES, "Year Built")).toBeUndefined();
  expect(called("Waiting list", ["Open", "Open", "Closed", "Closed"])).toBeUndefined();
  expect(called("NBC Red List", ["Yes", "No", "Yes", "No"])).toBeUndefined();
  expect(called("NBC Red List", ["Rare", "Lost", "Near lost", "Found"])).toBeUndefined();
});
