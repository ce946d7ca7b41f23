import { expect, test } from "vitest";
import { fromPlural } from "./noun-phrases.ts";

test("profiles and pages of things are about the things", () => {
  expect(fromPlural("College profiles")).toEqual({ singular: "college", plural: "colleges" });
  expect(fromPlural("Boat listings")).toEqual({ singular: "boat", plural: "boats" });
  expect(fromPlural("Film reviews")).toEqual({ singular: "film review", plural: "film reviews" });
});
