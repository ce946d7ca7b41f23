import { isAscii, isUtf8, transcode } from "node:buffer";
import chardet from "chardet";
import iconv from "iconv-lite";
import { fewWordsOfEastAsia } from "./few-words.ts";
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
/** What is declared where nothing is known. */
const WESTERN = "windows-1252";
/** Encodings of Latin writing that have other letters in the place of common Western ones. */
const OTHER_LATIN = new Set(["windows-1250", "iso-8859-2", "windows-1254", "windows-1258"]);
/** By how much more they must be likely, and the signs within words that tell where they are a little. */
const LATIN_LEAD = 12;
const LEAST_SIGNS = 3;
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
 * The encoding of bytes: byte order mark, then what HTTP or the document declares where the bytes bear it out (of encodings of one
 * writing the one whose letters come as often as they do there), then what the bytes look like. Text that is valid UTF-8 and not plain ASCII is UTF-8, whatever is declared: other encodings hardly ever
 * produce valid UTF-8 by chance.
 */
function told(buffer: Buffer, contentType: string): Told {
  const mark = byteOrderMark(buffer) ?? unmarkedUtf16(buffer);
  if (mark) return { text: iconv.decode(buffer, mark), encoding: mark };
  const declared = declaredEncoding(buffer, contentType);
  if (isUtf8(buffer)) {
    const ascii = isAscii(buffer);
    // The one encoding of pages that looks like ASCII; what switches to its characters stands in no other text.
    if (ascii && buffer.includes(JAPANESE_SHIFT)) {
      return { text: new TextDecoder("iso-2022-jp").decode(buffer), encoding: "iso-2022-jp" };
    }
    const lied = !ascii && declared !== undefined && declared !== "utf-8";
    return lied ? { encoding: "utf-8", disbelieved: declared } : { encoding: "utf-8" };
  }
  const sample = withoutMarkup(buffer);
  if (declared !== undefined && declared !== "utf-8") {
    const text = iconv.decode(buffer, declared);
    const likeliest = likeliestOfWriting(declared, sample);
    if (likeliest !== declared) {
      return { text: iconv.decode(buffer, likeliest), encoding: likeliest, disbelieved: declared };
    }
    if (!isBroken(text) && !isDenied(declared, sample)) return { text, encoding: declared };
  }
  const encoding = sniffEncoding(sample, declared);
  const text = encoding === "utf-8" ? buffer.toString("utf8") : iconv.decode(buffer, encoding);
  return declared !== undefined && declared !== encoding
    ? { text, encoding, disbelieved: declared }
    : { text, encoding };
}

function byteOrderMark(buffer: Buffer): string | undefined {
  if (buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf) return "utf-8";
  if (buffer[0] === 0xfe && buffer[1] === 0xff) return "utf-16be";
  if (buffer[0] === 0xff && buffer[1] === 0xfe) return "utf-16le";
  return undefined;
}

/** Markup in UTF-16 has a zero byte beside nearly every other: in no other encoding does a text hold one. */
function unmarkedUtf16(buffer: Buffer): string | undefined {
  const zeros = [0, 0];
  const length = Math.min(buffer.length, DECLARATION_BYTES);
  for (let at = 0; at < length; at++) if (buffer[at] === 0) zeros[at % 2]!++;
  const [even, odd] = zeros as [number, number];
  if (Math.max(even, odd) * 8 < length || Math.min(even, odd) * 8 > Math.max(even, odd)) return undefined;
  return even > odd ? "utf-16be" : "utf-16le";
}

function declaredEncoding(buffer: Buffer, contentType: string): string | undefined {
  const head = buffer.subarray(0, DECLARATION_BYTES).toString("latin1");
  const label =
    /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1] ??
    /<meta[^>]+charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(head)?.[1] ??
    /^\s*<\?xml[^>]+encoding\s*=\s*["']([\w.:-]+)/i.exec(head)?.[1];
  return label === undefined ? undefined : knownEncoding(label.toLowerCase());
}

/** Names as the Encoding Standard maps them: Latin-1 means windows-1252, GB2312 means GB18030. */
function knownEncoding(label: string): string | undefined {
  if (/^(?:utf-?8|unicode-1-1-utf-8)$/.test(label)) return "utf-8";
  if (/^(?:iso-?8859-1|latin-?1|us-ascii|ascii|cp1252)$/.test(label)) return "windows-1252";
  if (/^(?:iso-?8859-9|latin-?5|cp1254)$/.test(label)) return "windows-1254";
  if (/^(?:gb2312|gbk|gb_2312-80|x-gbk|gb18030|euc-cn)$/.test(label)) return "gb18030";
  if (/^(?:shift[-_]?jis|sjis|x-sjis|ms_kanji|windows-31j)$/.test(label)) return "shift_jis";
  if (/^(?:x-)?mac-?(?:cyrillic|ukrainian)$/.test(label)) return "maccyrillic";
  if (/^(?:x-mac-roman|macintosh|mac)$/.test(label)) return "macintosh";
  // A document that could be read far enough to find UTF-16 declared in it is not UTF-16 (HTML 13.2.3.2).
  if (/^utf-?16/.test(label)) return undefined;
  return iconv.encodingExists(label) ? label : undefined;
}

/** Of bytes that are valid UTF-8. */
function utf8Text(buffer: Buffer): string {
  if (isAscii(buffer)) return buffer.toString("latin1");
  // For valid bytes this way gives the same text in half of the time.
  return transcode(buffer, "utf8", "utf16le").toString("utf16le");
}

/** More than one replacement character in a thousand, or C1 controls: not written in this encoding. */
function isBroken(text: string): boolean {
  const bad = text.match(/[\ufffd\u0080-\u0084\u0086-\u009f]/g)?.length ?? 0;
  return bad > 2 && bad * 1000 > text.length;
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
function isDenied(declared: string, sample: Buffer): boolean {
  if (isLatin(declared) && highBytes(sample) >= LEAST_WORD_BYTES) {
    if (standsInRuns(sample) || fewWordsOfEastAsia(sample) !== undefined) return true;
  }
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

/**
 * Is what is declared to be Western, as servers do that know no better, Central European, Turkish or Vietnamese: by its letters, or as it
 * would have signs for letters within its words?
 */
function isOtherLatin(other: string, lead: number, sample: Buffer): boolean {
  if (!OTHER_LATIN.has(other)) return false;
  const [asOther, asWestern] = [iconv.decode(sample, other), iconv.decode(sample, WESTERN)];
  if (asOther === asWestern || isBroken(asOther)) return false;
  if (lead >= LATIN_LEAD) return true;
  const signs = signsWithin(asWestern);
  return lead > 0 && signs >= LEAST_SIGNS && signsWithin(asOther) * 4 < signs;
}

const signsWithin = (text: string): number => text.match(/(?<=\p{L})[¡£¥¦¬¯±³¶¹¼½¾¿](?=\p{L})/gu)?.length ?? 0;

/** Letters beyond ASCII stand alone among others in Latin writing, and make up whole words in all else. */
function standsInRuns(sample: Buffer): boolean {
  const runs = sample.toString("latin1").match(/[\x80-\xff]+/g) ?? [];
  // One and the same sign again and again is a line that is drawn.
  const long = runs.filter((run) => run.length >= WORD_BYTES && new Set(run).size > 2);
  return long.join("").length > highBytes(sample) * MOST;
}

/** Western, Central European, Turkish, Baltic: told apart by a few letters, too few to deny a declaration. */
function isLatin(encoding: string): boolean {
  return /^(?:windows-125[02478]|iso-8859-(?:1|2|3|4|9|10|13|14|15|16))$/.test(encoding);
}

/**
 * The likeliest encoding of bytes that are not valid UTF-8: nearly valid UTF-8 (one broken byte in a large page), else what the
 * detector takes it for.
 */
function sniffEncoding(sample: Buffer, declared: string | undefined): string {
  const high = highBytes(sample);
  const broken = sample.toString("utf8").match(/\ufffd/g)?.length ?? 0;
  if (broken * 10 < high || (declared === "utf-8" && broken * 4 < high)) return "utf-8";
  const likely = likelyEncodings(sample);
  const few = (likely[0]?.confidence ?? 0) < SURE ? fewWordsOfEastAsia(sample) : undefined;
  if (few !== undefined) return few;
  // What the detector does not know it takes for another writing: unsure of it, or the bytes then are not all letters.
  const readable = likely.find(({ encoding }) => !isBroken(iconv.decode(sample, encoding)));
  const isKnown = readable !== undefined && readable === likely[0] && readable.confidence >= UNSURE;
  const unknown = isKnown || !standsInRuns(sample) ? undefined : encodingOfUnknown(sample);
  return unknown ?? likeliestOfWriting(readable?.encoding ?? WESTERN, sample);
}

/** Encodings by how likely they are, the likeliest first; UTF-8 was ruled out before. */
function likelyEncodings(sample: Buffer): { encoding: string; confidence: number }[] {
  return chardet
    .analyse(sample)
    .filter(({ name }) => !/^(?:utf|ascii)/i.test(name))
    .map(({ name, confidence }) => ({ encoding: knownEncoding(name.toLowerCase()) ?? "", confidence }))
    .filter(({ encoding }) => encoding !== "");
}
