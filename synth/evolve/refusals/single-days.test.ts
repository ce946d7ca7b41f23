import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { unnatural } from "./unnatural.ts";

const ships = testRelation(
  "ships",
  ["Ship", "Launched", "Refitted", "Tonnage"],
  [1, 3, 5, 6, 9].map((month, at) => [
    `Ship ${"ABCDE"[at]}`,
    `${2000 + at * 2}-0${month}-11`,
    `2019-0${month}-12`,
    `${900 + at * at * 40}`,
  ]),
);
const bench = new Workbench(surveySite(lakeSite([ships])));
const span = (column: string) => over("date_span", leaf("ships"), { column });
const largest = over("kth", leaf("ships"), { by: "Tonnage", k: 1, end: "highest" });

test("a weekday is asked of a thing, and of no first date of all", () => {
  const first = over("ranked_value", leaf("ships"), { by: "Launched", k: 1, end: "lowest" });
  expect(unnatural(over("weekday", first), bench)).toBe("idle_days");
  const dayOf = (column: string) => unnatural(over("weekday", over("lookup", largest, { column })), bench);
  expect([dayOf("Launched"), dayOf("Refitted")]).toEqual([undefined, "idle_days"]);
});

test("nobody wonders on which weekday something was founded", () => {
  const clubs = testRelation(
    "clubs",
    ["Club", "Founded", "First match", "Members"],
    [1, 3, 5, 6, 9].map((month, at) => [
      `Club ${"ABCDE"[at]}`,
      `${1900 + at}-0${month}-11`,
      `${1902 + at}-0${month}-12`,
      `${90 + at * at * 4}`,
    ]),
  );
  const site = new Workbench(surveySite(lakeSite([clubs])));
  const most = over("kth", leaf("clubs"), { by: "Members", k: 1, end: "highest" });
  const dayOf = (column: string) => unnatural(over("weekday", over("lookup", most, { column })), site);
  expect([dayOf("Founded"), dayOf("First match")]).toEqual(["idle_days", undefined]);
});

test("what lies years apart is not counted in days", () => {
  const between = over("formula_column", leaf("ships"), { formula: "days", a: "Launched", b: "Refitted" });
  expect(unnatural(between, bench)).toBe("idle_days");
  expect(unnatural(span("Launched"), bench)).toBe("idle_days");
  expect(unnatural(span("Refitted"), bench)).toBeUndefined();
});

test("nothing is asked of all the days on which a site took things in, but which it took in last", () => {
  const goods = testRelation(
    "goods",
    ["Name", "Date added", "Made"],
    [3, 9, 5, 7, 1, 8].map((month, at) => [`Lamp ${"ABCDEF"[at]}`, `2024-0${month}-11`, `2019-0${month}-04`]),
  );
  const site = new Workbench(surveySite(lakeSite([goods])));
  const days = (column: string) => unnatural(over("date_span", leaf("goods"), { column }), site);
  expect([days("Date added"), days("Made")]).toEqual(["idle_days", undefined]);
  const last = over("kth", leaf("goods"), { by: "Date added", k: 1, end: "highest" });
  expect(unnatural(over("label_of", last), site)).toBeUndefined();
});

test("how long after something was built it was listed says nothing of it", () => {
  const mills = testRelation(
    "mills",
    ["Mill", "Built", "Closed", "Listed"],
    ["1801", "1830", "1850", "1862", "1870"].map((year, at) => [
      `Mill ${"ABCDE"[at]}`,
      year,
      `${1900 + at * at}`,
      `${1960 + at * at}`,
    ]),
  );
  const site = new Workbench(surveySite(lakeSite([mills])));
  const years = (a: string, b: string) =>
    unnatural(over("formula_column", leaf("mills"), { formula: "years", a, b }), site);
  expect([years("Built", "Listed"), years("Built", "Closed")]).toEqual(["idle_days", undefined]);
});
