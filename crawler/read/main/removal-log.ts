import type { ChildNode } from "domhandler";
import { elementPath, isPageTag, type Tag } from "../dom/dom.ts";
import { isPassedOver } from "../dom/hidden.ts";
import { textOf } from "../dom/text.ts";
import { NAME_KINDS, type NameKind } from "./name-kinds.ts";
import type { PageView } from "./page-view.ts";
import { isControl } from "./text-blocks.ts";
import { WORDINGS } from "./wording.ts";

/** Something that the page prints and the main content leaves out. */
export interface Removal {
  /** Which rule took it, e.g. "navigation", "named comment", "reads as byline", "mostly links". */
  rule: string;
  /** Element path from the document (child element indices); `elementAt` finds it again. */
  path: string;
  /** How it begins. */
  text: string;
}

/** Characters of a removed text that are shown. */
const SHOWN = 160;
const LINK_DENSITY = 0.6;
/** Names are asked of this many elements above a block. */
const LEVELS = 6;
const WRAPPER_SHARE = 0.5;
/** These names say where something stands rather than what it is. */
const VAGUE: ReadonlySet<NameKind> = new Set(["body", "article", "media"]);

/**
 * Lists what was left out, largest element first come: an element of which nothing was kept stands once for all that is in
 * it. One walk over the page, done only when somebody asks.
 */
export function removalLog(body: Tag, page: PageView, keeps: (node: ChildNode) => boolean): Removal[] {
  const log: Removal[] = [];
  collect(body);
  return log;

  // Recursion is bounded: the parser caps the depth of the DOM.
  function collect(tag: Tag): void {
    for (const child of tag.children) {
      if (!isPageTag(child)) continue;
      if (keeps(child)) collect(child);
      else if (!isPassedOver(child)) add(child);
    }
    const range = page.ranges.get(tag);
    if (!range) return;
    for (let at = range.from; at < range.to; at++) {
      const block = page.blocks[at]!;
      // Bare text in an element of which something else is kept.
      if (block.owner !== tag || block.nodes.some((node) => isPageTag(node) || keeps(node))) continue;
      log.push({ rule: ruleOf(page, tag, at), path: elementPath(tag), text: block.text.slice(0, SHOWN) });
    }
  }

  function add(tag: Tag): void {
    const text = textOf(tag, SHOWN);
    if (text === "") return;
    const at = page.ranges.get(tag)?.from;
    log.push({ rule: ruleOf(page, tag, at), path: elementPath(tag), text });
  }
}

function ruleOf(page: PageView, tag: Tag, at: number | undefined): string {
  if (isControl(tag)) return "control";
  for (let node: Tag | undefined = tag, level = 0; node && level < LEVELS; level++) {
    if (page.prose.share(node) > WRAPPER_SHARE) break;
    if (page.areas.isNavigation(node)) return "navigation";
    const kinds = page.namedKinds(node);
    const kind = NAME_KINDS.find((name, bit) => (kinds >> bit) & 1 && !VAGUE.has(name));
    if (kind !== undefined) return `named ${kind}`;
    node = isPageTag(node.parent) ? node.parent : undefined;
  }
  if (at !== undefined && at === page.titleAt) return "title";
  const says = at === undefined ? 0 : page.says(at);
  const wording = WORDINGS.find((_, bit) => (says >> bit) & 1);
  if (wording !== undefined) return `reads as ${wording}`;
  if (page.linkDensity(tag) > LINK_DENSITY) return "mostly links";
  const core = page.ranges.get(page.prose.core);
  if (at !== undefined && core && (at < core.from || at >= core.to)) return "outside the article";
  return "unlike the article's text";
}
