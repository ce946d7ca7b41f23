import { withoutMarks } from "../../../logic/values/cell-text.ts";
import { childTags, descendants, isPageTag, type Tag } from "../dom/dom.ts";
import { withoutNumber } from "../dom/page-outline.ts";
import { normalise } from "../dom/text.ts";
import { isBold, printedText } from "./cell-content.ts";
import type { Grid } from "./grid.ts";
import type { TableContext } from "./table-cell.ts";
import { isFullWidth } from "./table-kind.ts";

/** Longer texts beside a table describe it, they do not name it. */
const NAME_LENGTH = 120;

/** "Table 3. Wells", "Annex B: wells", “附表：水井名单”: a line that numbers or labels what follows is its title, set in bold or not. */
const LABELLED =
  /^(?:(?:table|annex|appendix|schedule)\s+(?:\d+|[A-Z])(?:\.\d+)*\s?[.:–—]\s*\S|(?:附[表件]|表)\s?[\d一二三四五六七八九十]*(?:[-–—.]\d+)*\s?[：:．、\s]\s*\p{Script=Han})[^。；;]*$/iu;

/** A link that leads nowhere and does something here. */
const CONTROL = /^\s*(?:javascript:|#\s*$)/i;

/** What the first row says, where it is one cell over the whole width. */
export function titleOf(grid: Grid): string {
  const first = grid.rows[0];
  return first && isFullWidth(first, grid.width) ? printedText(first.tag) : "";
}

/** Caption, title row, what the page says beside the table, a bold line right before it, else the heading. */
export function nameOf({ table, outline }: TableContext, title: string | undefined): string {
  const caption = childTags(table).find((child) => child.name === "caption");
  const stated = caption && !offersChoice(caption) ? withoutMarks(printedText(caption)) : "";
  const label = table.attribs["aria-label"] ?? table.attribs.summary ?? "";
  const beside = label.length <= NAME_LENGTH ? normalise(label) : "";
  return withoutNumber(stated || title || beside || titleBefore(table)) || outline.headingOf(table);
}

/** Controls in a caption choose which rows are shown; they do not name the table. */
function offersChoice(caption: Tag): boolean {
  for (const { name, attribs } of descendants(caption)) {
    if (name === "button" || attribs.role === "tab") return true;
    if (name === "a" && CONTROL.test(attribs.href ?? "")) return true;
  }
  return false;
}

/** What stands right before a table, or before what holds it alone, as its title; "" where nothing does. */
export function titleBefore(table: Tag): string {
  let node: Tag = table;
  for (let up = 0; up < 2; up++) {
    let before = node.prev;
    while (before && !isPageTag(before)) before = before.prev;
    if (before) {
      const titled = /(?:^|[\s_-])(?:title|caption)(?:$|[\s_-])/i.test(before.attribs.class ?? "");
      const isTitle = titled || (before.name === "p" && (isBold(before) || isLabelled(before)));
      const text = isTitle ? printedText(before) : "";
      return text.length <= NAME_LENGTH ? text.replace(/\s*[:：]$/, "") : "";
    }
    if (!isPageTag(node.parent)) return "";
    node = node.parent;
  }
  return "";
}

/** What leads elsewhere is the title of something else: “附件：水井名单” that a link opens. */
const isLabelled = (line: Tag): boolean =>
  LABELLED.test(normalise(printedText(line))) && ![...descendants(line)].some(({ name }) => name === "a");
