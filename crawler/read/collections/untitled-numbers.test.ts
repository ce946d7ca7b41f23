import { expect, test } from "vitest";
import { collectPages } from "./collect.ts";
import { PEAKS, region, site } from "./peaks.fixture.ts";

const named = (heading: (peak: string, number: number) => string, title = (peak: string, _: number) => peak) => {
  const pages = site(region).map((page, i) => ({
    ...page,
    html: () =>
      `<title>${title(PEAKS[i]!, i + 3)} - Peaks</title><h1>${heading(PEAKS[i]!, i + 3)}</h1>${region(i)}<p>Peaks</p>`,
  }));
  const [collection] = collectPages(pages);
  return collection!.relation.rows.map(({ cells }) => [cells[0]!.value.printed, cells[0]!.evidence]);
};

test("a number before a name that the title says without it is no part of the name", () => {
  const short = named((peak, number) => `<em>${number}</em>${peak}`);
  expect(short.map(([name]) => name)).toEqual(PEAKS);
  expect(short[0]![1]).toMatchObject({ place: { start: 1, end: 1 + PEAKS[0]!.length } });
  expect(named((peak, number) => `#${number} ${peak}`).map(([name]) => name)).toEqual(PEAKS);
});

test("a number that the title says belongs to the name", () => {
  const whole = PEAKS.map((peak, i) => `${i + 3} ${peak}`);
  const both = (peak: string, number: number) => `${number} ${peak}`;
  expect(named(both, both).map(([name]) => name)).toEqual(whole);
});
