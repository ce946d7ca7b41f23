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

/**
 * The one second-level heading of each page, by URL: the title of what stands there, where the first level is the site's own name and
 * the page is called after its place in the menu. Pages of one list share it.
 */
export function secondHeadings(pages: readonly { url: string; html?: () => string }[]): ReadonlyMap<string, string> {
  return new Map(
    pages.flatMap(({ url, html }): [string, string][] => {
      const [heading, ...more] = html ? headingsOf(html, 2).filter(({ level }) => level === 2) : [];
      return heading === undefined || heading.text === "" || more.length > 0 ? [] : [[url, heading.text]];
    }),
  );
}
