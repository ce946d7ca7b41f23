import { expect, it } from "vitest";
import { CLIMBERS, column, HEIGHTS, names, PEAKS, REGIONS, region, site } from "./peaks.fixture.ts";

const list = (icons: readonly string[], values: readonly string[]) =>
  `<ul>${icons.map((icon, k) => `<li class="stat">${icon} <span>${values[k]}</span></li>`).join("")}</ul>`;

it("an icon's title, its label for readers and the title of a drawing name what it begins", () => {
  const icons = [
    '<i class="fa fa-up" title="Ascent" aria-hidden="true"></i>',
    '<span class="icon" aria-label="Guide"></span>',
    '<svg><title>Side</title><path d="M0 0"/></svg>',
  ];
  const pages = site((i) => region(i) + list(icons, [`${i + 3} h`, CLIMBERS[i]!, REGIONS[i]!]));
  expect(column(pages, "Ascent")).toEqual(PEAKS.map((_, i) => `${i + 3} h`));
  expect(column(pages, "Guide")).toEqual(CLIMBERS);
  expect(column(pages, "Side")).toEqual(REGIONS);
});

it("so do the other texts of several pictures in holders alike", () => {
  const icons = ['<img src="a.png" alt="Ascent">', '<img src="b.png" alt="Guide">'];
  const pages = site((i) => region(i) + list(icons, [`${i + 3} h`, CLIMBERS[i]!]));
  expect(column(pages, "Ascent")).toEqual(PEAKS.map((_, i) => `${i + 3} h`));
  expect(column(pages, "Guide")).toEqual(CLIMBERS);
});

it("icons on one line each name what follows up to the next", () => {
  const icon = (words: string) => `<i title="${words}"></i>`;
  const pages = site((i) => `${region(i)}<p>${icon("Beds")} ${i + 20} ${icon("Ascent")} ${i + 3} h</p>`);
  expect(column(pages, "Beds")).toEqual(PEAKS.map((_, i) => `${i + 20}`));
  expect(column(pages, "Ascent")).toEqual(PEAKS.map((_, i) => `${i + 3} h`));
});

it("what a picture shows, what a click does and what stands before many texts name nothing", () => {
  const more = (i: number) => [0, 1, 2].map((k) => `<li><i title="Route"></i> ${CLIMBERS[(i + k) % 6]}</li>`).join("");
  const pages = site(
    (i) =>
      `${region(i)}<div class="pic"><img src="p.jpg" alt="Panorama"> ${HEIGHTS[i]} above all</div><p><i title="Click to copy"></i> ${i * 31}</p><ul>${more(i)}</ul>`,
  );
  for (const name of ["Panorama", "Click to copy", "Route"]) expect(names(pages)).not.toContain(name);
});
