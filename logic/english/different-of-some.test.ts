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
