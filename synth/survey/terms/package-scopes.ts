import type { Cell } from "../../../core/relation.ts";
import { descendants, elementPath, type Tag } from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import { documentOf } from "../page-dom.ts";
import type { LeadingPage } from "../scopes/page-scope.ts";
import { cellOf } from "./described-terms.ts";
import type { TermScope } from "./term-relations.ts";

/** What generators of references call the page that lists what is in a package, and what it is headed with. */
const SUMMARY = /\/package-summary\.html?$/;
const PACKAGE = /^Package\s(?<name>[\p{L}_][\p{L}\p{N}_.]*)$/u;
/** Other pages on the package as a whole. */
const OF_PACKAGE = /\/package-[a-z]+\.html?$/;
/** "Enum Class Suit", "Class Deck<T>" */
const TYPE =
  /^(?<kind>(?:Annotation |Enum |Record )?(?:Class|Interface|Type|Enum|Annotation|Record|Exception|Error))\s(?<name>[\p{L}_][\p{L}\p{N}_.]*)/u;
/** Fewer are named one by one; nobody opens more. */
const LEAST = 5;
const MOST = 40;

/** The packages of a reference whose types were all read, by the pages that generators write for packages. */
export function packageScopes(pages: ReadonlyMap<string, FamilyPage>, leading: readonly LeadingPage[]): TermScope[] {
  return leading.flatMap(({ url, links }): TermScope[] => {
    const summary = SUMMARY.test(url) ? pages.get(url) : undefined;
    const heading = summary && headingLike(summary, PACKAGE);
    const name = heading && PACKAGE.exec(textOf(heading))?.groups?.["name"];
    if (name === undefined) return [];
    const folder = url.slice(0, url.lastIndexOf("/") + 1);
    const isOwn = (to: string) => to.startsWith(folder) && !to.includes("/", folder.length) && !OF_PACKAGE.test(to);
    const members = [...new Set(links.map((link) => link.url).filter(isOwn))];
    if (members.length < LEAST || members.length > MOST) return [];
    const types = members.flatMap((at) => typeOf(pages.get(at)) ?? []);
    if (types.length < members.length) return [];
    const [first] = types;
    const noun = types.every(({ kind }) => kind === first!.kind) ? first!.kind : "type";
    const names = new Map(members.map((at, index) => [at, types[index]!.name]));
    return [{ key: name, noun, where: (site) => `of the package ${name} of ${site}`, names }];
  });
}

/** What a page says of the type that it describes: what sort of a type it is, and its name. */
function typeOf(page: FamilyPage | undefined): { kind: string; name: Cell } | undefined {
  const heading = page && headingLike(page, TYPE);
  const text = heading ? textOf(heading) : "";
  const { kind, name } = TYPE.exec(text)?.groups ?? {};
  if (!page || !heading || kind === undefined || name === undefined) return undefined;
  const printed = { text: name, path: elementPath(heading), start: text.indexOf(name, kind.length) };
  return { kind: kind.toLowerCase(), name: cellOf(printed, page) };
}

/** The first heading of the upper levels, where it says what the page is about. */
function headingLike({ html }: FamilyPage, words: RegExp): Tag | undefined {
  const heading = [...descendants(documentOf(html))].find(({ name }) => name === "h1" || name === "h2");
  return heading && words.test(textOf(heading)) ? heading : undefined;
}
