import { describe, expect, it } from "vitest";
import { collectPages } from "./collect.ts";
import { printedCell } from "./document.ts";
import { CLIMBERS, column, HEIGHTS, names, only, PEAKS, REGIONS, region, site } from "./peaks.fixture.ts";

it("a link behind the values of a label leads on where nearly all pages with that label have it, though others lack it", () => {
  const words = (i: number) => `Graded ${"abcdef"[i]} for ice on the ${REGIONS[i]} side`;
  const grade = (i: number) =>
    `<div><h4>Grade</h4> ${words(i)} <span><a href="/g">See all grades</a> »</span></div><div><h4>Guide</h4> ${CLIMBERS[i]}</div>`;
  const pages = site((i) => region(i) + (i > 0 ? grade(i) : ""));
  expect(column(pages, "Grade")).toEqual(PEAKS.map((_, i) => (i > 0 ? words(i) : null)));
});

describe("a dash between label and value", () => {
  it("is no sign where it stands before all figures", () => {
    const pages = site(
      (i) => `${region(i)}<ul><li><b>Huts</b> - ${i + 4}</li><li><b>Guide</b> - ${CLIMBERS[i]}</li></ul>`,
    );
    expect(column(pages, "Huts")).toEqual(["4", "5", "6", "7", "8", "9"]);
  });

  it("is a sign where others have none", () => {
    const pages = site((i) => `${region(i)}<ul><li><b>Noon</b> ${i < 3 ? "- " : ""}${i + 4} °C</li></ul>`);
    expect(column(pages, "Noon")).toEqual(["- 4 °C", "- 5 °C", "- 6 °C", "7 °C", "8 °C", "9 °C"]);
  });
});

describe("several statements in one text", () => {
  it("are a column each", () => {
    const pages = site((i) => `${region(i)}<p>Sheet: ${i + 40} | Survey: ${1900 + i} | Guide: ${CLIMBERS[i]}</p>`);
    expect(column(pages, "Sheet")).toEqual(["40", "41", "42", "43", "44", "45"]);
    expect(column(pages, "Survey")).toEqual(["1900", "1901", "1902", "1903", "1904", "1905"]);
    expect(column(pages, "Guide")).toEqual(CLIMBERS);
    const { relation } = only(collectPages(pages));
    const at = relation.columns.findIndex(({ name }) => name === "Survey");
    expect(relation.rows[2]!.cells[at]!.evidence.place).toMatchObject({ start: 20, end: 24 });
  });
});

describe("items of a list that are written alike on all pages and unlike the others", () => {
  const phone = (i: number) => `(04${i}) 55-0${i}7`;
  const lines = (i: number) => [
    `Hut of ${CLIMBERS[i]}`,
    ...(i % 2 ? ["Upper floor"] : []),
    `${i + 1} Valley Road`,
    phone(i),
  ];
  const cells = (html: (i: number) => string) => {
    const { relation } = only(collectPages(site((i) => region(i) + html(i))));
    return relation.columns.map((_, at) => relation.rows.map((row) => printedCell(row.cells[at]!)));
  };

  it("are a column of their own beside the list of their label", () => {
    const read = cells((i) => `<h3>Contact</h3><p>${lines(i).join("<br>")}</p>`);
    expect(read).toContainEqual(PEAKS.map((_, i) => lines(i)));
    expect(read).toContainEqual(PEAKS.map((_, i) => phone(i)));
  });

  it("are one, too, where no label names the list", () => {
    expect(cells((i) => `<div>${lines(i).join("<br>")}</div>`)).toContainEqual(PEAKS.map((_, i) => phone(i)));
  });
});

describe("items of changing number on one line", () => {
  it("are a list though no label names them", () => {
    const kinds = (i: number) => ["Hike", "Climb", "Ski", "Bathe"].slice(i % 3, (i % 3) + 1 + (i % 2));
    const pages = site(
      (i) =>
        `${region(i)}<div>${kinds(i)
          .map((kind) => `<a href="/k/${kind}">${kind}</a>`)
          .join(", ")}</div>`,
    );
    const { relation } = only(collectPages(pages));
    const lists = relation.columns.map((_, at) => relation.rows.map((row) => printedCell(row.cells[at]!)));
    expect(lists).toContainEqual(["Hike", ["Climb", "Ski"], "Ski", ["Hike", "Climb"], "Climb", ["Ski", "Bathe"]]);
  });
});

describe("what two labels name", () => {
  it("is a fact of both though neither label is certain", () => {
    const pages = site(
      (i) =>
        `${region(i)}<div class="by"><i>by</i> <a href="/c">${CLIMBERS[i]}</a></div><h3>First climbed by</h3><p>${CLIMBERS[i]}</p>`,
    );
    expect(column(pages, "First climbed by")).toEqual(CLIMBERS);
  });
});

describe("an item behind a bullet", () => {
  it("names no other", () => {
    const grid = (i: number) =>
      [0, 1, 2, 3].map(
        (k) => `${k === 2 ? "</tr><tr>" : ""}<td>• ${["Hut", "Spring", "Cave", "Bridge"][(i * (k + 1) + k) % 4]}</td>`,
      );
    const pages = site((i) => `${region(i)}<table><tr>${grid(i).join("")}</tr></table>`);
    expect(names(pages).filter((name) => /Hut|Spring|Cave|Bridge/.test(name))).toEqual([]);
    expect(column(pages, "Region")).toEqual(REGIONS);
    expect(column(pages, "Height")).toEqual(HEIGHTS);
  });
});

describe("linked words behind commas", () => {
  it("are items of one list though they recur from page to page, each in an element of its own", () => {
    const lists = ["Rock Ice Grass", "Ice Snow", "Snow Scree Grass", "Rock Scree", "Ice Snow Grass", "Scree Rock"];
    const of = (i: number) => lists[i]!.split(" ");
    const links = (i: number) =>
      of(i)
        .map((kind) => `<a href="/k/${kind}"><span>${kind}</span></a>`)
        .join(", ");
    const pages = site((i) => `${region(i)}<p><span class="l">Climbing:</span> <span class="v">${links(i)}</span></p>`);
    expect(column(pages, "Climbing")).toEqual(PEAKS.map((_, i) => of(i)));
  });
});

describe("labels within cells side by side", () => {
  it("are those of records, and their values are not the page's", () => {
    const item = (i: number) => `<ul><li>Guidebook: <b>€${i + 10}</b></li><li>Map: <b>€${(i * 3) % 7}</b></li></ul>`;
    const cells = (i: number) => [1, 2, 3].map((k) => `<td><a href="/p/${i + k}">Peak</a>${item(i * 5 + k)}</td>`);
    const pages = site(
      (i) => `${region(i)}${item(i)}<h3>Others like it</h3><table><tr>${cells(i).join("")}</tr></table>`,
    );
    expect(names(pages).filter((name) => /Others/.test(name) && /Guidebook|Map/.test(name))).toEqual([]);
  });
});
