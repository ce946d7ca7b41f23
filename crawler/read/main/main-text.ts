import { type ChildNode, isText } from "domhandler";
import { isBlock, isPageTag } from "../dom.ts";
import { normalise, superscript, textOf } from "../text.ts";
import type { MainContent } from "./main-content.ts";

/** The main content as text: one line a block, table cells of a row on one line; an article's title is not in it. */
export function mainText(main: MainContent): string {
  const lines: string[] = [];
  let line = "";
  write(main.root.children);
  end();
  return lines.join("\n");

  function end(): void {
    const text = normalise(line);
    if (text !== "") lines.push(text);
    line = "";
  }

  // Recursion is bounded: the parser caps the depth of the DOM.
  function write(nodes: readonly ChildNode[]): void {
    for (const node of nodes) {
      if (!main.keeps(node)) continue;
      if (isText(node)) line += node.data;
      else if (isPageTag(node)) {
        if (node.name === "br") end();
        else if (node.name === "sup") line += superscript(textOf(node));
        else if (node.name === "td" || node.name === "th") {
          line += " ";
          write(node.children);
          line += " ";
        } else if (isBlock(node)) {
          end();
          write(node.children);
          end();
        } else write(node.children);
      }
    }
  }
}
