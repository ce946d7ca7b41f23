import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { SkipError } from "../../../core/errors.ts";
import { sha256 } from "../../../core/ids.ts";
import type { Source } from "../reader.ts";

const inflate = promisify(gunzip);

/**
 * A file that was packed with gzip (RFC 1952), unpacked; any other as it is. It keeps its address and the digest of the
 * bytes as they came, which is what evidence points to.
 *
 * @param most bytes that it may unpack to
 * @throws SkipError too_large, unreadable
 */
export async function unpacked(source: Source, most: number): Promise<Source> {
  const { body, url } = source;
  if (body[0] !== 0x1f || body[1] !== 0x8b) return source;
  try {
    const inside = await inflate(body, { maxOutputLength: most });
    return { ...source, body: inside, contentType: "", snapshot: source.snapshot ?? sha256(body) };
  } catch (cause) {
    const over =
      cause instanceof RangeError ||
      (cause instanceof Error && "code" in cause && cause.code === "ERR_BUFFER_TOO_LARGE");
    if (over) throw new SkipError("too_large", `${url} unpacks to more than ${most} bytes`, { cause });
    throw new SkipError("unreadable", `${url} is not the gzip that it says it is`, { cause });
  }
}

/** "table.csv.gz" -> "table.csv" */
export function unpackedName(address: string): string {
  return address.replace(/\.gz$/i, "");
}
