import { type ChildNode, isText, type Text } from "domhandler";
import { appendChild, getOuterHTML, replaceElement } from "domutils";
import type { Random } from "../../core/random.ts";
import { descendants, Tag } from "../../crawler/read/dom/dom.ts";
import { parseHtml } from "../../crawler/read/dom/parse-html.ts";
import type { TrueSite } from "./sites.ts";

export type Root = ReturnType<typeof parseHtml>;

/** A change of a site that leaves what it says as it was: whoever reads it must say the same as before. */
export interface Mutation {
  name: string;
  apply(site: TrueSite, labels: ReadonlySet<string>, random: Random): TrueSite;
}

/** Changes each page's DOM alike. */
export function dom(
  name: string,
  change: (root: Root, random: Random, labels: ReadonlySet<string>, page: number) => void,
) {
  return {
    name,
    apply: (site: TrueSite, labels: ReadonlySet<string>, random: Random): TrueSite => ({
      ...site,
      pages: site.pages.map((page, i) => {
        const root = parseHtml(page.html);
        change(root, random, labels, i);
        return { ...page, html: getOuterHTML(root.children) };
      }),
    }),
  };
}

export const renamed = (name: string, tags: string, to: string) => {
  const names = new Set(tags.split(" "));
  return dom(name, (root) => {
    for (const tag of descendants(root)) if (names.has(tag.name)) tag.name = to;
  });
};

export const inBody = (root: Root): Tag[] => {
  const body = [...descendants(root)].find((tag) => tag.name === "body");
  return body ? [...descendants(body)] : [];
};

export function textsOf(root: Root): Text[] {
  return inBody(root)
    .filter((tag) => tag.name !== "script" && tag.name !== "style" && tag.name !== "option")
    .flatMap((tag) => tag.children.filter((child): child is Text => isText(child) && child.data.trim() !== ""));
}

export function wrap(node: ChildNode, name: string): void {
  const around = new Tag(name, {}, []);
  replaceElement(node, around);
  appendChild(around, node);
}
