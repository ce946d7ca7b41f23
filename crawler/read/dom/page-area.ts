import { HAS_CLASS, HAS_ID, HAS_ROLE } from "./attribute-marks.ts";
import { childTags, inside, isPageTag, type Tag } from "./dom.ts";
import { isFactAside } from "./fact-aside.ts";
import type { NameValue } from "./name-value.ts";
import { classValueOf, idValueOf } from "./tag-names.ts";

const NAVIGATION_TAG = new Set(["nav", "footer", "aside"]);
const NAVIGATION_ROLE = new Set(["navigation", "banner", "contentinfo", "complementary", "menu", "menubar", "search"]);
/** One word of a class or id, split at "-", "_" and case. */
const NAVIGATION_WORD =
  /^(?:nav|navbar|navigation|navheader|navfooter|menu|menubar|breadcrumbs?|crumbs?|footer|sidebar|toc|masthead|topbar|pager|pagination|skip|toolbar|sitemap|share|social)$/;
/** Words that take it back: "menu-item-content", "page-with-sidebar", "no-footer". */
const LAYOUT_WORD = /^(?:with|has|no|without|main|content|body|wrapper|container|page|layout)$/;

/**
 * Tells navigation from content by element, role and class. An element that holds the main part or the page's first `h1`
 * is content whatever it is called, so that a class on a wrapper never makes a whole page navigation.
 */
export class PageAreas {
  private readonly content = new Set<Tag>();
  /** By order in the document: 1 navigation, -1 content, 0 while nobody has asked. */
  private readonly found: Int8Array;

  constructor(body: Tag) {
    this.found = new Int8Array(body.end);
    const [heading] = inside(body, "h1");
    if (heading) this.add(heading);
    const all = body.page?.all ?? [];
    for (let at = body.order + 1; at < body.end; at++) {
      const tag = all[at];
      if (tag && (tag.name === "main" || ((tag.marks & HAS_ROLE) !== 0 && tag.attribs.role === "main"))) this.add(tag);
    }
  }

  /** The element and all around it. */
  private add(tag: Tag): void {
    this.content.add(tag);
    for (let node = tag.parent; isPageTag(node); node = node.parent) this.content.add(node);
  }

  isNavigation(tag: Tag): boolean {
    const known = this.found[tag.order];
    if (known !== undefined && known !== 0) return known > 0;
    const navigation = this.findNavigation(tag);
    this.found[tag.order] = navigation ? 1 : -1;
    return navigation;
  }

  private findNavigation(tag: Tag): boolean {
    if (this.content.has(tag) || isFactAside(tag)) return false;
    if (NAVIGATION_TAG.has(tag.name) || tag.page?.consent.has(tag)) return true;
    if ((tag.marks & HAS_ROLE) !== 0 && NAVIGATION_ROLE.has(tag.attribs.role ?? "")) return true;
    if (tag.name === "header") return !childTags(tag).some((child) => child.name === "p");
    return isNamedSo(tag);
  }
}

function isNamedSo(tag: Tag): boolean {
  const { marks } = tag;
  return (
    ((marks & HAS_CLASS) !== 0 && saysNavigation(classValueOf(tag))) ||
    ((marks & HAS_ID) !== 0 && saysNavigation(idValueOf(tag)))
  );
}

function saysNavigation(name: NameValue): boolean {
  name.navigation ??= isNavigationName(name.text);
  return name.navigation;
}

/** What every name of navigation holds: most names hold none of it. */
const MAY_BE_NAVIGATION = /nav|menu|crumb|foot|side|toc|mast|topbar|pag|skip|toolbar|sitemap|share|social/i;

function isNavigationName(names: string): boolean {
  if (names.length > 200 || !MAY_BE_NAVIGATION.test(names)) return false;
  return names.split(/\s+/).some((name) => {
    const words = name
      .replace(/([a-z])([A-Z])/g, "$1-$2")
      .toLowerCase()
      .split(/[-_]+/);
    return words.some((word) => NAVIGATION_WORD.test(word)) && !words.some((word) => LAYOUT_WORD.test(word));
  });
}
