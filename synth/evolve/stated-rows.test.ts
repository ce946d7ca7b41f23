import { describe, expect, it } from "vitest";
import { seededRandom } from "../../core/random.ts";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { lakeSite } from "../relation.fixture.ts";
import { surveySite } from "../survey/survey-site.ts";
import { isLeaf, leaf, over } from "./node.ts";
import { treeObjection } from "./refusals/of-trees.ts";
import { stateSome, statesIdly, statesUnevenly, withoutIdleStated } from "./stated-rows.ts";
import { Workbench } from "./workbench.ts";

const made = testRelation(
  "cars",
  ["Car", "Price", "Weight", "Length"],
  Array.from({ length: 10 }, (_, at) => [
    `Car ${"abcdefghij"[at]}`,
    at % 4 === 1 ? "" : `€${3100 + at * at * 70}`,
    at < 7 ? "" : `${900 + 31 * at} kg`,
    at === 3 ? "4.1 to 4.3 m" : `${400 + 3 * at} cm`,
  ]),
  { about: true },
);
const onOwnPages = (relation: typeof made) => ({
  ...relation,
  source: "page_collection" as const,
  rows: relation.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: row.about! } })),
  })),
});
const cars = onOwnPages(made);
const bench = new Workbench(surveySite(lakeSite([cars])));
const whole = leaf("cars");
const priced = over("stated", whole, { columns: ["Price"] });

describe("rows that state something", () => {
  it("are asked for by columns that most rows state, and that can be read on all that do", () => {
    expect(bench.partial(bench.relation("cars")).map(({ column }) => column.name)).toEqual(["Price"]);
    const sets = Array.from({ length: 40 }, (_, at) => stateSome(bench, whole, seededRandom(`${at}`)));
    expect(sets.some((set) => !isLeaf(set) && set.op === "stated")).toBe(true);
    expect(sets.flatMap((set) => (isLeaf(set) ? [] : [set.params["columns"]]))).toContainEqual(["Price"]);
  });
  it("are not asked for where nothing is asked of that", () => {
    expect(withoutIdleStated(over("count", priced))).toEqual(over("count", whole));
    const mean = over("mean", priced, { column: "Price" });
    expect(withoutIdleStated(mean)).toEqual(mean);
  });
  it("are the same throughout a question", () => {
    const inputs = { a: over("mean", priced, { column: "Price" }), b: over("mean", whole, { column: "Price" }) };
    expect(statesUnevenly({ op: "difference", params: {}, inputs })).toBe(true);
    expect(statesUnevenly({ op: "difference", params: {}, inputs: { ...inputs, b: inputs.a } })).toBe(false);
  });
  it("are not said to state what a condition says of them, unless they are a whole", () => {
    const whose = (column: string, value: string) => over("filter", priced, { where: { column, is: "<", value } });
    const cheap = over("count", whose("Price", "5000"));
    expect(statesIdly(cheap)).toBe(true);
    expect(treeObjection(cheap, bench)).toBe("stated_idly");
    expect(statesIdly(over("mean", whose("Length", "420"), { column: "Price" }))).toBe(false);
    const found = (column: string) =>
      over("lookup", over("identify", priced, { where: { column, is: "<", value: "500" } }), { column: "Price" });
    expect([found("Price"), found("Length")].map(statesIdly)).toEqual([true, false]);
    expect(statesIdly({ op: "percent_of", params: {}, inputs: { part: cheap, whole: over("count", priced) } })).toBe(
      false,
    );
  });
  it("are taken without a few that state a date in other words, which are named", () => {
    const days = ["1821", "1822", "1825", "1830", "1831", "1839", "1841", "1844"].map((year) => `5 May ${year}`);
    const dated = testRelation(
      "towns",
      ["Town", "Founded"],
      [...days, "5 or 6 May 1850", ""].map((day, at) => [`Town ${"abcdefghij"[at]}`, day]),
      { about: true },
    );
    const towns = new Workbench(surveySite(lakeSite([onOwnPages(dated)])));
    expect(towns.partial(towns.relation("towns"))).toEqual([]);
    const sets = Array.from({ length: 60 }, (_, at) => stateSome(towns, leaf("towns"), seededRandom(`${at}`)));
    const reduced = sets.find((set) => !isLeaf(set));
    const rest = over("aside", leaf("towns"), { names: ["Town i"], of: ["Founded"] });
    expect(reduced).toEqual(over("stated", rest, { columns: ["Founded"] }));
    const span = over("date_span", reduced!, { column: "Founded" });
    expect(statesUnevenly(span)).toBe(false);
    const all = over("date_span", leaf("towns"), { column: "Founded" });
    expect(statesUnevenly({ op: "difference", params: {}, inputs: { a: span, b: all } })).toBe(true);
  });
  it("are taken without one that states a figure in other words, which is named", () => {
    const seats = [32, 90, 64, 28, 110, 40, 72, 54, 60].map(String);
    const made = testRelation(
      "halls",
      ["Hall", "Seats"],
      [...seats, "varies"].map((count, at) => [`Hall ${"abcdefghij"[at]}`, count]),
      { about: true },
    );
    const halls = new Workbench(surveySite(lakeSite([onOwnPages(made)])));
    const sets = Array.from({ length: 60 }, (_, at) => stateSome(halls, leaf("halls"), seededRandom(`${at}`)));
    const reduced = sets.find((set) => !isLeaf(set))!;
    expect(reduced).toEqual(over("aside", leaf("halls"), { names: ["Hall j"], of: ["Seats"] }));
    expect(halls.columns(reduced).map(({ column }) => column.name)).toEqual(["Seats"]);
    const whole = testRelation(
      "halls",
      ["Hall", "Seats"],
      seats.map((count, at) => [`Hall ${at}`, count]),
      { about: true },
    );
    const sure = new Workbench(surveySite(lakeSite([onOwnPages(whole)])));
    for (let at = 0; at < 60; at++)
      expect(stateSome(sure, leaf("halls"), seededRandom(`${at}`))).toEqual(leaf("halls"));
  });
});
