import { expect, test } from "vitest";
import { nameInOrder } from "./name-order.ts";

test("a name that is filed under its last word is the name in order", () => {
  expect(nameInOrder("Lindqvist, Aina")).toBe("aina lindqvist");
  expect(nameInOrder("van der Berg, J. P.")).toBe("j p van der berg");
  expect(nameInOrder("Aina Lindqvist")).toBe("aina lindqvist");
});

test("figures and lists of names are left as they stand", () => {
  expect(nameInOrder("Oban, 1921")).toBe("oban 1921");
  expect(nameInOrder("Oban, Mallaig, Troon")).toBe("oban mallaig troon");
});
