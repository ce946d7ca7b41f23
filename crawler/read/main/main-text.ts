import { type ChildNode, isText } from "domhandler";
import { standsApart } from "../dom/apart.ts";
import { isBlock, isPageTag } from "../dom/dom.ts";
import { superscript, textOf } from "../dom/text.ts";
import { addToLine } from "../dom/text-node.ts";
import { SingleLine } from "../text/single-line.ts";
import type { MainContent } from "./main-content.ts";

/** The main content as text: one line a block, table cells of a row on one line; an article's title is not in it. */
export function mainText(main: MainContent): string {
  const lines: string[] = [];
  let line = new SingleLine();
  write(main.root.children);
  end();
  return lines.join("\n");

  function end(): void {
    if (line.text !== "") lines.push(line.text);
    line = new SingleLine();
  }

  // Recursion is bounded: the parser caps the depth of the DOM.
  function write(nodes: readonly ChildNode[]): void {
    for (const node of nodes) {
      if (!main.keeps(node)) continue;
      if (isText(node)) addToLine(node, line);
      else if (isPageTag(node)) {
        if (node.name === "br") end();
        else if (node.name === "sup") line.add(superscript(textOf(node)));
        else if (node.name === "td" || node.name === "th") {
          line.space();
          write(node.children);
          line.space();
        } else if (isBlock(node)) {
          end();
          write(node.children);
          end();
        } else {
          if (standsApart(node)) line.space();
          write(node.children);
        }
      }
    }
  }
}
