import type { Column, Relation } from "../../../core/relation.ts";
import { isCurrency } from "../../../logic/values/units.ts";

/** A price stands on so many of the pages; what stands on so many may be one as well. */
const COMMON = 0.8;
const RIVAL = 0.3;
/** What markup calls a price: "price", "product price". */
const CALLED = /\b(?:price|prices|pricing)\b/i;
/** What a page says, here or there, that sells what it is about or tells who does. */
const FOR_SALE =
  /\b(?:add(?:ed)? to (?:(?:your|my|the|shopping) )?(?:cart|basket|bag|trolley)|buy (?:it )?now|in stock|out of stock|(?:for|on) sale|sell(?:er|ers|ing)?|sold by|buyers?|shop|basket|dealers?|estate agents?|tickets?|book now)\b|加入购物车|立即购买|放入购物车|购物车|出售|卖家|经销商/i;
const PRICED = /\bprices?\b|价格|售价/i;
/** What a thing cost before, or costs by its maker's list: no price that is paid. */
const FORMER =
  /\b(?:list|rrp|msrp|retail|recommended|suggested|original|old|former|regular|was|you save)\b|原价|市场价/i;
/** "Our price": whose it is goes without saying; so does what "incl. VAT", "Tax included" and "Zero-rated for VAT" are said of. */
const TAX = "(?:vat|gst|(?:sales )?tax(?:es)?)";
const OWN = new RegExp(
  `^(?:(?:our|your|today[’']?s|web|online) price|inc(?:l|luding|\\.|l\\.)? ${TAX}|(?:all )?${TAX} (?:included|free|exempt)|(?:zero[- ]rated for|exempt from|free of) ${TAX})$`,
  "i",
);

/** What pages say of their prices. */
export interface PricedPages {
  /** What a page shows and its buttons say. */
  textOf: (url: string) => string | undefined;
  /** Whether what stands at an element path of a page is struck through. */
  isStruck: (url: string, path: string) => boolean;
  isChinese: boolean;
}

/**
 * A collection with its price: what a shop calls its own ("Our price"), or the one place of its pages that prints an amount of
 * money under no label is what the thing costs, where the markup calls it so or the pages speak of selling. An amount that is
 * struck through is what it cost before.
 */
export function withPrices(collection: Relation, pages: PricedPages): Relation {
  const { columns, rows } = collection;
  const struck = columns.flatMap((column, at) => (isMoney(column) && isFormer(rows, at, pages) ? [at] : []));
  const priced = withPrice(collection, struck, pages);
  const [before, ...more] = struck.filter((at) => columns[at]!.unnamed);
  const isPriced = priced.columns.some(({ name, unnamed }) => !unnamed && PRICED.test(name));
  if (!isPriced || before === undefined || more.length > 0) return priced;
  return renamed(priced, before, pages.isChinese ? "原价" : "Original price");
}

const isMoney = ({ type, unit }: Column): boolean => type === "number" && unit !== undefined && isCurrency(unit);

const stated = (rows: Relation["rows"], at: number) => rows.filter(({ cells }) => cells[at]!.value.kind === "number");

/** Is an amount struck through wherever it stands? */
const isFormer = (rows: Relation["rows"], at: number, { isStruck }: PricedPages): boolean =>
  stated(rows, at).every(({ cells }) => {
    const { url, place } = cells[at]!.evidence;
    return place.at === "node" && isStruck(url, place.path);
  });

function withPrice(collection: Relation, struck: readonly number[], { textOf, isChinese }: PricedPages): Relation {
  const { columns, rows } = collection;
  const own = columns.findIndex((column) => !column.unnamed && isMoney(column) && OWN.test(column.name.trim()));
  if (own >= 0)
    return columns.some(({ name, unnamed }) => !unnamed && /^price$/i.test(name))
      ? collection
      : renamed(collection, own, "Price");
  const isPaid = ({ name, unnamed }: Column) => !unnamed && !FORMER.test(name);
  if (columns.some((column) => isPaid(column) && PRICED.test(column.name))) return collection;
  const amounts = columns.flatMap((column, at) => (isMoney(column) && !struck.includes(at) ? [at] : []));
  const isCommon = (share: number) => (at: number) => stated(rows, at).length >= share * rows.length;
  // What else a page asks for, or what other things cost, may be any of them.
  if (amounts.some((at) => isPaid(columns[at]!) && isCommon(COMMON)(at))) return collection;
  const open = amounts.filter(
    (at) => columns[at]!.unnamed && isCommon(RIVAL)(at) && !stated(rows, at).some((row) => isTurnover(row, at, textOf)),
  );
  const called = open.filter((at) => CALLED.test(columns[at]!.name));
  const [price, ...others] = called.length > 0 ? called : open;
  if (price === undefined || others.length > 0 || !isCommon(COMMON)(price)) return collection;
  const isSold = () => rows.every(({ about }) => about !== undefined && FOR_SALE.test(textOf(about) ?? ""));
  if (called.length === 0 && !isSold()) return collection;
  return renamed(collection, price, isChinese ? "价格" : "Price");
}

/** "Turnover was £2.71 million": nothing that is sold costs so much, and the figure is cut short. */
function isTurnover({ cells }: Relation["rows"][number], at: number, textOf: PricedPages["textOf"]): boolean {
  const { value, evidence } = cells[at]!;
  // A sign of money may stand there as a character reference.
  const figure = /\d[\d.,]*/.exec(value.printed)?.[0].replaceAll(".", "\\.") ?? "";
  return new RegExp(
    `(?<![\\d.,])${figure}\\s?(?:millions?|billions?|thousands?|bn|mn|[mk]|[万亿])(?![\\p{L}\\d])`,
    "iu",
  ).test(textOf(evidence.url) ?? "");
}

function renamed(collection: Relation, at: number, name: string): Relation {
  const { unnamed: _, ...column } = collection.columns[at]!;
  return { ...collection, columns: collection.columns.map((one, other) => (other === at ? { ...column, name } : one)) };
}
