import { type ChildNode, isText } from "domhandler";
import { withoutMarks } from "../../../logic/values/cell-text.ts";
import { elementPath, isPageTag, type Tag } from "../dom/dom.ts";
import { isPassedOver } from "../dom/hidden.ts";
import { isBlank, superscript, textOf } from "../dom/text.ts";
import { addToLine, showsText } from "../dom/text-node.ts";
import { contentOf, printedText } from "../tables/cell-content.ts";
import type { DraftCell } from "../tables/relation-draft.ts";
import { SingleLine } from "../text/single-line.ts";
import { isLabelText } from "./label-values.ts";

/** Longer values are prose: the label is no fact, and the run goes on. */
const VALUE_LENGTH = 160;
/** What a page sets labels apart with in the middle of its text. */
const LABEL_TAG = new Set(["b", "strong", "em", "i", "u", "span", "font", "dfn", "label", "tt", "code"]);
/** "Label: value" or "label = value" in plain text; the label may not hold a colon, nor the value begin an address ("http://"). */
const PLAIN_PAIR = /^([^:：=]{2,40}?)(?:[:：]|\s(=))\s+\S/;

/** Characters of a line after which the pattern has found its label, or never will. */
const LABEL_TOLD = 44;

/** What stands between labels and values. */
export const COLON = /[:：=]/;
const COLON_BEHIND = /\s*[:：=]$/;
const COLON_BEFORE = /^\s*[:：=]\s*/;
/** Characters between label and value: a colon and spaces. */
const MOST_BETWEEN = 4;

/** A line "Label: value". */
export interface Pair {
  label: string;
  /** Undefined where the value is too long to be a fact, or empty. */
  cell: DraftCell | undefined;
  /** The label stands in an element of its own. */
  marked: boolean;
}

/** What a line says: a label with its value, nothing, or something else. */
export function lineOf(nodes: readonly ChildNode[], holder: Tag, base: string): Pair | "blank" | "other" {
  const shown = nodes.filter(isShown);
  const [head, ...rest] = shown;
  if (!head) return "blank";
  return (isPageTag(head) ? markedPair(head, rest, holder, base) : plainPair(shown, holder, base)) ?? "other";
}

/** Whether a node shows anything. */
export function isShown(node: ChildNode): boolean {
  if (isText(node)) return showsText(node);
  return isPageTag(node) && node.name !== "br" && !isPassedOver(node) && !isBlank(node);
}

/** A label in an element of its own, its colon inside it or behind. */
function markedPair(head: Tag, rest: readonly ChildNode[], holder: Tag, base: string): Pair | undefined {
  if (!LABEL_TAG.has(head.name)) return undefined;
  const printed = printedText(head);
  const behind = lineText(rest);
  if (!COLON_BEHIND.test(printed) && !/^(?:[:：]|=\s)/.test(behind)) return undefined;
  const label = withoutMarks(printed.replace(COLON_BEHIND, ""));
  const labelEnd = head.page?.text.endWithin(head, holder);
  if (!isLabelText(label) || labelEnd === undefined) return undefined;
  return { label, marked: true, cell: valueAt(labelEnd, behind.replace(COLON_BEFORE, ""), rest, holder, base) };
}

function plainPair(nodes: readonly ChildNode[], holder: Tag, base: string): Pair | undefined {
  // Most lines hold no colon, or begin with words that are no label, and need not be put together.
  if (!nodes.some(mayHoldColon)) return undefined;
  const beginning = lineText(nodes.slice(0, 1));
  if (beginning.length > LABEL_TOLD && !PLAIN_PAIR.test(beginning)) return undefined;
  const line = lineText(nodes);
  const [, label, equals] = PLAIN_PAIR.exec(line) ?? [];
  // A colon stands in sentences, too, an equals sign in none.
  if (label === undefined || !isLabelText(label) || !(equals || /^(?:\p{Lu}|\p{Lo})/u.test(label))) return undefined;
  const whole = textOf(holder);
  const at = whole.indexOf(line);
  // A line that stands twice in its holder could be either.
  if (at < 0 || whole.indexOf(line, at + 1) >= 0) return undefined;
  const value = line.slice(label.length).replace(COLON_BEFORE, "");
  return { label: withoutMarks(label), marked: false, cell: valueAt(at + label.length, value, nodes, holder, base) };
}

function mayHoldColon(node: ChildNode): boolean {
  return !isText(node) || COLON.test(node.data);
}

/** The value that stands right behind a label, with its place in the holder's text. */
function valueAt(
  labelEnd: number,
  printed: string,
  nodes: readonly ChildNode[],
  holder: Tag,
  base: string,
): DraftCell | undefined {
  const text = withoutMarks(printed);
  if (text === "" || text.length > VALUE_LENGTH) return undefined;
  const start = textOf(holder).indexOf(text, labelEnd);
  if (start < 0 || start > labelEnd + MOST_BETWEEN) return undefined;
  const cell: DraftCell = {
    text,
    place: { at: "node", path: elementPath(holder), start, end: start + text.length },
  };
  const anchors = nodes.filter((node): node is Tag => isPageTag(node) && node.name === "a");
  const link = anchors[0] && contentOf(anchors[0], base).link;
  if (link === undefined) return cell;
  return anchors.length === 1 && textOf(anchors[0]!) === text ? { ...cell, link, href: link } : { ...cell, link };
}

/** What nodes of one line show, as `textOf` has it. */
export function lineText(nodes: readonly ChildNode[]): string {
  const line = new SingleLine();
  gather(nodes, line);
  return line.text;
}

// Recursion is bounded: the parser caps the depth of the DOM.
function gather(nodes: readonly ChildNode[], line: SingleLine): void {
  for (const node of nodes) {
    if (isText(node)) addToLine(node, line);
    else if (!isPageTag(node) || isPassedOver(node)) continue;
    else if (node.name === "sup") line.add(superscript(textOf(node)));
    else gather(node.children, line);
  }
}
