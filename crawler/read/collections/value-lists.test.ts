import { describe, expect, it } from "vitest";
import { CLIMBERS, column, PEAKS, region, site } from "./peaks.fixture.ts";
import { tokenise } from "./tokens.ts";

const GROUNDS = [["rock"], ["ice", "snow"], ["rock"], ["snow", "rock", "ice"], ["snow"], ["ice"]];
const lists = GROUNDS.map((ground) => (ground.length === 1 ? ground[0] : ground));
const links = (i: number) => GROUNDS[i]!.map((ground) => `<a href="/on/${ground}">${ground}</a>`);

describe("a list of changing length", () => {
  it("that nothing names is one column where separators alone part its items, though most pages have one", () => {
    const pages = site((i) => `${region(i)}<p class="ground">${links(i).join(", ")}</p>`);
    expect(column(pages, "ground")).toEqual(lists);
  });

  it("has its items at one place, two of them as well as three: they are no label and value", () => {
    const placesOf = (...items: string[]) => {
      const { tokens } = tokenise(`<p>${items.map((item) => `<span class="item">${item}</span>`).join(", ")}</p>`);
      return new Set(tokens.filter(({ text }) => text !== ",").map(({ place }) => place));
    };
    expect(placesOf("ice", "snow")).toEqual(placesOf("ice", "snow", "rock"));
  });

  it("gives no column where other words part its items", () => {
    const pages = site((i) => `${region(i)}<p class="ground">${links(i).join(" unlike ")}</p>`);
    expect(column(pages, "ground")).not.toEqual(lists);
  });

  it("is the value of a label that is printed again before each of its items", () => {
    const ropes = CLIMBERS.map((name, i) => (i % 3 === 1 ? [name, `${name.split(" ")[0]} Lund`] : [name]));
    const line = (name: string) => `<span>By (climber)</span> <a href="/of/${name}">${name}</a>`;
    const pages = site((i) => `${region(i)}<div>${ropes[i]!.map(line).join("<br>")}</div>`);
    expect(column(pages, "By (climber)")).toEqual(ropes.map((rope) => (rope.length === 1 ? rope[0] : rope)));
  });

  it("is none where something else stands between the items that bear one label", () => {
    const notes = (i: number) =>
      [0, 1, 2].map((k) => `<p><b>${PEAKS[(i + k) % 6]} ${i}${k}</b> Rated <i>${(i + k) % 5}</i></p>`).join("");
    expect(
      column(
        site((i) => region(i) + notes(i)),
        "Rated",
      ),
    ).toBeUndefined();
  });

  it("has the items that all pages list, wherever they stand in it", () => {
    const FACILITIES = [
      ["stove", "hut"],
      ["hut"],
      ["hut", "spring"],
      ["rope", "hut"],
      ["hut", "stove"],
      ["rope", "hut"],
    ];
    const list = (items: readonly string[], more = "") =>
      `<h3>Facilities</h3><ul class="icons">${items.map((item) => `<li><i></i> ${item}</li>`).join("")}${more}</ul>`;
    const expected = FACILITIES.map((items) => (items.length === 1 ? items[0] : items));
    const plain = site((i) => region(i) + list(FACILITIES[i]!));
    expect(column(plain, "Facilities")).toEqual(expected);
    const linked = FACILITIES.map((items) => items.map((item) => `<a href="/of/${item}">${item}</a>`));
    expect(
      column(
        site((i) => region(i) + list(linked[i]!)),
        "Facilities",
      ),
    ).toEqual(expected);
    const leading = site((i) => region(i) + list(linked[i]!, '<li><a href="/all">See all</a></li>'));
    expect(column(leading, "Facilities")).toEqual(expected);
  });
});

describe("several values under one label, of which some are linked", () => {
  const said = (i: number) =>
    GROUNDS[i]!.map((ground, k) => (k % 2 === 0 ? `<a href="/on/${ground}">${ground}</a>` : ground));
  const FORMS: Readonly<Record<string, (items: readonly string[]) => string>> = {
    "divisions of one class": (items) =>
      `<div class="field"><div class="label">Ground</div>${items.map((item) => `<div class="item">${item}</div>`).join("")}</div>`,
    "descriptions of one term": (items) =>
      `<dl><dt>Ground</dt>${items.map((item) => `<dd>${item}</dd>`).join("")}</dl>`,
    "lines of one cell": (items) => `<table><tr><th>Ground</th><td>${items.join("<br>")}</td></tr></table>`,
    "between commas": (items) => `<table><tr><th>Ground</th><td>${items.join(", ")}</td></tr></table>`,
  };

  for (const [how, form] of Object.entries(FORMS))
    it(`are one list: ${how}`, () => {
      const found = column(
        site((i) => `${region(i)}${form(said(i))}<p>On ${PEAKS[i]}.</p>`),
        "Ground",
      );
      const sorted = (cell: unknown) => (Array.isArray(cell) ? [...cell].sort() : cell);
      expect((found as unknown[]).map(sorted)).toEqual(lists.map(sorted));
    });

  it("are two of them where there are two in a box of their own", () => {
    const box = (items: readonly string[]) =>
      `<div class="field"><div class="label">Ground</div><div class="field__items">${items.map((item) => `<div class="field__item">${item}</div>`).join("")}</div></div>`;
    expect(
      column(
        site((i) => region(i) + box(GROUNDS[i]!)),
        "Ground",
      ),
    ).toEqual(lists);
  });

  it("are none where what stands behind a comma only says where the one is", () => {
    const pages = site(
      (i) => `${region(i)}<dl><dt>Hut</dt><dd><a href="/huts/${i}">Hut ${PEAKS[i]}</a>, ${CLIMBERS[i]}, Alps</dd></dl>`,
    );
    expect(column(pages, "Hut")).toEqual(PEAKS.map((peak) => `Hut ${peak}`));
  });
});

it("a bar of either width behind a value leads to the next one", () => {
  const pages = site(
    (i) => `${region(i)}<p class="meta"><b>Rope：</b>${20 + i * 5} m ｜ <b>Guide：</b>${CLIMBERS[i]}</p>`,
  );
  expect(column(pages, "Rope")).toEqual(PEAKS.map((_, i) => `${20 + i * 5} m`));
});
