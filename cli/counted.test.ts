import { expect, it } from "vitest";
import { counted } from "./counted.ts";

it("counts one thing as one", () => {
  expect([0, 1, 2].map((number) => counted(number, "row"))).toEqual(["0 rows", "1 row", "2 rows"]);
});
