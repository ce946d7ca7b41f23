import { expect, test } from "vitest";
import { latestOnly } from "./quantities.ts";
import type { Quantity } from "./quantity.ts";

const of = (name: string, period?: string) => ({ column: { column: { name } }, period }) as Quantity;

test("of two years of one column the later is asked about", () => {
  const [earlier, later, other, undated] = [of("Catch", "2021"), of("Catch", "2022"), of("Crew", "2021"), of("Catch")];
  expect(latestOnly([earlier!, later!, other!, undated!])).toEqual([later, other, undated]);
});
