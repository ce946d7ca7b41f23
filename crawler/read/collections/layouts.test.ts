import { describe, expect, it } from "vitest";
import type { CollectionPage } from "../reader.ts";
import { collectPages } from "./collect.ts";
import { CLIMBERS, column, HEIGHTS, names, only, PEAKS, REGIONS, region, site } from "./peaks.fixture.ts";

type Fact = [label: string, value: string];

const facts = (i: number): Fact[] => [
  ["Height", HEIGHTS[i]!],
  ["First climbed by", CLIMBERS[i]!],
  ["Region", REGIONS[i]!],
];

/** The same facts in the ways that people lay them out. */
const LAYOUTS: Record<string, (facts: Fact[]) => string> = {
  "a definition list": (all) => `<dl>${all.map(([l, v]) => `<dt>${l}</dt><dd>${v}</dd>`).join("")}</dl>`,
  "a table with header cells": (all) =>
    `<table>${all.map(([l, v]) => `<tr><th>${l}</th><td>${v}</td></tr>`).join("")}</table>`,
  "a table without classes": (all) =>
    `<table>${all.map(([l, v]) => `<tr><td>${l}</td><td>${v}</td></tr>`).join("")}</table>`,
  "a table of old": (all) =>
    `<table>${all.map(([l, v]) => `<tr><td><font><b>${l}:</b></font></td><td><font>${v}</font></td></tr>`).join("")}</table>`,
  "divs with classes": (all) =>
    all.map(([l, v]) => `<div class="row"><div class="l">${l}</div><div class="v">${v}</div></div>`).join(""),
  "divs without classes": (all) => all.map(([l, v]) => `<div><div>${l}</div><div>${v}</div></div>`).join(""),
  "columns of a grid": (all) =>
    all.map(([l, v]) => `<div class="row"><div class="col-4">${l}</div><div class="col-8">${v}</div></div>`).join(""),
  "values above labels, with generated classes": (all) =>
    all.map(([l, v]) => `<div class="c6"><div class="c7">${v}</div><div class="c8">${l}</div></div>`).join(""),
  "paragraphs by twos, all alike": (all) =>
    all.map(([l, v]) => `<div><p class="text">${l}</p><p class="text">${v}</p></div>`).join(""),
  "one run of paragraphs, every second a label": (all) =>
    `<div>${all.map(([l, v]) => `<p>${l}</p><p>${v}</p>`).join("")}</div>`,
  "cells of a label over a value": (all) =>
    `<table>${all.map(([l, v]) => `<tr><td>${l}<br>${v}</td></tr>`).join("")}</table>`,
  "bold before a dash": (all) => `<ul>${all.map(([l, v]) => `<li><strong>${l}</strong> – ${v}</li>`).join("")}</ul>`,
  "spans on a line": (all) => `<p>${all.map(([l, v]) => `<span>${l}:</span> <span>${v}</span>`).join(" | ")}</p>`,
  "bold before plain text, parted by breaks": (all) => `<p>${all.map(([l, v]) => `<b>${l}</b> ${v}`).join("<br>")}</p>`,
  "list items": (all) => `<ul>${all.map(([l, v]) => `<li><strong>${l}:</strong> ${v}</li>`).join("")}</ul>`,
  "one text each": (all) => `<ul>${all.map(([l, v]) => `<li>${l}: ${v}</li>`).join("")}</ul>`,
  "headings over paragraphs": (all) => all.map(([l, v]) => `<h3>${l}</h3><p>${v}</p>`).join(""),
  "links as values": (all) => all.map(([l, v]) => `<p>${l}: <a href="/q?${v.length}">${v}</a></p>`).join(""),
};

describe.each(Object.entries(LAYOUTS))("facts in %s", (_, layout) => {
  const build = (count: number, of: (i: number) => Fact[] = facts) => site((i) => layout(of(i)), count);

  it("are read under their labels", () => {
    expect(column(build(6), "Height")).toEqual(HEIGHTS);
    expect(column(build(6), "First climbed by")).toEqual(CLIMBERS);
    expect(column(build(6), "Region")).toEqual(REGIONS);
  });

  it("are the same in another order on each page", () => {
    const turned = build(6, (i) => [...facts(i).slice(i % 3), ...facts(i).slice(0, i % 3)]);
    expect(column(turned, "Height")).toEqual(HEIGHTS);
    expect(column(turned, "First climbed by")).toEqual(CLIMBERS);
  });

  it("may be missing on some pages", () => {
    const holes = build(6, (i) => facts(i).filter((_fact, k) => k !== i % 6));
    expect(column(holes, "Height")).toEqual(HEIGHTS.map((height, i) => (i === 0 ? null : height)));
  });

  it("are read in no language", () => {
    const strange = build(6, (i) => facts(i).map(([l, v]) => [[...l].reverse().join("").toLowerCase(), v]));
    expect(column(strange, "thgieh")).toEqual(HEIGHTS);
  });
});

describe("facts in sections", () => {
  const row = ([label, value]: Fact) => `<div><span class="l">${label}</span><span class="v">${value}</span></div>`;

  it("are rows where two stand in one as where three do", () => {
    const more = (i: number): Fact[] => [["Sheet", `${i + 70}`], ...(i % 2 ? [["Hut", `${i} beds`] as Fact] : [])];
    const pages = site(
      (i) => `<h3>Peak</h3><div>${facts(i).map(row).join("")}</div><h3>Maps</h3><div>${more(i).map(row).join("")}<div>`,
    );
    expect(column(pages, "Sheet")).toEqual(HEIGHTS.map((_, i) => `${i + 70}`));
    expect(column(pages, "Hut")).toEqual([null, "1 beds", null, "3 beds", null, "5 beds"]);
  });

  it("may stand in another two of the four cells of a row on each of three pages", () => {
    const cell = ([label, value]: Fact) => `<td><b>${label}</b></td><td>${value}</td>`;
    const all = (i: number): Fact[] => [...facts(i), ["Sheet", `${i + 70}`], ["Hut", `${i} beds`], ["Pass", `P ${i}`]];
    const turned = (i: number) => [...all(i).slice(i), ...all(i).slice(0, i)].map(cell);
    const pages = site(
      (i) => `<table>${[0, 2, 4].map((k) => `<tr>${turned(i)[k]}${turned(i)[k + 1]}</tr>`).join("")}</table>`,
      3,
    );
    expect(column(pages, "Height")).toEqual(HEIGHTS.slice(0, 3));
    expect(column(pages, "Sheet")).toEqual(["70", "71", "72"]);
  });
});

describe("a template's pages", () => {
  it("are one collection although prose on each says things with colons", () => {
    const notes = (i: number) =>
      [0, 1, 2, 3].map((k) => `<p><b>Remark ${(i + k) % 5} of the guide:</b> see the map of ${PEAKS[i]}.</p>`).join("");
    const pages = site((i) => region(i) + notes(i));
    expect(only(collectPages(pages)).relation.rows).toHaveLength(6);
    expect(column(pages, "Height")).toEqual(HEIGHTS);
  });

  it("are one collection although folders in their addresses recur", () => {
    const pages = site((i) => `${region(i)}<p><b>Map:</b> ${i + 4}</p>`).map((page, i) => ({
      ...page,
      url: `https://peaks.test/${["alps", "alps", "andes", "andes", "urals", "tatra"][i]}/${PEAKS[i]}`,
    }));
    expect(only(collectPages(pages)).relation.rows).toHaveLength(6);
  });

  it("may wrap their texts now and then", () => {
    const wrap = (text: string, yes: boolean) => (yes ? `<span>${text}</span>` : text);
    const pages = site(
      (i) =>
        `<table><tr><td class="l">${wrap("Height", i % 2 > 0)}</td><td class="v">${wrap(HEIGHTS[i]!, i % 3 > 0)}</td></tr>` +
        `<tr><td class="l">${wrap("Climber", i % 3 > 1)}</td><td class="v">${CLIMBERS[i]}</td></tr></table>`,
    );
    expect(column(pages, "Height")).toEqual(HEIGHTS);
    expect(column(pages, "Climber")).toEqual(CLIMBERS);
  });

  it("may carry advertisements at any place", () => {
    const ad = (i: number) => `<div><a href="/go?${i}">Win a trip ${i}</a> <b>today</b> save ${i * 7}%</div>`;
    const pages = site((i) => (i % 2 ? ad(i) + region(i) : region(i) + ad(i)));
    expect(column(pages, "Height")).toEqual(HEIGHTS);
  });

  it.each([2, 3, 5])("are enough when there are %d", (count) => {
    const pages = site((i) => LAYOUTS["a table with header cells"]!(facts(i)), count);
    expect(column(pages, "First climbed by")).toEqual(CLIMBERS.slice(0, count));
  });
});

describe("words of a page that are no labels", () => {
  it("are those of listings", () => {
    const pages = site((i) => `${region(i)}<pre><b>case</b> <i>x${i}</i>: <b>default</b>: <i>y${i}</i></pre>`);
    const labelled = only(collectPages(pages)).relation.columns.filter((c) => !c.unnamed);
    expect(labelled.map((c) => c.name).sort()).toEqual(["Height", "Region", "name"]);
  });

  it("are headings over a text that has a label of its own", () => {
    const pages = site((i) => `<h2>Survey</h2><p>Map sheet: ${i + 700}</p>${region(i)}`);
    expect(column(pages, "Map sheet")).toEqual(PEAKS.map((_, i) => `${i + 700}`));
    expect(names(pages)).not.toContain("Survey");
  });

  it("are those far above a value: they name its column and are not marked as its label", () => {
    const pages = site(
      (i) =>
        `${region(i)}<h2>Weather</h2><p>As ${CLIMBERS[i]} saw it at noon.</p><div><div><em>${i - 9} °C</em></div></div>`,
    );
    const { relation } = only(collectPages(pages));
    const found = relation.columns.findIndex((_, at) => relation.rows[1]!.cells[at]!.value.printed === "-8 °C");
    expect(relation.columns[found]).toMatchObject({ unnamed: true });
  });
});

describe("values", () => {
  it("are items of one list, whatever markup is in them", () => {
    const pages = site(
      (i) =>
        `<dl><dt>See also</dt><dd><ul><li><a href="/a"><code>Hut ${i}</code></a></li><li><a href="/b">Lake ${i}</a></li></ul></dd><dt>Height</dt><dd>${HEIGHTS[i]}</dd></dl>`,
    );
    expect(column(pages, "See also")).toEqual(PEAKS.map((_, i) => [`Hut ${i}`, `Lake ${i}`]));
  });

  it("are whole where a link is a part of their element", () => {
    const pages = site(
      (i) =>
        `<dl><dt>Kinds</dt><dd><code><a href="/r">Route</a></code>, <code><a href="/l">List</a>&lt;<a href="/p">Peak${i}</a>&gt;</code></dd><dt>Height</dt><dd>${HEIGHTS[i]}</dd></dl>`,
    );
    expect(column(pages, "Kinds")).toEqual(PEAKS.map((_, i) => ["Route", `List<Peak${i}>`]));
  });
});

describe("a page's name", () => {
  const titled = (body: (i: number) => string): CollectionPage[] =>
    PEAKS.map((name, i) => ({
      url: `https://peaks.test/${name}`,
      snapshot: "",
      html: () => `<title>All peaks</title>${body(i)}${region(i)}`,
    }));

  it("is its first heading, though the title does not say it", () => {
    expect(
      column(
        titled((i) => `<h1>${PEAKS[i]}</h1>`),
        "name",
      ),
    ).toEqual(PEAKS);
  });

  it("is whole where its words touch", () => {
    const pages = titled((i) => `<h1><small>peaks::</small>${PEAKS[i]}</h1>`);
    expect(column(pages, "name")).toEqual(PEAKS.map((peak) => `peaks::${peak}`));
  });
});

describe("rows of a table under several headings", () => {
  const HUTS = ["East Hut", "West Hut", "High Hut"];
  const nights = (i: number) =>
    `<table><caption>Nights at ${PEAKS[i]}</caption><thead><tr><th>Hut</th><th>Summer</th><th>Winter</th></tr></thead><tbody>` +
    `${HUTS.map((hut, at) => `<tr><td>${hut}</td><td>${310 + i * 7 + at}</td><td>${40 + i * 3 + at}</td></tr>`).join("")}</tbody></table>`;
  const stating = LAYOUTS["a definition list"]!;
  const pages = site((i) => stating(facts(i)) + nights(i), 6);

  it("are no facts of the page, though a caption stands above the headings", () => {
    expect(names(pages).filter((name) => HUTS.includes(name))).toEqual([]);
    expect(column(pages, "Height")).toEqual(HEIGHTS);
  });
});
