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

test("what is printed once for all its rows has them, whatever it is", () => {
  const rows = ["Ard", "Bel", "Cor"].flatMap((tint, at) =>
    [1, 2, 3, 4].slice(0, at + 2).map((more) => [tint, `${at}${more}`]),
  );
  const dyes = testRelation("dyes", ["Tint", "Dye"], rows);
  const asked = (relation: typeof dyes) =>
    asker([relation], { dyes: { singular: "dye", plural: "dyes", source: "on the Acme site" } }).ask([
      { op: "group", from: "dyes", by: "Tint", take: "count" },
      { op: "kth", from: "s1", by: "count", k: 1, end: "highest" },
      { op: "label_of", from: "s2" },
    ]).question;
  expect(asked(dyes)).toContain("most frequent");
  const above = new Map(rows.map(([tint], at) => [tint, dyes.rows[at]!.cells[0]!]));
  const titled = dyes.rows.map((row) => ({
    ...row,
    cells: [above.get(row.cells[0]!.value.printed)!, ...row.cells.slice(1)],
  }));
  expect(asked({ ...dyes, rows: titled })).toContain("the most dyes");
});
