import { expect, it } from "vitest";
import { scoringRule } from "./scoring-rules.ts";
import { toldApart } from "./told-apart.ts";

const cells = (values: readonly string[], unit?: string) =>
  values.map((value, at) => {
    const reference = { type: "precise" as const, value, ...(unit === undefined ? {} : { unit }) };
    const scoring = scoringRule(reference, "chain", { divergent: false });
    return { entity: `E${at}`, reference, scoring } as unknown as Parameters<typeof toldApart>[0][number];
  });

it("keeps the usual tolerance where values lie far apart", () => {
  const far = cells(["10", "20", "35", "60", "90"]);
  expect(toldApart(far)).toEqual(far);
});

it("narrows it where one constant would be right for most", () => {
  const near = toldApart(cells(["100", "103", "106", "109", "112"]))!;
  expect(near.map(({ scoring }) => scoring.tolerance)).toEqual(Array(5).fill({ relative: 0.025 }));
});

it("asks nothing of what hardly differs", () => {
  expect(toldApart(cells(["17.4", "17.5", "17.45", "17.55", "17.5"]))).toBeUndefined();
  expect(toldApart(cells(["28.1", "28.2", "28.3", "28.1"], "%"))).toBeUndefined();
});

it("narrows it no further than is told", () => {
  const near = cells(["100", "103", "106", "109", "112"]);
  expect(toldApart(near, 1)).toBeUndefined();
  expect(toldApart(near, 0.5)).toBeDefined();
});
