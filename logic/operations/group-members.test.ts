import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

test("what a thing has of rows that are called after it is said without the thing", () => {
  const rows = ["Ard", "Bel", "Cor"].flatMap((team, at) =>
    [1, 2, 3, 4].slice(0, at + 2).map((more) => [team, `Season ${more}`, `${at * 5 + more}`]),
  );
  const stints = testRelation("stints", ["Team", "Season", "Points"], rows);
  const { ask } = asker([stints], {
    stints: { singular: "team season", plural: "team seasons", source: "on the Acme site" },
  });
  const { question } = ask([
    { op: "group", from: "stints", by: "Team", take: "count" },
    { op: "filter", from: "s1", where: { column: "count", is: ">", value: "2" } },
    { op: "count", from: "s2" },
  ]);
  expect(question).toContain("more than 2 seasons");
});
