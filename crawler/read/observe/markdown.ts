import { type ChildNode, isText } from "domhandler";
import TurndownService from "turndown";
import { VOID } from "../dom/content-model.ts";
import { childTags, isPageTag, type Tag } from "../dom/dom.ts";
import { PageAreas } from "../dom/page-area.ts";
import { parseHtml } from "../dom/parse-html.ts";
import { resolveUrl } from "../dom/resolve-url.ts";
import { textOf } from "../dom/text.ts";
import { bodyOf } from "../html.ts";
import { findMain, type MainContent } from "../main/main-content.ts";
import { pageFacts } from "../page-facts.ts";
import { printedText } from "../tables/cell-content.ts";
import { formGrid } from "../tables/grid.ts";
import { isLayoutTable } from "../tables/table-kind.ts";

/** Attributes that Markdown can say. */
const KEPT_ATTRIBUTES = ["alt", "title", "start", "class"] as const;
/** Stands for a table that is written already; turndown would drop its structure. */
const TABLE_TAG = "markdown-table";

/**
 * Main content of an HTML page as Markdown (CommonMark, tables as in GFM), links absolute. A table with spans is written
 * out as a grid, each spanning cell in every place that it covers.
 *
 * @param html decoded text of the page
 * @param url its address
 */
export function toMarkdown(html: string, url: string): string {
  const document = parseHtml(html);
  const body = bodyOf(document);
  if (!body) return "";
  const tables: string[] = [];
  const main = findMain(body, new PageAreas(body));
  const clean = serialise(main.root.children, { main, base: pageFacts(document, body, url).base, tables });
  const title = main.title ? `# ${textOf(main.title)}\n\n` : "";
  return (title + turndown(tables).turndown(clean)).trim();
}

function turndown(tables: readonly string[]): TurndownService {
  const service = new TurndownService({ headingStyle: "atx", codeBlockStyle: "fenced", bulletListMarker: "-" });
  service.addRule("table", {
    filter: (node) => node.nodeName.toLowerCase() === TABLE_TAG,
    replacement: (_, node) => `\n\n${tables[Number(node.getAttribute("data-index"))] ?? ""}\n\n`,
  });
  service.addRule("struck", {
    filter: ["s", "del"],
    replacement: (text) => (text.trim() === "" ? text : `~~${text.trim()}~~`),
  });
  return service;
}

interface Serialising {
  main: MainContent;
  base: string;
  tables: string[];
}

// Recursion is bounded: the parser caps the depth of the DOM.
function serialise(nodes: readonly ChildNode[], context: Serialising): string {
  let html = "";
  for (const node of nodes) {
    if (!context.main.keeps(node)) continue;
    if (isText(node)) html += escapeHtml(node.data);
    else if (isPageTag(node)) html += serialiseTag(node, context);
  }
  return html;
}

function serialiseTag(tag: Tag, context: Serialising): string {
  if (tag.name === "table" && !isLayoutTable(tag)) {
    const table = gridMarkdown(tag);
    if (table !== "") {
      context.tables.push(table);
      // Turndown leaves out elements without content before it asks the rules.
      return `<${TABLE_TAG} data-index="${context.tables.length - 1}">table</${TABLE_TAG}>`;
    }
  }
  let attributes = "";
  for (const name of KEPT_ATTRIBUTES) {
    const value = tag.attribs[name];
    if (value !== undefined) attributes += ` ${name}="${escapeHtml(value)}"`;
  }
  for (const name of ["href", "src"] as const) {
    const url = tag.attribs[name] === undefined ? undefined : resolveUrl(tag.attribs[name], context.base);
    if (url !== undefined) attributes += ` ${name}="${escapeHtml(url)}"`;
  }
  const open = `<${tag.name}${attributes}>`;
  return VOID.has(tag.name) ? open : `${open}${serialise(tag.children, context)}</${tag.name}>`;
}

function gridMarkdown(table: Tag): string {
  const grid = formGrid(table);
  if (!grid || grid.width === 0 || grid.rows.length === 0) return "";
  const caption = childTags(table).find((child) => child.name === "caption");
  const lines = grid.rows.map((row) => {
    const texts = Array.from({ length: grid.width }, (_, col) => row.cells[col]);
    return `| ${texts.map((cell) => (cell ? printedText(cell.tag).replaceAll("|", "\\|") : "")).join(" | ")} |`;
  });
  lines.splice(1, 0, `|${" --- |".repeat(grid.width)}`);
  return (caption ? `${printedText(caption)}\n\n` : "") + lines.join("\n");
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
