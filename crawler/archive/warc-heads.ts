/** No head of a record is longer; what goes on is none. */
const MOST_HEAD = 1_000_000;
/** How an HTTP message begins: an answer, a request. */
const MESSAGE = /^(?:HTTP\/|[A-Z]+ )/;
const LINE_END = "\r\n";

/**
 * A WARC file with its records' heads, and those of the HTTP messages in them, in lines that end as the standards have it
 * (ISO 28500, RFC 9112): some writers, and some servers whose answers were kept as they came, end them in a line feed alone.
 * Bodies are passed on as they are; so is everything from where no record begins, and a file that is packed.
 */
export async function* evenHeads(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const bytes = new Bytes(source);
  for (;;) {
    while (await bytes.has(1)) {
      const [first] = bytes.held;
      if (first !== 0x0d && first !== 0x0a) break;
      bytes.take(1);
    }
    const head =
      (await bytes.has(5)) && bytes.held.toString("latin1", 0, 5) === "WARC/" ? await bytes.head() : undefined;
    if (head === undefined) {
      yield* bytes.rest();
      return;
    }
    const length = Number(/\ncontent-length:\s*(\d+)/i.exec(head)?.[1] ?? 0);
    const isHttp = /\ncontent-type:\s*application\/http\b/i.test(head);
    const message = isHttp ? await bytes.head(length) : undefined;
    const even = message === undefined ? "" : MESSAGE.test(message) ? evenLines(message) : message;
    const added = even.length - (message?.length ?? 0);
    yield Buffer.from(evenLines(added === 0 ? head : withLength(head, length + added)) + even, "latin1");
    let left = length - (message?.length ?? 0);
    while (left > 0 && (await bytes.has(1))) {
      const part = bytes.take(left);
      left -= part.length;
      yield part;
    }
    // What a record still owes where the file ends was cut off, which whoever reads it is to see.
    if (left > 0) return;
    yield Buffer.from(LINE_END + LINE_END);
  }
}

const evenLines = (head: string): string => head.replace(/\r?\n/g, LINE_END);

const withLength = (head: string, length: number): string =>
  head.replace(/(\ncontent-length:\s*)\d+/i, (_, name: string) => name + length);

/** Bytes that come in pieces, some of which are held. */
class Bytes {
  held: Buffer = Buffer.alloc(0);
  private readonly source: AsyncIterator<Uint8Array>;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.source = source[Symbol.asyncIterator]();
  }

  /** Whether so many bytes are left; they are held then. */
  async has(count: number): Promise<boolean> {
    while (this.held.length < count) if (!(await this.more())) return false;
    return true;
  }

  /** So many of the bytes that are held, or as many as these are. */
  take(most: number): Buffer {
    const part = this.held.subarray(0, most);
    this.held = this.held.subarray(part.length);
    return part;
  }

  /** Takes lines up to and with an empty one; undefined, and nothing taken, where none comes within `most` bytes. */
  async head(most = MOST_HEAD): Promise<string | undefined> {
    const limit = Math.min(most, MOST_HEAD);
    for (let searched = 0; ; ) {
      const text = this.held.toString("latin1", searched, limit);
      const end = /\n\r?\n/.exec(text);
      if (end) return this.take(searched + end.index + end[0].length).toString("latin1");
      searched = Math.max(0, Math.min(this.held.length, limit) - 2);
      if (this.held.length >= limit || !(await this.more())) return undefined;
    }
  }

  async *rest(): AsyncGenerator<Uint8Array> {
    do {
      if (this.held.length > 0) yield this.take(this.held.length);
    } while (await this.more());
  }

  private async more(): Promise<boolean> {
    const { value, done } = await this.source.next();
    if (done) return false;
    this.held = this.held.length === 0 ? Buffer.from(value) : Buffer.concat([this.held, value]);
    return true;
  }
}
