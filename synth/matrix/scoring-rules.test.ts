import { expect, it } from "vitest";
import { scoringRule } from "./scoring-rules.ts";

const tolerance = (type: "retrieval" | "chain", value: string, unit?: string) =>
  scoringRule({ type: "precise", value, ...(unit === undefined ? {} : { unit }) }, type, { divergent: false })
    .tolerance;

it("holds what is stated as it is asked for to what is stated", () => {
  expect(tolerance("retrieval", "326")).toEqual({ relative: 0.01 });
  expect(tolerance("retrieval", "40", "%")).toEqual({ points: 0.4 });
  expect(tolerance("chain", "326")).toEqual({ relative: 0.05 });
  expect(tolerance("chain", "40", "%")).toEqual({ points: 2 });
});
