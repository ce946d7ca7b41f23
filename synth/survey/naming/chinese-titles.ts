import type { LinkingPage } from "../inbound-links.ts";

/** What stands in the marks of a title, all of it. */
const TITLE = /^《[^《》]+》$/u;
/** So many of the links to things of a kind, as a share, are titles where the things have titles. */
const MOST = 0.5;

/** Do the pages of a site write the names of these things as titles ("《山路》") where they link to them? */
export function areTitles(listing: readonly LinkingPage[]): boolean {
  const texts = listing.flatMap(({ links }) => links.map(({ text }) => text.trim())).filter((text) => text !== "");
  return texts.length > 0 && texts.filter((text) => TITLE.test(text)).length >= MOST * texts.length;
}
