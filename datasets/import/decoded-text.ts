import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import iconv from "iconv-lite";
import { UsageError } from "../../core/errors.ts";
import { decodeBytes } from "../../crawler/read/text/charset.ts";

/** How much of a file is looked at to tell UTF-16 and what is no text at all. */
const HEAD_BYTES = 4096;
/** Of the bytes of Western text in UTF-16 about half are zero; in other text none is. */
const ZEROS_OF_UTF16 = 0.2;

/** What begins files that hold rows, but not as text. */
const FOREIGN: readonly (readonly [string, string, string])[] = [
  ["PAR1", "a Parquet file", "export it as JSON lines or CSV first (pandas: to_json(orient='records', lines=True))"],
  ["PK\u0003\u0004", "a zip archive or a workbook", "unpack it, or save it as CSV; a bundle is read by import bundle"],
  ["\u001f\u008b", "a gzip archive", "unpack it with gunzip first"],
  ["SQLite format 3", "a database", "name the file that holds the rows as text"],
  ["ARROW1", "an Arrow file", "export it as JSON lines or CSV first"],
];

/** How the bytes of a file are to be read. */
export interface Encoding {
  name: string;
  /** The file is neither UTF-8 nor UTF-16 and does not say what it is: this is what its bytes look most like. */
  guessed: boolean;
  /** It is UTF-8 but for some bytes, which are read as U+FFFD. */
  broken: boolean;
}

/** The text of a file, piece by piece, without a byte order mark. */
export async function* decodedText(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding.name, { stripBOM: true });
  for await (const bytes of createReadStream(path)) {
    const text = decoder.write(bytes as Buffer);
    if (text !== "") yield text;
  }
  const last = decoder.end();
  if (last) yield last;
}

/**
 * UTF-8, UTF-16 with or without a mark, and where the bytes are neither what they look most like (GB18030, Big5,
 * windows-125x, …). Throws `UsageError` where the file holds no text.
 */
export async function encodingOf(path: string): Promise<Encoding> {
  const sure = (name: string): Encoding => ({ name, guessed: false, broken: false });
  const head = await headOf(path);
  const start = head.toString("latin1");
  const foreign = FOREIGN.find(([mark]) => start.startsWith(mark));
  if (foreign) throw new UsageError(`${path} is ${foreign[1]}`, { mend: foreign[2] });
  if (head[0] === 0xff && head[1] === 0xfe) return sure("utf-16le");
  if (head[0] === 0xfe && head[1] === 0xff) return sure("utf-16be");
  const zeros = [0, 1].map((parity) => head.filter((byte, at) => byte === 0 && at % 2 === parity).length);
  if (Math.max(...zeros) > head.length * ZEROS_OF_UTF16) return sure(zeros[0]! > zeros[1]! ? "utf-16be" : "utf-16le");
  if (head.includes(0)) throw new UsageError(`${path} holds no text`, { mend: "give JSON, JSON lines or CSV" });
  const found = await firstNotUtf8(path, head.length === 0);
  return { name: found ?? "utf-8", guessed: found !== undefined && found !== "utf-8", broken: found === "utf-8" };
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** What the first piece that is no UTF-8 looks like; undefined where the whole file is UTF-8. */
async function firstNotUtf8(path: string, isEmpty: boolean): Promise<string | undefined> {
  if (isEmpty) return undefined;
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for await (const piece of createReadStream(path)) {
    const bytes = piece as Buffer;
    try {
      decoder.decode(bytes, { stream: true });
    } catch {
      return decodeBytes(bytes, "").encoding;
    }
  }
  return undefined;
}
