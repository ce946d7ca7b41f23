import { plural } from "../../../logic/english/english.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import { headingsOf as headings, marksOf } from "../page-marks.ts";

/** The first heading of a page may be the site's; its own is among so many. */
const HEADINGS = 3;
const LOWEST_LEVEL = 3;
/** Fewer pages are no kind. */
const LEAST_PAGES = 6;
/** Where so many of the pages are of one kind, the others are exceptions. */
const NEARLY_ALL = 0.9;
/** Kinds of fewer of the pages together tell the others nothing. */
const LEAST_TOLD = 0.25;
/** A word that says what the things are. */
const KIND = /^\p{Lu}\p{Ll}{2,}$/u;

/**
 * Pages of several kinds in one folder by their kinds: the word that their headings, or else their titles, begin or end with
 * ("Class Anchor", "Anchor QML Type"), where the site says its plural somewhere ("All Classes"). Undefined where they are not so told apart.
 *
 * @param isSaid whether a word stands in what the site's pages call each other
 */
export function pagesByKind<Page extends FamilyPage>(
  pages: readonly Page[],
  isSaid: (plural: string) => boolean,
): Page[][] | undefined {
  const headings = pages.map(headingsOf);
  for (let at = 0; at <= HEADINGS; at++) {
    const found = at < HEADINGS ? headings.map((all) => all[at] ?? "") : pages.map(titleOf);
    for (const end of ["start", "end"] as const) {
      const kinds = new Map<string, Page[]>();
      for (const [index, text] of found.entries()) {
        const kind = kindOf(text, end);
        if (kind !== undefined) kinds.set(kind, [...(kinds.get(kind) ?? []), pages[index]!]);
      }
      const groups = [...kinds].filter(
        ([kind, own]) =>
          own.length >= LEAST_PAGES && own.length < NEARLY_ALL * pages.length && isSaid(plural(kind.toLowerCase())),
      );
      const told = groups.reduce((sum, [, own]) => sum + own.length, 0);
      if (told > 0 && told >= LEAST_TOLD * pages.length) return groups.map(([, own]) => own);
    }
  }
  return undefined;
}

/** "Class Anchor" begins with its kind, "Anchor Class Reference" ends with it. */
function kindOf(heading: string, end: "start" | "end"): string | undefined {
  const words = heading.replace(/\s+(?:Template )?Reference$/, "").split(" ");
  const word = words.length > 1 ? words.at(end === "start" ? 0 : -1)! : "";
  return KIND.test(word) ? word : undefined;
}

const titleOf = (page: FamilyPage): string => marksOf(page.html).title?.text ?? "";

const headingsOf = (page: FamilyPage): string[] =>
  headings(page.html, LOWEST_LEVEL)
    .flatMap(({ text }) => (text === "" ? [] : [text]))
    .slice(0, HEADINGS);
