import { type ChildNode, isText } from "domhandler";
import { isPageTag, type Tag } from "../../crawler/read/dom/dom.ts";
import { isPassedOver } from "../../crawler/read/dom/hidden.ts";
import { parseHtml } from "../../crawler/read/dom/parse-html.ts";
import type { CollectionsRead } from "./score.ts";
import type { SitePage } from "./sites.ts";

interface PathText {
  path: string;
  text: string;
}

/** Every text of a page with the absolute path of its element, in reading order. */
function textsOf(html: string): PathText[] {
  const texts: PathText[] = [];
  const walk = (nodes: readonly ChildNode[], path: string): void => {
    const counts = new Map<string, number>();
    let texted = 0;
    for (const node of nodes) {
      if (isText(node)) {
        const text = node.data.replace(/\s+/g, " ").trim();
        if (text !== "") texts.push({ path: `${path}/text()[${++texted}]`, text });
      } else if (isPageTag(node) && !isHidden(node)) {
        const count = (counts.get(node.name) ?? 0) + 1;
        counts.set(node.name, count);
        walk(node.children, `${path}/${node.name}[${count}]`);
      }
    }
  };
  walk(parseHtml(html).children, "");
  return texts;
}

const isHidden = (tag: Tag) => tag.name === "head" || isPassedOver(tag);

/** One column per absolute path of a text. */
export function byPath(pages: readonly SitePage[]): CollectionsRead {
  return tableOf(
    pages,
    pages.map((page) => textsOf(page.html).map(({ path, text }) => ({ key: path, name: path, text }))),
  );
}

/** One column per (nearest text before it that every page prints, how many texts behind it). */
export function byConstantText(pages: readonly SitePage[]): CollectionsRead {
  const texts = pages.map((page) => textsOf(page.html).map(({ text }) => text));
  const shared = new Map<string, number>();
  for (const page of texts) for (const text of new Set(page)) shared.set(text, (shared.get(text) ?? 0) + 1);
  return tableOf(
    pages,
    texts.map((page) => {
      let nearest = "";
      let offset = 0;
      return page.flatMap((text) => {
        offset++;
        if (shared.get(text) === pages.length) {
          nearest = text;
          offset = 0;
          return [];
        }
        return [{ key: `${nearest}\u0001${offset}`, name: nearest, text }];
      });
    }),
  );
}

function tableOf(
  pages: readonly SitePage[],
  read: readonly (readonly { key: string; name: string; text: string }[])[],
): CollectionsRead {
  const columns = new Map<string, { at: number; name: string }>();
  for (const page of read)
    for (const { key, name } of page) if (!columns.has(key)) columns.set(key, { at: columns.size, name });
  const rows = pages.map((page, i) => {
    const cells = new Array<string | null>(columns.size).fill(null);
    for (const { key, text } of read[i]!) cells[columns.get(key)!.at] ??= text;
    return { path: `${page.name}.html`, cells };
  });
  return { collections: [{ columns: [...columns.values()].map(({ name }) => ({ name })), rows }] };
}
