import { expect, test } from "vitest";
import { lakeSite, lakes } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isOnEndPage } from "./on-end-page.ts";
import { tablesOfPages } from "./tables-of-pages.fixture.ts";

const WELLS = ["Alder", "Birch", "Cedar", "Dogwood", "Elm", "Fir", "Gorse", "Hazel"];
const IN_ORDER = [
  "2019-01-03",
  "2019-01-20",
  "2019-02-04",
  "2019-02-25",
  "2019-03-02",
  "2019-03-30",
  "2019-04-09",
  "2019-04-28",
];
const MONTHS = ["January", "February", "March", "April"];
const TOWNS = ["Arbon", "Brig", "Arbon", "Brig", "Arbon", "Brig", "Arbon", "Arbon"];

function onEndPage(days: readonly string[], ask: (from: ReturnType<typeof leaf>) => Branch): boolean {
  const rows = days.map((day, at) => [MONTHS[Math.floor(at / 2)]!, WELLS[at]!, day, TOWNS[at]!]);
  const approved = tablesOfPages("approved", ["Notice", "Well", "Approved", "Town"], rows);
  const survey = surveySite(lakeSite([lakes()]));
  const columns = approved.columns.map((column, index) => ({ index, column, coverage: 1, distinct: 4, salience: 1 }));
  const wells = { ...survey.relations[0]!, relation: approved, columns };
  const bench = new Workbench({ ...survey, relations: [wells] });
  return isOnEndPage(ask(leaf("approved")), bench);
}
const ranked =
  (end: string, k = 1) =>
  (from: Parameters<typeof over>[1]) =>
    over("ranked_value", from, { by: "Approved", k, end });
const inTown = (town: string) => (from: Parameters<typeof over>[1]) =>
  over("filter", from, { where: { column: "Town", is: "equals", value: town } });

test("the first and the last by a day stand on the page at that end, where each page tells of days of its own", () => {
  expect(onEndPage(IN_ORDER, ranked("lowest"))).toBe(true);
  expect(onEndPage(IN_ORDER, ranked("highest", 2))).toBe(true);
  expect(
    onEndPage(IN_ORDER, (from) => over("label_of", over("kth", from, { by: "Approved", k: 1, end: "highest" }))),
  ).toBe(true);
  expect(onEndPage(IN_ORDER, (from) => ranked("highest")(inTown("Arbon")(from)))).toBe(true);
});

test("what the page at the end does not have, or not all of, has to be looked for on the others", () => {
  expect(onEndPage(IN_ORDER, ranked("highest", 3))).toBe(false);
  expect(onEndPage(IN_ORDER, (from) => ranked("highest")(inTown("Brig")(from)))).toBe(false);
  expect(onEndPage(IN_ORDER, (from) => over("date_span", from, { column: "Approved" }))).toBe(false);
  const mixed = IN_ORDER.map((_, at) => IN_ORDER[(at * 3) % IN_ORDER.length]!);
  expect(onEndPage(mixed, ranked("highest"))).toBe(false);
});
