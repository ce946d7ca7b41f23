import { Text } from "domhandler";
import { isOnOneLine } from "../text/on-one-line.ts";
import { isBlankText, type LinePart, SingleLine, showsNothing } from "../text/single-line.ts";

/** A text of our DOM. What it is on one line is found once: half a dozen readers go through the texts of a page. */
export class TextNode extends Text {
  private part: LinePart | undefined = undefined;

  get line(): LinePart {
    this.part ??= linePart(this.data);
    return this.part;
  }
}

/** Between the tags of most pages stands nothing but white space. */
const BLANK: LinePart = { text: "", before: true, after: true, plain: true };

function linePart(data: string): LinePart {
  if (data !== "" && isBlankText(data)) return BLANK;
  if (isOnOneLine(data)) return { text: data, before: false, after: false, plain: true };
  const line = new SingleLine();
  line.add(data);
  const { text, begins, ends, plain } = line;
  return { text, before: begins, after: ends, plain };
}

/** Adds what a text shows to a line; one that no parser made is looked through anew. */
export function addToLine(node: Text, line: SingleLine): void {
  if (node instanceof TextNode) line.addPart(node.line);
  else line.add(node.data);
}

/** Does a text show anything? */
export function showsText(node: Text): boolean {
  return node instanceof TextNode ? node.line.text !== "" : !showsNothing(node.data);
}

/** Is it nothing but what `trim` takes away? */
export function isBlankNode(node: Text): boolean {
  return node instanceof TextNode ? node.line.text === "" && node.line.plain : node.data.trim() === "";
}
