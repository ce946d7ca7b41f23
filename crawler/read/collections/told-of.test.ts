import { expect, test } from "vitest";
import { collectPages } from "./collect.ts";
import { HEIGHTS, PEAKS, region, site } from "./peaks.fixture.ts";

const nameOf = (heading: (peak: string) => string) => {
  const pages = site(region).map((page, i) => ({
    ...page,
    html: () => `<title>${heading(PEAKS[i]!)}</title><h1>${heading(PEAKS[i]!)}</h1>${region(i)}`,
  }));
  const [collection] = collectPages(pages);
  return collection!.relation.rows.map(({ cells }) => cells[0]!.value.printed);
};

test("what all pages tell of is named without that they tell of it", () => {
  expect(HEIGHTS.length).toBe(PEAKS.length);
  expect(nameOf((peak) => `${peak} at a glance`)).toEqual(PEAKS);
  expect(nameOf((peak) => `${peak} Profile`)).toEqual(PEAKS);
  expect(nameOf((peak) => `${peak} review`)).toEqual(PEAKS);
  const han = ["东", "西", "南", "北", "中", "上", "下", "前", "后", "左", "右", "高", "低"];
  expect(nameOf((peak) => `${han[PEAKS.indexOf(peak)]}山概况`)).toEqual(PEAKS.map((_, i) => `${han[i]}山`));
});

test("another word that all names end in belongs to them", () => {
  expect(nameOf((peak) => `${peak} Horn`)).toEqual(PEAKS.map((peak) => `${peak} Horn`));
});
