import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withoutRemarks } from "./remarked-sorts.ts";

const sorts = (heading: string, values: readonly string[]) =>
  withoutRemarks(
    testRelation(
      "ferries",
      ["Name", heading],
      values.map((value, at) => [`Ferry ${"ABCDEFGH"[at]}`, value]),
    ),
  ).rows.map(({ cells }) => cells[1]!.value.printed);

test("a sort is called without when it began or how far it goes", () => {
  expect(sorts("Status", ["In service", "In service", "Withdrawn (2019)", "In service", "Withdrawn"])).toEqual([
    "In service",
    "In service",
    "Withdrawn",
    "In service",
    "Withdrawn",
  ]);
  expect(sorts("状态", ["在航", "停航（2021年6月）", "在航", "在航", "停航（预计秋季复航）"])[1]).toBe("停航");
});

test("what stands in brackets as a part of the name stays, and so do names", () => {
  const fuels = ["Diesel (marine)", "Diesel (marine)", "Diesel (road)", "Diesel (road)", "Diesel (marine)"];
  expect(sorts("Fuel", fuels)).toEqual(fuels);
  const fares = ["5 coins (since 2021)", "5 coins", "8 coins", "8 coins", "5 coins"];
  expect(sorts("Fare", fares)).toEqual(fares);
  const built = ["Oban (1911)", "Wick (1920)", "Ayr (1932)", "Troon (1948)"];
  expect(sorts("Yard", built)).toEqual(built);
});
