import type { Relation } from "../../core/relation.ts";
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
  if (isShopPrice(column, relation.columns)) return "it is what a shop asks today";
  if (namesTheSite(name, site)) return "it says from which site it is";
  if (isOtherYear(relation, column, index, years)) return "the pages of its things tell of other years";
  if (isFiledUnderOtherYears(relation, column, index, listing)) return "lists file its things under other years";
  if (isOfAnyYear(relation, column, flows)) return "of which year it is is not said";
  if (!(name in names) && saysAmountOfNothing(column, relation, noun)) return "what so much is paid for is not said";
  const isBare = bareHeading(name) || isUnfinished(name) || saysNotOfWhat(column, relation);
  if (bare?.has(name) || (isBare && !(name in names))) return "its headings do not say what it is of";
  return isRowHead(relation, column, index, heads) ? "a table's row is headed so" : undefined;
}
