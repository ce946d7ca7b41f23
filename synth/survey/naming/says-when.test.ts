import { expect, test } from "vitest";
import { saysNotWhen } from "./says-when.ts";

const says = (name: string, noun: string) => !saysNotWhen({ name, type: "date", role: "date" }, noun);

test("a bare date is one of things that have one; since when something is so does not say what", () => {
  expect([
    says("Date", "concert"),
    says("Date", "house"),
    says("Since", "concert"),
    says("Open since", "house"),
  ]).toEqual([true, false, false, true]);
});
