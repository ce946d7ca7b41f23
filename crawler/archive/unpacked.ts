import { once } from "node:events";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";

/** How a member of a packed file begins (RFC 1952, 2.3.1). */
const MEMBER = Buffer.from([0x1f, 0x8b, 0x08]);

/** So many bytes wait to be taken before more are unpacked. */
const MOST_WAITING = 1_000_000;

/**
 * A packed file (gzip, RFC 1952) unpacked: all that stands before a fault comes before the fault is thrown. Iterating over the
 * stream of zlib would lose what was unpacked and not yet taken.
 */
export async function* unpacked(file: Readable): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  const waiting: Buffer[] = [];
  let bytes = 0;
  let fault: Error | undefined;
  let ended = false;
  const fail = (error: Error) => {
    fault ??= error;
    gunzip.emit("news");
  };
  gunzip.on("error", fail);
  gunzip.on("end", () => {
    ended = true;
    gunzip.emit("news");
  });
  gunzip.on("data", (part: Buffer) => {
    waiting.push(part);
    bytes += part.length;
    if (bytes > MOST_WAITING) gunzip.pause();
    gunzip.emit("news");
  });
  Readable.from(byMember(file)).on("error", fail).pipe(gunzip);
  try {
    for (;;) {
      const part = waiting.shift();
      if (part !== undefined) {
        bytes -= part.length;
        if (bytes <= MOST_WAITING && gunzip.isPaused()) gunzip.resume();
        yield part;
      } else if (fault !== undefined) throw fault;
      else if (ended) return;
      else await once(gunzip, "news");
    }
  } finally {
    gunzip.destroy();
  }
}

/** The bytes in pieces that end where a member may begin: zlib hands out what a piece holds, or nothing where it is damaged. */
async function* byMember(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const part of file) {
    let from = 0;
    for (let at = part.indexOf(MEMBER, 1); at >= 0; at = part.indexOf(MEMBER, at + 1)) {
      yield part.subarray(from, at);
      from = at;
    }
    yield part.subarray(from);
  }
}
