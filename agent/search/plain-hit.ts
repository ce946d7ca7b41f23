import { RetryError } from "../../core/errors.ts";
import { resolvedText } from "../../crawler/read/dom/character-references.ts";
import type { SearchHit } from "./search-provider.ts";

/** Characters of an engine's title and snippet that are taken: some send whole paragraphs. */
const TITLE = 200;
const SNIPPET = 500;
/** What engines mark found words with. */
const MARKS = /<\/?(?:strong|b|em|i|mark|span|wbr)(?:\s[^<>]*)?>/gi;

type Given = Readonly<Record<"title" | "url" | "snippet", string | null | undefined>>;

/**
 * Results as an engine gave them, each as lines of plain text; without those that lead to nothing that can be visited. Throws
 * `RetryError` where none of them does: that is no list of results.
 */
export function plainHits(engine: string, given: readonly Given[], limit: number): SearchHit[] {
  const hits = given.flatMap(({ title, url, snippet }) =>
    url && URL.canParse(url) && /^https?:/i.test(url)
      ? [{ title: oneLine(title ?? "", TITLE), url, snippet: oneLine(snippet ?? "", SNIPPET) }]
      : [],
  );
  if (given.length > 0 && hits.length === 0)
    throw new RetryError("server_error", `${engine} sent an answer of another shape: results without addresses`);
  return hits.slice(0, limit);
}

function oneLine(text: string, most: number): string {
  const plain = resolvedText(text.replace(MARKS, "")).replace(/\s+/g, " ").trim();
  return plain.length <= most ? plain : `${plain.slice(0, most)}…`;
}
