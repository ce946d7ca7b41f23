import { expect, it } from "vitest";
import { CLIMBERS, names, region, site } from "./peaks.fixture.ts";

const row = (cells: readonly string[], tag = "td") => `<tr>${cells.map((c) => `<${tag}>${c}</${tag}>`).join("")}</tr>`;
const HEAD = row(["Discipline", "Race", "Winner", "Time"], "th");

it("what every page has in the second cell of its records is no label of the third, where the last is empty as well", () => {
  const races = (i: number) =>
    ["Men's ridge run", "Women's ridge run", "Men's relay", "Women's relay"]
      .map((race, k) => row(["Running", race, CLIMBERS[(i + k * 2) % 6]!, k < 2 ? `${i + 41}:1${k}` : ""]))
      .join("");
  const pages = site((i) => `${region(i)}<h2>Winners</h2><table>${HEAD}${races(i)}</table>`);
  expect(names(pages)).toEqual(["name", "Region", "Height"]);
});
