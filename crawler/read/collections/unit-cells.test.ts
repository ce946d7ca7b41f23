import { expect, it } from "vitest";
import { CLIMBERS, column, names, region, site } from "./peaks.fixture.ts";

const row = (cells: readonly (string | number)[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
const HEAD = "<tr><th>Property</th><th>Value</th><th>Unit</th></tr>";

it("a figure and the unit in the cell behind it are one value, whatever heads their columns", () => {
  const pages = site(
    (i) => `${region(i)}<table>${HEAD}${row(["Slope", i + 31, "%"])}${row(["Ice", i * 3 + 2, "mm"])}</table>`,
  );
  expect(column(pages, "Slope")).toEqual([0, 1, 2, 3, 4, 5].map((i) => `${i + 31} %`));
  expect(column(pages, "Ice")).toEqual([0, 1, 2, 3, 4, 5].map((i) => `${i * 3 + 2} mm`));
});

it("a unit of no lexicon is one where it stands wherever its label does", () => {
  const pages = site(
    (i) => `${region(i)}<table>${HEAD}${row(["Grip", i + 31, "Sh"])}${row(["Ice", i * 3 + 2, "mm"])}</table>`,
  );
  expect(column(pages, "Grip")).toEqual([0, 1, 2, 3, 4, 5].map((i) => `${i + 31} Sh`));
});

it("figures of records and words behind them are none", () => {
  const rows = (i: number) =>
    [0, 1, 2].map((k) => row([CLIMBERS[(i + k) % 6]!, i + k, ["solo", "roped", "led"][(i * k) % 3]!]));
  const pages = site((i) => `${region(i)}<table>${row(["Climber", "Ascents", "How"])}${rows(i).join("")}</table>`);
  expect(names(pages).filter((name) => CLIMBERS.includes(name))).toEqual([]);
});

it("a unit that stands between a label and its figure is said with the label, and heads nothing", () => {
  const head = (i: number) => row(["Indicator", "Unit", i + 2001]);
  const pages = site(
    (i) =>
      `${region(i)}<table>${head(i)}${row(["Ascents", "1,000 (all)", i + 3.5])}${row(["Huts", "beds", i + 31])}</table>`,
  );
  expect(column(pages, "Ascents (1,000)")).toEqual([0, 1, 2, 3, 4, 5].map((i) => `${i + 3.5}`));
  expect(column(pages, "Huts (beds)")).toEqual([0, 1, 2, 3, 4, 5].map((i) => `${i + 31}`));
  expect(names(pages)).not.toContain("Unit");
});
