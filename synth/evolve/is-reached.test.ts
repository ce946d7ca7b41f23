import { expect, test } from "vitest";
import { isReached } from "./is-reached.ts";
import { type Branch, leaf, over } from "./node.ts";

const [clubs, halls] = [leaf("clubs"), leaf("halls")];
const to: Branch = { op: "follow", params: { on: "Hall", label: "Ash" }, inputs: { left: clubs, right: halls } };
const opened = over("identify", halls, { where: { column: "Opened", is: "<", value: "1950" } });

test("what links lead to is reached", () => {
  expect(isReached(over("lookup", to, { column: "Opened" }), "halls")).toBe(true);
  const by: Branch = { op: "identify_by", params: { on: "Hall" }, inputs: { from: clubs, one: opened } };
  expect(isReached(over("label_of", by), "halls")).toBe(true);
  expect(isReached(over("label_of", by), "clubs")).toBe(false);
  const joined: Branch = {
    op: "join",
    params: { on: "Hall", columns: ["Opened"] },
    inputs: { left: clubs, right: halls },
  };
  expect(isReached(over("count", joined), "halls")).toBe(true);
});

test("what is read as a whole, or of the very same things, is not", () => {
  expect(isReached(over("label_of", opened), "halls")).toBe(false);
  const beside: Branch = { op: "join", params: { columns: ["Opened"] }, inputs: { left: clubs, right: halls } };
  expect(isReached(beside, "halls")).toBe(false);
  expect(isReached(over("count", clubs), "halls")).toBe(false);
});
