import { dataRows, type Relation } from "../../../core/relation.ts";
import { nounKind } from "../../../logic/english/noun-kinds.ts";
import type { SurveyedPage } from "../surveyed.ts";
import { isSaid } from "./address-nouns.ts";
import { isOfAnything } from "./agreed-noun.ts";
import { fromSingular, type Noun } from "./noun-phrases.ts";

/** Markup about the page as a whole stands near its beginning: so many characters are looked at. */
const HEAD = 60_000;
const BODY = /<body\b[^>]*\sclass\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const PARTS = /<(article|aside|main)\b[^>]*\sclass\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
/** Drupal's, WordPress's and Plone's types of content, as they stand at the body. */
const OF_BODY = /^(?:page-node-type|node-type|page-type|single|portaltype)-(\p{L}[\p{L}_-]+)$/u;
/** The same at the article; the type of an infobox of Fandom's. */
const OF_PART = /^(?:node--type|type)-(\p{L}[\p{L}_-]+)$/u;
/** What is shown in full is what the page is about, beside teasers of others. */
const IN_FULL = /(?:^|\s)node--view-mode-full(?:\s|$)/;
/** What systems call their pages before anybody has said what they are about. */
const ANY =
  /^(?:basic|blog|content|default|entry|file|folder|format|landing|node|post|simple|standard|web|wide)(?: |$)/i;
/** Letters that makers of extensions put before their types: "sp_player". */
const VENDOR = /^[a-z]{2,3} (?=\p{L}{4})/u;
/** Nouns that others are made up of have so many letters. */
const SHORTEST = 3;
/** A few pages of a kind may be entered under another type. */
const NEARLY_ALL = 0.9;

/**
 * What the content system that wrote a page calls the sort of thing that it is about: "match official" of
 * `<body class="page-node-type-match-official">`; undefined where it says nothing, or several things.
 */
export function enteredAs(html: string): string | undefined {
  const head = html.slice(0, HEAD);
  const body = BODY.exec(head);
  const ofBody = typesIn(body?.[1] ?? body?.[2] ?? "", OF_BODY);
  if (ofBody.length > 0) return only(ofBody);
  const parts = [...head.matchAll(PARTS)].map(([, , one, other]) => one ?? other ?? "");
  const full = parts.filter((classes) => IN_FULL.test(classes));
  return only((full.length > 0 ? full : parts).flatMap((classes) => typesIn(classes, OF_PART)));
}

/**
 * The noun for the type under which nearly all pages of a relation are entered, where it is a word, and not one for anything. Words
 * before it that the site does not say are its programmers': "tribe_events" are events.
 */
export function fromContentSystem(relation: Relation, pages: ReadonlyMap<string, SurveyedPage>): Noun | undefined {
  if (relation.source !== "page_collection") return undefined;
  const rows = dataRows(relation);
  const counts = new Map<string, number>();
  for (const { about } of rows) {
    const type = about === undefined ? undefined : pages.get(about)?.enteredAs;
    if (type !== undefined) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  const [type] = [...counts].find(([, count]) => count >= NEARLY_ALL * rows.length) ?? [];
  const full = type === undefined || ANY.test(type) ? undefined : fromSingular(type.replace(VENDOR, ""));
  if (!full) return undefined;
  const said = [full, fromSingular(full.singular.split(" ").at(-1)!)].find(
    (noun) => noun && isSaid(`${noun.singular}|${noun.plural}`, pages),
  );
  const noun = said ?? (!full.singular.includes(" ") && isWord(full.singular) ? full : undefined);
  return noun && !isOfAnything(noun.singular) ? noun : undefined;
}

/** A noun of the lexicon, or two of them written as one: "artwork". */
function isWord(noun: string): boolean {
  const cuts = Array.from({ length: Math.max(0, noun.length - 2 * SHORTEST + 1) }, (_, at) => at + SHORTEST);
  return (
    nounKind(noun) !== undefined ||
    cuts.some((at) => nounKind(noun.slice(0, at)) !== undefined && nounKind(noun.slice(at)) !== undefined)
  );
}

const typesIn = (classes: string, pattern: RegExp): string[] =>
  classes.split(/\s+/).flatMap((one) => pattern.exec(one)?.[1]?.replace(/[-_]+/g, " ").toLowerCase().trim() ?? []);

const only = (types: readonly string[]): string | undefined => (new Set(types).size === 1 ? types[0] : undefined);
