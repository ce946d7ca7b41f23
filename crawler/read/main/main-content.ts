import type { ChildNode } from "domhandler";
import { descendants, isPageTag, type Tag } from "../dom/dom.ts";
import { isPassedOver } from "../dom/hidden.ts";
import type { PageAreas } from "../dom/page-area.ts";
import { BLOCK_MODEL, type BlockModel } from "./block-model.ts";
import { blockScores } from "./block-scores.ts";
import { PageView } from "./page-view.ts";
import { type Removal, removalLog } from "./removal-log.ts";
import { statesArticle } from "./stated-article.ts";
import { isControl } from "./text-blocks.ts";
import { wholeParts } from "./whole-parts.ts";

/** The main part of a page, and what of it is kept. */
export interface MainContent {
  /** Holds all that is kept. */
  root: Tag;
  /** The element that prints an article's title; the title is no part of the text. */
  title?: Tag;
  /** Is a node, or something in it, main content? Asked from `root` down; text of a kept inline element is all kept. */
  keeps(node: ChildNode): boolean;
  /** What was left out and by which rule; computed when asked for. */
  removed(): Removal[];
}

/** Less prose than this, or a smaller share of the unlinked text outside navigation: lists and tables are the content. */
const ARTICLE_PROSE = 240;
const ARTICLE_SHARE = 0.25;
/**
 * Paragraphs of an article are this share of the unlinked text between its title and its end; where they are less, lists, tables and
 * listings are what the page is about, as in a reference.
 */
const FRAME_SHARE = 0.6;
/** The share where the page says itself that it is an article. */
const STATED_ARTICLE_SHARE = 0.05;
/** What is kept of an article must hold this share of the prose in its core; less means that the scores misread the page. */
const LEAST_KEPT = 0.4;
/** Then all blocks of the core count that are not this surely something else. */
const SURELY_NOT = -2.5;
/** An index page's stated main part is believed when it holds this share of the text outside navigation. */
const STATED_SHARE = 0.4;

/**
 * Finds the main content. On an article's page each block of text is scored by what can be seen of it and around it, and
 * tables of data, infoboxes and long lists beside the prose stay whole. A page without an article (an index, a schedule,
 * results) keeps all but its navigation: its lists and tables are its content.
 */
export function findMain(body: Tag, areas: PageAreas, model: BlockModel = BLOCK_MODEL): MainContent {
  const page = new PageView(body, areas);
  return isArticle(page, body) ? articleMain(body, page, model) : indexMain(body, page);
}

function isArticle(page: PageView, body: Tag): boolean {
  // The imprint at a page's foot, which is all the prose that a list of links has, makes no article.
  if (standsInFooter(page, page.prose.core)) return false;
  const prose = proseIn(page, page.prose.core);
  const isStated = statesArticle(body);
  const share = isStated ? STATED_ARTICLE_SHARE : ARTICLE_SHARE;
  if (prose < ARTICLE_PROSE || prose < share * page.textOutsideNavigation(body, false)) return false;
  return isStated || proseIn(page, page.frame) >= FRAME_SHARE * page.textOutsideNavigation(page.frame, false);
}

/** "footer", "page-footer", "foot": what is so called and is navigation besides. */
const FOOTER = /(?:^|[\s_-])foot(?:er)?(?:$|[\s_-])/i;

function standsInFooter({ areas }: PageView, tag: Tag): boolean {
  for (let node: Tag | undefined = tag; node; node = isPageTag(node.parent) ? node.parent : undefined) {
    const { name, attribs } = node;
    const isCalledSo = FOOTER.test(attribs.class ?? "") || FOOTER.test(attribs.id ?? "");
    if ((name === "footer" || attribs.role === "contentinfo" || isCalledSo) && areas.isNavigation(node)) return true;
  }
  return false;
}

/** Weighed length of an element's paragraphs. */
function proseIn(page: PageView, tag: Tag): number {
  const { from, to } = page.ranges.get(tag) ?? { from: 0, to: 0 };
  let prose = 0;
  for (let at = from; at < to; at++) if (page.prose.at(at) > 0) prose += page.blocks[at]!.length;
  return prose;
}

function articleMain(body: Tag, page: PageView, model: BlockModel): MainContent {
  const kept = keptBlocks(body, page, model);
  const sums = new Uint32Array(kept.length + 1);
  for (let at = 0; at < kept.length; at++) sums[at + 1] = sums[at]! + kept[at]!;
  const holds = (tag: Tag) => {
    const range = page.ranges.get(tag);
    return range !== undefined && sums[range.to]! > sums[range.from]!;
  };
  const dropped = new Set<ChildNode>();
  for (let at = 0; at < kept.length; at++) {
    if (kept[at] === 0) for (const node of page.blocks[at]!.nodes) dropped.add(node);
  }
  const keeps = (node: ChildNode): boolean => {
    if (dropped.has(node)) return false;
    if (!isPageTag(node)) return true;
    if (isPassedOver(node) || isControl(node)) return false;
    const range = page.ranges.get(node);
    return range === undefined || range.from === range.to || holds(node);
  };
  let root = body;
  for (let next: Tag | undefined = body; next; ) {
    root = next;
    const inside: Tag[] = root.children.filter(isPageTag).filter(holds);
    const bare = page.ranges.get(root)?.from;
    next = inside.length === 1 && !hasOwnKept(page, root, kept, bare) ? inside[0] : undefined;
  }
  const main: MainContent = { root, keeps, removed: () => removalLog(body, page, keeps) };
  const title = page.blocks[page.titleAt]?.owner;
  if (title && page.titleAt >= 0 && !kept[page.titleAt]) main.title = title;
  return main;
}

/** Does an element hold kept text of its own, beside that of the elements in it? */
function hasOwnKept(page: PageView, tag: Tag, kept: Uint8Array, from: number | undefined): boolean {
  const to = page.ranges.get(tag)?.to ?? 0;
  for (let at = from ?? 0; at < to; at++) if (kept[at] && page.blocks[at]!.owner === tag) return true;
  return false;
}

/** 1 for each block that is kept. */
function keptBlocks(body: Tag, page: PageView, model: BlockModel): Uint8Array {
  const parts = wholeParts(page);
  const settled = new Uint8Array(page.blocks.length);
  for (const part of parts) {
    const range = page.ranges.get(part);
    if (range) settled.fill(1, range.from, range.to);
  }
  const scores = blockScores(page, model, settled);
  const kept = new Uint8Array(scores.length);
  for (let at = 0; at < scores.length; at++) kept[at] = scores[at]! > 0 ? 1 : 0;
  const core = page.ranges.get(page.prose.core) ?? { from: 0, to: page.blocks.length };
  let prose = 0;
  for (let at = core.from; at < core.to; at++) if (kept[at]) prose += page.prose.at(at);
  if (prose < page.prose.in(page.prose.core) * LEAST_KEPT) {
    for (let at = core.from; at < core.to; at++) if (page.prose.at(at) > 0 || scores[at]! > SURELY_NOT) kept[at] = 1;
  }
  for (const box of body.page?.consent ?? []) {
    const range = page.ranges.get(box);
    if (range) kept.fill(0, range.from, range.to);
  }
  for (let at = 0; at < kept.length; at++) if (settled[at] === 1) kept[at] = 1;
  return kept;
}

function indexMain(body: Tag, page: PageView): MainContent {
  const whole = page.textOutsideNavigation(body);
  let root = body;
  for (const tag of descendants(body)) {
    if (tag.name !== "main" && tag.attribs.role !== "main") continue;
    if (page.textOutsideNavigation(tag) >= whole * STATED_SHARE) root = tag;
    break;
  }
  const keeps = (node: ChildNode): boolean => {
    if (!isPageTag(node)) return true;
    if (isPassedOver(node) || isControl(node)) return false;
    return !page.areas.isNavigation(node) || (node.name === "header" && root !== body);
  };
  return { root, keeps, removed: () => removalLog(body, page, within(root, keeps)) };
}

/** Outside the root nothing is kept but what holds it. */
function within(root: Tag, keeps: (node: ChildNode) => boolean): (node: ChildNode) => boolean {
  const above = new Set<ChildNode>();
  for (let node: Tag | undefined = root; node; node = isPageTag(node.parent) ? node.parent : undefined) above.add(node);
  return (node) => {
    if (above.has(node)) return true;
    for (let at = node.parent; isPageTag(at); at = at.parent) if (at === root) return keeps(node);
    return false;
  };
}
