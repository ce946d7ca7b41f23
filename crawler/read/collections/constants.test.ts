import { describe, expect, it } from "vitest";
import { CLIMBERS, column, HEIGHTS, names, REGIONS, site } from "./peaks.fixture.ts";

const LABELS = ["Height", "Region", "First", "Sheet", "Hut", "Pass", "Valley", "Lake", "River", "Town"];
const printed = (label: string, i: number) =>
  ({ Height: HEIGHTS[i]!, Region: REGIONS[i]!, First: CLIMBERS[i]! })[label] ?? `${label} ${i + 3}`;

describe("what is the same on every page", () => {
  it("is a fact where other labels' values at its place differ", () => {
    const row = (label: string, value: string) => `<tr><td>${label}:</td><td>${value}</td></tr>`;
    const pages = site(
      (i) =>
        `<table>${LABELS.map((label) => row(label, printed(label, i))).join("")}${row("Range", "Alps")}</table>` +
        "<div><b>Basket:</b> <i>0 items</i></div>",
    );
    expect(column(pages, "Range")).toEqual(Array(6).fill("Alps"));
    expect(names(pages)).not.toContain("Basket");
  });

  it("is one though a link, where the others at its place are none", () => {
    const item = (label: string, value: string) => `<p><b>${label}:</b> ${value}</p>`;
    const pages = site(
      (i) =>
        LABELS.map((label) => item(label, printed(label, i))).join("") +
        item("Range", '<a href="/range/alps">Alps</a>'),
    );
    expect(column(pages, "Range")).toEqual(Array(6).fill("Alps"));
  });

  it("is one though its label is only inferred, where three labels at its place differ", () => {
    const row = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;
    const table = (labels: string[], i: number) =>
      `<table>${labels.map((label) => row(label, printed(label, i))).join("")}${row("Range", "Alps")}</table>`;
    expect(
      column(
        site((i) => table(LABELS, i)),
        "Range",
      ),
    ).toEqual(Array(6).fill("Alps"));
    expect(names(site((i) => table(LABELS.slice(0, 2), i)))).not.toContain("Range");
  });

  it("is none where it is the same link under an inferred label", () => {
    const row = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;
    const pages = site(
      (i) =>
        `<table>${LABELS.map((label) => row(label, printed(label, i))).join("")}${row("Photos", '<a href="/all">gallery</a>')}</table>`,
    );
    expect(names(pages)).not.toContain("Photos");
  });

  it("is a fact in whatever cell of a row it stands, and however deep", () => {
    const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
    const pages = site(
      (i) =>
        `<div><div><div><table>${LABELS.map((label) => row([label, printed(label, i)])).join("")}${row(["Hut", `Hut ${i}`, "Range", '<a href="/range/alps"><b>Alps</b></a>'])}${row(["Range:", '<a href="/alps">Alps</a>'])}</table></div></div></div>`,
    );
    expect(column(pages, "Range")).toEqual(Array(6).fill("Alps"));
  });

  it("takes a twentieth of the columns, some more where pages are few", () => {
    const row = (label: string, value: string) => `<tr><td>${label}:</td><td>${value}</td></tr>`;
    const constants = ["Range", "Country", "Continent"];
    const pages = (count: number) =>
      site(
        (i) =>
          `<table>${[...LABELS, ..."Wood Mine Mill Inn Ford Cave Crag Dam Farm Gate Mast".split(" ")].map((label) => row(label, printed(label, i))).join("")}` +
          `${constants.map((label) => row(label, "Same")).join("")}</table>`,
        count,
      );
    const kept = (count: number) => names(pages(count)).filter((name) => constants.includes(name)).length;
    expect([kept(6), kept(4)]).toEqual([1, 2]);
  });
});
