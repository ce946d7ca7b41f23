import type { PageElement } from "../../../core/page.ts";
import { elementPath, isHeading, isPageTag, type Tag } from "../dom/dom.ts";
import { isHidden, isNeverShown } from "../dom/hidden.ts";
import type { PageAreas } from "../dom/page-area.ts";
import { resolveUrl } from "../dom/resolve-url.ts";
import { textOf } from "../dom/text.ts";
import { labelTexts, NAME_LENGTH, nameOf } from "./accessible-name.ts";
import { addressOf, roleOf } from "./element-role.ts";
import { stateOf } from "./element-state.ts";

/** An interactive element with what is known about where it stands. */
export interface FoundElement {
  element: PageElement;
  tag: Tag;
  /** The nearest heading before it, "" where there is none. */
  heading: string;
  area: "content" | "navigation";
}

/**
 * Everything that can be acted on, in document order, refs from 1; what is hidden is left out.
 *
 * @param base address that links are resolved against
 */
export function findElements(body: Tag, base: string, areas: PageAreas): FoundElement[] {
  const found: FoundElement[] = [];
  const labels = labelTexts(body);
  let heading = "";
  visit(body, "content");
  return found;

  // Recursion is bounded: the parser caps the depth of the DOM.
  function visit(parent: Tag, area: FoundElement["area"]): void {
    for (const tag of parent.children) {
      if (!isPageTag(tag) || isNeverShown(tag) || isHidden(tag)) continue;
      if (isHeading(tag)) heading = textOf(tag, NAME_LENGTH);
      const here = area === "navigation" || areas.isNavigation(tag) ? "navigation" : "content";
      const role = roleOf(tag, base);
      if (role) {
        const element: PageElement = {
          ref: found.length + 1,
          role,
          name: cut(nameOf(tag, labels)),
          path: elementPath(tag),
        };
        const state = stateOf(tag, role);
        if (state) element.state = state;
        const href = role === "link" ? resolveUrl(addressOf(tag), base) : undefined;
        if (href !== undefined) element.href = href;
        found.push({ element, tag, heading, area: here });
      }
      if (tag.name !== "select" && tag.name !== "button") visit(tag, here);
    }
  }
}

function cut(name: string): string {
  return name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH)}…` : name;
}
