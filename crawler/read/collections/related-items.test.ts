import { describe, expect, it } from "vitest";
import { names, PEAKS, region, site } from "./peaks.fixture.ts";

const link = (i: number) => {
  const peak = PEAKS[i % PEAKS.length]!;
  return `<a href="/peak/${peak.toLowerCase()}">${peak}</a>`;
};
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;

describe("what a page proposes to read next", () => {
  it("is no column: as many links on each page, to other pages of the collection", () => {
    const pages = site((i) => `${region(i)}<h2>See also</h2>${list([link(i + 1), link(i + 2)])}`);
    expect(names(pages)).toEqual(["name", "Region", "Height"]);
  });

  it("is not what has a label of its own, nor what some have more of than others", () => {
    const bounds = site((i) => `${region(i)}<p>Neighbours: ${link(i + 1)}, ${link(i + 2)}</p>`);
    expect(names(bounds)).toContain("Neighbours");
    const counted = site(
      (i) => `${region(i)}<h2>Neighbours</h2>${list([1, 2, 3, 4].slice(i % 3).map((k) => link(i + k)))}`,
    );
    expect(names(counted)).toContain("Neighbours");
  });
});
