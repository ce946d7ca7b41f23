import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { singleValued } from "./single-values.ts";

const under = (heading: string, ...cells: string[]) =>
  singleValued(
    testRelation(
      "places",
      ["Place", heading],
      cells.map((cell, at) => [`Place ${at}`, cell]),
    ),
  );

test("a plural over cells that name one thing each is said in the singular", () => {
  expect(under("Languages", "Norn", "Gaelic", "Norn")).toEqual({ Languages: "language" });
  expect(under("Main materials", "oak", "stone", "oak")).toEqual({ "Main materials": "main material" });
});

test("over lists, figures and plurals it stays, and so does what is another word in the singular", () => {
  expect(under("Languages", "Norn", "Norn and Gaelic", "Gaelic")).toEqual({});
  expect(under("Languages", "Norn", "Norn, Gaelic", "Gaelic")).toEqual({});
  expect(under("Dimensions", "20 x 30", "10 x 40", "12 x 12")).toEqual({});
  expect(under("Contents", "coins", "pots", "coins")).toEqual({});
  expect(under("Headquarters", "Oban", "Wick", "Oban")).toEqual({});
  expect(under("Customs", "Oban", "Wick", "Oban")).toEqual({});
});
