import { expect, test } from "vitest";
import { leaf, over } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { takesTablesOddly } from "./tables-taken-oddly.ts";

const bench = (isEven: boolean, language = "en") =>
  ({
    survey: { language },
    together: [{ surveyed: { relation: { id: "cup" } }, by: "Team", isEven }],
  }) as unknown as Workbench;
const made = "sum Points over Final table";
const totals = over("over_tables", leaf("cup"), { tables: "Final table", by: "Team", take: "sum", column: "Points" });
const kth = (end: string) => over("label_of", over("kth", totals, { by: made, k: 1, end }));

test("who stands in fewer of the tables has least for that alone", () => {
  expect(takesTablesOddly(kth("highest"), bench(false))).toBe(false);
  expect(takesTablesOddly(kth("lowest"), bench(false))).toBe(true);
  expect(takesTablesOddly(kth("lowest"), bench(true))).toBe(false);
  const fewer = over("count", over("filter", totals, { where: { column: made, is: "<", value: "20" } }));
  expect(takesTablesOddly(fewer, bench(false))).toBe(true);
  expect(takesTablesOddly(fewer, bench(true))).toBe(false);
});

test("sums are not averaged, and in Chinese a span of time is nobody's", () => {
  expect(takesTablesOddly(over("stdev", totals, { column: made }), bench(true))).toBe(true);
  const few = over("count", over("filter", totals, { where: { column: made, is: ">", value: "20" } }));
  expect(takesTablesOddly(few, bench(true))).toBe(false);
  expect(takesTablesOddly(few, bench(true, "zh"))).toBe(true);
});

test("nobody appears more often than on average", () => {
  const named = over("over_tables", leaf("cup"), { tables: "Best rowers", by: "Team", take: "appearances" });
  const above = (tables: typeof named, column: string) =>
    over("count_above_average", tables, { column, side: "above" });
  expect(takesTablesOddly(above(named, "appearances over Best rowers"), bench(true))).toBe(true);
  expect(takesTablesOddly(above(totals, made), bench(true))).toBe(false);
});
