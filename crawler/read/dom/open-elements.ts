import { IS_FOREIGN } from "./content-model.ts";
import { isBlock, type Tag } from "./dom.ts";
import { INTEGRATION } from "./scopes.ts";

/** Places for counts of names. A map of names costs more with each tag than all else that is done here. */
const PLACES = 256;

/** By first letter, last letter and length, which tell the frequent names apart. */
function placeOf(name: string): number {
  const { length } = name;
  return (name.charCodeAt(0) * 33 + name.charCodeAt(length - 1) * 5 + length) & (PLACES - 1);
}

/** The elements that have begun and not ended (HTML 13.2.4.2), and what an end closes of them. */
export class OpenElements {
  private readonly stack: Tag[] = [];
  /** How many are open of the names that share a place, so that the search for one that is not costs next to nothing. */
  private readonly counts = new Uint16Array(PLACES);
  /** How many of them begin foreign content: most pages have none. */
  private foreign = 0;

  /** The innermost. */
  get current(): Tag | undefined {
    return this.stack[this.stack.length - 1];
  }

  get depth(): number {
    return this.stack.length;
  }

  has(name: string): boolean {
    if (this.counts[placeOf(name)] === 0) return false;
    for (let at = this.stack.length - 1; at >= 0; at--) if (this.stack[at]!.name === name) return true;
    return false;
  }

  push(tag: Tag): void {
    this.stack.push(tag);
    this.counts[placeOf(tag.name)]!++;
    if ((tag.kinds & IS_FOREIGN) !== 0) this.foreign++;
  }

  clear(): void {
    this.stack.length = 0;
    this.counts.fill(0);
    this.foreign = 0;
  }

  /** Does what comes stand in SVG or MathML? */
  isForeign(): boolean {
    if (this.foreign === 0) return false;
    for (let at = this.stack.length - 1; at >= 0; at--) {
      const { name, kinds } = this.stack[at]!;
      if ((kinds & IS_FOREIGN) !== 0) return true;
      if (INTEGRATION.has(name)) return false;
    }
    return false;
  }

  /** Closes everything down to the nearest open element of a name, unless a boundary stands before it. */
  popTo(wanted: string, boundary: number, also?: string, inline = false): void {
    this.popToEither(wanted, wanted, boundary, also, inline);
  }

  /** Closes everything down to the nearest open element of one of two names, unless a boundary stands before it. */
  popToEither(one: string, other: string, boundary: number, also?: string, inline = false): void {
    for (let at = this.stack.length - 1; at > 0; at--) {
      const tag = this.stack[at]!;
      const { name } = tag;
      if (name === one || name === other) {
        while (this.stack.length > at) this.pop();
        return;
      }
      if ((tag.kinds & boundary) !== 0 || name === also) return;
      if (inline && isBlock(tag) && name !== "p") return;
    }
  }

  /** Inside a table: closes everything down to, and without, the nearest boundary. Outside one: nothing. */
  popInTable(boundary: number, also?: string): void {
    if (!this.has("table")) return;
    while (this.current && (this.current.kinds & boundary) === 0 && this.current.name !== also) this.pop();
  }

  pop(): void {
    const tag = this.stack.pop();
    if (!tag) return;
    this.counts[placeOf(tag.name)]!--;
    if ((tag.kinds & IS_FOREIGN) !== 0) this.foreign--;
  }
}
