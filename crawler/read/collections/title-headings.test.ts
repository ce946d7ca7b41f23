import { expect, test } from "vitest";
import { collectPages } from "./collect.ts";
import { PEAKS, region, site } from "./peaks.fixture.ts";

const namesOf = (heading: (peak: string, at: number) => string) => {
  const pages = site(region).map((page, at) => {
    const said = heading(PEAKS[at]!, at);
    return {
      ...page,
      html: () => `<title>${said} - Peaks</title><main><h1 class="top">${said}</h1>${region(at)}</main>`,
    };
  });
  return collectPages(pages)[0]!.relation.rows.map(({ cells }) => cells[0]!.value.printed);
};

test("what a first heading begins with up to a colon belongs to the page's name", () => {
  const told = (peak: string, at: number) => `${at < 2 ? "Oban" : `Mount ${peak}`}: ascent by the ${peak} side`;
  expect(namesOf(told)).toEqual(PEAKS.map(told));
});

test("what all of them begin with says what the pages are about", () => {
  expect(namesOf((peak) => `Mountain: ${peak}`)).toEqual(PEAKS);
});
