import type { Relation } from "../../core/relation.ts";
import { type Language, languageOf } from "../../logic/values/language.ts";
import { yearsStated } from "./cells/other-years.ts";
import { rowHeads } from "./cells/row-heads.ts";
import { InboundLinks } from "./inbound-links.ts";
import { flowsOfYears } from "./naming/flows-of-years.ts";
import { headingWords } from "./naming/heading-words.ts";
import { NounEvidence } from "./naming/noun-evidence.ts";
import { pagesWithTime } from "./naming/posting-times.ts";
import { SideColumns } from "./naming/side-columns.ts";
import { siteName } from "./naming/site-name.ts";
import type { SiteReading } from "./survey.ts";
import type { SurveyedPage } from "./surveyed.ts";

/** What is known of a site as a whole before its relations are looked at one by one. */
export interface SiteContext {
  reading: SiteReading;
  pages: ReadonlyMap<string, SurveyedPage>;
  language: Language;
  /** What people call the site. */
  site: string;
  /** Ids of lists that are the site's own order of things. */
  sections: ReadonlySet<string>;
  inbound: InboundLinks;
  beside: SideColumns;
  evidence: NounEvidence;
  years: ReturnType<typeof yearsStated>;
  flows: ReturnType<typeof flowsOfYears>;
  heads: ReturnType<typeof rowHeads>;
  /** What running text calls a relation's columns. */
  inWords: (relation: Relation) => Readonly<Record<string, string>>;
  timed: ReturnType<typeof pagesWithTime>;
}

export function contextOf(reading: SiteReading): SiteContext {
  const { relations, root } = reading;
  const pages = new Map(reading.pages.map((page) => [page.url, page]));
  const language = languageOf(reading.pages.map((page) => page.title));
  const site = siteName(root, reading.pages, language);
  return {
    reading,
    pages,
    language,
    site,
    sections: new Set(reading.sections),
    inbound: new InboundLinks(pages.values()),
    beside: new SideColumns(relations),
    evidence: new NounEvidence(reading.headed, relations),
    years: yearsStated(relations),
    flows: flowsOfYears(relations),
    heads: rowHeads(relations),
    inWords: headingWords(relations, site, language),
    timed: pagesWithTime(relations),
  };
}
