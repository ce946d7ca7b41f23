import { isPageTag, type Tag } from "../dom/dom.ts";
import type { NameValue } from "../dom/name-value.ts";
import { classValueOf } from "../dom/tag-names.ts";

/** More siblings of one kind say no more. */
const MOST_ALIKE = 30;
/** So few children are sooner gone through for each of them than sorted once. */
const FEW = 12;

/** Counts siblings of one name and class: teasers come in rows. */
export class Siblings {
  private readonly counts = new Map<Tag, Map<string, Map<NameValue, number>>>();
  /** By order in the document; 0 while nobody has asked. */
  private readonly found: Uint8Array;

  /** @param size elements of the document */
  constructor(size: number) {
    this.found = new Uint8Array(size);
  }

  /** Siblings with the same name and class, the element itself included; of paragraphs only itself. */
  alike(tag: Tag): number {
    const known = this.found[tag.order];
    if (known) return known;
    const alike = this.count(tag);
    this.found[tag.order] = alike;
    return alike;
  }

  private count(tag: Tag): number {
    const { parent, name } = tag;
    if (!isPageTag(parent) || name === "p") return 1;
    const own = classValueOf(tag);
    if (parent.held <= FEW) return countAlike(parent, name, own);
    let names = this.counts.get(parent);
    if (!names) {
      names = countChildren(parent);
      this.counts.set(parent, names);
    }
    return Math.min(names.get(name)?.get(own) ?? 1, MOST_ALIKE);
  }
}

function countAlike({ children }: Tag, name: string, classes: NameValue): number {
  let alike = 0;
  for (const child of children) {
    if (isPageTag(child) && child.name === name && classValueOf(child) === classes) alike++;
  }
  return alike;
}

function countChildren(parent: Tag): Map<string, Map<NameValue, number>> {
  const names = new Map<string, Map<NameValue, number>>();
  for (const child of parent.children) {
    if (!isPageTag(child)) continue;
    const of = classValueOf(child);
    let classes = names.get(child.name);
    if (!classes) {
      classes = new Map();
      names.set(child.name, classes);
    }
    classes.set(of, (classes.get(of) ?? 0) + 1);
  }
  return names;
}
