import { type ChildNode, isText } from "domhandler";
import { BLOCK } from "./content-model.ts";
import { isPageTag, type Tag } from "./dom.ts";
import { isPassedOver } from "./hidden.ts";

const SPACES = /[\s\u200b\u2060]+/g;
const SOFT_HYPHEN = /\u00ad/g;
/** Marks a line end while text is gathered; NUL cannot come from HTML. */
const BREAK = "\0";
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** One kind of space, none at the ends, no invisible characters. */
export function normalise(text: string): string {
  return text.replace(SOFT_HYPHEN, "").replace(SPACES, " ").trim();
}

/**
 * Normalised text of an element: what it shows, on one line. Block boundaries and `<br>` count as a space, inline
 * boundaries as nothing; digits in `<sup>` become superscript digits, so that a note or an exponent never fuses with the
 * number before it. Evidence offsets count in this text.
 */
export function textOf(tag: Tag): string {
  return normalise(gather(tag).replaceAll(BREAK, " "));
}

/** The same text, broken into the lines that the element shows; empty lines left out. */
export function linesOf(tag: Tag): string[] {
  return gather(tag)
    .split(BREAK)
    .map(normalise)
    .filter((line) => line !== "");
}

function gather(tag: Tag): string {
  const pieces: string[] = [];
  gatherInto(tag.children, pieces);
  return pieces.join("");
}

function gatherInto(nodes: readonly ChildNode[], pieces: string[]): void {
  for (const node of nodes) {
    if (isText(node)) pieces.push(node.data);
    else if (isPageTag(node)) gatherTag(node, pieces);
  }
}

function gatherTag(tag: Tag, pieces: string[]): void {
  if (tag.name === "br") {
    pieces.push(BREAK);
    return;
  }
  if (isPassedOver(tag)) return;
  if (tag.name === "sup") {
    pieces.push(superscript(textOf(tag)));
    return;
  }
  const block = BLOCK.has(tag.name);
  if (block) pieces.push(BREAK);
  gatherInto(tag.children, pieces);
  if (block) pieces.push(BREAK);
}

/** "2" -> "²", "a" -> "[a]"; "[1]", "th", "*" stay. */
export function superscript(text: string): string {
  if (/^\d+$/.test(text)) return text.replace(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)]!);
  if (/^-\d+$/.test(text)) return `⁻${superscript(text.slice(1))}`;
  return /^[a-z]$/.test(text) ? `[${text}]` : text;
}
