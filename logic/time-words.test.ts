import { expect, test } from "vitest";
import { asker } from "./ask.fixture.ts";
import { testRelation } from "./values/relation.fixture.ts";

const asked = (heading: string) => {
  const rows = [40, 55, 61, 90, 94].map((tonnes, at) => [`${2014 + at}/${15 + at}`, String(tonnes)]);
  const { ask } = asker([testRelation("r", [heading, "Tonnes landed"], rows)], {
    r: { singular: "entry", plural: "entries", source: "" },
  });
  const column = "Tonnes landed";
  return ask([
    { op: "series", from: "r", time: heading, column },
    { op: "largest_change", from: "s1", column, since: "2014", until: "2018", direction: "rise" },
  ]).question;
};

test("a year that two calendar years share is a season where the site calls it one, and a year elsewhere", () => {
  expect(asked("Season")).toContain("In which season from 2015/16 to 2018/19");
  expect(asked("Year")).toContain("In which year from 2015/16 to 2018/19");
  expect(asked("Report")).toMatch(/against the year before/);
});
