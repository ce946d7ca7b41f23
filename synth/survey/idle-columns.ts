import type { Relation } from "../../core/relation.ts";
import { isBarePeriod } from "../../logic/values/bare-period.ts";
import { isUnitAlone } from "../../logic/values/table-unit.ts";
import { isCurrency } from "../../logic/values/units.ts";
import { quantityOf } from "../../logic/values/year-text.ts";
import { isFiledUnderOtherYears } from "./cells/filed-years.ts";
import { isOtherYear } from "./cells/other-years.ts";
import { isRowHead } from "./cells/row-heads.ts";
import { isShopPrice } from "./cells/shop-prices.ts";
import type { LinkingPage } from "./inbound-links.ts";
import { bareHeading } from "./naming/bare-headings.ts";
import { isUnfinished } from "./naming/completed-headings.ts";
import { isOfAnyYear } from "./naming/flows-of-years.ts";
import { isOfImprint } from "./naming/imprint-columns.ts";
import { namesTheSite } from "./naming/names-the-site.ts";
import { numbersRows } from "./naming/numbered-things.ts";
import { saysAmountOfNothing } from "./naming/paid-by-title.ts";
import { partsOfCounts } from "./naming/parts-of-counts.ts";
import { isOfPageAlone } from "./naming/posting-times.ts";
import { saysNotWhen } from "./naming/says-when.ts";
import { saysNotOfWhat } from "./naming/statistics-above.ts";
import type { SiteContext } from "./site-context.ts";
import type { SurveyedColumn } from "./surveyed.ts";

/** What a column is told by, beside what it holds. */
interface Told {
  relation: Relation;
  /** What its rows are called, in the singular. */
  noun: string;
  /** Headings that say nothing without more. */
  bare: ReadonlySet<string> | undefined;
  /** What columns are called in questions. */
  names: Readonly<Record<string, string>>;
  listing: readonly LinkingPage[];
}

/** Extents, weights and volumes, of whatever; "minutes", "calories" and "volts" are of one sort of quantity, and say it. */
const EXTENT =
  /^(?:(?:square|cubic|sq\.?) )?(?:(?:centi|deci|kilo|milli)?(?:gram|gramme|litre|liter|metre|meter)|acre|barrel|gallon|hectare|inche|mile|ounce|pound|ton|tonne|yard)s$|^(?:ha|kg|km|kilos|m2|m²|km²|feet|square feet)$/i;

/** "Hectares", "Tonnes", "Euros": there is so much, and nothing is said of what. */
const saysUnitAlone = (name: string): boolean =>
  EXTENT.test(name.trim()) || (/^\p{Script=Latin}{4,}$/u.test(name) && isUnitAlone(name) && isCurrency(name.trim()));

/** Why nobody could ask about a column as the site prints it, one clause; undefined where somebody could. */
export function whyIdle({ column, index }: SurveyedColumn, told: Told, context: SiteContext): string | undefined {
  const { relation, noun, bare, names, listing } = told;
  const { timed, site, years, flows, heads } = context;
  const { name } = column;
  if (numbersRows(column, noun)) return "it numbers the rows";
  // "How many ties from 2013 to 2015 from after 2014" says years of years.
  if (index === 0 && column.role === "year" && / from \d{4} to \d{4}$/.test(noun))
    return "what its rows are called says it";
  if (saysNotWhen(column, noun)) return "it does not say what happened then";
  if (isOfPageAlone(column, relation, timed) || isOfImprint(column, relation))
    return "it is about the page, not about what the page is about";
  if (column.type === "number" && isBarePeriod(quantityOf(name)))
    return "it says of which month or day its figures are, and not what they are";
  if (isShopPrice(column, relation.columns)) return "it is what a shop asks today";
  if (namesTheSite(name, site)) return "it says from which site it is";
  if (isOtherYear(relation, column, index, years)) return "the pages of its things tell of other years";
  if (isFiledUnderOtherYears(relation, column, index, listing)) return "lists file its things under other years";
  if (isOfAnyYear(relation, column, flows)) return "of which year it is is not said";
  if (!(name in names) && saysAmountOfNothing(column, relation, noun)) return "what so much is paid for is not said";
  if (column.type === "number" && !(name in names) && saysUnitAlone(name))
    return "it says in what it is counted, and not of what";
  if (!(name in names) && partsOfCounts(relation).has(name)) return "what it counts a part of cannot be said with it";
  const isBare = bareHeading(name) || isUnfinished(name) || saysNotOfWhat(column, relation);
  if (bare?.has(name) || (isBare && !(name in names))) return "its headings do not say what it is of";
  return isRowHead(relation, column, index, heads) ? "a table's row is headed so" : undefined;
}
