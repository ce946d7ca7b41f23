import { isPageTag, type Tag } from "../dom/dom.ts";
import type { NameValue } from "../dom/name-value.ts";
import { classValueOf } from "../dom/tag-names.ts";

/** More siblings of one kind say no more. */
const MOST_ALIKE = 30;

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
    let names = this.counts.get(parent);
    if (!names) {
      names = countChildren(parent);
      this.counts.set(parent, names);
    }
    return Math.min(names.get(name)?.get(classValueOf(tag)) ?? 1, MOST_ALIKE);
  }
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
