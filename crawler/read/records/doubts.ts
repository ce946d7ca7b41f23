import type { ParentNode } from "domhandler";
import { BLOCK, HEADING } from "../dom/content-model.ts";
import { isPageTag, type Tag } from "../dom/dom.ts";
import type { Field } from "./fields.ts";

/** Records of so many links each, and nothing else, are menus. */
const MENU_LINKS = 1.5;
/** Pieces of a kind that the record holds already, on average, from which it is a list. */
const MOST_AGAIN = 2;
/** Of the places of records that begin with a heading so many must be filled. */
const FILLED_SHARE = 0.6;
const PROSE_LENGTH = 100;
const PROSE_SHARE = 0.5;
/** "(12)": how many things a link leads to. */
const COUNTED = /^[([]\d[\d,.]*[)\]]$/;

/** Records that hold the like several times, and not equally often, are lists of records. */
export function holdLists(records: readonly (readonly Field[])[]): boolean {
  const again = records.map((fields) => {
    const kinds = new Set(fields.map(({ path, tag, label }) => `${path}.${tag.attribs.class ?? ""}=${label ?? ""}`));
    return fields.length - kinds.size;
  });
  const sum = again.reduce((total, count) => total + count, 0);
  return sum >= records.length * MOST_AGAIN && Math.min(...again) < Math.max(...again);
}

/** Headings with text below are records only where they are filled in alike, and not with prose. */
export function areRegular(
  aligned: readonly (readonly (Field | undefined)[])[],
  records: readonly (readonly Field[])[],
): boolean {
  const fields = records.reduce((sum, record) => sum + record.length, 0);
  if (fields < aligned.length * records.length * FILLED_SHARE) return false;
  let prose = 0;
  let all = 0;
  for (const record of records) {
    for (const { text, label } of record) {
      all += text.length;
      if (text.length > PROSE_LENGTH && label === undefined) prose += text.length;
    }
  }
  return prose < all * PROSE_SHARE;
}

/** All that the records say are links, several to each; or links with how many things they lead to. */
export function isMenu(records: readonly (readonly Field[])[]): boolean {
  let links = 0;
  let counted = 0;
  for (const fields of records) {
    const targets = new Set<string>();
    for (const { tag, cell } of fields) {
      const anchor = cell ? undefined : anchorOf(tag);
      targets.add(anchor?.attribs.href ?? "");
    }
    if (!targets.has("")) links += targets.size;
    if (fields.length === 2 && COUNTED.test(fields[1]!.text)) counted++;
  }
  return links > records.length * MENU_LINKS || counted * 2 > records.length;
}

function anchorOf(tag: Tag): Tag | undefined {
  for (let node: ParentNode | null = tag; isPageTag(node); node = node.parent) {
    if (node.name === "a") return node;
    if (BLOCK.has(node.name) && node.name !== "div" && !HEADING.has(node.name)) return undefined;
  }
  return undefined;
}
