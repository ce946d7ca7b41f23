import { dataRows, type Relation } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { ofHeading } from "../naming/noun-phrases.ts";
import type { SurveyedPage, SurveyedRelation } from "../surveyed.ts";
import { ofEdition } from "./editions-of-pages.ts";
import { kinInTables } from "./kin-in-tables.ts";

/** What a heading of a list says besides what stands there. */
const LISTING = /(?:名单|列表|一览表?|名录|名册|目录)$/u;
const HAN = /^\p{sc=Han}+$/u;

/**
 * Collections of which tables elsewhere hold others of the kind: called with the part that the heading over the list of theirs says
 * and that is a section of the site ("first-team players" under "First-team players", beside the youth teams'), with the edition that
 * their pages are of, or, where nothing says any, as those that have a page. "The mean height of all players" is not that of some.
 *
 * @param all every relation of the site
 */
export function withPartsCalled(
  relations: readonly SurveyedRelation[],
  all: readonly Relation[],
  pages: ReadonlyMap<string, SurveyedPage>,
): SurveyedRelation[] {
  const nouns = new Map(
    relations.flatMap(({ relation, hasNoun, naming }) => (hasNoun ? [[relation.id, naming.plural] as const] : [])),
  );
  return relations.map((one) => {
    const isWhole = one.relation.source === "page_collection" && one.hasNoun && !one.scoped && !one.yearly;
    if (!isWhole || one.pagesOfSome) return one;
    const kin = kinInTables(one, all, ({ id }) => nouns.get(id));
    if (kin.length === 0 || isListedApart(one, kin, pages)) return one;
    const part = partOf(one, all, kin, pages) ?? ofEdition(one, kin, pages);
    return part ? { ...one, naming: { ...one.naming, ...part } } : { ...one, pagesOfSome: true as const };
  });
}

/** Their list says that there are more, and so a question says which list it means: one that has none of the others. */
const isListedApart = (
  { selection }: SurveyedRelation,
  kin: readonly Relation[],
  pages: ReadonlyMap<string, SurveyedPage>,
): boolean =>
  selection?.outnumbered === true && kin.every(({ url }) => !pages.get(url)?.title.includes(selection.list));

/** What the heading of a list of all of them calls them, and none of the others' pages or captions. */
function partOf(
  { relation, naming }: SurveyedRelation,
  all: readonly Relation[],
  kin: readonly Relation[],
  pages: ReadonlyMap<string, SurveyedPage>,
): { singular: string; plural: string } | undefined {
  const own = new Set(dataRows(relation).flatMap(({ about }) => about ?? []));
  const beside = kin.flatMap(({ url, name }) => [name, pages.get(url)?.title ?? ""]).map(words);
  const sections = new Set([...pages.values()].flatMap(({ links }) => links.map(({ text }) => words(text))));
  for (const heading of headingsOver(own, all, pages)) {
    const part = ofPart(heading, naming.plural);
    if (part === undefined) continue;
    const said = words(part.which);
    if (sections.has(said) && !beside.some((text) => text.includes(said))) return part.noun;
  }
  return undefined;
}

/** The headings under which all of some pages are listed. */
function headingsOver(
  own: ReadonlySet<string>,
  all: readonly Relation[],
  pages: ReadonlyMap<string, SurveyedPage>,
): Set<string> {
  const found = new Set<string>();
  const isWhole = (urls: ReadonlySet<string>) => [...own].every((url) => urls.has(url));
  for (const { source, name, rows } of all)
    if (source !== "page_collection" && isWhole(new Set(rows.flatMap(({ about }) => about ?? [])))) found.add(name);
  for (const { links } of pages.values()) {
    const under = new Map<string, Set<string>>();
    for (const { url, heading } of links)
      if (own.has(url)) under.set(heading, (under.get(heading) ?? new Set()).add(url));
    for (const [heading, urls] of under) if (heading !== "" && isWhole(urls)) found.add(heading);
  }
  return found;
}

/** "First-team players" of "players": which they are, and what they are called with it. */
function ofPart(
  heading: string,
  plural: string,
): { which: string; noun: { singular: string; plural: string } } | undefined {
  const bare = heading.trim().replace(LISTING, "");
  if (HAN.test(plural)) {
    const which = bare.endsWith(plural) ? bare.slice(0, -plural.length) : "";
    return which.length > 1 && HAN.test(which) ? { which, noun: { singular: bare, plural: bare } } : undefined;
  }
  const noun = ofHeading(bare);
  return noun?.plural.endsWith(` ${plural}`) ? { which: noun.plural.slice(0, -plural.length - 1), noun } : undefined;
}

const words = (text: string): string => foldText(text).replaceAll("-", " ");
