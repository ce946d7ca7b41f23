import { expect, test } from "vitest";
import { type Branch, leaf, type Node, over } from "../node.ts";
import { setsOddLimits } from "./odd-limits.ts";

const keep = (from: Node, column: string, is: string, value: string) =>
  over("filter", from, { where: { column, is, value } });

test("one quantity has no other limit for each year", () => {
  const few = keep(leaf("ferries"), "Riders > 2021", "<", "30");
  expect(setsOddLimits(keep(few, "Riders > 2023", "<", "20"))).toBe(true);
  expect(setsOddLimits(keep(few, "Riders > 2023", "<", "30"))).toBe(false);
  expect(setsOddLimits(keep(few, "Riders > 2023", ">", "50"))).toBe(false);
  expect(setsOddLimits(keep(few, "Crew > 2023", "<", "20"))).toBe(false);
  const where = {
    and: [
      { column: "Riders in 2021", is: ">", value: "30" },
      { column: "Riders in 2022", is: ">", value: "40" },
    ],
  };
  expect(setsOddLimits(over("identify", leaf("ferries"), { where }))).toBe(true);
});

test("just so many of what another thing has tell nobody which thing it is", () => {
  const joined: Branch = {
    op: "join",
    params: { on: "River", columns: ["Weirs"] },
    inputs: { left: leaf("mills"), right: leaf("rivers") },
  };
  expect(setsOddLimits(keep(joined, "Weirs", "=", "2"))).toBe(true);
  expect(setsOddLimits(keep(joined, "Weirs", ">", "2"))).toBe(false);
  const one = over("identify", leaf("rivers"), { where: { column: "Weirs", is: "=", value: "2" } });
  const by: Branch = { op: "identify_by", params: { on: "River" }, inputs: { from: leaf("mills"), one } };
  expect(setsOddLimits(by)).toBe(true);
  expect(setsOddLimits(keep(leaf("mills"), "Wheels", "=", "2"))).toBe(false);
});
