import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakePage, lakeSite, lakes } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isListedInOrder } from "./listed-in-order.ts";

const YEARS = lakes().rows.map(({ cells }) => [cells[0]!.value.printed, cells[3]!.value.printed] as const);

/** The site with a list of its lakes and the years of their first surveys in this order. */
function bench(order: (a: number, b: number) => number, count = YEARS.length): Workbench {
  const rows = [...YEARS].sort(([, a], [, b]) => order(+a, +b)).slice(0, count);
  const list = testRelation(
    "surveys",
    ["No.", "Water", "First survey", "Sheets"],
    rows.map(([name, year], at) => [`S-${at}`, `First map of ${name}`, year, `${(at * 7) % 11}`]),
  );
  const about = list.rows.map((row, at) => ({ ...row, about: lakePage(rows[at]![0]) }));
  return new Workbench(surveySite(lakeSite([lakes(), { ...list, rows: about }])));
}

const kth = (by: string, k = 1) => over("kth", leaf("lakes"), { by, k, end: "highest" });
const kindOf = (by: string, k?: number) => over("lookup", kth(by, k), { column: "Kind" });

test("a fact of the latest of what a list has in the order of its dates", () => {
  expect(
    isListedInOrder(
      kindOf("Surveyed"),
      bench((a, b) => b - a),
    ),
  ).toBe(true);
  expect(
    isListedInOrder(
      kindOf("Surveyed", 2),
      bench((a, b) => a - b),
    ),
  ).toBe(true);
});

test("not where the list is in another order, has a part of them, or sizes are compared", () => {
  expect(
    isListedInOrder(
      kindOf("Surveyed"),
      bench((a, b) => (a % 10) - (b % 10)),
    ),
  ).toBe(false);
  expect(
    isListedInOrder(
      kindOf("Surveyed"),
      bench((a, b) => b - a, 6),
    ),
  ).toBe(false);
  expect(
    isListedInOrder(
      kindOf("Depth"),
      bench((a, b) => b - a),
    ),
  ).toBe(false);
});

test("a day is the same however the list and the pages write it", () => {
  const days = lakes().rows.map(({ cells, about }, at) => ({ name: cells[0]!.value.printed, about, day: 3 + at }));
  const held = testRelation(
    "walks",
    ["Walk", "Date", "Guide"],
    days.map(({ name, day }) => [name, `${day} June 2024, 14:30`, `Guide ${(day * 7) % 11}`]),
    { about: true },
  );
  const list = testRelation(
    "programme",
    ["Date", "Walk"],
    days.map(({ name, day }) => [`${day} Jun 2024`, `Round ${name}`]),
  );
  const rows = list.rows.map((row, at) => ({ ...row, about: held.rows[at]!.about! }));
  const bench = new Workbench(
    surveySite(
      lakeSite([
        { ...held, source: "page_collection" },
        { ...list, rows },
      ]),
    ),
  );
  const first = over("kth", leaf("walks"), { by: "Date", k: 1, end: "lowest" });
  expect(isListedInOrder(over("lookup", first, { column: "Guide" }), bench)).toBe(true);
});
