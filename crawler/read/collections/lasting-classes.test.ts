import { expect, it } from "vitest";
import { lastingClasses } from "./lasting-classes.ts";
import { CLIMBERS, column, HEIGHTS, REGIONS, site } from "./peaks.fixture.ts";

/** Facts in elements that only their classes tell apart, with a suffix of each page's own. */
const facts = (i: number, suffix: string) =>
  [
    ["Height", HEIGHTS[i]!],
    ["First climbed by", CLIMBERS[i]!],
    ["Region", REGIONS[i]!],
  ]
    .map(
      ([label, value], at) =>
        `<div class="fact${suffix} of${"abc"[at]}${suffix}"><span class="said${suffix}">${label}</span> <span class="what${suffix}">${value}</span></div>`,
    )
    .join("");

it("classes that are others on each page keep nothing apart", () => {
  const pages = site((i) => facts(i, "uvwxyz"[i]!), 6);
  expect(column(pages, "Height")).toEqual(HEIGHTS);
  expect(column(pages, "First climbed by")).toEqual(CLIMBERS);
  expect(column(pages, "Region")).toEqual(REGIONS);
});

it("are told from those that pages share, of which each counts", () => {
  const own = (i: number) => facts(i % 6, "uvwxyz"[i]!);
  expect(lastingClasses(6, (i) => `<main class="page">${own(i)}`)).toEqual(new Set(["page"]));
  expect(lastingClasses(6, (i) => facts(i, ""))).toBeUndefined();
  // One page in two has classes of its own: that is no habit of the site.
  expect(lastingClasses(6, (i) => (i % 2 === 0 ? facts(i, "") : own(i)))).toBeUndefined();
  expect(lastingClasses(1, own)).toBeUndefined();
});
