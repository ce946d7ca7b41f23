import type { HeadedLinks } from "../naming/noun-evidence.ts";
import { addressesOf, type Canonical } from "../page-addresses.ts";
import { linkGroups } from "./link-groups.ts";

/** Of fewer pages two thirds may have the same links by chance. */
const LEAST_PAGES = 4;
/** What so many of the pages lead to, from under the same line, is a menu of the site. */
const MENU = 0.5;
/** Fewer links are no list. */
const LEAST_LINKS = 3;

interface GroupedPage {
  url: string;
  html: () => string;
}

export interface SiteMenus {
  /** What a line heads on some page, each once. */
  headed: HeadedLinks[];
  /** By page: where it leads by the menus of the site alone. */
  menus: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What heads the links of a site's pages, and which of them lead where all of its pages do. */
export function siteMenus(pages: readonly GroupedPage[], canonical: Canonical): SiteMenus {
  const read = pages.map((page) => {
    const leadsTo = addressesOf(page, canonical);
    const groups = linkGroups(page.html).map(({ head, hrefs }) => ({
      head,
      urls: hrefs.flatMap((href) => leadsTo(href) ?? []),
    }));
    return { url: page.url, groups };
  });
  const on = new Map<string, number>();
  for (const { groups } of read) {
    const keys = new Set(groups.flatMap(({ head, urls }) => urls.map((url) => keyOf(head, url))));
    for (const key of keys) on.set(key, (on.get(key) ?? 0) + 1);
  }
  const isMenu = (head: string, url: string) =>
    pages.length >= LEAST_PAGES && on.get(keyOf(head, url))! >= MENU * pages.length;
  const headed = new Map<string, HeadedLinks>();
  const menus = new Map<string, ReadonlySet<string>>();
  for (const { url: page, groups } of read) {
    const own = new Set<string>();
    const shared = new Set<string>();
    for (const { head, urls } of groups) {
      for (const url of urls) (isMenu(head, url) ? shared : own).add(url);
      const led = [...new Set(urls)];
      if (head !== "" && led.length >= LEAST_LINKS) headed.set([head, ...led].join("\n"), { head, urls: led });
    }
    const menu = new Set([...shared].filter((url) => !own.has(url)));
    if (menu.size > 0) menus.set(page, menu);
  }
  return { headed: [...headed.values()], menus };
}

const keyOf = (head: string, url: string) => `${head}\n${url}`;
