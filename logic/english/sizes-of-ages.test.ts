import { expect, test } from "vitest";
import { humanise } from "./humanise.ts";

test("how old what is measured is stands before its size", () => {
  expect(
    ["Length (adult)", "Maximum weight (adult)", "Wingspan (juvenile)"].map((heading) => humanise(heading)),
  ).toEqual(["adult length", "maximum adult weight", "juvenile wingspan"]);
  expect(["Tickets (adult)", "Length (overall)"].map((heading) => humanise(heading))).toEqual([
    "tickets (adult)",
    "length (overall)",
  ]);
});
