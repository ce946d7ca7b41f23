import { describe, expect, it } from "vitest";
import { elementAt } from "../dom/dom.ts";
import { parseHtml } from "../dom/parse-html.ts";
import { textOf } from "../dom/text.ts";
import { collectPages } from "./collect.ts";
import { printedCell } from "./document.ts";
import { CLIMBERS, column, HEIGHTS, names, only, PEAKS, REGIONS, region, site } from "./peaks.fixture.ts";

describe("a page's name", () => {
  const titled = (titles: readonly string[], body: (i: number) => string) =>
    titles.map((title, i) => ({
      url: `https://peaks.test/peak?id=${i}`,
      snapshot: `snapshot-${i}`,
      html: () => `<html><head><title>${title}</title></head><body>${body(i)}<p>All rights reserved.</p></body></html>`,
    }));

  it("is what titles say where pages share their heading", () => {
    const pages = titled(
      PEAKS.map((_, i) => `${2010 + i} Aldhorn survey overview - Peaks`),
      (i) => `<h1>Aldhorn survey</h1>${region(i)}`,
    );
    expect(column(pages, "name")).toEqual(PEAKS.map((_, i) => `${2010 + i} Aldhorn`));
    expect(column(pages, "Region")).toEqual(REGIONS);
  });

  it("is told from the site's name by a mark alone where titles are Chinese", () => {
    const peaks = ["云台山", "青屏山", "松岭", "白石峰", "雁北峰", "海陵山"];
    const pages = titled(
      peaks.map((peak) => `${peak}_山峰名录`),
      (i) => region(i),
    );
    expect(column(pages, "name")).toEqual(peaks);
  });

  it("leaves out the site's name where no single part of the titles tells the pages apart", () => {
    const crews = ["队长", "队长", "向导", "向导", "厨师", "厨师"];
    const peaks = ["云台山", "青屏山", "云台山", "青屏山", "云台山", "青屏山"];
    const pages = titled(
      peaks.map((peak, i) => `${crews[i]}_${peak}_山峰名录`),
      (i) => region(i),
    );
    expect(column(pages, "name")).toEqual(peaks.map((peak, i) => `${crews[i]}_${peak}`));
  });

  it("is the part of the titles that differs where no heading names it", () => {
    const pages = titled(
      PEAKS.map((peak, i) => `Buy the ${peak} Map ${i + 1} specs and price | Peak Shop`),
      (i) => `<div><a href="/">Home</a> » ${PEAKS[i]}</div>${region(i)}`,
    );
    const { relation } = only(collectPages(pages));
    expect(relation.columns[0]).toEqual({ name: "name", type: "text", role: "label" });
    for (const [i, { cells }] of relation.rows.entries()) {
      const { value, evidence } = cells[0]!;
      expect(value).toEqual({ kind: "text", printed: `${PEAKS[i]} Map ${i + 1}` });
      const place = evidence.place as { path: string; start?: number; end?: number };
      const said = textOf(elementAt(parseHtml(pages[i]!.html()), place.path)!).slice(place.start, place.end);
      expect(said).toBe(value.printed);
    }
  });
});

describe("a link that leads back to its own page, or nowhere", () => {
  it("states its words and no thing", () => {
    const linked = (href: string) => {
      const pages = site((i) => `<dl><dt>Climber</dt><dd><a href="${href}">${CLIMBERS[i]}</a></dd></dl>${region(i)}`);
      const { relation } = only(collectPages(pages));
      const at = relation.columns.findIndex(({ name }) => name === "Climber");
      return relation.rows.map(({ cells }) => cells[at]!.value.kind);
    };
    expect(linked("/climber")).toEqual(CLIMBERS.map(() => "entity"));
    for (const href of ["#", "javascript:void(0)"]) expect(linked(href)).toEqual(CLIMBERS.map(() => "text"));
  });
});

describe("a row of a table with headings of its own for each value", () => {
  it("is no fact under the row's name, for it would be one of several", () => {
    const pages = site(
      (i) =>
        `<table><tr><th></th><th>Summer</th><th>Winter</th></tr><tr><td>Climbs</td><td>${i + 31}</td><td>${i + 4}</td></tr>` +
        `<tr><td>Rescues</td><td>${2 * i + 1}</td><td>${3 * i}</td></tr></table>${region(i)}`,
    );
    expect(names(pages)).toEqual(["name", "Region", "Height"]);
  });

  it("is not confused with a row of two labels, each with its value", () => {
    const pages = site(
      (i) =>
        `<table><tr><td>Height</td><td>${HEIGHTS[i]}</td><td>Climber</td><td>${CLIMBERS[i]}</td></tr>` +
        `<tr><td>Sheet</td><td>${1200 + i}</td><td>Region</td><td>${REGIONS[i]}</td></tr></table>`,
    );
    expect(column(pages, "Climber")).toEqual(CLIMBERS);
    expect(column(pages, "Region")).toEqual(REGIONS);
  });
});

describe("where a label stands", () => {
  it("before its value, in an element of its own", () => {
    const pages = site(
      (i) =>
        `<table><tr><td>Height</td><td>${HEIGHTS[i]}</td></tr><tr><td>Climber</td><td>${CLIMBERS[i]}</td></tr></table>`,
    );
    expect(column(pages, "Height")).toEqual(HEIGHTS);
    expect(column(pages, "Climber")).toEqual(CLIMBERS);
  });

  it("behind its value", () => {
    const pages = site(
      (i) =>
        `<ul class="figures"><li><a>${i * 7 + 3}<span>Rank</span></a></li><li><a>${90 - i}<span>Score</span></a></li></ul>${region(i)}`,
    );
    expect(column(pages, "Rank")).toEqual(["3", "10", "17", "24", "31", "38"]);
    expect(column(pages, "Score")).toEqual(["90", "89", "88", "87", "86", "85"]);
  });

  it("above it, in the header row of a small table", () => {
    const pages = site(
      (i) =>
        `<table><tr><td>Height</td><td>First climbed by</td></tr><tr><td>${HEIGHTS[i]}</td><td>${CLIMBERS[i]}</td></tr></table>${region(i)}`,
    );
    expect(column(pages, "First climbed by")).toEqual(CLIMBERS);
  });

  it("in brackets behind it", () => {
    const pages = site((i) => `<div class="by"><a href="/p/${i}">${CLIMBERS[i]}</a> (Climber)</div>${region(i)}`);
    expect(column(pages, "Climber")).toEqual(CLIMBERS);
  });

  it("in the same text", () => {
    const pages = site((i) => `<ul><li>Map sheet: ${1200 + i}</li><li>Climber: ${CLIMBERS[i]}</li></ul>`);
    expect(column(pages, "Map sheet")).toEqual(["1200", "1201", "1202", "1203", "1204", "1205"]);
    expect(column(pages, "Climber")).toEqual(CLIMBERS);
  });

  it("in two nodes of one cell", () => {
    const pages = site(
      (i) => `<table><tr><th>Height <span>(as surveyed)</span></th><td>${HEIGHTS[i]}</td></tr></table>${region(i)}`,
    );
    expect(column(pages, "Height (as surveyed)")).toEqual(HEIGHTS);
  });

  it("in bold before plain text", () => {
    const pages = site((i) => `<p><b>Height</b> ${HEIGHTS[i]}</p><p><b>Climber</b> ${CLIMBERS[i]}</p>`);
    expect(column(pages, "Height")).toEqual(HEIGHTS);
    expect(column(pages, "Climber")).toEqual(CLIMBERS);
  });

  it("outside, and then a colon within the value parts nothing", () => {
    const pages = site(
      (i) => `<dl><dt>Fees</dt><dd>Adults: ${10 + i} EUR</dd><dt>Height</dt><dd>${HEIGHTS[i]}</dd></dl>`,
    );
    expect(column(pages, "Fees")).toEqual([
      "Adults: 10 EUR",
      "Adults: 11 EUR",
      "Adults: 12 EUR",
      "Adults: 13 EUR",
      "Adults: 14 EUR",
      "Adults: 15 EUR",
    ]);
    expect(names(pages)).not.toContain("Adults");
  });
});

describe("several values", () => {
  it("of one label are one list", () => {
    const pages = site(
      (i) =>
        `<dl><dt>Routes</dt><dd>${HEIGHTS[i]} face</dd><dd>Ridge ${i}</dd><dt>Region</dt><dd>${REGIONS[i]}</dd></dl>`,
    );
    expect(column(pages, "Routes")).toEqual(HEIGHTS.map((h, i) => [`${h} face`, `Ridge ${i}`]));
    expect(names(pages).filter((n) => n.startsWith("Routes"))).toEqual(["Routes"]);
  });

  it("are parted by what only joins them", () => {
    const pages = site(
      (i) =>
        `<div><b>Huts:</b> <a href="/a${i}">Hut ${i}</a>, <a href="/b${i}">Lodge ${i}</a> and <a href="/c${i}">Inn ${i}</a></div>${region(i)}`,
    );
    expect(column(pages, "Huts")).toEqual(PEAKS.map((_, i) => [`Hut ${i}`, `Lodge ${i}`, `Inn ${i}`]));
  });

  it("that are the same block printed again are one", () => {
    const block = (i: number) => `<p><b>Height:</b> ${HEIGHTS[i]}</p>`;
    const pages = site((i) => block(i) + region(i) + block(i));
    expect(column(pages, "Height")).toEqual(HEIGHTS);
  });

  it("of a text with links in it are one text", () => {
    const pages = site(
      (i) => `<p><b>Access:</b> from <a href="/t">${REGIONS[i]} station</a> by bus ${i}</p>${region(i)}`,
    );
    expect(column(pages, "Access")).toEqual(REGIONS.map((r, i) => `from ${r} station by bus ${i}`));
  });
});

describe("variants of one product", () => {
  const engines = ["1.6 l petrol", "1.6 l petrol", "1.6 l petrol", "2.0 l diesel", "2.0 l diesel", "2.0 l diesel"];
  const gears = ["manual", "automatic", "manual", "automatic", "manual", "manual"];
  const models = ["Tarn 2", "Tarn 2", "Tarn 3", "Tarn 3", "Tarn 3", "Tarn 2"];
  const pages = PEAKS.map((trim, i) => ({
    url: `https://cars.test/${trim}`,
    snapshot: "",
    html: () =>
      `<title>${models[i]} ${trim}</title><h1 class="model">${models[i]}</h1><h2>Drive</h2><ul><li>${engines[i]}</li><li>${gears[i]}</li></ul>` +
      `<table><tr><td>Price</td><td>$${10 + i},500</td></tr><tr><td>Seats</td><td>${i % 2 ? 4 : 5}</td></tr></table>`,
  }));

  it("have headings that recur and are values all the same", () => {
    expect(names(pages).some((name) => JSON.stringify(column(pages, name)) === JSON.stringify(models))).toBe(true);
  });

  it("have lists whose items are different things, a column each", () => {
    expect(column(pages, "Drive")).toEqual(engines);
    expect(column(pages, "Drive (2)")).toEqual(gears);
  });
});

describe("label or value", () => {
  it("a value that is equal everywhere stays a value", () => {
    const many = PEAKS.map((_, k) => (i: number) => `<dt>Fact ${k}</dt><dd>${(i + 2) * (k + 3)}</dd>`);
    const facts = (i: number) =>
      [...many, ...many.map((f) => (j: number) => f(j).replaceAll("Fact", "More"))].map((f) => f(i)).join("");
    const more = (i: number) => facts(i) + facts(i).replaceAll("Fact", "Third").replaceAll("More", "Fourth");
    const pages = site((i) => `<dl><dt>Country</dt><dd>Utopia</dd>${more(i)}</dl>`);
    expect(column(pages, "Country")).toEqual(PEAKS.map(() => "Utopia"));
  });

  it("few distinct texts at a place make no label of it", () => {
    const pages = site(
      (i) =>
        `<table><tr><td class="l">Kind</td><td class="v">${i % 2 ? "rock" : "ice"}</td></tr><tr><td class="l">Region</td><td class="v">${REGIONS[i]}</td></tr></table>`,
    );
    expect(column(pages, "Kind")).toEqual(["ice", "rock", "ice", "rock", "ice", "rock"]);
    expect(names(pages)).not.toContain("rock");
    expect(names(pages)).not.toContain("North");
  });

  it("a rare label at a place of labels counts", () => {
    const rare = (i: number) => (i < 2 ? `<tr><td class="l">Glacier</td><td class="v">${i + 4} km²</td></tr>` : "");
    const pages = site(
      (i) =>
        `<table><tr><td class="l">Height</td><td class="v">${HEIGHTS[i]}</td></tr>${rare(i)}<tr><td class="l">Climber</td><td class="v">${CLIMBERS[i]}</td></tr></table>`,
    );
    expect(column(pages, "Glacier")).toEqual(["4 km²", "5 km²", null, null, null, null]);
  });

  it("is told without any class", () => {
    const pages = site(
      (i) =>
        `<font><b>Height:</b></font> <font>${HEIGHTS[i]}</font><br><font><b>Climber:</b></font> <font>${CLIMBERS[i]}</font><br>`,
    );
    expect(column(pages, "Height")).toEqual(HEIGHTS);
    expect(column(pages, "Climber")).toEqual(CLIMBERS);
  });

  it("is told from two pages", () => {
    const pages = site(
      (i) => `<dl><dt>Height</dt><dd>${HEIGHTS[i]}</dd><dt>Climber</dt><dd>${CLIMBERS[i]}</dd></dl>`,
      2,
    );
    expect(column(pages, "Height")).toEqual(HEIGHTS.slice(0, 2));
    expect(column(pages, "Climber")).toEqual(CLIMBERS.slice(0, 2));
  });
});

describe("headings", () => {
  const pages = site(
    (i) =>
      `<h3>Area:</h3><div><span class="k">total:</span> <span class="n">${i + 5} km²</span> <span class="k">ice:</span> <span class="n">${i + 1} km²</span></div>` +
      `<h3>Visitors:</h3><div><span class="k">total:</span> <span class="n">${100 + i}</span></div>`,
  );
  it("tell apart labels that stand twice in a page", () => {
    expect(column(pages, "Area > total")).toEqual(PEAKS.map((_, i) => `${i + 5} km²`));
    expect(column(pages, "Visitors > total")).toEqual(PEAKS.map((_, i) => `${100 + i}`));
  });

  it("leave a label alone that stands once", () => {
    expect(column(pages, "ice")).toEqual(PEAKS.map((_, i) => `${i + 1} km²`));
  });
});

describe("what gives no column", () => {
  it("navigation", () => {
    const pages = site(
      (i) =>
        `<div class="nav">Next: <a rel="next" href="/n${i}">${PEAKS[(i + 1) % 6]}</a>, Up: <a rel="up" href="/u">${REGIONS[i]}</a></div>${region(i)}`,
    );
    expect(names(pages)).toEqual(
      ["name", "Region", "Height"].sort((a, b) => names(pages).indexOf(a) - names(pages).indexOf(b)),
    );
  });

  it("related items", () => {
    const item = (k: number) =>
      `<li><a href="/x${k}">Peak ${k}</a><span class="score">${k} stars</span><em>${k * 3} km away</em></li>`;
    const pages = site(
      (i) =>
        `${region(i)}<h2>Others also liked</h2><ul class="related">${[1, 2, 3, 4, 5, 6, 7, 8].map((k) => item(k * 10 + i)).join("")}</ul>`,
    );
    expect(names(pages).sort()).toEqual(["Height", "Region", "name"]);
  });

  it("records within the page", () => {
    const review = (k: number) => `<div class="review"><b>Rating:</b> ${k % 5}<br><b>By:</b> Reader ${k}</div>`;
    const pages = site((i) => region(i) + [1, 2, 3, 4].map((k) => review(k * 7 + i)).join(""));
    expect(names(pages)).not.toContain("Rating");
    expect(names(pages)).not.toContain("By");
  });

  it("pages of prose", () => {
    const pages = site(
      (i) =>
        `<p>The story of ${PEAKS[i]} is long, and it was told to <em>${CLIMBERS[i]}</em> by people who never went there at all.</p>`,
    );
    expect(collectPages(pages)).toEqual([]);
  });
});

describe("rows", () => {
  const pages = site(
    (i) =>
      `<dl><dt>Height</dt><dd>${HEIGHTS[i]}</dd>${i === 3 ? "" : `<dt>Climber</dt><dd>by <a href="/p/${i}">${CLIMBERS[i]}</a>, alone</dd>`}</dl>`,
  );
  const { relation, shape } = only(collectPages(pages));

  it("stand for pages, the page's own name first", () => {
    expect(shape).toBe("peaks.test/peak/*");
    expect(relation.source).toBe("page_collection");
    expect(relation.rows.map((r) => r.about)).toEqual(pages.map((p) => p.url));
    expect(relation.columns[0]).toMatchObject({ name: "name", role: "label" });
    expect(relation.rows.map((r) => printedCell(r.cells[0]!))).toEqual(PEAKS);
  });

  it("type their values", () => {
    const height = relation.columns.findIndex((c) => c.name === "Height");
    expect(relation.columns[height]).toMatchObject({ type: "number", unit: "m" });
    expect(relation.rows[0]!.cells[height]!.value).toMatchObject({ kind: "number", decimal: "2113" });
  });

  it("have a missing cell where a page lacks a label", () => {
    const climber = relation.columns.findIndex((c) => c.name === "Climber");
    expect(relation.rows[3]!.cells[climber]!.value).toEqual({ kind: "missing", printed: "" });
  });

  it("prove each value by the place where it is printed", () => {
    let proven = 0;
    relation.rows.forEach((row, i) => {
      const document = parseHtml(pages[i]!.html());
      for (const { value, evidence } of row.cells) {
        if (value.kind === "missing") continue;
        const { place } = evidence;
        if (place.at !== "node") throw new Error("not a node");
        const text = textOf(elementAt(document, place.path)!);
        expect(text.slice(place.start ?? 0, place.end ?? text.length)).toBe(value.printed);
        expect(evidence).toMatchObject({ url: row.about, snapshot: `snapshot-${i}` });
        proven++;
      }
    });
    expect(proven).toBe(17);
  });
});

describe("a folder of mixed pages", () => {
  it("is parted by template although addresses are of one shape", () => {
    const peaks = site(
      (i) =>
        `<dl><dt>Height</dt><dd>${HEIGHTS[i]}</dd><dt>Climber</dt><dd>${CLIMBERS[i]}</dd><dt>Region</dt><dd>${REGIONS[i]}</dd></dl>`,
    );
    const huts = site(
      (i) =>
        `<dl><dt>Beds</dt><dd>${i + 20}</dd><dt>Keeper</dt><dd>${CLIMBERS[i]}</dd><dt>Open since</dt><dd>${1950 + i}</dd></dl>`,
    ).map((page, i) => ({ ...page, url: `https://peaks.test/peak/hut-${i}` }));
    const list = {
      url: "https://peaks.test/peak/all",
      snapshot: "l",
      html: () => `<h1>All</h1><ul>${PEAKS.map((p) => `<li><a href="${p}">${p}</a></li>`).join("")}</ul>`,
    };
    const collections = collectPages([peaks[0]!, list, ...huts, ...peaks.slice(1)]);
    expect(collections.map((c) => c.relation.rows.length)).toEqual([6, 6]);
    expect(collections.map((c) => c.relation.columns.some((k) => k.name === "Beds"))).toEqual([false, true]);
  });
});
