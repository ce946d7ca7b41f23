import { expect, test } from "vitest";
import { ownedPlace } from "./owned-places.ts";

const said = (name: string, text: string) => {
  const clause = ownedPlace(name, [text]);
  return clause && `${clause.head} ${clause.rest}`;
};

test("where the one is that things name is said of that one", () => {
  expect(said("shop's floor", "Ground floor")).toBe("whose shop is on the ground floor");
  expect(said("stall's wing", "Ames Wing")).toBe("whose stall is in the Ames Wing");
  expect(said("shop's floor", "Oak")).toBeUndefined();
  expect(said("floor", "Ground floor")).toBeUndefined();
});
