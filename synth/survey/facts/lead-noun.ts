import { isOnlyAdjective } from "../../../logic/english/noun-kinds.ts";
import { isParticiple } from "../../../logic/english/participles.ts";

/** A page as far as its first sentence is concerned. */
interface LeadingPage {
  title: string;
  /** Its text, a line for each run between tags. */
  lines: readonly string[];
}

/** So many of the pages that were read say the same. */
const SHARE = 0.9;
/** The name stands in the same line as what is said of it, or so many lines before (in bold, between quotation marks). */
const BEFORE = 3;
/** "is the second episode of", "was a wooden schooner built", "is a lake in" */
const PREDICATE =
  /^(?<subject>.*?)(?<!\p{L})(?:is|was|are|were) (?:an?|the) (?<phrase>(?:[\p{L}\d’'-]+ ){0,4}?)(?<noun>\p{Ll}{3,})(?= (?:of|by|in|at|on|from|for|near|to|with|who|which|that|\p{Ll}+(?:ed|en|ilt))(?!\p{L})|[,.;]|$)/u;
const WORD = /[\p{L}\p{N}]{2,}/u;

/**
 * What the first sentences of pages say that each of them is ("**Low Water** is the second episode of …"), in the singular; undefined
 * where they say different things, or nothing.
 */
export function leadNoun(pages: readonly LeadingPage[]): string | undefined {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const noun = nounOf(page);
    if (noun !== undefined) counts.set(noun, (counts.get(noun) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best !== undefined && best[1] >= SHARE * pages.length ? best[0] : undefined;
}

function nounOf({ title, lines }: LeadingPage): string | undefined {
  const name = WORD.exec(title.replace(/^(?:the|an?)\s/i, ""))?.[0];
  if (name === undefined) return undefined;
  for (const [at, line] of lines.entries()) {
    const { subject, noun } = PREDICATE.exec(line)?.groups ?? {};
    if (noun === undefined || isOnlyAdjective(noun) || isParticiple(noun)) continue;
    const before = [...lines.slice(Math.max(0, at - BEFORE), at), subject!].join(" ");
    if (before.includes(name)) return noun;
  }
  return undefined;
}
