import { z } from "zod";
import { DOMAINS, type Domain } from "../../core/domain.ts";
import { kept } from "../../core/kept.ts";
import { readRules } from "./rules-file.ts";
import { wordPattern } from "./word-pattern.ts";

const RulesFile = z.strictObject({
  least: z.number().positive(),
  lead: z.number().min(1),
  domains: z.record(z.enum(DOMAINS), z.record(z.coerce.number().positive(), z.array(z.string().min(1)))),
});

/** Texts whose words are remembered. */
const MOST_TEXTS = 20_000;

/** How to tell domains by words. */
export interface DomainRules {
  /** The score that a domain has to reach, and how many times the next one's it has to be. */
  least: number;
  lead: number;
  words: readonly { domain: Domain; weight: number }[];
  /** Positions in `words` of those that a text says; remembered, for titles and columns are asked about again and again. */
  saidBy: (text: string) => readonly number[];
}

let packaged: DomainRules | undefined;

/** The rules of `configs/domains.yaml`, read once. */
export function domainRules(): DomainRules {
  packaged ??= compileDomainRules(readRules("domains.yaml", RulesFile));
  return packaged;
}

/** Rules from the data of such a file. */
export function compileDomainRules({ least, lead, domains }: z.infer<typeof RulesFile>): DomainRules {
  const words = Object.entries(domains).flatMap(([domain, byWeight]) =>
    Object.entries(byWeight).map(([weight, found]) => ({
      domain: domain as Domain,
      weight: Number(weight),
      pattern: wordPattern(found),
    })),
  );
  const saidBy = kept((text) => words.flatMap(({ pattern }, at) => (pattern.test(text) ? [at] : [])), MOST_TEXTS);
  return { least, lead, words, saidBy };
}

/**
 * What texts (titles, headings, names of columns, a question) are about; `unknown` where hardly anything speaks for a
 * domain, or as much for another.
 *
 * @param texts each counts once for a word, however often it says it
 */
export function domainOf(texts: readonly string[], rules: DomainRules = domainRules()): Domain {
  const scores = new Map<Domain, number>();
  const hits = new Map<number, number>();
  for (const text of new Set(texts)) for (const rule of rules.saidBy(text)) hits.set(rule, (hits.get(rule) ?? 0) + 1);
  for (const [rule, { domain, weight }] of rules.words.entries()) {
    const found = hits.get(rule);
    if (found !== undefined) scores.set(domain, (scores.get(domain) ?? 0) + weight * dampened(found));
  }
  const [best, next] = [...scores].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  if (!best || best[1] < rules.least || best[1] < rules.lead * (next?.[1] ?? 0)) return "unknown";
  return best[0];
}

/** Whether a text says any word of a domain. */
export const saysDomain = (text: string, domain: Domain, rules: DomainRules = domainRules()): boolean =>
  rules.saidBy(text).some((at) => rules.words[at]!.domain === domain);

/** A thousand pages that say "version" say it hardly more than ten of them. */
const dampened = (hits: number) => 1 + Math.log2(hits);
