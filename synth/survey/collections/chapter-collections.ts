import type { Relation } from "../../../core/relation.ts";
import { type ChapterParts, chaptersOf } from "../lists/chapter-parts.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import type { PageSubjects } from "../naming/page-subjects.ts";
import type { LeadingPage } from "../scopes/page-scope.ts";
import type { Scope } from "../surveyed.ts";
import type { PageSection } from "./page-sections.ts";
import { pageTerms } from "./page-terms.ts";
import { itemsOf } from "./section-collections.ts";

/** A chapter of fewer sections is named section by section; nobody opens more. */
const LEAST = 5;
const MOST = 40;

/**
 * What the sections of a chapter describe term by term ("Functions") is one relation: a row per term, with the section that
 * describes it. Of chapters all of whose sections were read; where one of them leaves open how many it describes, nothing
 * is told of the chapter.
 *
 * @param subjectsOf what each of some pages is about
 */
export function chapterCollections(
  pages: ReadonlyMap<string, FamilyPage>,
  leading: readonly LeadingPage[],
  subjectsOf: (urls: readonly string[]) => PageSubjects | undefined,
): { relation: Relation; scope: Scope }[] {
  return chaptersOf(leading).flatMap((chapter) => {
    const { members } = chapter;
    const own = members.flatMap((url) => pages.get(url) ?? []);
    if (members.length < LEAST || members.length > MOST || own.length < members.length) return [];
    return termsOf(chapter, own, subjectsOf);
  });
}

function termsOf(
  { noun, whole, members }: ChapterParts,
  own: readonly FamilyPage[],
  subjectsOf: (urls: readonly string[]) => PageSubjects | undefined,
): { relation: Relation; scope: Scope }[] {
  const read = own.map((page) => new Map(pageTerms(page).map((section) => [section.heading, section])));
  const headings = new Set(read.flatMap((sections) => [...sections.keys()]));
  const asked = [...headings].filter((heading) => isAsked(read.flatMap((sections) => sections.get(heading) ?? [])));
  const names = asked.length > 0 ? subjectsOf(members)?.names : undefined;
  if (!names || members.some((url) => !names.has(url))) return [];
  return asked.map((heading) => {
    const having = own.flatMap(({ url }, at) => {
      const sections = read[at]!;
      return sections.has(heading) ? [{ url, name: names.get(url)!, sections }] : [];
    });
    const scope = { key: whole, where: (site: string) => `of ${whole} of ${site}` };
    const [relation, said] = itemsOf("chapter", scope, noun, heading, having, members.length);
    return { relation, scope: said };
  });
}

/** A list of each of some sections, of which none leaves open how many it holds. */
const isAsked = (sections: readonly PageSection[]) =>
  sections.length >= LEAST && sections.every(({ isUnsure }) => !isUnsure);
