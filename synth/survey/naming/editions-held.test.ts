import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { asEditions } from "./editions-held.ts";

const trials = { singular: "trial", plural: "trials" };
const named = (names: string[]) =>
  testRelation(
    "x",
    ["Name", "Entrants"],
    names.map((name) => [name, "40"]),
  );

test("a plural that is said of one thing has no singular: there are editions of it", () => {
  const all = named(["I Moorland Trials 2015", "II Moorland Trials 2017", "III Moorland Trials 2019"]);
  expect(asEditions(trials, all, 0, [])).toEqual({
    singular: "edition of the Moorland Trials",
    plural: "editions of the Moorland Trials",
  });
  const yearly = named(["2015 Trials", "2017 Trials", "2019 Trials"]);
  expect(asEditions(trials, yearly, 0, []).plural).toBe("editions of the Trials");
});

test("numbers that show that there were others say that these are the listed ones", () => {
  const some = named(["The 14th Trials", "The 15th Trials", "The 17th Trials"]);
  expect(asEditions(trials, some, 0, []).plural).toBe("listed editions of the Trials");
});

test("what is numbered one by one, counted, or never held has a singular", () => {
  for (const names of [
    ["XIV Trial", "XV Trial", "XVI Trial"],
    ["14 trials", "15 trials", "17 trials"],
    ["Heath", "Moor", "III Trials"],
  ])
    expect(asEditions(trials, named(names), 0, [])).toBe(trials);
  const photos = { singular: "photo", plural: "photos" };
  expect(asEditions(photos, named(["2015 Photos", "2017 Photos", "2019 Photos"]), 0, [])).toBe(photos);
});
