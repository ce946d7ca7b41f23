import { isAscii } from "node:buffer";

/** Bytes that the engine is asked about at once. */
const BLOCK = 1024;
const LAST_ASCII = 0x7f;

/**
 * A document as its scanner goes through it. Nearly all of a page in UTF-8 is ASCII, tags and scripts above all, and what
 * stands between two signs of ASCII can be cut out before it is decoded. Such a page is searched with each byte as a
 * character, which takes half of the room, and of what is cut out only what is not ASCII is decoded.
 */
export class Markup {
  /** To be searched for ASCII alone. */
  readonly text: string;
  private readonly bytes: Buffer | undefined;
  /** What was found to be ASCII last. */
  private asciiFrom = 0;
  private asciiTo: number;

  private constructor(text: string, bytes: Buffer | undefined) {
    this.text = text;
    this.bytes = bytes;
    this.asciiTo = bytes ? 0 : text.length;
  }

  static ofText(text: string): Markup {
    return new Markup(text, undefined);
  }

  /** Of bytes that are valid UTF-8. */
  static ofUtf8(bytes: Buffer): Markup {
    return new Markup(bytes.toString("latin1"), bytes);
  }

  /** What stands from one place to another in `text`, as it reads. */
  cut(from: number, to: number): string {
    if (to > this.asciiTo || from < this.asciiFrom) this.findAscii(from);
    return this.bytes === undefined || to <= this.asciiTo
      ? this.text.slice(from, to)
      : this.bytes.toString("utf8", from, to);
  }

  private findAscii(from: number): void {
    if (this.bytes === undefined) return;
    this.asciiFrom = from;
    this.asciiTo = endOfAscii(this.bytes, from);
  }
}

/** Where the first byte from a place on stands that is not ASCII. */
function endOfAscii(bytes: Buffer, from: number): number {
  const { length } = bytes;
  let at = from;
  while (at < length && isAscii(bytes.subarray(at, at + BLOCK))) at += BLOCK;
  while (at < length && bytes[at]! <= LAST_ASCII) at++;
  return Math.min(at, length);
}
