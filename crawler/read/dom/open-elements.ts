import { isBlock, type Tag } from "./dom.ts";
import { FOREIGN, INTEGRATION } from "./scopes.ts";

/** The elements that have begun and not ended (HTML 13.2.4.2), and what an end closes of them. */
export class OpenElements {
  private readonly stack: Tag[] = [];
  /** How many elements of a name are open, so that the search for one that is not costs nothing. */
  private readonly counts = new Map<string, number>();

  /** The innermost. */
  get current(): Tag | undefined {
    return this.stack[this.stack.length - 1];
  }

  get depth(): number {
    return this.stack.length;
  }

  has(name: string): boolean {
    return (this.counts.get(name) ?? 0) > 0;
  }

  push(tag: Tag): void {
    this.stack.push(tag);
    this.counts.set(tag.name, (this.counts.get(tag.name) ?? 0) + 1);
  }

  clear(): void {
    this.stack.length = 0;
  }

  /** Does what comes stand in SVG or MathML? */
  isForeign(): boolean {
    if (!this.has("svg") && !this.has("math")) return false;
    for (let at = this.stack.length - 1; at >= 0; at--) {
      const { name } = this.stack[at]!;
      if (FOREIGN.has(name)) return true;
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
    if (tag) this.counts.set(tag.name, (this.counts.get(tag.name) ?? 1) - 1);
  }
}
