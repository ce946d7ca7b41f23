import chardet from "chardet";
import { knownEncoding } from "./encoding-names.ts";

export interface Likely {
  encoding: string;
  /** Of 100. */
  confidence: number;
}

/** Encodings by how likely they are, the likeliest first; UTF-8 was ruled out before. */
export function likelyEncodings(sample: Buffer): Likely[] {
  return chardet
    .analyse(sample)
    .filter(({ name }) => !/^(?:utf|ascii)/i.test(name))
    .map(({ name, confidence }) => ({ encoding: knownEncoding(name) ?? "", confidence }))
    .filter(({ encoding }) => encoding !== "");
}

/** More than one replacement character in a thousand, or C1 controls: not written in this encoding. */
export function isBroken(text: string): boolean {
  const bad = text.match(/[\ufffd\u0080-\u0084\u0086-\u009f]/g)?.length ?? 0;
  return bad > 2 && bad * 1000 > text.length;
}
