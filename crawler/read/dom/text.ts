import { type ChildNode, isText } from "domhandler";
import { isOnOneLine, isSingleSpaced } from "../text/on-one-line.ts";
import { isBlankText, SingleLine } from "../text/single-line.ts";
import { standsApart } from "./apart.ts";
import { isBlock, isPageTag, type Tag } from "./dom.ts";
import { isPassedOver } from "./hidden.ts";
import { TextNode } from "./text-node.ts";

/** Marks a line end while text is gathered; NUL cannot come from HTML. */
const BREAK = "\0";
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** One kind of space, none at the ends, no invisible characters. */
export function normalise(text: string): string {
  if (isOnOneLine(text)) return text;
  const line = new SingleLine();
  line.add(text);
  return line.text;
}

/** One kind of space, those at the ends kept. */
export function singleSpaced(text: string): string {
  // Between the tags of most pages stands nothing but white space.
  if (text !== "" && isBlankText(text)) return " ";
  return isSingleSpaced(text) ? text : text.replace(/[\s\u200b]+/g, " ");
}

/**
 * Normalised text of an element: what it shows, on one line. Block boundaries and `<br>` count as a space, inline
 * boundaries as nothing; digits in `<sup>` become superscript digits, so that a note or an exponent never fuses with the
 * number before it. Evidence offsets count in this text.
 *
 * @param limit characters at most
 */
export function textOf(tag: Tag, limit?: number): string {
  tag.text ??= wholeText(tag);
  return limit === undefined ? tag.text : tag.text.slice(0, limit);
}

/** Does an element show no text at all? */
export function isBlank(tag: Tag): boolean {
  if (tag.text !== undefined || holdsOneText(tag)) return textOf(tag) === "";
  return tag.page?.text.isEmpty(tag) ?? textOf(tag) === "";
}

/** Most cells, items and links hold one text and nothing else. */
export function holdsOneText({ children }: Tag): boolean {
  return children.length === 1 && isText(children[0]!);
}

function wholeText(tag: Tag): string {
  const [only] = tag.children;
  if (only === undefined) return "";
  if (tag.children.length === 1 && isText(only)) {
    return only instanceof TextNode ? only.line.text : normalise(only.data);
  }
  // The page's text holds superscripts as they are shown there.
  const shown = tag.name === "sup" ? undefined : tag.page?.text.of(tag);
  return shown ?? normalise(gather(tag).replaceAll(BREAK, " "));
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

// Recursion is bounded: the parser caps the depth of the DOM.
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
  const block = isBlock(tag);
  if (block) pieces.push(BREAK);
  else if (standsApart(tag)) pieces.push(" ");
  gatherInto(tag.children, pieces);
  if (block) pieces.push(BREAK);
}

/** A sum, difference, quotient or product of short terms: "n+1", "1/2". */
const EXPRESSION = /^[\da-z]{1,3}(?:\s?[+−–/·*-]\s?[\da-z]{1,3})+$/i;
/** Marks of several notes: "1, 2", "a b", "(3)". */
const NOTES = /^\(?(?:\d{1,2}|[a-z])\)?(?:(?:\s?,\s?|\s)\(?(?:\d{1,2}|[a-z])\)?)+$|^\(?\d{1,2}\)$/;

/** "2" -> "²", "−7" -> "⁻⁷", "a" -> "[a]", "1,2" -> "[1][2]", "± 308" -> "^±308", "n+1" -> "^(n+1)"; "[1]", "th", "*" stay. */
export function superscript(text: string): string {
  if (/^\d+$/.test(text)) return text.replace(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)]!);
  if (/^[-−–]\d+$/.test(text)) return `⁻${superscript(text.slice(1))}`;
  if (/^\d*[+−-]$/.test(text)) return `${superscript(text.slice(0, -1))}${text.endsWith("+") ? "⁺" : "⁻"}`;
  if (/^[±∓]\s?\d+$/.test(text)) return `^${text.replace(/\s/, "")}`;
  if (/^\d+\.\d+$/.test(text)) return `^${text}`;
  if (NOTES.test(text))
    return text
      .match(/\w+/g)!
      .map((mark) => `[${mark}]`)
      .join("");
  if (EXPRESSION.test(text)) return `^(${text})`;
  return /^[a-z]$/.test(text) ? `[${text}]` : text;
}
