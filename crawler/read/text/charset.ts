import { isAscii, isUtf8, transcode } from "node:buffer";
import iconv from "iconv-lite";
import { knownEncoding } from "./encoding-names.ts";
import { fewWordsOfEastAsia } from "./few-words.ts";
import { isLatin, isOtherLatin, isRatherOther, latinOfLanguage, WESTERN } from "./latin-writing.ts";
import { isBroken, likelyEncodings } from "./likely-encodings.ts";
import { Markup } from "./markup.ts";
import { encodingOfUnknown, likeliestOfWriting } from "./writing-family.ts";

/** How far a declaration is looked for: HTML allows 1,024 bytes, real pages need more (HTML 13.2.3.2). */
const DECLARATION_BYTES = 4096;
/** Switches ISO-2022-JP to two bytes a character (RFC 1468). */
const JAPANESE_SHIFT = "\u001b$";
/** How much of a text of unknown encoding is looked at. */
const SAMPLE_BYTES = 16_384;
/** Pieces of a page that are looked at for other characters than ASCII, and the most of them that may hold some. */
const PIECES = 32;
const PIECE_BYTES = 1024;
const MOST_OTHER = 0.4;
/** A declaration is not believed where the detector is this sure of another one, and by this much surer; of 100. */
const SURE = 60;
const UNSURE = 30;
const SURER = 40;
/** So many bytes above ASCII behind each other are a word; most of them in words is more than this share. */
const WORD_BYTES = 4;
const MOST = 0.6;
/** Bytes above ASCII that it takes for that. */
const LEAST_HIGH_BYTES = 20;
/** Where they are words, so few tell that they are no letters of Latin writing. */
const LEAST_WORD_BYTES = 8;

export interface Encoding {
  /** Lower-case name of the encoding that was used. */
  encoding: string;
  /** The encoding that was declared and not believed. */
  disbelieved?: string;
}

export interface Decoded extends Encoding {
  text: string;
}

/** In what bytes are written; with the text where it is not valid UTF-8, which alone tells itself. */
interface Told extends Encoding {
  text?: string;
}

/** Bytes to text; see `told` for how their encoding is told. Never throws. */
export function decodeBytes(bytes: Uint8Array, contentType: string): Decoded {
  const buffer = withoutNuls(bufferOf(bytes));
  const { text = utf8Text(buffer), ...encoding } = told(buffer, contentType);
  return { text, ...encoding };
}

/** The same of a document that is to be cut into tags and texts. */
export function decodeMarkup(bytes: Uint8Array, contentType: string): Encoding & { markup: Markup } {
  const buffer = withoutNuls(bufferOf(bytes));
  const { text, ...encoding } = told(buffer, contentType);
  if (text !== undefined) return { markup: Markup.ofText(text), ...encoding };
  return { markup: isMostlyAscii(buffer) ? Markup.ofUtf8(buffer) : Markup.ofText(utf8Text(buffer)), ...encoding };
}

/** By a sample: a page whose texts are in another writing than Latin is decoded sooner at once than piece by piece. */
function isMostlyAscii(buffer: Buffer): boolean {
  const step = Math.max(PIECE_BYTES, Math.floor(buffer.length / PIECES));
  let other = 0;
  for (let at = 0; at < buffer.length; at += step) if (!isAscii(buffer.subarray(at, at + PIECE_BYTES))) other++;
  return other <= MOST_OTHER * Math.ceil(buffer.length / step);
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** A zero byte is no character of any text but one in UTF-16: browsers pass over it (HTML 13.2.6.4.7). */
function withoutNuls(buffer: Buffer): Buffer {
  if (!buffer.includes(0) || byteOrderMark(buffer)?.startsWith("utf-16") || unmarkedUtf16(buffer)) return buffer;
  return buffer.filter((byte) => byte !== 0) as Buffer;
}

/**
 * The encoding of bytes: byte order mark, then what HTTP or the document declares where the bytes bear it out (of
 * encodings of one writing the one whose letters come as often as they do there), then what the bytes look like, and of Latin ones
 * that of the language that the document says it is in. Text that is valid UTF-8 and not plain ASCII is UTF-8, whatever is declared: other
 * encodings hardly ever produce valid UTF-8 by chance.
 */
function told(buffer: Buffer, contentType: string): Told {
  const mark = byteOrderMark(buffer) ?? unmarkedUtf16(buffer);
  if (mark) return { text: iconv.decode(buffer, mark), encoding: mark };
  const byServer = declaredByServer(contentType);
  if (isUtf8(buffer)) {
    const ascii = isAscii(buffer);
    // The one encoding of pages that looks like ASCII; what switches to its characters stands in no other text.
    if (ascii && buffer.includes(JAPANESE_SHIFT)) {
      return { text: new TextDecoder("iso-2022-jp").decode(buffer), encoding: "iso-2022-jp" };
    }
    const declared = ascii ? undefined : (byServer ?? declaredInDocument(buffer));
    const lied = declared !== undefined && declared !== "utf-8";
    return lied ? { encoding: "utf-8", disbelieved: declared } : { encoding: "utf-8" };
  }
  const sample = withoutMarkup(buffer);
  const declared = believedDeclaration(byServer, declaredInDocument(buffer), sample);
  const language = declaredLanguage(buffer);
  if (declared !== undefined && declared !== "utf-8") {
    const text = iconv.decode(buffer, declared);
    const likeliest = likeliestOfWriting(declared, sample);
    if (likeliest !== declared) {
      return { text: iconv.decode(buffer, likeliest), encoding: likeliest, disbelieved: declared };
    }
    if (!isBroken(text) && !isDenied(declared, sample, language)) {
      const isServerWrong = byServer !== undefined && byServer !== declared;
      return { text, encoding: declared, ...(isServerWrong ? { disbelieved: byServer } : {}) };
    }
  }
  const encoding = sniffEncoding(sample, declared, language);
  const text = encoding === "utf-8" ? buffer.toString("utf8") : iconv.decode(buffer, encoding);
  return declared !== undefined && declared !== encoding
    ? { text, encoding, disbelieved: declared }
    : { text, encoding };
}

/** The encoding that a byte order mark tells. */
export function byteOrderMark(buffer: Buffer): string | undefined {
  if (buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf) return "utf-8";
  if (buffer[0] === 0xfe && buffer[1] === 0xff) return "utf-16be";
  if (buffer[0] === 0xff && buffer[1] === 0xfe) return "utf-16le";
  return undefined;
}

/** Markup in UTF-16 has a zero byte beside nearly every other: in no other encoding does a text hold one. */
export function unmarkedUtf16(buffer: Buffer): string | undefined {
  const head = buffer.subarray(0, DECLARATION_BYTES);
  if (!head.includes(0)) return undefined;
  const { length } = head;
  const zeros = [0, 0];
  for (let at = 0; at < length; at++) if (head[at] === 0) zeros[at % 2]!++;
  const [even, odd] = zeros as [number, number];
  if (Math.max(even, odd) * 8 < length || Math.min(even, odd) * 8 > Math.max(even, odd)) return undefined;
  return even > odd ? "utf-16be" : "utf-16le";
}

/** What HTTP declares, which stands before what the document does (HTML 13.2.3.2). */
function declaredByServer(contentType: string): string | undefined {
  return knownEncoding(/charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1]);
}

function declaredInDocument(buffer: Buffer): string | undefined {
  const head = buffer.subarray(0, DECLARATION_BYTES).toString("latin1");
  return knownEncoding(
    /<meta[^>]+charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(head)?.[1] ??
      /^\s*<\?xml[^>]+encoding\s*=\s*["']([\w.:-]+)/i.exec(head)?.[1],
  );
}

/**
 * What is declared of bytes that are not UTF-8: by the server, unless what it says is what servers say of all their pages, or cannot be,
 * and the document says another.
 */
function believedDeclaration(
  byServer: string | undefined,
  byDocument: string | undefined,
  sample: Buffer,
): string | undefined {
  if (byServer === undefined || byDocument === undefined) return byServer ?? byDocument;
  const isWrong =
    byServer === "utf-8"
      ? !isNearlyUtf8(sample, byServer)
      : byServer === WESTERN && isRatherOther(byDocument, likelyEncodings(sample));
  return isWrong ? byDocument : byServer;
}

/** One broken byte in a large page, or a few where UTF-8 is declared. */
function isNearlyUtf8(sample: Buffer, declared: string | undefined): boolean {
  const high = highBytes(sample);
  const broken = sample.toString("utf8").match(/\ufffd/g)?.length ?? 0;
  return broken * 10 < high || (declared === "utf-8" && broken * 4 < high);
}

/** The language that the document says it is written in. */
function declaredLanguage(buffer: Buffer): string | undefined {
  const head = buffer.subarray(0, DECLARATION_BYTES).toString("latin1");
  return (
    /<html\b[^>]*\slang\s*=\s*["']?\s*([\w-]+)/i.exec(head)?.[1] ??
    /<meta\b[^>]*http-equiv\s*=\s*["']?content-language\b[^>]*content\s*=\s*["']?\s*([\w-]+)/i.exec(head)?.[1]
  );
}

/** Of bytes that are valid UTF-8. */
function utf8Text(buffer: Buffer): string {
  if (isAscii(buffer)) return buffer.toString("latin1");
  // For valid bytes this way gives the same text in half of the time.
  return transcode(buffer, "utf8", "utf16le").toString("utf16le");
}

/** The beginning without tags: their letters would be taken for the language of the text. */
function withoutMarkup(buffer: Buffer): Buffer {
  const text = buffer.toString("latin1").replace(/<(script|style)\b.*?<\/\1|<[^>]*>/gis, " ");
  return Buffer.from(text.slice(0, SAMPLE_BYTES), "latin1");
}

function highBytes(sample: Buffer): number {
  let count = 0;
  for (const byte of sample) if (byte >= 0x80) count++;
  return count;
}

/** Do the bytes speak clearly for another encoding than the declared one? */
function isDenied(declared: string, sample: Buffer, language: string | undefined): boolean {
  if (isLatin(declared) && highBytes(sample) >= LEAST_WORD_BYTES) {
    if (standsInRuns(sample) || fewWordsOfEastAsia(sample) !== undefined) return true;
  }
  if (declared === WESTERN && latinOfLanguage(language, sample) !== undefined) return true;
  if (highBytes(sample) < LEAST_HIGH_BYTES) return false;
  const likely = likelyEncodings(sample);
  const [best] = likely;
  if (!best) return false;
  const own = likely.find(({ encoding }) => encoding === declared)?.confidence ?? 0;
  if (isLatin(best.encoding)) {
    return declared === WESTERN && isOtherLatin(best.encoding, best.confidence - own, sample);
  }
  if (best.confidence < SURE) return false;
  return best.confidence - own >= SURER;
}

/** Letters beyond ASCII stand alone among others in Latin writing, and make up whole words in all else. */
function standsInRuns(sample: Buffer): boolean {
  const runs = sample.toString("latin1").match(/[\x80-\xff]+/g) ?? [];
  // One and the same sign again and again is a line that is drawn.
  const long = runs.filter((run) => run.length >= WORD_BYTES && new Set(run).size > 2);
  return long.join("").length > highBytes(sample) * MOST;
}

/**
 * The likeliest encoding of bytes that are not valid UTF-8: nearly valid UTF-8 (one broken byte in a large page), else what the
 * detector takes it for.
 */
function sniffEncoding(sample: Buffer, declared: string | undefined, language: string | undefined): string {
  if (isNearlyUtf8(sample, declared)) return "utf-8";
  const likely = likelyEncodings(sample);
  const few = (likely[0]?.confidence ?? 0) < SURE ? fewWordsOfEastAsia(sample) : undefined;
  if (few !== undefined) return few;
  // What the detector does not know it takes for another writing: unsure of it, or the bytes then are not all letters.
  const readable = likely.find(({ encoding }) => !isBroken(iconv.decode(sample, encoding)));
  const isKnown = readable !== undefined && readable === likely[0] && readable.confidence >= UNSURE;
  const unknown = isKnown || !standsInRuns(sample) ? undefined : encodingOfUnknown(sample);
  if (unknown !== undefined) return unknown;
  const likeliest = readable?.encoding ?? WESTERN;
  return likeliestOfWriting((isLatin(likeliest) && latinOfLanguage(language, sample)) || likeliest, sample);
}
