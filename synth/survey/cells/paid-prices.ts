import type { Cell, Relation } from "../../../core/relation.ts";
import { childTags, descendants, elementPath, isPageTag, type Tag } from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import { typeColumn } from "../../../logic/values/type-column.ts";
import { isCurrency } from "../../../logic/values/units.ts";
import { printedValue } from "../collections/tables-together.ts";
import { oncePerPage, type PageHtml } from "../page-dom.ts";
import { isStruckOut } from "./struck-out.ts";

const PRICE = /^price$|^(?:售价|价格)$/i;
/** What markup calls what a thing cost before; some call so the price of what is not cut, too. */
const FORMER =
  /(?:^|[\s_-])(?:(?:regular|old|was|original|former|previous|before)[_-]?price|price[_-]{0,2}(?:regular|old|was|original|former|previous|before))(?:$|[\s_-])/i;
const PRICES = /(?:^|[\s_-])(?:prices?|pricing)(?:$|[\s_-])/i;
/** The box of a price is no further up than so many elements. */
const UP = 3;

/** An amount that a page may have printed of what a thing cost before, with the one amount beside it that is paid now. */
interface CutPrice {
  former: string;
  paid: { text: string; path: string };
}

const cutPrices = oncePerPage((document): CutPrice[] => {
  const found: CutPrice[] = [];
  for (const tag of descendants(document)) {
    if (!isFormer(tag)) continue;
    const paid = paidBeside(tag);
    if (paid) found.push({ former: elementPath(tag), paid: { text: textOf(paid).trim(), path: elementPath(paid) } });
  }
  return found;
});

const isFormer = (tag: Tag): boolean => isStruckOut(tag) || FORMER.test(tag.attribs["class"] ?? "");

function paidBeside(former: Tag): Tag | undefined {
  const text = textOf(former).trim();
  if (!/\d/.test(text)) return undefined;
  let box: Tag = former;
  for (let up = 0; up < UP && isPageTag(box.parent); up++) {
    box = box.parent;
    // What is only called so stands with what is paid in a box of prices.
    if (!isStruckOut(former) && !PRICES.test(box.attribs["class"] ?? "")) continue;
    const amounts = amountsIn(box, formOf(text)).filter((one) => textOf(one).trim() !== text);
    if (amounts.length > 0)
      return new Set(amounts.map((one) => textOf(one).trim())).size === 1 ? amounts[0] : undefined;
  }
  return undefined;
}

/** The innermost elements that print an amount of this form and nothing else; what is former is none. */
function amountsIn(box: Tag, form: string): Tag[] {
  return childTags(box).flatMap((tag): Tag[] => {
    if (isFormer(tag)) return [];
    const inner = amountsIn(tag, form);
    return inner.length > 0 || formOf(textOf(tag).trim()) !== form ? inner : [tag];
  });
}

/** "£3.95" -> "£#" */
const formOf = (text: string): string => text.replace(/\d[\d.,\s]*\d|\d/g, "#");

/**
 * A collection whose pages print, of what was cut, first what it cost before: its price is what is paid now, as that of the things
 * that were not cut.
 */
export function withPaidPrices(collection: Relation, htmlAt: (url: string) => PageHtml | undefined): Relation {
  const at = collection.columns.findIndex(
    ({ name, unnamed, unit }) => !unnamed && PRICE.test(name.trim()) && unit !== undefined && isCurrency(unit),
  );
  if (at < 0) return collection;
  const cells = collection.rows.map((row) => paidCell(row.cells[at]!, htmlAt));
  if (cells.every((cell, row) => cell === collection.rows[row]!.cells[at])) return collection;
  const { column, values } = typeColumn(
    collection.columns[at]!.name,
    cells.map(({ value }) => printedValue(value)),
  );
  return {
    ...collection,
    columns: collection.columns.with(at, column),
    rows: collection.rows.map((row, index) => ({
      ...row,
      cells: row.cells.with(at, { ...cells[index]!, value: values[index]! }),
    })),
  };
}

function paidCell(cell: Cell, htmlAt: (url: string) => PageHtml | undefined): Cell {
  const { place, url } = cell.evidence;
  const html = cell.value.kind === "number" && place.at === "node" ? htmlAt(url) : undefined;
  if (!html || place.at !== "node") return cell;
  const { path } = place;
  const cut = cutPrices(html).find(({ former, paid }) => {
    if (path === former || path.startsWith(`${former}/`)) return true;
    return former.startsWith(`${path}/`) && !paid.path.startsWith(`${path}/`);
  });
  if (!cut) return cell;
  return {
    value: { kind: "text", printed: cut.paid.text },
    evidence: { ...cell.evidence, place: { at: "node", path: cut.paid.path } },
  };
}
