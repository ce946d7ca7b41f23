import { foldText } from "../../logic/values/normalise.ts";
import type { Store } from "../../storage/open-store.ts";
import { aliasesOf, linksOf } from "../../storage/page-store.ts";
import type { Site } from "../../storage/site-store.ts";

/** How WebWalkerQA writes a click path: "root->News->Read more". */
const ROOT = "root";
const ARROW = "->";

/** The texts of the links that lead from a site's root to its pages. */
export class ClickPaths {
  private readonly store: Store;
  private readonly site: Site;
  private readonly titles: ReadonlyMap<string, string>;
  private aliases: ReadonlyMap<string, string> | undefined;
  private readonly texts = new Map<string, ReadonlyMap<string, string>>();

  /** @param titles of the site's pages, by URL */
  constructor(store: Store, site: Site, titles: ReadonlyMap<string, string>) {
    this.store = store;
    this.site = site;
    this.titles = titles;
  }

  /**
   * The link texts along the URLs of a path, joined as WebWalkerQA does; undefined where a step of it is no link with a
   * text (a redirect, a picture): nobody could be told what to click.
   */
  async along(path: readonly string[]): Promise<string | undefined> {
    const clicks = [ROOT];
    for (const [at, url] of path.entries()) {
      const from = path[at - 1];
      if (from === undefined) continue;
      const text = (await this.linksFrom(from)).get(url);
      if (text === undefined) return undefined;
      clicks.push(text);
    }
    return clicks.join(ARROW);
  }

  /**
   * Text by URL of what a page links to. Of several links to one page the one that says most of what that page is called,
   * and of those the first in the content.
   */
  private async linksFrom(url: string): Promise<ReadonlyMap<string, string>> {
    const known = this.texts.get(url);
    if (known) return known;
    this.aliases ??= await aliasesOf(this.store, this.site.id);
    const page = await this.store.db
      .selectFrom("pages")
      .select("id")
      .where("site_id", "=", this.site.id)
      .where("url", "=", url)
      .executeTakeFirst();
    const links = page ? await linksOf(this.store, page.id) : [];
    const texts = new Map<string, string>();
    const inContentFirst = [...links].sort((a, b) => Number(b.area === "content") - Number(a.area === "content"));
    const best = new Map<string, number>();
    for (const link of inContentFirst) {
      const text = link.text.replace(/\s+/g, " ").replaceAll(ARROW, "→").trim();
      const to = this.aliases.get(link.url) ?? link.url;
      const likeness = text === "" ? -1 : likenessOf(text, this.titles.get(to) ?? "");
      if (likeness <= (best.get(to) ?? -1)) continue;
      best.set(to, likeness);
      texts.set(to, text);
    }
    this.texts.set(url, texts);
    return texts;
  }
}

/** Share of words that a link's text and the title of what it leads to have in common (Jaccard). */
function likenessOf(text: string, title: string): number {
  const words = (said: string) => new Set(foldText(said).match(/[\p{L}\p{N}]+/gu) ?? []);
  const [a, b] = [words(text), words(title)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(1, a.size + b.size - shared);
}
