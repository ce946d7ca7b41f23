import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isNoStock, isStock } from "./parts-of-stock.ts";
import { unnatural } from "./unnatural.ts";

const rows = (more: (at: number) => string[]) =>
  Array.from({ length: 7 }, (_, at) => [`${"ABCDEFG"[at]}by`, ...more(at)]);
const houses = testRelation(
  "houses",
  ["House", "Pipes", "Visitors", "Floor area", "Loans"],
  rows((at) => [`${80 + at * 31}`, `${900 + at * at * 50}`, `${200 + at * 45} m²`, `${500 + at * 77}`]),
);
const people = testRelation(
  "people",
  ["Keeper", "Born", "Children", "Legacy"],
  rows((at) => [`18${30 + at * 7}`, `${2 + at}`, `€${3000 + at * 700}`]),
);
const bench = new Workbench(surveySite(lakeSite([houses, people])));
const shares = (of: string, column: string) => over("take_until", leaf(of), { column, share: 50 });

test("what few of all account for is a stock or a flow", () => {
  const no = (column: string) => isNoStock(shares("houses", column), bench);
  expect([no("Pipes"), no("Visitors"), no("Floor area"), no("Loans")]).toEqual([true, false, false, false]);
});

test("of what persons have, only money makes up a whole", () => {
  expect(isNoStock(shares("people", "Children"), bench)).toBe(true);
  expect(isNoStock(shares("people", "Legacy"), bench)).toBe(false);
});

test("what separate works are long by makes up no whole", () => {
  const column = (name: string, unit: string) => ({ name, type: "number", role: "measure", unit }) as const;
  const lengths = [column("课时数", "节"), column("学时", "学时"), column("集数", "集"), column("讲座场次数", "讲")];
  expect(lengths.map((one) => isStock(one, [one]))).toEqual([false, false, false, false]);
  expect(isStock(column("产量", "吨"), [])).toBe(true);
});

test("such a share is refused", () => {
  expect(unnatural(shares("houses", "Pipes"), bench)).toBe("no_whole");
});

test("places with a birth rate have parts of a stock, people with a date of birth do not", () => {
  const area = { name: "area", type: "number", role: "measure", unit: "ha" } as const;
  expect(isStock(area, [area, { ...area, name: "birth rate" }])).toBe(true);
  expect(isStock(area, [area, { ...area, name: "year of birth" }])).toBe(false);
});
