import { expect, it } from "vitest";
import { CLIMBERS, column, HEIGHTS, region, site } from "./peaks.fixture.ts";

const ROPES = [12, 15, 9, 22, 31, 17];

/** Facts in a box whose class says how the page's peak compares with others, in an order of their own on one page. */
const box = (i: number) => {
  const ropes = `<div class="ropes">Ropes <span>${ROPES[i]}</span></div>`;
  const guide = `<div class="guide"><p>${CLIMBERS[i]}</p>leads</div>`;
  const [state, facts] = i === 4 ? ["steep", guide + ropes] : ["mild", ropes + guide];
  return `<div class="climb ${state}"><div class="legend">${facts}</div></div>`;
};

it("a label is one, too, where a page alone says another state of the box around it", () => {
  const pages = site((i) => region(i) + box(i));
  expect(column(pages, "Ropes")).toEqual(ROPES.map(String));
  expect(column(pages, "Height")).toEqual(HEIGHTS);
});
