import { type ChildNode, isText } from "domhandler";
import type { PageElement } from "../../../core/page.ts";
import { standsApart } from "../dom/apart.ts";
import { childTags, isBlock, isHeading, isPageTag, type Tag } from "../dom/dom.ts";
import { isHidden, isNeverShown, isPanel } from "../dom/hidden.ts";
import { signText } from "../dom/sign-text.ts";
import { isStruck } from "../dom/struck.ts";
import type { TagMap } from "../dom/tag-map.ts";
import { isBlank, normalise, superscript, textOf } from "../dom/text.ts";
import { figureSource } from "../files/figures.ts";
import { ofPage, quotedName, reference, settledReferences } from "../tables/reference-marks.ts";
import { ObservedGrid, repeatBudget } from "./observed-grid.ts";
import { observedName } from "./observed-name.ts";
import { arrangesBlocks, tableRows } from "./observed-table.ts";
import { ObservedText } from "./observed-text.ts";
import { optionsOf } from "./select-options.ts";

/** Choices of a select that are written out. */
const SHOWN_OPTIONS = 40;
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
  private readonly out = new ObservedText();
  private depth = 0;
  private struck = false;
  private readonly budget = repeatBudget();
  /** Boxes that ask for consent are written last: they are no part of what stands around them. */
  private readonly consent: ReadonlySet<Tag>;
  private readonly last: Tag[] = [];

  constructor(elements: TagMap<PageElement>, consent: ReadonlySet<Tag>) {
    this.elements = elements;
    this.consent = consent;
  }

  finish(): string {
    this.out.endLine();
    for (const tag of this.last.splice(0)) {
      this.out.blankLine();
      this.block(tag);
    }
    return settledReferences(this.out.finish());
  }

  // Recursion is bounded: the parser caps the depth of the DOM.
  write(nodes: readonly ChildNode[]): void {
    for (const node of nodes) {
      if (isText(node)) this.out.addNode(node);
      else if (isPageTag(node)) this.writeTag(node);
    }
  }

  private writeTag(tag: Tag): void {
    const sign = signText(tag);
    if (sign !== undefined) {
      this.out.addText(` (icon: ${sign}) `);
      return;
    }
    if (isNeverShown(tag)) return;
    if (isHidden(tag)) {
      if (isPanel(tag)) this.writePanel(tag);
      return;
    }
    if (!this.out.isInline && this.consent.has(tag)) {
      this.out.endLine();
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
        if (this.out.isInline) this.out.addText(" ");
        else this.out.endLine();
        return;
      case "hr":
        this.out.endLine();
        return;
      case "img":
        this.writeImage(tag);
        return;
      case "sup":
        this.out.addText(superscript(textOf(tag)));
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
        if (!this.out.isInline && !isBlank(tag)) this.out.labelLine();
        return;
      default:
        if (isHeading(tag)) this.writeHeading(tag);
        else if (isBlock(tag)) this.block(tag);
        else if (!this.struck && isStruck(tag)) this.writeStruck(tag);
        else {
          if (standsApart(tag)) this.out.add(" ");
          this.write(tag.children);
        }
    }
  }

  private block(tag: Tag): void {
    this.out.endLine();
    this.write(tag.children);
    this.out.endLine();
  }

  /** What holds no more is seen to be struck through, as Markdown writes it (GFM 6.5). */
  private writeStruck(tag: Tag): void {
    this.struck = true;
    if (standsApart(tag)) this.out.add(" ");
    this.out.add("~~");
    this.write(tag.children);
    this.out.add("~~");
    this.struck = false;
  }

  private writeHeading(tag: Tag): void {
    this.out.endLine();
    if (!this.out.isInline) {
      this.out.blankLine();
      this.out.prefix = `${"#".repeat(Number(tag.name[1]))} `;
    }
    this.out.onOneLine(() => this.write(tag.children));
    this.out.endLine();
  }

  private writeList(tag: Tag): void {
    this.out.endLine();
    const ordered = tag.name === "ol" && !this.out.isInline;
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
      this.out.endLine();
      // An item may say its own number (HTML 4.4.8, `value`).
      if (ordered) number = Number.parseInt(item.attribs.value ?? "", 10) || number;
      if (!this.out.isInline) this.out.prefix = `${"  ".repeat(this.depth)}${ordered ? `${number++}.` : "-"} `;
      else this.out.partItems();
      this.depth++;
      this.write(item.children);
      this.depth--;
      this.out.endLine();
      this.out.prefix = "";
    }
  }

  private writePanel(tag: Tag): void {
    this.out.endLine();
    const name = normalise(tag.attribs["aria-label"] ?? "");
    this.out.addLine(`(panel${name === "" ? "" : ` "${quotedName(name)}"`}, not shown until its tab is chosen)`);
    this.write(tag.children);
    this.out.endLine();
  }

  private writePreformatted(tag: Tag): void {
    this.out.endLine();
    this.out.asListing(() => this.write(tag.children));
  }

  private writeImage(tag: Tag): void {
    const alt = normalise(tag.attribs.alt ?? "");
    // A figure can be opened as a file of its own: an agent needs its address.
    const file = figureSource(tag);
    const parts = [alt, file === undefined ? "" : `file ${file}`].filter((part) => part !== "");
    if (parts.length > 0) this.out.addText(` (image: ${parts.join(", ")}) `);
  }

  private writeElement(tag: Tag, element: PageElement): void {
    const { ref, role } = element;
    const { name, writtenOut } = observedName(tag, element, this.elements);
    const state = element.state === undefined ? "" : ` (${this.out.spaced(ofPage(element.state))})`;
    this.out.append(` ${reference(ref)} ${role} "${this.out.spaced(quotedName(name))}"${state} `);
    if (tag.name === "select") this.writeOptions(tag);
    else if (writtenOut) this.block(tag);
  }

  private writeOptions(tag: Tag): void {
    const options = optionsOf(tag).map((option) => textOf(option));
    const rest = options.length - SHOWN_OPTIONS;
    this.out.addText(`{${options.slice(0, SHOWN_OPTIONS).join(" | ")}${rest > 0 ? ` | ${rest} more` : ""}} `);
  }

  /** A data table becomes a grid; one cell that holds blocks (a layout table) is written as blocks instead. */
  private writeTable(tag: Tag): void {
    const rows = tableRows(tag);
    if (this.out.isInline || arrangesBlocks(tag, rows)) {
      this.block(tag);
      return;
    }
    this.out.endLine();
    this.out.blankLine();
    for (const child of childTags(tag)) if (child.name === "caption") this.block(child);
    const grid = new ObservedGrid(this.budget);
    for (const row of rows) {
      const line = grid.line(row, (cell) => this.out.aside(() => this.write(cell.children)));
      if (line !== "") this.out.addLine(line);
    }
    this.out.blankLine();
  }
}
