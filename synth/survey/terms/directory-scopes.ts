import { descendants, inside, type Tag } from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import { isPlural, singular } from "../../../logic/english/english.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import type { PageSubjects } from "../naming/page-subjects.ts";
import { addressesOf, type Canonical } from "../page-addresses.ts";
import { documentOf } from "../page-dom.ts";
import type { LeadingPage } from "../scopes/page-scope.ts";
import type { TermScope } from "./term-relations.ts";

/** "Modules", "Class List", "Class Index": what a directory lists. */
const LISTED = /^(?<noun>\p{L}+(?: \p{L}+)??)(?: list)?$/iu;
const PAGE = "page";
/** Fewer are named one by one; nobody opens more. */
const LEAST = 5;
const MOST = 40;

/** What generated references list in a directory, a table that is marked so, all of which was read. */
export function directoryScopes(
  pages: ReadonlyMap<string, FamilyPage>,
  leading: readonly LeadingPage[],
  subjectsOf: (urls: readonly string[]) => PageSubjects | undefined,
  canonical: Canonical,
): TermScope[] {
  return leading.flatMap(({ url }): TermScope[] => {
    const page = pages.get(url);
    const tables = page ? tablesOf(page) : [];
    const title = page && titleOf(page);
    if (!page || tables.length !== 1 || title === undefined) return [];
    const noun = nounOf(title) ?? PAGE;
    const leadsTo = addressesOf(page, canonical);
    const entries = inside(tables[0]!, "td").filter((tag) => hasClass(tag, "entry"));
    const led = entries.map((entry) =>
      inside(entry, "a").flatMap(({ attribs }) => leadsTo(attribs["href"] ?? "") ?? []),
    );
    const members = [...new Set(led.flat())];
    // What leads nowhere, or to a source, is not on a page of its own.
    if (led.some((links) => links.length !== 1) || members.length < LEAST || members.length > MOST) return [];
    const names = members.every((at) => pages.has(at)) ? subjectsOf(members)?.names : undefined;
    if (!names || members.some((at) => !names.has(at))) return [];
    return [{ key: url, noun, where: (site) => `listed on the page “${title}” of ${site}`, names }];
  });
}

const tablesOf = ({ html }: FamilyPage): Tag[] =>
  [...descendants(documentOf(html))].filter((tag) => tag.name === "table" && hasClass(tag, "directory"));

const hasClass = ({ attribs }: Tag, name: string) => (attribs["class"] ?? "").split(/\s+/).includes(name);

/** A page's first heading, or what is marked as its title. */
function titleOf({ html }: FamilyPage): string | undefined {
  const title = [...descendants(documentOf(html))].find((tag) => tag.name === "h1" || hasClass(tag, "title"));
  return title && textOf(title);
}

function nounOf(title: string): string | undefined {
  const noun = LISTED.exec(title)?.groups?.["noun"]?.toLowerCase();
  if (noun === undefined) return undefined;
  if (isPlural(noun.split(" ").at(-1)!)) return singular(noun);
  return / list$/i.test(title) ? noun : undefined;
}
