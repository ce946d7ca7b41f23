import type { PageElement } from "../../../core/page.ts";
import { elementPath, isHeading, isPageTag, type Tag } from "../dom/dom.ts";
import { isHidden, isNeverShown } from "../dom/hidden.ts";
import type { PageAreas } from "../dom/page-area.ts";
import { resolveUrl } from "../dom/resolve-url.ts";
import { textOf } from "../dom/text.ts";
import { type Labels, labelTexts, NAME_LENGTH, nameOf } from "./accessible-name.ts";
import { addressOf, type Role, roleOf } from "./element-role.ts";
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
  return new ElementFinder(base, areas, labelTexts(body)).find(body);
}

/** A class, for engines forget between pages what they compiled of a function that stands within another. */
class ElementFinder {
  private readonly found: FoundElement[] = [];
  private readonly base: string;
  private readonly areas: PageAreas;
  private readonly labels: Labels;
  private heading = "";

  constructor(base: string, areas: PageAreas, labels: Labels) {
    this.base = base;
    this.areas = areas;
    this.labels = labels;
  }

  find(body: Tag): FoundElement[] {
    this.visit(body, "content");
    return this.found;
  }

  // Recursion is bounded: the parser caps the depth of the DOM.
  private visit(parent: Tag, area: FoundElement["area"]): void {
    for (const tag of parent.children) {
      if (!isPageTag(tag) || isNeverShown(tag) || isHidden(tag)) continue;
      if (isHeading(tag)) this.heading = textOf(tag, NAME_LENGTH);
      const here = area === "navigation" || this.areas.isNavigation(tag) ? "navigation" : "content";
      const role = roleOf(tag, this.base);
      if (role) this.found.push({ element: this.elementOf(tag, role), tag, heading: this.heading, area: here });
      if (tag.held > 0 && tag.name !== "select" && tag.name !== "button") this.visit(tag, here);
    }
  }

  private elementOf(tag: Tag, role: Role): PageElement {
    const element: PageElement = {
      ref: this.found.length + 1,
      role,
      name: cut(nameOf(tag, this.labels)),
      path: elementPath(tag),
    };
    const state = stateOf(tag, role);
    if (state) element.state = state;
    const href = role === "link" ? resolveUrl(addressOf(tag), this.base) : undefined;
    if (href !== undefined) element.href = href;
    return element;
  }
}

function cut(name: string): string {
  return name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH)}…` : name;
}
