import { grouped } from "../grouped.ts";

/** Markup about the page itself stands near its beginning: so many characters are looked at. */
const HEAD = 40_000;
const TYPE = /"@type"\s*:\s*"([A-Za-z]+)"/g;
/** Types of what belongs to a thing, stands around it or was said of it. */
const BESIDE =
  /^(?:.*(?:List|ListItem|Offer|Rating|Review|Object|Action|Address|Coordinates|Value|Information|Specification|Point|Element|Step|Header|Footer|SideBar|Amount|Detail|Details|Count|Audience|Duration)|Person|.*Organi[sz]ation|Corporation|Brand|Place|Country|City|Language|Answer|Question|FAQPage|.*WebSite|.*Page|Thing|CreativeWork|.*Article|BlogPosting|Blog|Comment)$/;

/** Whether a type of schema.org is of what stands beside the things that pages are about. */
export const isTypeBeside = (type: string): boolean => BESIDE.test(type);

/** The one type of a thing that the structured data of a page states, and states once: a list states it of each that it has. */
export function ownType(html: string): string | undefined {
  const types = [...html.slice(0, HEAD).matchAll(TYPE)].map(([, type]) => type!).filter((type) => !isTypeBeside(type));
  return types.length === 1 ? types[0] : undefined;
}

/** "JobPosting" -> "job posting" */
export const wordOfType = (type: string): string =>
  type.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());

/** Nearly all pages of a kind state its type. */
const SHARE = 0.9;

/** The type that nearly all of some pages state that they are of themselves, one for each page. */
export function agreedType(types: readonly (string | undefined)[]): string | undefined {
  const [[type, stating] = []] = [...grouped(types, (one) => one ?? "")].sort(([, a], [, b]) => b.length - a.length);
  return type !== undefined && type !== "" && stating!.length >= SHARE * types.length ? type : undefined;
}

/**
 * What collections are said to be by the types that their pages state, without those whose pages state the type of others: a shop's
 * category is marked up with a "Product" for each card on it, where the pages of its products each state theirs once.
 *
 * @param owned the words for what the pages of a collection state that they are themselves
 */
export function withoutTypesOfCards(
  said: ReadonlyMap<string, string>,
  owned: ReadonlyMap<string, string>,
): Map<string, string> {
  const words = new Set(owned.values());
  return new Map([...said].filter(([id, word]) => owned.get(id) === word || !words.has(word)));
}
