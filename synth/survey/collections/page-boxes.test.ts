import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { read } from "../../../crawler/read/read.ts";
import { withSplitCells } from "../cells/split-cells.ts";
import { withPageBoxes } from "./page-boxes.ts";

const NAMES = ["Ash", "Birch", "Cedar", "Dogwood", "Elm"];
const PRICES = ["12.50", "9.00", "", "14.20", "8.75"];
const url = (at: number) => `https://a.example/bench/${at}.html`;

/** What pages that describe one bench each hold, and what of it their own collection knows. */
async function benches(): Promise<{ within: Relation[]; collection: Relation }> {
  const within: Relation[] = [];
  for (const [at, name] of NAMES.entries()) {
    const data = {
      "@type": "Product",
      name: `${name} Bench`,
      material: name,
      color: at === 1 ? "sRGB" : "green",
      weight: { "@type": "QuantitativeValue", value: 10 + at, unitText: "kg" },
      ...(PRICES[at] ? { offers: { "@type": "Offer", price: PRICES[at], priceCurrency: "EUR" } } : {}),
    };
    const html = `<title>${name} Bench</title><body><main><h1>${name} Bench</h1><p>Wood: ${name}</p><p>€${PRICES[at]}</p><p>${10 + at}</p><p>green</p></main><script type="application/ld+json">${JSON.stringify(data)}</script></body>`;
    const page = { url: url(at), body: new TextEncoder().encode(html), contentType: "text/html" };
    within.push(...(await read(page, { relations: true })).relations);
  }
  const cell = (at: number, printed: string) => ({
    value: { kind: "text" as const, printed },
    evidence: { snapshot: "0".repeat(64), url: url(at), place: { at: "node" as const, path: "0" } },
  });
  const collection: Relation = {
    id: "benches",
    name: "a.example/bench/*",
    source: "page_collection",
    url: url(0),
    columns: [
      { name: "name", type: "text", role: "label" },
      { name: "Wood", type: "text", role: "category" },
    ],
    rows: NAMES.map((name, at) => ({ about: url(at), cells: [cell(at, `${name} Bench`), cell(at, name)] })),
  };
  return { within, collection };
}

const names = (relation: Relation | undefined) => relation?.columns.map(({ name }) => name);

test("what pages describe of one thing each joins what they print, under the page's own words where both say the same", async () => {
  const { within, collection } = await benches();
  const [joined, ...others] = withPageBoxes([collection], within);
  expect(others).toEqual([]);
  expect(names(joined)).toEqual(["Product", "Wood", "Color", "Weight (kg)", "Price (EUR)"]);
  expect(joined!.rows.map(({ cells }) => cells[4]!.value.kind)).toEqual([
    "number",
    "number",
    "missing",
    "number",
    "number",
  ]);
  // What one page shows in another way is not known there.
  expect(joined!.rows.map(({ cells }) => cells[2]!.value.kind)).toEqual(["text", "unsure", "text", "text", "text"]);
});

test("pages that print nothing under labels are a collection by what they describe", async () => {
  const { within } = await benches();
  const [made, ...others] = withPageBoxes([], within);
  expect(others).toEqual([]);
  expect(names(made)?.slice(0, 2)).toEqual(["Product", "Material"]);
  expect(made!.rows.map(({ about }) => about)).toEqual(NAMES.map((_, at) => url(at)));
});

test("what bears another name than the page is about something else on it", async () => {
  const { within, collection } = await benches();
  const others = within.map((box) => ({ ...box, title: "Garden chairs" }));
  expect(withPageBoxes([collection], others)).toEqual([collection]);
});

test("a box says what the template's reading left out", async () => {
  const { within, collection } = await benches();
  const material = within.map((box) => ({
    ...box,
    columns: box.columns.map((column) => (column.name === "Material" ? { ...column, name: "Wood" } : column)),
  }));
  const gap = { kind: "missing" as const, printed: "" };
  const rows = collection.rows.map((row, at) =>
    at === 2 ? { ...row, cells: row.cells.with(1, { ...row.cells[1]!, value: gap }) } : row,
  );
  const [joined] = withPageBoxes([{ ...collection, rows }], material);
  expect(joined!.rows.map(({ cells }) => cells[1]!.value.printed)).toEqual(NAMES);
});

test("what the pages print without a label, and only describe by a name, is read as they print it", async () => {
  const { within, collection } = await benches();
  const price = { name: "price", type: "number", role: "measure", unit: "€", unnamed: true } as const;
  const joinedWith = (printed: readonly string[]) => {
    const rows = collection.rows.map((row, at) => {
      const text = printed[at]!;
      const value =
        text === ""
          ? ({ kind: "missing", printed: "" } as const)
          : ({ kind: "number", printed: `€${text}`, decimal: text, precision: 2, unit: "€" } as const);
      return { ...row, cells: [...row.cells, { ...row.cells[0]!, value }] };
    });
    return withPageBoxes([{ ...collection, columns: [...collection.columns, price], rows }], within)[0]!;
  };
  const whole = joinedWith(PRICES);
  expect(names(whole)).toEqual(["Product", "Wood", "Color", "Weight (kg)", "Price"]);
  expect(whole.rows[0]!.cells[4]!.value).toMatchObject({ printed: "€12.50", unit: "€" });
  expect(whole.columns[4]).not.toHaveProperty("unnamed");
  // Pages where nothing was read in that place are better described.
  expect(names(joinedWith(["12.50", "9.00", "", "", "8.75"]))!.at(-1)).toBe("Price (EUR)");
});

test("what is only described names what the pages print without a label in other writing, where it says the same on all of them", async () => {
  const within: Relation[] = [];
  const prices = [1299, 849, 2150, 1799, 1025];
  for (const [at, name] of NAMES.entries()) {
    const data = {
      "@type": "Product",
      name: `${name} Bench`,
      brand: `Brand ${name}`,
      address: { "@type": "PostalAddress", addressLocality: `${name}ville` },
      aggregateRating: { "@type": "AggregateRating", ratingValue: 3.5 + at / 10, reviewCount: 7 + at },
      offers: { "@type": "Offer", price: prices[at], priceCurrency: "EUR" },
    };
    const html = `<title>${name} Bench</title><body><main><h1>${name} Bench</h1><p>Brand ${name}</p><p>${name}ville</p><p>${3.5 + at / 10} (${7 + at})</p><p>€${prices[at]!.toLocaleString("en")}</p></main><script type="application/ld+json">${JSON.stringify(data)}</script></body>`;
    const page = { url: url(at), body: new TextEncoder().encode(html), contentType: "text/html" };
    within.push(...(await read(page, { relations: true })).relations);
  }
  const { collection } = await benches();
  const printedAs = (decimals: readonly number[]) => {
    const rows = collection.rows.map((row, at) => {
      const decimal = String(decimals[at]);
      const value = { kind: "number", printed: `€${decimal}`, decimal, precision: 0, unit: "€" } as const;
      return { ...row, cells: [...row.cells, { ...row.cells[0]!, value }] };
    });
    const text = { name: "text", type: "number", role: "measure", unit: "€", unnamed: true } as const;
    return withPageBoxes([{ ...collection, columns: [...collection.columns, text], rows }], within)[0]!;
  };
  const said = printedAs(prices);
  expect(names(said)).toEqual(["Product", "Wood", "Brand", "City", "Rating", "Number of reviews", "Price"]);
  expect(said.rows[0]!.cells[6]!.value.printed).toBe("€1299");
  expect(said.columns[6]).not.toHaveProperty("unnamed");
  expect(names(printedAs([1299, 849, 2150, 1799, 999]))).not.toContain("Price");
});

test("a bound that the collection has as a figure is not told once more in words", async () => {
  const { within, collection } = await benches();
  const cell = collection.rows[0]!.cells[0]!;
  const seats = (at: number) => ({ ...cell, value: { kind: "text" as const, printed: `up to ${2 + at} people` } });
  const boxes = within.map((box, at) => ({
    ...box,
    columns: [...box.columns, { name: "Seats", type: "text" as const, role: "text" as const }],
    rows: [{ ...box.rows[0]!, cells: [...box.rows[0]!.cells, seats(at)] }],
  }));
  const own = withSplitCells({
    ...collection,
    columns: [...collection.columns, { name: "Seats", type: "text", role: "text" }],
    rows: collection.rows.map((row, at) => ({ ...row, cells: [...row.cells, seats(at)] })),
  });
  const called = names(withPageBoxes([own], boxes)[0])?.filter((name) => /seat/i.test(name));
  expect(called).toEqual(names(own)?.slice(2));
  expect(called).not.toContain("Seats");
});
