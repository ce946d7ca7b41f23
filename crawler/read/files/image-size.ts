/** Width and height of an image in pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/**
 * The size that the header of a PNG, GIF, BMP, WebP or JPEG file states (their specifications: PNG 11.2.2, GIF89a 18,
 * BITMAPINFOHEADER, RFC 9649, JPEG B.2.2), without decoding it; undefined where it states none.
 */
export function imageSize(bytes: Uint8Array): ImageSize | undefined {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (data.length < 30) return undefined;
  if (data.readUInt32BE(0) === 0x89504e47) return { width: data.readUInt32BE(16), height: data.readUInt32BE(20) };
  if (data.toString("latin1", 0, 4) === "GIF8") return { width: data.readUInt16LE(6), height: data.readUInt16LE(8) };
  if (data.toString("latin1", 0, 2) === "BM")
    return { width: Math.abs(data.readInt32LE(18)), height: Math.abs(data.readInt32LE(22)) };
  if (data.toString("latin1", 8, 12) === "WEBP") return webpSize(data);
  return data.readUInt16BE(0) === 0xffd8 ? jpegSize(data) : undefined;
}

function webpSize(data: Buffer): ImageSize | undefined {
  const format = data.toString("latin1", 12, 16);
  if (format === "VP8 ") return { width: data.readUInt16LE(26) & 0x3fff, height: data.readUInt16LE(28) & 0x3fff };
  if (format === "VP8X") return { width: data.readUIntLE(24, 3) + 1, height: data.readUIntLE(27, 3) + 1 };
  if (format !== "VP8L") return undefined;
  const bits = data.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** Walks the segments to the frame header (SOF0 to SOF15, of which C4, C8 and CC are something else). */
function jpegSize(data: Buffer): ImageSize | undefined {
  for (let at = 2; at + 9 < data.length; ) {
    if (data[at] !== 0xff) return undefined;
    const marker = data[at + 1]!;
    if (marker === 0xff) {
      at++;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { width: data.readUInt16BE(at + 7), height: data.readUInt16BE(at + 5) };
    at += 2 + data.readUInt16BE(at + 2);
  }
  return undefined;
}
