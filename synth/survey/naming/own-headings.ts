import { headingsOf } from "../page-marks.ts";

/**
 * What pages are headed, by URL: the one first-level heading of each, left out where another page has the same (a site writes its
 * name so).
 */
export function ownHeadings(pages: readonly { url: string; html?: () => string }[]): ReadonlyMap<string, string> {
  const times = new Map<string, number>();
  const found = new Map<string, string>();
  for (const { url, html } of pages) {
    const [heading, ...more] = html ? headingsOf(html, 1) : [];
    if (!heading || heading.text === "" || more.length > 0) continue;
    found.set(url, heading.text);
    times.set(heading.text, (times.get(heading.text) ?? 0) + 1);
  }
  return new Map([...found].filter(([, text]) => times.get(text) === 1));
}
