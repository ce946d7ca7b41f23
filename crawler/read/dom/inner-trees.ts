import { type ChildNode, type Document, isText } from "domhandler";
import { isPageTag, type Tag } from "./dom.ts";
import { NO_ATTRIBUTES, newAttributes } from "./tag-attributes.ts";
import { TreeBuilder } from "./tree-builder.ts";

/** Elements that may have a shadow tree (https://dom.spec.whatwg.org, 4.9), beside those with a name of their own. */
const HOSTS = new Set(
  "article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span".split(" "),
);
/** Documents within documents that are read. */
const MOST_FRAMES_DEEP = 3;
/** Trees within trees can stand deeper than any page of one tree. */
const MOST_DEPTH = 1_500;
/** Frames smaller than this many pixels show nothing that is read. */
const SMALL_FRAME = { width: 40, height: 20 };

/** What an element's slots show: the host's own children, which belong to the tree around it. */
interface Slotted {
  byName: Map<string, ChildNode[]>;
  around: Slotted | undefined;
}

/**
 * The document as it is shown: a declarative shadow tree (`<template shadowrootmode>`, HTML 4.12.3) stands in the place of
 * its host's children, which stand in its slots, and the document of an `<iframe srcdoc>` in the place of the frame. So
 * elements have the same paths as where a browser writes the page out.
 *
 * @param parse reads the HTML of a frame that stands in `depth` others
 */
export function withInnerTrees(
  document: Document,
  parse: (html: string, depth: number) => Document,
  depth: number,
): Document {
  const tree = new TreeBuilder();
  build(document.children, undefined, 0);
  return tree.finish();

  function build(nodes: readonly ChildNode[], slotted: Slotted | undefined, level: number): void {
    if (level > MOST_DEPTH) return;
    for (const node of nodes) {
      if (isText(node)) tree.addText(node.data);
      else if (isPageTag(node)) buildTag(node, slotted, level);
    }
  }

  function buildTag(tag: Tag, slotted: Slotted | undefined, level: number): void {
    const { attribs: values, marks, name } = tag;
    if (name === "iframe" && values.srcdoc !== undefined) {
      buildFrame(tag, values.srcdoc, level);
      return;
    }
    tree.startTag(name, { values, marks });
    const shadow = shadowOf(tag);
    const shown = name === "slot" && slotted ? taken(slotted.byName, values.name ?? "") : undefined;
    if (shadow) build(shadow.children, { byName: bySlot(tag, shadow), around: slotted }, level + 1);
    else if (shown) build(shown, slotted?.around, level + 1);
    else build(tag.children, slotted, level + 1);
    tree.endTag(name);
  }

  function buildFrame(frame: Tag, html: string, level: number): void {
    const { srcdoc: _, ...values } = frame.attribs;
    tree.startTag("div", { values: Object.assign(newAttributes().values, values), marks: frame.marks });
    if (depth < MOST_FRAMES_DEEP && !isSmall(frame)) {
      const inner = parse(html, depth + 1);
      for (const root of inner.children) {
        if (!isPageTag(root)) continue;
        // As a browser writes it: the document and its body are boxes, its head is not shown.
        tree.startTag("div", NO_ATTRIBUTES);
        for (const part of root.children) {
          if (!isPageTag(part) || part.name === "head") continue;
          tree.startTag("div", { values: part.attribs, marks: part.marks });
          build(part.children, undefined, level + 3);
          tree.endTag("div");
        }
        tree.endTag("div");
      }
    }
    tree.endTag("div");
  }
}

/** The first of an element's templates that declares its shadow tree. */
function shadowOf(host: Tag): Tag | undefined {
  if (host.held === 0 || !(HOSTS.has(host.name) || host.name.includes("-"))) return undefined;
  for (const child of host.children) {
    if (!isPageTag(child) || child.name !== "template") continue;
    if (/^(?:open|closed)$/i.test(child.attribs.shadowrootmode ?? "")) return child;
  }
  return undefined;
}

/** A host's children by the slot that they ask for; what asks for none goes to the slot without a name. */
function bySlot(host: Tag, shadow: Tag): Map<string, ChildNode[]> {
  const slots = new Map<string, ChildNode[]>();
  for (const child of host.children) {
    if (child === shadow) continue;
    const name = isPageTag(child) ? (child.attribs.slot ?? "") : "";
    const known = slots.get(name);
    if (known) known.push(child);
    else slots.set(name, [child]);
  }
  // White space alone asks for nothing: the slot shows what it holds itself.
  const rest = slots.get("");
  if (rest?.every((node) => isText(node) && node.data.trim() === "")) slots.delete("");
  return slots;
}

/** What stands in the first slot of a name does not stand in the next. */
function taken(slots: Map<string, ChildNode[]>, name: string): ChildNode[] | undefined {
  const nodes = slots.get(name);
  slots.delete(name);
  return nodes;
}

function isSmall({ attribs }: Tag): boolean {
  const pixels = (size: string | undefined) =>
    /^\d+(?:px)?$/.test(size ?? "") ? Number.parseInt(size!, 10) : Infinity;
  return pixels(attribs.width) < SMALL_FRAME.width || pixels(attribs.height) < SMALL_FRAME.height;
}
