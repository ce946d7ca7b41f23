import { parseHtml } from "./dom/parse-html.ts";
import { bodyOf } from "./html.ts";
import { pageFacts } from "./page-facts.ts";

/**
 * The address that a saved page says it has: of its `<base>`, else of its canonical link; else where it was found.
 *
 * @param html decoded
 */
export function addressOf(html: string, foundAt: string): string {
  const document = parseHtml(html);
  const body = bodyOf(document);
  if (!body) return foundAt;
  const { base, canonical } = pageFacts(document, body, foundAt);
  return base === foundAt ? (canonical ?? foundAt) : base;
}
