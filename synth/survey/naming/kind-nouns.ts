import type { Relation } from "../../../core/relation.ts";
import { CHINESE_ENTRY } from "../../../logic/chinese/phrasing.ts";
import { type Language, languageOf } from "../../../logic/values/language.ts";
import { judgeColumns } from "../cells/columns.ts";
import { InboundLinks, listsTogether } from "../inbound-links.ts";
import type { SiteReading } from "../survey.ts";
import { ENTRY } from "./entry-noun.ts";
import { NounEvidence } from "./noun-evidence.ts";
import { nameRows } from "./row-naming.ts";
import { siteName } from "./site-name.ts";

type NounOf = (collection: Relation) => string | undefined;
type Reading = Pick<SiteReading, "root" | "pages" | "listParts" | "headed">;

/**
 * What a site calls the things of its page collections, in the singular, where it says it; nothing on Chinese sites, whose
 * headings are nouns anyway. Worked out when it is first asked for.
 */
export const nounsOfKinds = (reading: Reading): NounOf => nounsIn("en", reading, []);

/**
 * The same of Chinese sites; nothing on others.
 *
 * @param relations what the site states: a column that leads to the things may be headed by what they are
 */
export const chineseNounsOfKinds = (reading: Reading, relations: readonly Relation[]): NounOf =>
  nounsIn("zh", reading, relations);

function nounsIn(
  language: Language,
  { root, pages, listParts, headed }: Reading,
  relations: readonly Relation[],
): NounOf {
  let known:
    | {
        site: string;
        byUrl: ReadonlyMap<string, SiteReading["pages"][number]>;
        inbound: InboundLinks;
        evidence: NounEvidence;
      }
    | undefined;
  return (collection) => {
    if (languageOf(pages.map(({ title }) => title)) !== language) return undefined;
    known ??= {
      site: siteName(root, pages, language),
      byUrl: new Map(pages.map((page) => [page.url, page])),
      inbound: new InboundLinks(pages),
      evidence: new NounEvidence(headed, relations),
    };
    const { site, byUrl, inbound, evidence } = known;
    const listing = listsTogether(inbound.listing(collection), listParts);
    const { label } = judgeColumns(collection);
    const { singular } = nameRows(collection, label, byUrl, listing, { name: site, language, evidence }, false);
    return singular === ENTRY.singular || singular === CHINESE_ENTRY ? undefined : singular;
  };
}
