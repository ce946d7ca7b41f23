import type { Column, Relation } from "../../../core/relation.ts";
import { isCurrency } from "../../../logic/values/units.ts";

/** A price stands on so many of the pages. */
const COMMON = 0.8;
/** What markup calls a price: "price", "product price". */
const CALLED = /\b(?:price|prices|pricing)\b/i;
/** What a page says that sells what it is about. */
const FOR_SALE =
  /\b(?:add(?:ed)? to (?:(?:your|my|the|shopping) )?(?:cart|basket|bag|trolley)|buy (?:it )?now|in stock|out of stock)\b|加入购物车|立即购买|放入购物车/i;
const PRICED = /\bprices?\b|价格|售价/i;
/** "Our price": whose it is goes without saying; so does what "incl. VAT" is said of. */
const OWN =
  /^(?:(?:our|your|today[’']?s|web|online) price|inc(?:l|luding|\.|l\.)? (?:vat|gst|(?:sales )?tax(?:es)?))$/i;

/**
 * A collection with its price: what a shop calls its own ("Our price"), or the one place of its pages that prints an amount of money under no label is what the thing costs,
 * where the markup calls it so or the pages offer what they are about for sale.
 *
 * @param textOf what a page shows and its buttons say
 * @param isChinese the pages are in Chinese
 */
export function withPrices(
  collection: Relation,
  textOf: (url: string) => string | undefined,
  isChinese: boolean,
): Relation {
  const { columns, rows } = collection;
  const isMoney = ({ type, unit }: Column) => type === "number" && unit !== undefined && isCurrency(unit);
  const own = columns.findIndex((column) => !column.unnamed && isMoney(column) && OWN.test(column.name.trim()));
  if (own >= 0)
    return columns.some(({ name, unnamed }) => !unnamed && /^price$/i.test(name))
      ? collection
      : renamed(collection, own, "Price");
  if (columns.some(({ name, unnamed }) => !unnamed && PRICED.test(name))) return collection;
  const amounts = columns.flatMap((column, at) => {
    const stated = rows.filter(({ cells }) => cells[at]!.value.kind === "number").length;
    return isMoney(column) && stated >= COMMON * rows.length ? [at] : [];
  });
  // What else a page asks for, or what other things cost, may be any of them.
  if (amounts.some((at) => !columns[at]!.unnamed)) return collection;
  const called = amounts.filter((at) => CALLED.test(columns[at]!.name));
  const [price, ...others] = called.length > 0 ? called : amounts;
  if (price === undefined || others.length > 0) return collection;
  const isSold = () => rows.every(({ about }) => about !== undefined && FOR_SALE.test(textOf(about) ?? ""));
  if (called.length === 0 && !isSold()) return collection;
  return renamed(collection, price, isChinese ? "价格" : "Price");
}

function renamed(collection: Relation, at: number, name: string): Relation {
  const { unnamed: _, ...column } = collection.columns[at]!;
  return { ...collection, columns: collection.columns.map((one, other) => (other === at ? { ...column, name } : one)) };
}
