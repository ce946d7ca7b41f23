import { expect, test } from "vitest";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { countsTwice } from "./called-twice.ts";
import { tablesOfPages } from "./tables-of-pages.fixture.ts";

/** Wardens of five gates, of whom each page links to three. */
function bench(different: number): Workbench {
  const names = Array.from({ length: 15 }, (_, at) => `Warden ${String.fromCharCode(65 + (at % different))}`);
  const rows = names.map((name, at) => [["Ash", "Bay", "Elm", "Fir", "Oak"][at % 5]!, name, `${1900 + at}`]);
  const family = tablesOfPages("Wardens", ["Gate", "Warden", "Since"], rows);
  const linked = family.rows.map((row, at) => ({
    ...row,
    cells: row.cells.map((cell, index) =>
      index === 1
        ? {
            ...cell,
            value: { kind: "entity" as const, printed: names[at]!, href: `https://lakes.example/${names[at]}` },
          }
        : cell,
    ),
  }));
  return new Workbench(surveySite({ ...lakeSite([{ ...family, rows: linked }]), sections: ["Wardens"] }));
}

test("who is listed on two pages is not counted twice; how many each page lists is", () => {
  const tally = over("group", leaf("Wardens"), { by: "Gate", take: "count" });
  const first = over("kth", tally, { by: "count", k: 1, end: "highest" });
  const once = bench(15);
  const twice = bench(13);
  expect(countsTwice(over("count", leaf("Wardens")), once)).toBe(false);
  expect(countsTwice(over("count", leaf("Wardens")), twice)).toBe(true);
  expect(countsTwice(over("label_of", first), twice)).toBe(false);
  expect(countsTwice(over("sum", tally, { column: "count" }), twice)).toBe(true);
  expect(countsTwice(over("sum", tally, { column: "count" }), once)).toBe(false);
});
