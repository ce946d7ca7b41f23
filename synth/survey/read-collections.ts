import type { Relation } from "../../core/relation.ts";
import { collectPages } from "../../crawler/read/collections/collect.ts";
import { withBirthplaces } from "./cells/birthplaces.ts";
import { withCountries } from "./cells/countries-of-places.ts";
import { withDatesAmongWords } from "./cells/dates-among-words.ts";
import { withoutLeadingCounters } from "./cells/leading-counters.ts";
import { withLeadingItems } from "./cells/leading-items.ts";
import { withLifeYears } from "./cells/life-years.ts";
import { withTailsInNames } from "./cells/long-tails.ts";
import { withMarksForNothing } from "./cells/marks-for-nothing.ts";
import { withNamedExtremes } from "./cells/named-extremes.ts";
import { withNotes } from "./cells/noted-figures.ts";
import { withOnePrice } from "./cells/one-price.ts";
import { withPaidPrices } from "./cells/paid-prices.ts";
import { withPeriodsNamed } from "./cells/periods-of-figures.ts";
import { withoutRemarks } from "./cells/remarked-sorts.ts";
import { withSplitCells } from "./cells/split-cells.ts";
import { withStartsNamed } from "./cells/started-years.ts";
import { isStruckThrough } from "./cells/struck-out.ts";
import { withToldAmounts } from "./cells/told-amounts.ts";
import { withPrices } from "./cells/unlabelled-prices.ts";
import { withRatings } from "./cells/unlabelled-ratings.ts";
import { withoutContaining } from "./collections/containing-pages.ts";
import { kindsOfPages } from "./collections/kinds-of-pages.ts";
import { withoutListed } from "./collections/listed-columns.ts";
import { withoutItems } from "./collections/listed-items.ts";
import { namedByTables } from "./collections/named-by-tables.ts";
import { withPageBoxes } from "./collections/page-boxes.ts";
import { withoutSayings } from "./collections/sayings.ts";
import { grouped } from "./collections/tables-together.ts";
import { unitedKinds } from "./collections/united-kinds.ts";
import { withYearsDown } from "./collections/years-down.ts";
import { ownType } from "./facts/own-type.ts";
import { doubtUnread } from "./facts/unread-facts.ts";
import { withoutFurtherPages } from "./lists/further-pages.ts";
import { withoutIndexPages } from "./lists/index-pages.ts";
import type { Pager } from "./lists/pager-links.ts";
import { linkTexts, withLinkedNames, withLinkedValues } from "./naming/linked-names.ts";
import { namedByText } from "./naming/named-by-text.ts";
import { withMakers } from "./naming/named-makers.ts";
import { namedWithDay } from "./naming/named-with-day.ts";
import { withoutOwn } from "./naming/own-words.ts";
import { withSayableNames } from "./naming/sayable-names.ts";
import { withoutNumbers } from "./naming/unnumbered-names.ts";
import { asYears } from "./naming/year-pages.ts";
import { linesOf, roughText } from "./rough-text.ts";

/** Fewer pages are no collection. */
const LEAST_PAGES = 4;

/** What is made of a collection by itself: its names first, then what its cells hold. */
const STEPS: readonly ((collection: Relation, textsOf: ReturnType<typeof linkTexts>) => Relation)[] = [
  withoutNumbers,
  withSayableNames,
  namedWithDay,
  namedByText,
  asYears,
  withoutOwn,
  withOnePrice,
  withRatings,
  withBirthplaces,
  withCountries,
  withLifeYears,
  withDatesAmongWords,
  withoutRemarks,
  withLeadingItems,
  withSplitCells,
  withTailsInNames,
  withNamedExtremes,
];

/** A page that may be one of a collection. */
interface ReadablePage {
  url: string;
  snapshot: string;
  depth: number;
  links: readonly { url: string; text: string }[];
  html?: () => string;
}

/**
 * The page collections of a site: pages of one template, a relation for each kind of them, without what their pages list, with
 * what boxes on them say.
 *
 * @param pages HTML pages
 * @param within the relations within the pages
 */
export function readCollections(
  pages: readonly ReadablePage[],
  within: readonly Relation[],
  pagerAt: (url: string) => Pager,
  language: string,
): readonly Relation[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const textOf = (url: string) => {
    const html = byUrl.get(url)?.html;
    return html && roughText(html());
  };
  const isStruck = (url: string, path: string) => {
    const html = byUrl.get(url)?.html;
    return html !== undefined && isStruckThrough(html, path);
  };
  const textsOf = linkTexts(pages);
  const read = pages.map(({ url, snapshot, html }) => ({ url, snapshot, html: html! }));
  const collected = collectPages(read, { minPages: LEAST_PAGES })
    .flatMap(({ relation }) => kindsOfPages(withoutSayings(withoutItems(withoutListed(relation, within), within))))
    .map(withoutContaining)
    .map((collection) =>
      withMarksForNothing(
        STEPS.reduce(
          (made, step) => step(made, textsOf),
          withLinkedValues(withLinkedNames(collection, textsOf), textsOf),
        ),
        within,
      ),
    );
  const tables = grouped(within, ({ url }) => url);
  const made = withPageBoxes(collected, within).map((boxed) => {
    const collection = withYearsDown(namedByTables(boxed, tables), tables);
    const whole = withoutFurtherPages(withoutIndexPages(collection, byUrl, pagerAt), pagerAt);
    const linesAt = (url: string) => {
      const text = textOf(url);
      return text === undefined ? undefined : linesOf(text);
    };
    const doubted = withNotes(doubtUnread(whole, linesAt), linesAt);
    const dated = withStartsNamed(withPeriodsNamed(doubted, linesAt), linesAt);
    const named = withMakers(dated, (url) => byUrl.get(url)?.html);
    const isChinese = /^zh/i.test(language);
    const told = isChinese ? withToldAmounts(withoutLeadingCounters(named, textOf), textOf) : named;
    return withPaidPrices(withPrices(told, { textOf, isStruck, isChinese }), (url) => byUrl.get(url)?.html);
  });
  return unitedKinds(made, (url) => {
    const html = byUrl.get(url)?.html;
    return html && ownType(html());
  });
}
