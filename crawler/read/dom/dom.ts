import { type ChildNode, type Document, Element, isTag, isText, type ParentNode } from "domhandler";
import { IS_BLOCK, IS_HEADING, nameKinds } from "./content-model.ts";
import type { NameValue } from "./name-value.ts";

/** What readers ask of the whole page that an element stands in; found as it is asked for (`page-tags.ts`). */
export interface TagPage {
  /** All elements in reading order: `all[tag.order]` is `tag`, and what stands inside it follows up to `tag.end`. */
  readonly all: readonly Tag[];
  /** The document has more elements than are kept. */
  readonly isCut: boolean;
  /** Elements of a name, in reading order. */
  named(name: string): readonly Tag[];
  /** What it shows as one text, and each element's part of it (`page-text.ts`). */
  readonly text: {
    of(tag: Tag): string | undefined;
    endWithin(tag: Tag, holder: Tag): number | undefined;
    isEmpty(tag: Tag): boolean | undefined;
  };
  /** What its own style sheets say (`page-styles.ts`); undefined where they say nothing that readers ask for. */
  readonly styles: { readonly mayHide: boolean; saying(tag: Tag): number } | undefined;
  /** Ids of what its tabs show. */
  readonly tabTargets: ReadonlySet<string>;
  /** Boxes that ask for consent, which say nothing of what it is about. */
  readonly consent: ReadonlySet<Tag>;
}

/**
 * An element of our DOM. It knows its index among its parent's child elements (text does not count), so that an element
 * path costs its depth and not the width of the page.
 */
export class Tag extends Element {
  /** What HTML says about its name (`content-model.ts`). */
  readonly kinds: number;
  index = 0;
  /** How many child elements it has. */
  held = 0;
  /** Its place among the elements of its document in reading order, from 0; -1 for one that no parser made. */
  order = -1;
  /** One more than the order of the last element inside it. */
  end = 0;
  /** All elements of its document; undefined for one that no parser made. */
  page: TagPage | undefined = undefined;
  /** Which of the attributes that every element is asked for it has (`attribute-marks.ts`). */
  marks = 0;
  /** What `hidden.ts` found, 0 while nobody has asked: every reader asks it of every element. */
  hiding = 0;
  /** Its normalised text, once it was asked for whole: readers of tables ask again and again (`text.ts`). */
  text: string | undefined = undefined;
  /** Its `class` and `id`, once it was asked what they say (`name-value.ts`). */
  classValue: NameValue | undefined = undefined;
  idValue: NameValue | undefined = undefined;
  /** Its child elements that are not passed over, once they were asked for (`hidden.ts`). */
  shown: readonly Tag[] | undefined = undefined;
  /** Its element path, once it was asked for. */
  path: string | undefined = undefined;

  constructor(name: string, attribs: Record<string, string>, kinds = nameKinds(name)) {
    super(name, attribs);
    this.kinds = kinds;
  }
}

/** Does an element stand on lines of its own? */
export function isBlock({ kinds }: Tag): boolean {
  return (kinds & IS_BLOCK) !== 0;
}

export function isHeading({ kinds }: Tag): boolean {
  return (kinds & IS_HEADING) !== 0;
}

/** Is one of an element's children a block? */
export function holdsBlock({ children }: Tag): boolean {
  for (const child of children) if (isPageTag(child) && isBlock(child)) return true;
  return false;
}

export function isPageTag(node: ChildNode | ParentNode | null | undefined): node is Tag {
  return node instanceof Tag;
}

/** "0/1/4/2": child element indices from the document down. The inverse of `elementAt`. */
export function elementPath(tag: Tag): string {
  // Recursion is bounded: the parser caps the depth of the DOM.
  tag.path ??= isPageTag(tag.parent) ? `${elementPath(tag.parent)}/${tag.index}` : String(tag.index);
  return tag.path;
}

/** The element that `path` leads to, undefined where there is none. */
export function elementAt(document: Document, path: string): Tag | undefined {
  let found: Tag | undefined;
  for (const step of path.split("/")) {
    const index = Number(step);
    found = childTags(found ?? document).find((child) => child.index === index);
    if (!found) return undefined;
  }
  return found;
}

export function childTags(node: ParentNode): Tag[] {
  const tags: Tag[] = [];
  if (node instanceof Tag && node.held === 0) return tags;
  for (const child of node.children) if (isPageTag(child)) tags.push(child);
  return tags;
}

const NONE: readonly Tag[] = [];

/** The elements under `root` in document order, `root` left out. `enter` says whether to look inside one; default: always. */
export function descendants(root: ParentNode, enter?: (tag: Tag) => boolean): Iterable<Tag> {
  // Most cells, items and paragraphs hold no element: a walk over nothing would cost more than what is asked there.
  return root instanceof Tag && root.held === 0 ? NONE : walk(root, enter);
}

function* walk(root: ParentNode, enter: ((tag: Tag) => boolean) | undefined): Generator<Tag> {
  const waiting: Tag[] = [];
  pushChildren(root, waiting);
  for (let tag = waiting.pop(); tag; tag = waiting.pop()) {
    yield tag;
    if (enter === undefined || enter(tag)) pushChildren(tag, waiting);
  }
}

function pushChildren({ children }: ParentNode, waiting: Tag[]): void {
  for (let at = children.length - 1; at >= 0; at--) {
    const child = children[at];
    if (isPageTag(child)) waiting.push(child);
  }
}

/** Elements of a name inside `root`, in reading order; the root itself is left out. */
export function inside(root: Tag, name: string): Tag[] {
  const tags: Tag[] = [];
  for (const tag of root.page?.named(name) ?? []) {
    if (tag.order >= root.end) break;
    if (tag.order > root.order) tags.push(tag);
  }
  return tags;
}

/** The nearest ancestor that `matches`, the element itself left out. */
export function closest(tag: Tag, matches: (ancestor: Tag) => boolean): Tag | undefined {
  for (let node: ParentNode | null = tag.parent; isPageTag(node); node = node.parent) {
    if (matches(node)) return node;
  }
  return undefined;
}

/** Raw text of an element's own text nodes and of all below, as in the source: for `script` and `style` bodies. */
export function rawText(tag: Tag): string {
  let text = "";
  for (const child of tag.children) {
    if (isText(child)) text += child.data;
    else if (isTag(child) && isPageTag(child)) text += rawText(child);
  }
  return text;
}
