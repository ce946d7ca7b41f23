import { expect, test } from "vitest";
import { fromPlural, fromSingular, ofHeading, plainNoun } from "./noun-phrases.ts";

test("profiles and pages of things are about the things", () => {
  expect(fromPlural("College profiles")).toEqual({ singular: "college", plural: "colleges" });
  expect(fromPlural("Boat listings")).toEqual({ singular: "boat", plural: "boats" });
  expect(fromPlural("Film reviews")).toEqual({ singular: "film review", plural: "film reviews" });
});

test("what was done to things is no noun for them", () => {
  expect(fromSingular("Built")).toBeUndefined();
  expect(fromSingular("Seed")?.plural).toBe("seeds");
  expect(fromSingular("LED")?.plural).toBe("LEDs");
});

test("capitals and those who belong to something are read as what heads a list", () => {
  expect(ofHeading("MAKES")).toEqual({ singular: "make", plural: "makes" });
  expect(ofHeading("NASA missions")).toEqual({ singular: "NASA mission", plural: "NASA missions" });
  expect(ofHeading("Our staff")).toEqual({ singular: "member of staff", plural: "members of staff" });
  expect(ofHeading("Academic staff")?.plural).toBe("members of academic staff");
  expect(ofHeading("Research")).toBeUndefined();
  expect(ofHeading("Kilns and works")).toBeUndefined();
});

test("a word that only says which are meant is left out where the site does so", () => {
  const plain = (heading: string, ...said: string[]) => plainNoun(fromPlural(heading)!, said).plural;
  expect(plain("Licensed riders", "Riders")).toBe("riders");
  expect(plain("Licensed riders", "Clubs")).toBe("licensed riders");
  expect(plain("Popular tents")).toBe("tents");
  expect(plain("Opera houses", "Houses")).toBe("opera houses");
});

test("what ends in a word for where, when or how something is names no things", () => {
  for (const heading of ["Lodging nearby", "Rooms available", "Upcoming", "Ferries below", "Harbour closest here"])
    expect(fromSingular(heading)).toBeUndefined();
  expect(fromSingular("Nearby inn")?.plural).toBe("nearby inns");
});

test("what things are sorted into is said with the things: a type of boat is no boat", () => {
  expect(fromPlural("Boat types")).toEqual({ singular: "boat type", plural: "boat types" });
  expect(ofHeading("Our boat types")?.plural).toBe("boat types");
  expect(fromSingular("Product category")?.plural).toBe("product categories");
  expect(fromPlural("Popular types")).toBeUndefined();
  expect(fromPlural("Page types")).toBeUndefined();
  expect(fromPlural("Types")).toBeUndefined();
});
