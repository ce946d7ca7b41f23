import type { Text } from "domhandler";
import { singleSpaced } from "../dom/text.ts";
import { TextNode } from "../dom/text-node.ts";
import { ofPage } from "../tables/reference-marks.ts";
import type { LinePart } from "../text/single-line.ts";
import { isLabelLine, ObservedLine } from "./observed-line.ts";

/** A label on a line of its own draws its value onto that line up to this length. */
const VALUE_LENGTH = 200;

/** The lines of an observation as they come: what is written into one line, and where a line ends. */
export class ObservedText {
  private readonly lines: string[] = [];
  /** The line under way. */
  private readonly open = new ObservedLine();
  /** Put before the first text of the next line: a heading's "# ", a list item's "- ". */
  prefix = "";
  private preformatted = 0;
  /** Inside a grid row, blocks do not break the line. */
  private inline = 0;

  /** All lines as one text; never two blank ones behind each other. */
  finish(): string {
    return this.lines
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim();
  }

  get isInline(): boolean {
    return this.inline > 0;
  }

  private get isListing(): boolean {
    return this.preformatted > 0 && this.inline === 0;
  }

  addLine(line: string): void {
    this.lines.push(line);
  }

  blankLine(): void {
    this.lines.push("");
  }

  /** Blocks that are written meanwhile do not break the line. */
  onOneLine(write: () => void): void {
    this.inline++;
    write();
    this.inline--;
  }

  /** What is written meanwhile, as one line that stands apart from the one under way. */
  aside(write: () => void): string {
    const { prefix } = this;
    const line = this.open.text;
    this.open.text = "";
    this.prefix = "";
    this.onOneLine(write);
    const text = this.open.text.trim();
    this.open.text = line;
    this.prefix = prefix;
    return text;
  }

  /** What is written meanwhile keeps its lines and spaces. */
  asListing(write: () => void): void {
    // A listing has lines of its own: its first does not stand behind the label above it.
    if (this.inline === 0 && isLabelLine(this.lines.at(-1) ?? "")) this.blankLine();
    this.preformatted++;
    write();
    this.endLine();
    this.preformatted--;
  }

  /** Parts items that stand on one line. */
  partItems(): void {
    if (this.open.tail !== "" && !/[|>\s]$/.test(this.open.tail)) this.addText("; ");
  }

  addNode(node: Text): void {
    if (this.preformatted === 0 && node instanceof TextNode && node.line.plain) this.addPart(node.line);
    else this.addText(node.data);
  }

  private addPart({ text: held, before, after }: LinePart): void {
    const text = ofPage(held);
    if (text === "") this.open.addSpaced(after ? " " : "");
    else this.open.addSpaced(`${before ? " " : ""}${text}${after ? " " : ""}`);
  }

  /** Text of the page. */
  addText(data: string): void {
    this.add(ofPage(data));
  }

  /** Text of ours, spaced as the line under way is. */
  add(data: string): void {
    this.append(this.spaced(data));
  }

  /** As it stands on the line under way. */
  spaced(text: string): string {
    return this.isListing ? text : singleSpaced(text);
  }

  /** Text that is spaced already. */
  append(data: string): void {
    if (this.isListing) {
      const [first, ...rest] = data.split("\n");
      this.open.append(first ?? "");
      for (const line of rest) {
        this.endLine();
        this.open.text = line;
      }
      return;
    }
    this.open.addSpaced(data);
  }

  endLine(): void {
    if (this.inline > 0) {
      if (this.open.tail !== "" && !this.open.tail.endsWith(" ")) this.open.append(" ");
      return;
    }
    if (this.open.tail === "") return;
    const text = this.preformatted > 0 ? this.open.text.trimEnd() : this.open.text.trim();
    this.open.text = "";
    if (text === "") return;
    const { prefix } = this;
    this.prefix = "";
    const last = this.lines[this.lines.length - 1];
    if (prefix === "" && last !== undefined && isLabelLine(last) && text.length <= VALUE_LENGTH && !isLabelLine(text)) {
      this.lines[this.lines.length - 1] = `${last} ${text}`;
    } else this.lines.push(prefix + text);
  }

  /** The line just written is a label: what follows stands behind its colon. */
  labelLine(): void {
    const last = this.lines[this.lines.length - 1];
    // A sentence is no label.
    if (last !== undefined && last !== "" && !/[:：.!?。！？]$/.test(last))
      this.lines[this.lines.length - 1] = `${last}:`;
  }
}
