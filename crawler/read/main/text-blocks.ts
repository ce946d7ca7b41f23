import { type ChildNode, isText } from "domhandler";
import { codeAt } from "../../../core/code-at.ts";
import { HAS_ROLE } from "../dom/attribute-marks.ts";
import { IS_CONTROL, IS_STRESS } from "../dom/content-model.ts";
import { isBlock, isPageTag, type Tag } from "../dom/dom.ts";
import { isPassedOver } from "../dom/hidden.ts";
import { TagMap } from "../dom/tag-map.ts";
import { holdsOneText, textOf } from "../dom/text.ts";
import { addToLine, isBlankNode } from "../dom/text-node.ts";
import { SingleLine } from "../text/single-line.ts";
import { endsSentence } from "./signs.ts";

/** A run of text between two block boundaries: a paragraph, a heading, an item, a bare line in a `div`. */
export interface TextBlock {
  /** The element whose children the run is made of. */
  owner: Tag;
  /** The run's nodes: children of `owner`, in order. */
  nodes: ChildNode[];
  text: string;
  /** The text in lower case, which is asked of short texts alone; "" of a longer one. */
  lower: string;
  /** Does it end as sentences do? */
  sentence: boolean;
  /** Weighed length (see `weigh`) of all text and of that inside links. */
  length: number;
  linked: number;
  /** Weighed length that stands in bold or italics. */
  stressed: number;
}

/** Blocks of a subtree stand together: `from` is the first one's index, `to` the one after the last. */
export interface BlockRange {
  from: number;
  to: number;
}

export interface PageBlocks {
  blocks: TextBlock[];
  ranges: TagMap<BlockRange>;
}

/** Longer texts are prose, whatever they say: no title, no label, no pointer. */
export const MOST_LOWER = 400;

/** Kana, Han and Hangul say in one character what Latin script says in about three. */
const DENSE_WEIGHT = 3;
const DENSE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Length of a text in Latin letters' worth. */
function weigh(text: string): number {
  const { length } = text;
  // Most texts hold none, which a pattern sees sooner.
  if (!DENSE.test(text)) return length;
  let dense = 0;
  for (let at = 0; at < length; at++) if (isDense(codeAt(text, at))) dense++;
  return length + dense * (DENSE_WEIGHT - 1);
}

function isDense(code: number): boolean {
  return (code >= 0x3040 && code <= 0x30ff) || (code >= 0x3400 && code <= 0x9fff) || (code >= 0xac00 && code <= 0xd7af);
}

/** Is this never part of the text, whatever the page is? Controls say nothing about it. */
export function isControl(tag: Tag): boolean {
  return (tag.kinds & IS_CONTROL) !== 0 || ((tag.marks & HAS_ROLE) !== 0 && tag.attribs.role === "button");
}

/** Cuts what a page shows into blocks. One walk; two `br` in a row end a block as a paragraph does. */
export function textBlocks(body: Tag): PageBlocks {
  return new BlockCutter(body.end).cut(body);
}

class BlockCutter {
  private readonly blocks: TextBlock[] = [];
  private readonly ranges: TagMap<BlockRange>;
  /** By order in the document: 1 where blocks stand inside. */
  private readonly holding: Uint8Array;

  constructor(size: number) {
    this.ranges = new TagMap(size);
    this.holding = new Uint8Array(size);
  }

  cut(body: Tag): PageBlocks {
    this.findHolding(body);
    this.walk(body, false, false);
    return { blocks: this.blocks, ranges: this.ranges };
  }

  /** Inline elements around blocks (`<a><div>`, `<span><p>`) are boundaries too. */
  private findHolding(body: Tag): void {
    const all = body.page?.all ?? [];
    for (let at = body.end - 1; at > body.order; at--) {
      const tag = all[at]!;
      if (this.holding[at] === 0 && !isBlock(tag)) continue;
      if (isPageTag(tag.parent) && !isPassedOver(tag)) this.holding[tag.parent.order] = 1;
    }
    this.holding[body.order] = 1;
  }

  // Recursion is bounded: the parser caps the depth of the DOM.
  private walk(owner: Tag, inLink: boolean, stressed: boolean): void {
    const from = this.blocks.length;
    let run: ChildNode[] | undefined;
    let shows = false;
    let breaks = 0;
    for (const child of owner.children) {
      const tag = isPageTag(child) ? child : undefined;
      if (tag ? isPassedOver(tag) || isControl(tag) : !isText(child)) continue;
      const boundary = tag !== undefined && (isBlock(tag) || this.holding[tag.order] === 1);
      const isBreak = !boundary && tag?.name === "br";
      const blank = isText(child) && isBlankNode(child);
      if (boundary || (breaks > 1 && !isBreak && !blank)) {
        if (run && shows) this.add(owner, run, inLink, stressed);
        run = undefined;
        shows = false;
        breaks = 0;
      }
      if (boundary) {
        this.walk(tag, inLink || tag.name === "a", stressed || (tag.kinds & IS_STRESS) !== 0);
        continue;
      }
      // Most runs are one node: a list that begins empty takes room for seventeen.
      if (run) run.push(child);
      else run = [child];
      if (isBreak) breaks++;
      else if (!blank) breaks = 0;
      shows ||= !blank;
    }
    if (run && shows) this.add(owner, run, inLink, stressed);
    this.ranges.set(owner, { from, to: this.blocks.length });
  }

  private add(owner: Tag, nodes: ChildNode[], inLink: boolean, stressed: boolean): void {
    const gathered: Gathered = { line: new SingleLine(), linked: 0, stressed: 0 };
    // Most blocks are one text, which other readers ask for too.
    if (holdsOneText(owner) && !inLink && !stressed) gathered.line.run(textOf(owner));
    else gather(nodes, inLink, stressed, gathered);
    const { text } = gathered.line;
    if (text === "") return;
    const length = weigh(text);
    this.blocks.push({
      owner,
      nodes,
      text,
      lower: text.length > MOST_LOWER ? "" : text.toLowerCase(),
      sentence: endsSentence(text),
      length,
      linked: Math.min(gathered.linked, length),
      stressed: Math.min(gathered.stressed, length),
    });
  }
}

interface Gathered {
  line: SingleLine;
  linked: number;
  stressed: number;
}

function gather(nodes: readonly ChildNode[], inLink: boolean, stressed: boolean, into: Gathered): void {
  for (const node of nodes) {
    if (isText(node)) {
      addToLine(node, into.line);
      if (!inLink && !stressed) continue;
      const length = weigh(node.data.trim());
      if (inLink) into.linked += length;
      if (stressed) into.stressed += length;
    } else if (isPageTag(node)) {
      if (node.name === "br") into.line.space();
      else if (!isPassedOver(node) && !isControl(node)) {
        gather(node.children, inLink || node.name === "a", stressed || (node.kinds & IS_STRESS) !== 0, into);
      }
    }
  }
}

/** What a block stands in: the element around its own, or its own where that holds other blocks too. */
export function containerOf(block: TextBlock): Tag {
  const { owner } = block;
  const holdsMore = owner.name === "div" && owner.children.length > block.nodes.length;
  if (holdsMore || !isPageTag(owner.parent)) return owner;
  return owner.parent;
}
