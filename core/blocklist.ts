import { z } from "zod";
import { decoded } from "./decoded.ts";
import { contentId } from "./ids.ts";
import { urlParts } from "./url-parts.ts";

const group = z.strictObject({
  /** Said wherever one of the group's entries blocks something. */
  reason: z.string().min(1),
  /** `example.org` (its subdomains too), or with the beginning of a path: `example.org/datasets`. */
  hosts: z.array(z.string().min(1)).default([]),
  /** Names that block an address or a page title that contains them; case, hyphens and spaces do not count. */
  keywords: z.array(z.string().min(3)).default([]),
  /** Sentences that block the page whose text contains them. */
  canaries: z.array(z.string().min(12)).default([]),
});

/** The file behind a blocklist: groups of hosts, keywords and canaries, each with the reason why they are blocked. */
export const blocklistFile = z.strictObject({ groups: z.array(group) });
export type BlocklistFile = z.infer<typeof blocklistFile>;

/** Rules of one kind, each a pattern and a word that whatever it matches holds in lower case. */
class Patterns {
  readonly #rules: { pattern: RegExp; word: string; why: string }[];

  constructor(rules: { source: string; word: string; why: string }[]) {
    this.#rules = rules.map(({ source, word, why }) => ({ pattern: new RegExp(source, "iu"), word, why }));
  }

  /** Most of what is asked about holds not even the word, which is found many times faster than the pattern. */
  match(text: string): string | undefined {
    const lower = text.toLowerCase();
    return this.#rules.find(({ pattern, word }) => lower.includes(word) && pattern.test(text))?.why;
  }
}

/** What may be neither crawled nor opened by an agent: above all the data sets that it would be measured with. */
export class Blocklist {
  /** Of the content: the same rules, the same id. */
  readonly id: string;
  readonly content: BlocklistFile;
  readonly #hosts: { host: string; path: string; why: string }[];
  readonly #keywords: Patterns;
  readonly #canaries: Patterns;

  constructor(content: BlocklistFile) {
    const { groups } = content;
    this.content = content;
    this.id = contentId("blocklist", groups);
    this.#hosts = groups.flatMap(({ hosts, reason }) =>
      hosts.map((entry) => {
        const [host = "", ...path] = entry
          .toLowerCase()
          .replace(/^[a-z]+:\/\//, "")
          .split("/");
        return { host, path: `/${path.join("/")}`.replace(/\/$/, ""), why: `${entry}: ${reason}` };
      }),
    );
    this.#keywords = new Patterns(
      groups.flatMap(({ keywords, reason }) =>
        keywords.map((keyword) => ({
          source: keywordPattern(keyword),
          word: longestWord(keyword),
          why: `"${keyword}": ${reason}`,
        })),
      ),
    );
    this.#canaries = new Patterns(
      groups.flatMap(({ canaries, reason }) =>
        canaries.map((canary) => ({
          source: patternsOf(canary).join("\\s+"),
          word: longestWord(canary),
          why: `a canary sentence: ${reason}`,
        })),
      ),
    );
  }

  /** Why this address is blocked; undefined where it is not. */
  address(url: string): string | undefined {
    const parsed = urlParts(url);
    if (!parsed) return undefined;
    const { hostname, pathname } = parsed;
    const path = decoded(pathname).toLowerCase();
    const host = this.#hosts.find(
      (rule) =>
        (hostname === rule.host || hostname.endsWith(`.${rule.host}`)) &&
        (rule.path === "" || path === rule.path || path.startsWith(`${rule.path}/`)),
    );
    return host?.why ?? this.#keywords.match(decoded(url));
  }

  /** Why a page of this address, title and text is blocked; undefined where it is not. */
  page(page: { url: string; title: string; text: string }): string | undefined {
    return this.address(page.url) ?? this.#keywords.match(page.title) ?? this.#canaries.match(page.text);
  }
}

/** A whole name, its words joined by anything short: "Some Bench" is also `some-bench`, `some_bench` and `somebench`. */
function keywordPattern(keyword: string): string {
  return `(?<![\\p{L}\\p{N}])${patternsOf(keyword).join("[\\s_.-]?")}(?![\\p{L}\\p{N}])`;
}

const wordsOf = (text: string) => text.trim().split(/[\s_-]+/);

const patternsOf = (text: string) => wordsOf(text).map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));

const longestWord = (text: string) =>
  wordsOf(text)
    .reduce((longest, word) => (word.length > longest.length ? word : longest))
    .toLowerCase();
