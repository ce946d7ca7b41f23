import { once } from "node:events";
import { createGunzip, type Gunzip } from "node:zlib";

/** How a member of a packed file begins (RFC 1952, 2.3.1). */
const MEMBER = Buffer.from([0x1f, 0x8b, 0x08]);
/** So many packed bytes at a time: what they unpack to is held until it is taken. */
const MOST_AT_ONCE = 16_384;

/**
 * A packed file (gzip, RFC 1952) unpacked: all that stands before a fault comes before the fault is thrown. Iterating over the
 * stream of zlib would lose what was unpacked and not yet taken.
 */
export async function* unpacked(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  const waiting: Buffer[] = [];
  gunzip.on("data", (part: Buffer) => waiting.push(part));
  const ended = once(gunzip, "end");
  // Who writes hears of a fault as well.
  ended.catch(() => {});
  try {
    for await (const piece of byMember(file)) {
      await written(gunzip, piece);
      yield* waiting.splice(0);
    }
    gunzip.end();
    await ended;
  } catch (fault) {
    yield* waiting.splice(0);
    throw fault;
  } finally {
    gunzip.destroy();
  }
  yield* waiting;
}

/** Packed bytes are unpacked; where they cannot be, zlib says so to whoever listens and never answers. */
function written(gunzip: Gunzip, piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    gunzip.once("error", reject);
    gunzip.write(piece, () => {
      gunzip.off("error", reject);
      resolve();
    });
  });
}

/** The bytes in pieces that end where a member may begin: zlib hands out what a piece holds, or nothing where it is damaged. */
async function* byMember(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const part of file)
    for (let from = 0; from < part.length; ) {
      const member = part.subarray(0, from + MOST_AT_ONCE + MEMBER.length).indexOf(MEMBER, from + 1);
      const to = Math.min(member < 0 ? part.length : member, from + MOST_AT_ONCE);
      yield part.subarray(from, to);
      from = to;
    }
}
