import { type ChildNode, isText } from "domhandler";
import { SingleLine } from "../text/single-line.ts";
import { standsApart } from "./apart.ts";
import { isBlock, isPageTag, type Tag } from "./dom.ts";
import { isPassedOver } from "./hidden.ts";
import { holdsOneText, superscript, textOf } from "./text.ts";
import { addToLine } from "./text-node.ts";

/**
 * What a page shows as one text, and where each element's part of it begins and ends: one walk, after which the text of any
 * element is a slice.
 */
export class PageText {
  private readonly line = new SingleLine();
  /** By order in the document; -1 for what no reader of the page passes through. */
  private readonly starts: Int32Array;
  private readonly ends: Int32Array;

  constructor(tags: readonly Tag[]) {
    this.starts = new Int32Array(tags.length).fill(-1);
    this.ends = new Int32Array(tags.length);
    const [root] = tags;
    if (root) this.gatherTag(root);
  }

  /** Normalised text of an element; undefined where it stands in something that is passed over, or in a superscript. */
  of(tag: Tag): string | undefined {
    const start = this.starts[tag.order] ?? -1;
    if (start < 0) return undefined;
    const end = this.ends[tag.order]!;
    const { text } = this.line;
    return text.slice(text[start] === " " ? start + 1 : start, end);
  }

  /** Where an element ends in the normalised text of one that holds it; undefined where `of` gives none. */
  endWithin(tag: Tag, holder: Tag): number | undefined {
    const start = this.starts[holder.order] ?? -1;
    if (start < 0 || (this.starts[tag.order] ?? -1) < 0) return undefined;
    return this.ends[tag.order]! - (this.line.text[start] === " " ? start + 1 : start);
  }

  /** Does an element show any text? undefined where `of` gives none. */
  isEmpty(tag: Tag): boolean | undefined {
    const start = this.starts[tag.order] ?? -1;
    return start < 0 ? undefined : start === this.ends[tag.order];
  }

  // Recursion is bounded: the parser caps the depth of the DOM.
  private gather(nodes: readonly ChildNode[]): void {
    for (const node of nodes) {
      if (isText(node)) addToLine(node, this.line);
      else if (isPageTag(node)) this.gatherTag(node);
    }
  }

  private gatherTag(tag: Tag): void {
    const { line } = this;
    if (tag.name === "br") line.space();
    else if (isPassedOver(tag)) return;
    else if (tag.name === "sup") line.add(superscript(textOf(tag)));
    else {
      const block = isBlock(tag);
      if (block || standsApart(tag)) line.space();
      this.starts[tag.order] = line.text.length;
      // Its spaces at the ends do not count: it stands on a line of its own.
      if (block && holdsOneText(tag)) line.run(textOf(tag));
      else this.gather(tag.children);
      this.ends[tag.order] = line.text.length;
      if (block) line.space();
    }
  }
}
