import { describe, expect, it } from "vitest";
import { collectPages } from "./collect.ts";
import { CLIMBERS, column, HEIGHTS, names, only, PEAKS, REGIONS, region, site } from "./peaks.fixture.ts";

const DAYS = ["Weekdays", "Saturdays", "Sundays"];
const OPEN = ["All day", "Mornings", "Never"];

describe("what stands in a table", () => {
  it("is the value of its row's name although few values recur on all pages", () => {
    const hours = (i: number) => DAYS.map((day, k) => `<tr><td>${day}</td><td>${OPEN[(i + k) % 3]}</td></tr>`).join("");
    const pages = site((i) => `${region(i)}<h2>Hut</h2><table>${hours(i)}</table>`);
    DAYS.forEach((day, k) => {
      expect(column(pages, day)).toEqual(PEAKS.map((_, i) => OPEN[(i + k) % 3]));
    });
  });

  it("is the value of its row's name though the cells of other tables of the page say what recurs nowhere", () => {
    const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
    const guided = ["yes", "no", "yes", "yes", "no", "yes"];
    const open = ["May", "June", "June", "May", "July", "May"];
    const other = (i: number) => row([`€${i * 13 + 7}`, `€${i * 17 + 9}`, `€${i * 19 + 3}`]);
    const pages = site(
      (i) =>
        `${region(i)}<table>${row(["Guided", guided[i]!])}${row(["Open from", open[i]!])}</table><table>${other(i)}</table>`,
    );
    expect(column(pages, "Guided")).toEqual(guided);
    expect(column(pages, "Open from")).toEqual(open);
  });

  it("names nothing in its row where its column has a heading of its own", () => {
    const records = (i: number) =>
      [0, 1, 2]
        .map((k) => `<tr><td>${1990 + k}</td><td>${CLIMBERS[(i + k) % 6]}</td><td>${i * k + 7} h</td></tr>`)
        .join("");
    const pages = site(
      (i) => `${region(i)}<table><tr><td>Year</td><td>Climber</td><td>Time</td></tr>${records(i)}</table>`,
    );
    expect(names(pages)).not.toContain(CLIMBERS[2]);
  });
});

describe("a row of two heads above rows of figures", () => {
  const figures = (i: number) =>
    [0, 1, 2].map((k) => `<tr><td>${2019 + k}</td><td>${(i + 2) * (k + 1)}</td></tr>`).join("");
  const counted = ["Parties", "Ropes", "Parties", "Parties", "Ropes", "Ropes"];

  it("is none of a label and its value, whichever of the two all pages print", () => {
    const head = (i: number) => `<thead><tr><th scope="col">Year</th><th scope="col">${counted[i]}</th></tr></thead>`;
    const pages = site((i) => `${region(i)}<table>${head(i)}<tbody>${figures(i)}</tbody></table>`);
    expect(names(pages)).not.toContain("Year");
  });

  it("is told by what the markup sets apart as well", () => {
    const head = (i: number) => `<thead><tr><td>Year</td><td>${counted[i]}</td></tr></thead>`;
    const pages = site((i) => `${region(i)}<table>${head(i)}<tbody>${figures(i)}</tbody></table>`);
    expect(names(pages)).not.toContain("Year");
  });

  it("is a label with its value where all rows are of such cells", () => {
    const rock = ["Gneiss", "Slate", "Gneiss", "Gneiss", "Slate", "Gneiss"];
    const row = (label: string, value: string) => `<tr><th>${label}</th><th>${value}</th></tr>`;
    const pages = site((i) => `${region(i)}<table>${row("Rock", rock[i]!)}${row("Guide", CLIMBERS[i]!)}</table>`);
    expect(column(pages, "Rock")).toEqual(rock);
  });
});

describe("what recurs and stands last", () => {
  const line = (label: string, value: string) =>
    `<div class="line"><span class="k">${label}</span><span class="v">${value}</span></div>`;
  const tag = (text: string) => `<a class="tag" href="/t/${text}">${text}</a>`;

  it("is a value where most of its kind begin behind labels, which name others, too", () => {
    const lists = ["ice rock", "snow", "rock snow", "ice", "snow ice", "rock", "rock ice", "snow rock"];
    const pages = site((i) => {
      const facts = [
        ["Sheet", `${i}`],
        ["Hut", `H ${i}`],
        ["Ground", lists[i]!.split(" ").map(tag).join("")],
      ];
      return region(i) + facts.map(([label, value]) => line(label!, value!)).join("");
    });
    expect(column(pages, "Ground")).toEqual(
      PEAKS.map((_, i) => (lists[i]!.includes(" ") ? lists[i]!.split(" ") : lists[i])),
    );
  });

  it("names nothing behind it at a place of values, however many pages say it", () => {
    const item = (label: string, value: string) => `<b>${label}</b> ${value}<br>`;
    const link = (text: string) => `<a href="/g/${text}">${text}</a>`;
    const guides = [["Mara", "Ott"], ["Mara"], ["Mara"]];
    const pages = site(
      (i) =>
        `<p>${item("Area", link(["Lofts", "Lofts", "Dale"][i]!))}${item("Range", link(REGIONS[i]!))}${item("Guides", guides[i]!.map(link).join(", "))}${item("Height", HEIGHTS[i]!)}${item("Hut", `${i} beds`)}</p>`,
      3,
    );
    expect(column(pages, "Guides")).toEqual([["Mara", "Ott"], "Mara", "Mara"]);
  });
});

describe("a label that one page alone bears", () => {
  it("leaves its value to the place where it stands", () => {
    const row = (label: string, value: string) => `<tr><th>${label}</th><td>${value}</td></tr>`;
    const pages = site(
      (i) =>
        `<table><tr><th colspan="2">No. ${i + 20} – <a href="/m">Massif ${"abcdef"[i]}</a></th></tr>` +
        `${row("Height", HEIGHTS[i]!)}${row("Climber", CLIMBERS[i]!)}${[...DAYS, ...OPEN].map((day) => row(day, `${i} h`)).join("")}</table>`,
    );
    const { relation } = only(collectPages(pages));
    expect(relation.rows.map((row) => row.cells.map(({ value }) => value.printed))[2]).toContain("Massif c");
  });
});

describe("what stands once in a page and not always the same", () => {
  it("names nothing before it", () => {
    const stock = ["In stock", "In stock", "In stock", "Sold out", "In stock", "Sold out"];
    const pages = site(
      (i) =>
        `${region(i)}<div class="box"><div class="price">€${i + 3}.50</div><div class="stock">${stock[i]}</div></div>`,
    );
    expect(column(pages, "price")).toEqual(PEAKS.map((_, i) => `€${i + 3}.50`));
    expect(column(pages, "stock")).toEqual(stock);
  });
});

describe("linked items of a list", () => {
  it("do not name the next one though most pages have them", () => {
    const moods = (i: number) => ["Bleak", "Calm", "Tense", "Vast"].filter((_, k) => (i + k) % 4 > 0);
    const pages = site(
      (i) =>
        `${region(i)}<h3>Moods</h3><ul>${moods(i)
          .map((m) => `<li><a href="/m/${m}">${m}</a></li>`)
          .join("")}</ul>`,
    );
    expect(column(pages, "Moods")).toEqual(PEAKS.map((_, i) => moods(i)));
  });
});

describe("values with a mark between them", () => {
  it("are no labels for all that the mark recurs", () => {
    const towns = ["Arth", "Bern", "Arth", "Chur", "Bern", "Arth"];
    const pages = site(
      (i) => `${region(i)}<div class="sub"><span>${CLIMBERS[i]}</span><span> - </span><span>${towns[i]}</span></div>`,
    );
    const { relation } = only(collectPages(pages));
    const cells = relation.columns.map((_, at) => relation.rows.map((row) => row.cells[at]!.value.printed));
    expect(cells).toContainEqual(CLIMBERS);
    expect(cells).toContainEqual(towns);
  });
});

describe("an element that only some pages have", () => {
  it("around one block alone makes no other place", () => {
    const guide = (i: number) => `<p class="guide">${CLIMBERS[i]}</p>`;
    const pages = site((i) => `${region(i)}<div>${i % 3 ? `<div>${guide(i)}</div>` : guide(i)}<b>${i} tours</b></div>`);
    expect(column(pages, "guide")).toEqual(CLIMBERS);
  });
});

describe("an empty element within a text", () => {
  it("that marks where a link leads to or a line may break parts nothing", () => {
    const pages = site(
      (i) =>
        `${region(i)}<p><b>Guide:</b> ${CLIMBERS[i]!.replace(" ", '<a name="guide"></a> <wbr>')} of ${REGIONS[i]}</p>`,
    );
    expect(column(pages, "Guide")).toEqual(CLIMBERS.map((guide, i) => `${guide} of ${REGIONS[i]}`));
  });
});

describe("a table of one cell that is all that a cell says", () => {
  it("makes no other place", () => {
    const framed = (text: string) => `<table><tr><td>${text}</td></tr></table>`;
    const row = (label: string, value: string) =>
      `<tr><td class="l">${framed(label)}</td><td class="v">${framed(value)}</td></tr>`;
    const rock = ["Gneiss", "Slate", "Gneiss", "Gneiss", "Slate", "Gneiss"];
    const season = ["May", "May", "June", "June", "May", "May"];
    const pages = site(
      (i) =>
        `<table>${row("Height", HEIGHTS[i]!)}${row("Rock", rock[i]!)}${row("Season", season[i]!)}${row("Region", REGIONS[i]!)}</table>`,
    );
    expect(names(pages).sort()).toEqual(["Height", "Region", "Rock", "Season", "name"]);
    expect(column(pages, "Rock")).toEqual(rock);
    expect(column(pages, "Season")).toEqual(season);
  });
});

it("what stands behind a link on its line, parted by a mark, is a fact of its own", () => {
  const pages = site(
    (i) => `<p>By <a href="/by/${i % 2}">${CLIMBERS[i % 2]}</a> &middot; ${i + 2} huts &middot; open</p>${region(i)}`,
  );
  expect(column(pages, "By")).toEqual(PEAKS.map((_, i) => CLIMBERS[i % 2]));
});
