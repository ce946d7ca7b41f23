import { closest, descendants, isBlock, type Tag } from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import { addressesOf, type Canonical } from "../page-addresses.ts";
import { oncePerPage } from "../page-dom.ts";

/** A block is an item where such a part of it is links. */
const MOSTLY = 0.5;

/** Where the items of a page's lists lead: links that a block begins with, or is mostly made of. What a sentence mentions is none. */
export function itemUrls(page: { url: string; html: () => string }, canonical: Canonical): ReadonlySet<string> {
  const leadsTo = addressesOf(page, canonical);
  return new Set(itemAddresses(page.html).flatMap((href) => leadsTo(href) ?? []));
}

const itemAddresses = oncePerPage((document): readonly string[] => {
  const links = new Map<Tag, Tag[]>();
  for (const tag of descendants(document)) {
    const block = tag.name === "a" && tag.attribs["href"] !== undefined ? closest(tag, isBlock) : undefined;
    if (block && !closest(tag, isCode)) links.get(block)?.push(tag) ?? links.set(block, [tag]);
  }
  const found = new Set<string>();
  for (const [block, own] of links) {
    const text = textOf(block);
    const linked = own.reduce((sum, link) => sum + textOf(link).length, 0);
    for (const link of own)
      if (linked >= MOSTLY * text.length || text.startsWith(textOf(link))) found.add(link.attribs["href"]!);
  }
  return [...found];
});

/** What a program's text mentions is no list. */
const isCode = ({ name, attribs }: Tag) =>
  name === "pre" ||
  /(?:^|\s)(?:fragment|highlight|codeblock|sourcecode|listingblock)(?:$|\s)/i.test(attribs["class"] ?? "");
