import { escaped } from "../../../core/escaped.ts";
import type { LinkingPage } from "../inbound-links.ts";

/** One page may say so of one thing by chance. */
const FEWEST = 2;
/** So many links of a page are looked for in its lines at most. */
const LINKS_READ = 30;

/**
 * Do lines of several pages name things behind this word and a colon, where they lead to them: “代表绘本：《山路》” on the pages of
 * authors? What stands before the name in such a line says what it is.
 */
export function introduces(listing: readonly LinkingPage[], noun: string): boolean {
  const word = new RegExp(`${escaped(noun)}\\s*[：:](?<named>.*)$`, "u");
  const [pages, things] = [new Set<string>(), new Set<string>()];
  for (const { page, links } of listing) {
    const lines = (page.labelled?.() ?? []).flatMap((line) => word.exec(line)?.groups?.["named"] ?? []);
    if (lines.length === 0) continue;
    for (const { url, text } of links.slice(0, LINKS_READ)) {
      if (text.trim() === "" || !lines.some((line) => line.includes(text.trim()))) continue;
      pages.add(page.url);
      things.add(url);
    }
    if (pages.size >= FEWEST && things.size >= FEWEST) return true;
  }
  return false;
}
