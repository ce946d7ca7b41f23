import { expect, it } from "vitest";
import { isAdjectiveWord, isMaterialWord, kindOfNoun } from "./word-kinds.ts";

it("tells what common nouns are mostly used for", () => {
  expect(["coxswain", "fuel", "staff", "township", "height", "eruption"].map(kindOfNoun)).toEqual([
    "person",
    "substance",
    "group",
    "location",
    "attribute",
    "event",
  ]);
  expect(kindOfNoun("qwertz")).toBeUndefined();
});

it("tells adjectives and what things are made of", () => {
  expect(["organic", "residential", "weight"].map(isAdjectiveWord)).toEqual([true, true, false]);
  expect(["oak", "steel", "granite", "leather", "height"].map(isMaterialWord)).toEqual([true, true, true, true, false]);
});
