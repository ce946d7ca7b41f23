import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { inFull } from "./fuller-nouns.ts";

const HOUSES = { singular: "house", plural: "houses", source: "on the Acme site" };
const kinds = (...of: string[]) =>
  testRelation(
    "houses",
    ["name", "Categories"],
    of.map((kind, at) => [`House ${at}`, kind]),
  );

test("what every row says that it is calls the rows in full", () => {
  expect(inFull(HOUSES, kinds("Glass houses", "Glass houses", "Glass houses"))).toEqual({
    ...HOUSES,
    singular: "glass house",
    plural: "glass houses",
  });
  expect(inFull(HOUSES, kinds("Glass house", "Glass house"))).toMatchObject({ plural: "glass houses" });
});

test("what only some say, and what is something else, does not", () => {
  for (const of of [
    ["Glass houses", "Boat houses"],
    ["Glass roofs", "Glass roofs"],
    ["Houses", "Houses"],
  ])
    expect(inFull(HOUSES, kinds(...of))).toEqual(HOUSES);
});

test("words in which all names end call them in full", () => {
  const named = (...names: string[]) =>
    inFull(
      HOUSES,
      testRelation(
        "houses",
        ["name", "Rooms"],
        names.map((name, at) => [name, `${at + 7}`]),
      ),
    );
  const ends = ["Oban Glass House", "Old Wick Glass House", "Ayr Glass House", "Skye Glass House"];
  expect(named(...ends)).toMatchObject({ singular: "glass house", plural: "glass houses" });
  expect(named(...ends.slice(1), "Mull Boat House")).toEqual(HOUSES);
  expect(named(...ends.slice(1))).toEqual(HOUSES);
  const years = (phrase: string) => named(...["2017", "2018", "2019", "2020"].map((year) => `${year} ${phrase}`));
  expect(years("Rain Glass House")).toMatchObject({ singular: "rain glass house", plural: "rain glass houses" });
  expect(years("Wickston Glass House")).toMatchObject({ plural: "glass houses" });
});
