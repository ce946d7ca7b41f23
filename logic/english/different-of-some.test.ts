import { expect, test } from "vitest";
import { askedAmong } from "./asked-within.ts";

test("what is different about some of those that were named before is asked with no second “among” of the same things", () => {
  const plays = [{ singular: "play", plural: "plays" }];
  const asked = (what: string) =>
    askedAmong(
      `how many different ${what} are there among the plays with more than 5 roles`,
      plays,
      "among the plays that have a page of their own on the Acme site",
    );
  expect([asked("directors"), asked("genres")]).toEqual([
    "of the plays that have a page of their own on the Acme site, how many different directors do those with more than 5 roles have",
    "considering only the plays that have a page of their own on the Acme site, how many different genres are there among those with more than 5 roles",
  ]);
});

test("somebody is had by the things, and is not among them", () => {
  const plays = [{ singular: "play", plural: "plays" }];
  const source = "among the plays listed under “North”";
  const asked = (of: string) => askedAmong(`how many different ushers do ${of} have`, plays, source);
  expect([asked("the plays with more than 5 roles"), asked("the plays")]).toEqual([
    "of the plays listed under “North”, how many different ushers do those with more than 5 roles have",
    "how many different ushers do the plays listed under “North” have",
  ]);
});
