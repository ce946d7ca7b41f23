/**
 * Items by key, in the order in which they came. An index of a site has hundreds of thousands of keys with one item each, which
 * takes no list of its own here.
 */
export class Lists<Item extends object> {
  readonly #items = new Map<string, Item | Item[]>();

  /** @param item no array */
  add(key: string, item: Item): void {
    const known = this.#items.get(key);
    if (known === undefined) this.#items.set(key, item);
    else if (Array.isArray(known)) known.push(item);
    else this.#items.set(key, [known, item]);
  }

  /** The items of a key; none where it is unknown. */
  of(key: string): readonly Item[] {
    const known = this.#items.get(key);
    if (known === undefined) return [];
    return Array.isArray(known) ? known : [known];
  }
}
