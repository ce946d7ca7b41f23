import type { Tag } from "./dom.ts";

/** What is known of elements of one document, by their place in it: a `Map` costs several times as much to ask. */
export class TagMap<V> {
  private readonly values: (V | undefined)[];

  /** @param size elements of the document up to the last that is asked for */
  constructor(size: number) {
    this.values = new Array(size);
  }

  get(tag: Tag): V | undefined {
    return this.values[tag.order];
  }

  set(tag: Tag, value: V): void {
    this.values[tag.order] = value;
  }
}
