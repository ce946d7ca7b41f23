import { escaped } from "../../../core/escaped.ts";
import type { FamilyPage, Heading } from "./family-page.ts";

/** Of some headings without the words that all have in common: those, or what they say in full where the site has no less for any of them. */
export type AsCalled = (short: Heading[], full: readonly Heading[], kind: string) => Heading[];

/** So many pages are searched for names. */
const PAGES_HEARD = 20;

/**
 * A word that says what things are is a part of their names where their pages repeat these with it and nowhere leave it out: "Three
 * Bridges Fair" in the title and the trail of a page that never speaks of "Three Bridges" is called so, and is a fair none the less.
 */
export const calledOn =
  (pages: readonly FamilyPage[]): AsCalled =>
  (short, full, kind) => {
    const heard = pages.slice(0, PAGES_HEARD).map(({ url, html }) => ({ url, html: html().replace(/&amp;/g, "&") }));
    const wholes = new Map(full.map((heading) => [heading.about, heading]));
    const known = new Map(heard.map(({ url, html }) => [url, html]));
    const cut = short.filter(
      ({ about, text }) =>
        known.has(about) && wholes.get(about) !== undefined && wholes.get(about)!.text.startsWith(`${text} ${kind}`),
    );
    const isRepeated = ({ about }: Heading) =>
      (known.get(about)!.match(new RegExp(`(?<![\\p{L}\\d])${escaped(wholes.get(about)!.text)}(?![\\p{L}\\d])`, "gu"))
        ?.length ?? 0) > 1;
    const standsAlone = ({ text }: Heading) => {
      const pattern = new RegExp(
        `(?<![\\p{L}\\d/.-])${escaped(text)}(?![\\p{L}\\d]|[/.-]\\p{L}|\\s+${escaped(kind)})`,
        "u",
      );
      return heard.some(({ html }) => pattern.test(html));
    };
    const areWhole =
      cut.length > 0 &&
      cut.filter(isRepeated).length * 2 > cut.length &&
      cut.filter(standsAlone).length * 2 < cut.length;
    return areWhole ? short.map((heading) => wholes.get(heading.about) ?? heading) : short;
  };
