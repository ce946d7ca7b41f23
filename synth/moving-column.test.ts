import { expect, test } from "vitest";
import { isMoving } from "./moving-column.ts";

test("what a market asks today, and what it comes to by the month, moves", () => {
  expect(
    ["Market price", "Estimated monthly payment", "Used from", "Acme bestsellers rank"].every((n) => isMoving(n)),
  ).toBe(true);
  expect(["List price", "Total cost to own", "Payment of 1890", "Invoice price"].some((n) => isMoving(n))).toBe(false);
});
