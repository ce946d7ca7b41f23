import { expect, test } from "vitest";
import { asker } from "./ask.fixture.ts";
import { testRelation } from "./values/relation.fixture.ts";

test("of a series that collapsed and rebounded no mean of yearly changes is asked: the whole growth is", () => {
  const figures: Record<string, number[]> = {
    Oban: [100, 80, 100, 104],
    Wick: [90, 92, 95, 99],
    Ayr: [70, 73, 75, 80],
  };
  const years = testRelation(
    "years",
    ["Year", "Port", "Catch"],
    Object.entries(figures).flatMap(([port, all]) =>
      all.map((figure, at) => [String(2011 + at), port, String(figure)]),
    ),
  );
  const naming = { singular: "port", plural: "ports", source: "in the figures" };
  const { refusal } = asker([years], { years: naming });
  const first = (take: string) => {
    const span = { time: "Year", column: "Catch", since: "2011", until: "2014", take };
    const by = `${take} change of Catch 2011-2014`;
    return refusal([
      { op: "trend", from: "years", by: "Port", ...span },
      { op: "kth", from: "s1", by, k: 1, end: "highest" },
      { op: "label_of", from: "s2" },
    ]);
  };
  expect(first("mean_yearly")).toBe("arbitrary");
  expect(first("percent")).toBe("Ayr");
});
