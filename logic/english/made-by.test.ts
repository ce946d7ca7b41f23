import { expect, it } from "vitest";
import { isMadeByThem } from "./made-by.ts";

it("what stands on the page of somebody who was born was built by them", () => {
  expect(isMadeByThem("mills built", [{ name: "Born" }, { name: "Town" }])).toBe(true);
  expect(isMadeByThem("mills built", [{ name: "Town" }])).toBe(false);
  expect(isMadeByThem("mills", [{ name: "Born" }])).toBe(false);
});
