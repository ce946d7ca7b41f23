import { describe, expect, it } from "vitest";
import { collectPages } from "./collect.ts";
import { CLIMBERS, column, HEIGHTS, names, only, REGIONS, region, site } from "./peaks.fixture.ts";

const row = (label: string, value: string) =>
  `<div class="row"><span class="l">${label}</span><span>${value}</span></div>`;

describe("a few pages of a template", () => {
  it.each([2, 3, 4])("state facts where %d of them have four labels in common, though none has a colon", (count) => {
    const pages = site(
      (i) =>
        row("Height", HEIGHTS[i]!) +
        row("Region", REGIONS[i]!) +
        row("First", CLIMBERS[i]!) +
        row("Sheet", `${i + 70}`),
      count,
    );
    expect(column(pages, "Height")).toEqual(HEIGHTS.slice(0, count));
    expect(column(pages, "Sheet")).toEqual(["70", "71", "72", "73"].slice(0, count));
  });

  it("state none where fewer recur: that may be chance", () => {
    const pages = site((i) => row("Height", HEIGHTS[i]!) + row("Region", REGIONS[i]!) + row("First", CLIMBERS[i]!), 3);
    expect(collectPages(pages)).toEqual([]);
  });

  it("state none by the words of their classes alone", () => {
    const box = (name: string, value: string) => `<div class="${name}">${value}</div>`;
    const pages = site(
      (i) => box("height", HEIGHTS[i]!) + box("region", `R ${i}`) + box("guide", CLIMBERS[i]!) + box("sheet", `S ${i}`),
      3,
    );
    expect(collectPages(pages)).toEqual([]);
  });

  it("state facts by the words of their classes where labels stand among them", () => {
    const box = (name: string, value: string) => `<div class="${name}">${value}</div>`;
    const boxes = (i: number) =>
      box("guide", CLIMBERS[i]!) + box("sheet", `S ${i}`) + box("phone", `555 ${i}`) + box("town", `Town ${i}`);
    const facts = (i: number) => row("Height", HEIGHTS[i]!) + row("Hut", `${i + 4} beds`);
    expect(
      column(
        site((i) => facts(i) + boxes(i), 3),
        "guide",
      ),
    ).toEqual(CLIMBERS.slice(0, 3));
  });

  it("may agree in a value that is certain", () => {
    const item = (label: string, value: string) => `<p><b>${label}:</b> ${value}</p>`;
    const pages = site(
      (i) =>
        ["Hut", "Pass", "Sheet", "Lake", "Town", "Wood", "Mine", "Mill"]
          .map((label) => item(label, `${label} ${i}`))
          .join("") + item("Range", "Alps"),
      4,
    );
    expect(column(pages, "Range")).toEqual(["Alps", "Alps", "Alps", "Alps"]);
  });

  it("are two to know the links that lead on from a value", () => {
    const toll = (i: number) =>
      `<div><h4>Toll</h4> ${i + 4} EUR a day <span><a href="/toll">See all</a> »</span></div>`;
    const pages = site((i) => `${region(i)}${toll(i)}`, 2);
    expect(column(pages, "Toll")).toEqual(["4 EUR a day", "5 EUR a day"]);
  });

  it("may each have a labelled value that the others lack", () => {
    const item = (label: string, value: string) => `<p><b>${label}:</b> ${value}</p>`;
    const facts = (i: number) => ["Hut", "Pass", "Sheet"].map((label) => item(label, `${label} ${i}`)).join("");
    const pages = site(
      (i) => facts(i) + (i === 1 ? item("Toll", "4 EUR") : "") + (i === 2 ? "<i>Note: none</i>" : ""),
      3,
    );
    expect(column(pages, "Toll")).toEqual([null, "4 EUR", null]);
    expect(names(pages)).not.toContain("Note");
  });

  it("may each have a value that the others lack under a label without a colon, at a place of such labels", () => {
    const item = (label: string, value: string) => `<b>${label}</b> ${value}<br>`;
    const facts = (i: number) =>
      ["Hut", "Pass", "Sheet", "Lake"].map((label) => item(label, `${label[0]} ${i}`)).join("");
    const pages = site((i) => `<p>${facts(i)}${i === 1 ? item("Toll", "4 EUR") : ""}</p>`, 3);
    expect(column(pages, "Toll")).toEqual([null, "4 EUR", null]);
  });

  it("have no label that one of them alone bears and that tells of a day", () => {
    const item = (label: string, value: string) => `<p><b>${label}:</b> ${value}</p>`;
    const facts = (i: number) => ["Hut", "Pass", "Sheet"].map((label) => item(label, `${label} ${i}`)).join("");
    const pages = site((i) => facts(i) + item(`${CLIMBERS[i]}, May ${2001 + i}`, "A fine view."), 3);
    expect(names(pages).sort()).toEqual(["Hut", "Pass", "Sheet", "name"]);
  });

  it("are three to know the words that stand behind every value", () => {
    const pages = site((i) => `${region(i)}<p><b>Toll:</b> ${i + 4} EUR <a href="/toll">What is this?</a></p>`, 3);
    expect(column(pages, "Toll")).toEqual(["4 EUR", "5 EUR", "6 EUR"]);
  });

  it("may agree in the value of a cell before the next label", () => {
    const cells = (texts: string[]) => `<tr>${texts.map((text) => `<td>${text}</td>`).join("")}</tr>`;
    const rock = ["Gneiss", "Gneiss", "Slate"];
    const pages = site(
      (i) =>
        `<table>${cells(["Height", HEIGHTS[i]!, "Sheet", `${i + 70}`])}${cells(["Rock", rock[i]!, "Guide", CLIMBERS[i]!])}</table>`,
      3,
    );
    expect(column(pages, "Rock")).toEqual(rock);
  });

  it("may agree in what stands at a place of its own before other words", () => {
    const guides = ["Mara Quill", "Mara Quill", "Jon Abbey"];
    const pages = site((i) => `${region(i)}<div><b><a href="/g/${i}">${guides[i]}</a></b> ${i} tours</div>`, 3);
    expect(names(pages)).not.toContain("Mara Quill");
    expect(only(collectPages(pages)).relation.rows.map(({ cells }) => cells.map(({ value }) => value.printed))).toEqual(
      guides.map((guide) => expect.arrayContaining([guide])),
    );
  });

  it("are three to tell the things under one label from a list", () => {
    const items = (i: number) => ["rock", ["steep", "steep", "flat"][i], `${i + 2} huts`];
    const pages = site(
      (i) =>
        `${region(i)}<dl><dt>Face</dt>${items(i)
          .slice(0, 2)
          .map((item) => `<dd>${item}</dd>`)
          .join("")}</dl>`,
      3,
    );
    expect(column(pages, "Face (2)") ?? column(pages, "Face")).toEqual(["steep", "steep", "flat"]);
  });

  it("may agree in a value below a heading, though another heading follows it on each", () => {
    const rock = ["Gneiss", "Gneiss", "Slate"];
    const facts = (i: number) => [
      `<h3>Rock</h3><p>${rock[i]}</p>`,
      `<h3>Sheet</h3><p>${i + 70}</p>`,
      `<h3>Guide</h3><p>${CLIMBERS[i]}</p>`,
      `<h3>Hut</h3><p>${i + 4} beds</p>`,
    ];
    const orders = [
      [0, 1, 2, 3],
      [2, 0, 3, 1],
      [1, 2, 3, 0],
    ];
    const turned = (i: number) => orders[i]!.map((k) => facts(i)[k]).join("");
    const pages = site((i) => `<div class="facts">${turned(i)}</div>`, 3);
    expect(column(pages, "Rock")).toEqual(rock);
    expect(column(pages, "Sheet")).toEqual(["70", "71", "72"]);
  });
});
