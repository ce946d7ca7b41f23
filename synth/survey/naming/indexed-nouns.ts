import type { Cell } from "../../../core/relation.ts";
import { isPlural, singular } from "../../../logic/english/english.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import type { LeadingPage } from "../scopes/page-scope.ts";

/** "Acme Module Index", "Index of packages" */
const INDEX = /(?<one>\p{L}{3,}) (?:index|catalogue)(?!\p{L})|\b(?:index|list) of (?:all )?(?<many>\p{L}{3,})/iu;
/** Indexes of whatever stands on pages, which are none of the pages. */
const OF_ANYTHING =
  /^(?:the|an?|all|full|general|complete|main|master|site|page|alphabetical|subject|topic|concept|keyword|key|word|term|name|symbol|identifier|figure|table|picture|author|thematic|quick|short|detailed|combined)$/i;

/**
 * What an index of the site is an index of, in the singular, where it lists each of some pages once and by its own name
 * ("Acme Module Index": modules); what stands on a page under names of its own is indexed and is not the page.
 *
 * @param names what each of the pages calls itself, by URL
 */
export function indexedNoun(names: ReadonlyMap<string, Cell>, pages: readonly LeadingPage[]): string | undefined {
  for (const { title, links } of pages) {
    const { one, many } = INDEX.exec(title)?.groups ?? {};
    const noun = (one ?? (many !== undefined && isPlural(many) ? singular(many) : undefined))?.toLowerCase();
    if (noun === undefined || OF_ANYTHING.test(noun)) continue;
    const texts = new Map<string, string[]>();
    for (const { url, text } of links) if (names.has(url)) texts.set(url, [...(texts.get(url) ?? []), text]);
    const lists = [...names].every(([url, name]) => {
      const [text, ...more] = new Set((texts.get(url) ?? []).map(foldText));
      return text !== undefined && text !== "" && more.length === 0 && isOwnName(text, foldText(name.value.printed));
    });
    if (lists) return noun;
  }
  return undefined;
}

/** A page's name may say more than a list of it: "walk: on foot". */
const isOwnName = (text: string, name: string): boolean =>
  name === text || (name.startsWith(text) && !/[\p{L}\p{N}.]/u.test(name[text.length]!));
