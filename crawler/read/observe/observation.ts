import { type ChildNode, isText, type Text } from "domhandler";
import type { PageElement } from "../../../core/page.ts";
import { standsApart } from "../dom/apart.ts";
import { childTags, isBlock, isHeading, isPageTag, type Tag } from "../dom/dom.ts";
import { isHidden, isNeverShown, isPanel } from "../dom/hidden.ts";
import { isStruck } from "../dom/struck.ts";
import type { TagMap } from "../dom/tag-map.ts";
import { isBlank, normalise, singleSpaced, superscript, textOf } from "../dom/text.ts";
import { TextNode } from "../dom/text-node.ts";
import { figureSource } from "../files/figures.ts";
import { ofPage, quotedName, reference, settledReferences } from "../tables/reference-marks.ts";
import type { LinePart } from "../text/single-line.ts";
import { optionsOf } from "./elements.ts";
import { ObservedGrid, repeatBudget } from "./observed-grid.ts";
import { isLabelLine, ObservedLine } from "./observed-line.ts";
import { observedName } from "./observed-name.ts";
import { arrangesBlocks, tableRows } from "./observed-table.ts";

/** Choices of a select that are written out. */
const SHOWN_OPTIONS = 40;
/** A label on a line of its own draws its value onto that line up to this length. */
const VALUE_LENGTH = 200;
const LIST = new Set(["ul", "ol", "menu", "dir"]);

/**
 * Writes a page as an agent sees it: headings, paragraphs, lists, tables as grids ("a | b | c"), images' texts, form fields,
 * and every interactive element inline as `[12] link "Schedule"`, in reading order. One walk, linear in the page.
 */
export function writeObservation(body: Tag, elements: TagMap<PageElement>): string {
  const writer = new ObservationWriter(elements, body.page?.consent ?? new Set());
  writer.write(body.children);
  return writer.finish();
}

class ObservationWriter {
  private readonly elements: TagMap<PageElement>;
  private readonly lines: string[] = [];
  /** The line under way. */
  private readonly open = new ObservedLine();
  /** Put before the first text of the next line: a heading's "# ", a list item's "- ". */
  private prefix = "";
  private depth = 0;
  private preformatted = 0;
  private struck = false;
  /** Inside a grid row, blocks do not break the line. */
  private inline = 0;
  private readonly budget = repeatBudget();
  /** Boxes that ask for consent are written last: they are no part of what stands around them. */
  private readonly consent: ReadonlySet<Tag>;
  private readonly last: Tag[] = [];

  constructor(elements: TagMap<PageElement>, consent: ReadonlySet<Tag>) {
    this.elements = elements;
    this.consent = consent;
  }

  finish(): string {
    this.endLine();
    for (const tag of this.last.splice(0)) {
      this.lines.push("");
      this.block(tag);
    }
    const text = this.lines
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim();
    return settledReferences(text);
  }

  // Recursion is bounded: the parser caps the depth of the DOM.
  write(nodes: readonly ChildNode[]): void {
    for (const node of nodes) {
      if (isText(node)) this.addNode(node);
      else if (isPageTag(node)) this.writeTag(node);
    }
  }

  private writeTag(tag: Tag): void {
    if (isNeverShown(tag)) return;
    if (isHidden(tag)) {
      if (isPanel(tag)) this.writePanel(tag);
      return;
    }
    if (this.inline === 0 && this.consent.has(tag)) {
      this.endLine();
      this.last.push(tag);
      return;
    }
    const element = this.elements.get(tag);
    if (element) {
      this.writeElement(tag, element);
      return;
    }
    switch (tag.name) {
      case "br":
        if (this.inline > 0) this.addText(" ");
        else this.endLine();
        return;
      case "hr":
        this.endLine();
        return;
      case "img":
        this.writeImage(tag);
        return;
      case "sup":
        this.addText(superscript(textOf(tag)));
        return;
      case "table":
        this.writeTable(tag);
        return;
      case "pre":
        this.writePreformatted(tag);
        return;
      case "ul":
      case "ol":
      case "menu":
      case "dir":
        this.writeList(tag);
        return;
      case "dt":
        this.block(tag);
        if (this.inline === 0 && !isBlank(tag)) this.labelLine();
        return;
      default:
        if (isHeading(tag)) this.writeHeading(tag);
        else if (isBlock(tag)) this.block(tag);
        else if (!this.struck && isStruck(tag)) this.writeStruck(tag);
        else {
          if (standsApart(tag)) this.add(" ");
          this.write(tag.children);
        }
    }
  }

  private block(tag: Tag): void {
    this.endLine();
    this.write(tag.children);
    this.endLine();
  }

  /** What holds no more is seen to be struck through, as Markdown writes it (GFM 6.5). */
  private writeStruck(tag: Tag): void {
    this.struck = true;
    if (standsApart(tag)) this.add(" ");
    this.add("~~");
    this.write(tag.children);
    this.add("~~");
    this.struck = false;
  }

  private writeHeading(tag: Tag): void {
    this.endLine();
    if (this.inline === 0) {
      this.lines.push("");
      this.prefix = `${"#".repeat(Number(tag.name[1]))} `;
    }
    this.inline++;
    this.write(tag.children);
    this.inline--;
    this.endLine();
  }

  private writeList(tag: Tag): void {
    this.endLine();
    const ordered = tag.name === "ol" && this.inline === 0;
    let number = Number.parseInt(tag.attribs.start ?? "1", 10) || 1;
    for (const item of tag.children) {
      if (!isPageTag(item) || item.name !== "li" || isHidden(item)) {
        // Old pages put an inner list beside the items, not into one.
        const inner = isPageTag(item) && LIST.has(item.name) ? 1 : 0;
        this.depth += inner;
        this.write([item]);
        this.depth -= inner;
        continue;
      }
      this.endLine();
      // An item may say its own number (HTML 4.4.8, `value`).
      if (ordered) number = Number.parseInt(item.attribs.value ?? "", 10) || number;
      if (this.inline === 0) this.prefix = `${"  ".repeat(this.depth)}${ordered ? `${number++}.` : "-"} `;
      else if (this.open.tail !== "" && !/[|>\s]$/.test(this.open.tail)) this.addText("; ");
      this.depth++;
      this.write(item.children);
      this.depth--;
      this.endLine();
      this.prefix = "";
    }
  }

  private writePanel(tag: Tag): void {
    this.endLine();
    const name = normalise(tag.attribs["aria-label"] ?? "");
    this.lines.push(`(panel${name === "" ? "" : ` "${quotedName(name)}"`}, not shown until its tab is chosen)`);
    this.write(tag.children);
    this.endLine();
  }

  private writePreformatted(tag: Tag): void {
    this.endLine();
    // A listing has lines of its own: its first does not stand behind the label above it.
    if (this.inline === 0 && isLabelLine(this.lines.at(-1) ?? "")) this.lines.push("");
    this.preformatted++;
    this.write(tag.children);
    this.endLine();
    this.preformatted--;
  }

  private writeImage(tag: Tag): void {
    const alt = normalise(tag.attribs.alt ?? "");
    // A figure can be opened as a file of its own: an agent needs its address.
    const file = figureSource(tag);
    const parts = [alt, file === undefined ? "" : `file ${file}`].filter((part) => part !== "");
    if (parts.length > 0) this.addText(` (image: ${parts.join(", ")}) `);
  }

  private writeElement(tag: Tag, element: PageElement): void {
    const { ref, role } = element;
    const { name, writtenOut } = observedName(tag, element, this.elements);
    const state = element.state === undefined ? "" : ` (${this.spaced(ofPage(element.state))})`;
    this.append(` ${reference(ref)} ${role} "${this.spaced(quotedName(name))}"${state} `);
    if (tag.name === "select") this.writeOptions(tag);
    else if (writtenOut) this.block(tag);
  }

  private writeOptions(tag: Tag): void {
    const options = optionsOf(tag).map((option) => textOf(option));
    const rest = options.length - SHOWN_OPTIONS;
    this.addText(`{${options.slice(0, SHOWN_OPTIONS).join(" | ")}${rest > 0 ? ` | ${rest} more` : ""}} `);
  }

  /** A data table becomes a grid; one cell that holds blocks (a layout table) is written as blocks instead. */
  private writeTable(tag: Tag): void {
    const rows = tableRows(tag);
    if (this.inline > 0 || arrangesBlocks(tag, rows)) {
      this.block(tag);
      return;
    }
    this.endLine();
    this.lines.push("");
    for (const child of childTags(tag)) if (child.name === "caption") this.block(child);
    const grid = new ObservedGrid(this.budget);
    for (const row of rows) {
      const line = grid.line(row, (cell) => this.cellText(cell));
      if (line !== "") this.lines.push(line);
    }
    this.lines.push("");
  }

  private cellText(cell: Tag): string {
    const { prefix } = this;
    const line = this.open.text;
    this.open.text = "";
    this.prefix = "";
    this.inline++;
    this.write(cell.children);
    this.inline--;
    const text = this.open.text.trim();
    this.open.text = line;
    this.prefix = prefix;
    return text;
  }

  private addNode(node: Text): void {
    if (this.preformatted === 0 && node instanceof TextNode && node.line.plain) this.addPart(node.line);
    else this.addText(node.data);
  }

  private addPart({ text: held, before, after }: LinePart): void {
    const text = ofPage(held);
    if (text === "") this.open.addSpaced(after ? " " : "");
    else this.open.addSpaced(`${before ? " " : ""}${text}${after ? " " : ""}`);
  }

  private addText(data: string): void {
    this.add(ofPage(data));
  }

  private add(data: string): void {
    this.append(this.spaced(data));
  }

  /** As it stands on the line under way. */
  private spaced(text: string): string {
    return this.isListing ? text : singleSpaced(text);
  }

  private get isListing(): boolean {
    return this.preformatted > 0 && this.inline === 0;
  }

  private append(data: string): void {
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

  private endLine(): void {
    if (this.inline > 0) {
      if (this.open.tail !== "" && !this.open.tail.endsWith(" ")) this.open.append(" ");
      return;
    }
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
  private labelLine(): void {
    const last = this.lines[this.lines.length - 1];
    // A sentence is no label.
    if (last !== undefined && last !== "" && !/[:：.!?。！？]$/.test(last))
      this.lines[this.lines.length - 1] = `${last}:`;
  }
}
