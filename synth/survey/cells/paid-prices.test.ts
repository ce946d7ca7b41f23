import { expect, test } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { descendants, elementPath } from "../../../crawler/read/dom/dom.ts";
import { parseHtml } from "../../../crawler/read/dom/parse-html.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { withPaidPrices } from "./paid-prices.ts";

/** The price that is read of a lamp whose page prints these boxes, where the first amount was taken for it. */
function paid(...boxes: string[]): string[] {
  const pages = boxes.map(
    (box) => `<body><main><h1>Lamp</h1><div class="lamp-prices">${box}</div><p>£1.50</p></main></body>`,
  );
  const rows = pages.map((html, at) => [`Lamp ${"ABCD"[at]}`, /£[\d.]+/.exec(html)![0]]);
  const lamps = testRelation("lamps", ["Lamp", "Price"], rows, { about: true });
  const relation: Relation = {
    ...lamps,
    rows: lamps.rows.map((row, at) => {
      const first = [...descendants(parseHtml(pages[at]!))].find(({ attribs }) => attribs["class"]?.includes("first"))!;
      const place = { at: "node" as const, path: elementPath(first) };
      return {
        ...row,
        cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: `${at}`, place } })),
      };
    }),
  };
  const { rows: found } = withPaidPrices(relation, (url) => () => pages[Number(url)]!);
  return found.map(({ cells }) => cells[1]!.value.printed);
}

test("of an amount that was cut and the one beside it, the second is paid", () => {
  const plain = '<b class="first">£9.00</b>';
  const marked = '<p><b class="regular-price first">£9.00</b></p><p><b>£7.00</b> <i>Save £2.00</i></p>';
  const boxed = '<p class="first"><del>£9.00</del></p><p><b>£6.00</b></p>';
  expect(paid(plain, marked, boxed)).toEqual(["£9.00", "£7.00", "£6.00"]);
});

test("what markup calls regular where nothing was cut is paid, and of several amounts nobody knows which is", () => {
  const several = '<b class="old-price first">£9.00</b> <b>£7.00</b> <b>£5.00</b>';
  expect(paid('<b class="regular-price first">£9.00</b>', several)).toEqual(["£9.00", "£9.00"]);
});
