import { expect, test } from "vitest";
import { type Branch, leaf, over } from "../node.ts";
import { isToldAlike } from "./told-alike.ts";

const young = over("identify", leaf("masters"), { where: { column: "Born", is: "<", value: "1900" } });
const by = (on: string, one: Branch): Branch => ({
  op: "identify_by",
  params: { on },
  inputs: { from: leaf("masters"), one },
});

test("the teacher of one who is told by his own teacher is told alike; by his school he is not", () => {
  expect(isToldAlike(by("Teacher", by("Teacher", young)))).toBe(true);
  expect(isToldAlike(by("Teacher", by("School", young)))).toBe(false);
  expect(isToldAlike(by("Teacher", young))).toBe(false);
});
