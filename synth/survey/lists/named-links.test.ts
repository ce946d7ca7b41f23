import { expect, test } from "vitest";
import { nameInLink } from "./named-links.ts";

test("a link is called after what it leads to, or begins with its name as a card does", () => {
  const place = { at: "node", path: "0/1" };
  expect(nameInLink({ text: "Blue Door", path: "0/1" }, "Blue  door")).toEqual(place);
  expect(nameInLink({ text: "Blue Door 1911", path: "0/1" }, "Blue Door")).toEqual({ ...place, start: 0, end: 9 });
  expect(nameInLink({ text: "Blue Doors", path: "0/1" }, "Blue Door")).toBeUndefined();
  expect(nameInLink({ text: "See the Blue Door", path: "0/1" }, "Blue Door")).toBeUndefined();
  expect(nameInLink({ text: "More", path: "0/1" }, "")).toBeUndefined();
});
