import type { Relation } from "../../../core/relation.ts";
import { languageOf } from "../../../logic/values/language.ts";
import { judgeColumns } from "../cells/columns.ts";
import { InboundLinks, listsTogether } from "../inbound-links.ts";
import type { SiteReading } from "../survey.ts";
import { NounEvidence } from "./noun-evidence.ts";
import { ENTRY, nameRows } from "./row-naming.ts";
import { siteName } from "./site-name.ts";

/**
 * What a site calls the things of its page collections, in the singular, where it says it; nothing on Chinese sites, whose
 * headings are nouns anyway. Worked out when it is first asked for.
 */
export function nounsOfKinds({
  root,
  pages,
  listParts,
  headed,
}: Pick<SiteReading, "root" | "pages" | "listParts" | "headed">): (collection: Relation) => string | undefined {
  let known:
    | {
        site: string;
        byUrl: ReadonlyMap<string, SiteReading["pages"][number]>;
        inbound: InboundLinks;
        evidence: NounEvidence;
      }
    | undefined;
  return (collection) => {
    if (languageOf(pages.map(({ title }) => title)) === "zh") return undefined;
    known ??= {
      site: siteName(root, pages, "en"),
      byUrl: new Map(pages.map((page) => [page.url, page])),
      inbound: new InboundLinks(pages),
      evidence: new NounEvidence(headed),
    };
    const { site, byUrl, inbound, evidence } = known;
    const listing = listsTogether(inbound.listing(collection), listParts);
    const { label } = judgeColumns(collection);
    const { singular } = nameRows(collection, label, byUrl, listing, { name: site, language: "en", evidence }, false);
    return singular === ENTRY.singular ? undefined : singular;
  };
}
