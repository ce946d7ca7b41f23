import { z } from "zod";
import type { SearchProvider } from "../../agent/search/search-provider.ts";
import { Domain } from "../../core/domain.ts";
import { parseUrl } from "../../core/parse-url.ts";
import { promptNamed } from "../../llm/prompt.ts";
import { languageOf } from "../../logic/values/language.ts";
import { domainOf } from "../subject/domain-of.ts";
import { grouped } from "../survey/grouped.ts";
import type { Aide } from "./aide.ts";

/** Queries of a model beside the topic itself, and results that are taken of each. */
const QUERIES = 3;
const RESULTS = 10;
const QUERY_TOKENS = 1_024;

/** A page to begin at, found for a topic. */
export interface Anchor {
  url: string;
  title: string;
  topic: string;
  domain: Domain;
}

const Queries = z.strictObject({ queries: z.array(z.string()), domain: Domain });

/**
 * Pages to begin at, for topics: each is looked for as it stands and, with a model, by queries of its making. One page per
 * host, the best found; the domains take turns, and within a domain the topics, so that none outweighs the others.
 *
 * @param most anchors at most
 * Rejects as the provider does.
 */
export async function anchorsFor(
  topics: readonly string[],
  search: SearchProvider,
  most: number,
  aide?: Aide,
  signal?: AbortSignal,
): Promise<Anchor[]> {
  const found: Anchor[] = [];
  const hosts = new Set<string>();
  for (const topic of topics) {
    const { queries, domain } = await queriesFor(topic, aide);
    for (const text of queries) {
      const hits = await search.search({ text, limit: RESULTS, ...(signal ? { signal } : {}) });
      for (const { url, title, snippet } of hits) {
        const parsed = parseUrl(url);
        if (!parsed || !/^https?:$/.test(parsed.protocol) || hosts.has(parsed.host)) continue;
        hosts.add(parsed.host);
        const told = domainOf([title, snippet, topic]);
        found.push({ url, title, topic, domain: told === "unknown" ? domain : told });
      }
    }
  }
  return balanced(found).slice(0, most);
}

async function queriesFor(topic: string, aide: Aide | undefined): Promise<{ queries: string[]; domain: Domain }> {
  const own = { queries: [topic], domain: domainOf([topic]) };
  if (!aide) return own;
  const prompt = promptNamed("topics");
  const language = languageOf([topic]);
  const reply = await aide.ask({
    purpose: "topics",
    messages: [
      { role: "system", content: prompt.text("system", language) },
      { role: "user", content: prompt.text("user", language, { topic }) },
    ],
    shape: { name: "queries", schema: Queries },
    more: { maxTokens: QUERY_TOKENS },
  });
  if ("failed" in reply) return own;
  const more = reply.value.queries.map((query) => query.trim()).filter((query) => query !== "" && query !== topic);
  return { queries: [topic, ...new Set(more)].slice(0, 1 + QUERIES), domain: reply.value.domain };
}

/** Domains in turns, within each its topics in turns, within each the order in which they were found. */
function balanced(anchors: readonly Anchor[]): Anchor[] {
  const byDomain = [...grouped(anchors, ({ domain }) => domain).values()];
  return inTurns(byDomain.map((own) => inTurns([...grouped(own, ({ topic }) => topic).values()])));
}

function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}
