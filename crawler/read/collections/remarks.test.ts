import { expect, it } from "vitest";
import { CLIMBERS, column, names, PEAKS, REGIONS, region, site } from "./peaks.fixture.ts";

const SAID = ["A fine view from the top.", "Too much snow for us!", "We turned back at noon."];
const WRITERS = ["ridge_runner", "Old Goat", "anna77"];
const writers = (page: number, count: number, block: (who: string, day: string, what: string) => string) =>
  Array.from({ length: count }, (_, k) =>
    block(WRITERS[(page + k) % 3]!, `May ${page + k + 2}, 2011`, SAID[(page * 2 + k) % 3]!),
  ).join("");

it("those who wrote something on a day are no labels, and what they wrote is no fact", () => {
  const block = (who: string, day: string, what: string) =>
    `<div class="note"><b>${who}</b> <i aria-label="4 of 5"></i> <em>${day}</em><p>${what}</p></div>`;
  const pages = site((i) => `${region(i)}<h3>Notes</h3>${writers(i, (i % 3) + 1, block)}`);
  expect(names(pages).sort()).toEqual(["Height", "Region", "name"]);
});

it("neither are they where a list of terms holds them", () => {
  const block = (who: string, day: string, what: string) =>
    `<dl><dt>${who}</dt><dd>${what} <span>${day}</span></dd></dl>`;
  const pages = site((i) => region(i) + writers(i, (i % 3) + 1, block));
  for (const writer of WRITERS) expect(names(pages)).not.toContain(writer);
});

it("facts with days and sentences are, as many on every page or behind a colon", () => {
  const box = (label: string, day: string) =>
    `<div class="box"><h4>${label}</h4><em>${day}</em><p>It was cold all day.</p></div>`;
  const boxes = site(
    (i) => region(i) + box("First ascent", `May ${i + 2}, 1911`) + box("First in winter", `May ${i + 9}, 1931`),
  );
  expect(names(boxes)).toContain("First ascent");
  const lines = site(
    (i) =>
      `${region(i)}<p><b>Guide:</b> ${CLIMBERS[i]}, May ${i + 2}, 2011. He knows it well.</p>${i % 2 ? `<p><b>Side:</b> ${REGIONS[i]}, May ${i + 3}, 2011. It is steep.</p>` : ""}`,
  );
  expect(column(lines, "Guide")).toEqual(PEAKS.map((_, i) => `${CLIMBERS[i]}, May ${i + 2}, 2011. He knows it well.`));
});
