import { codeAt } from "../../core/code-at.ts";
import type { ReadPage } from "../../core/page.ts";

/** What tells by little whether texts are the same, nearly the same, or of a template that only counts on. */
export interface TextPrint {
  /** Digest of the set of words, figures left out; "" where there are none. */
  skeleton: string;
  /** Digest of the figures in their order, and of every cell of the page's relations. */
  figures: string;
  /**
   * One-permutation min-hash of the text's shingles (Li, Owen, Zhang, NIPS 2012), a byte a bin, as base64; undefined for
   * texts that are too short to be nearly anything.
   */
  sketch: string | undefined;
}

/** Words in a shingle: fewer, and texts on one subject look alike; more, and one word in ten hides what is alike. */
const SHINGLE = 3;
const BINS = 64;
/** Shorter texts are alike by chance: a heading and a sentence of the template. */
const LEAST_WORDS = 50;
/** Of the bins; a text of 500 words with five replaced has .94. */
const LEAST_ALIKE = 0.9;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * The prints of a page's main text. What goes over the cells, over the text and over its words stands apart, for the engine
 * compiles a function anew with each kind of array that it meets, and short loops over arrays of one kind best.
 */
export function textPrint(page: Pick<ReadPage, "mainText" | "relations">): TextPrint {
  const words = hashWords(page.mainText.toLowerCase());
  return {
    skeleton: words.named === 0 ? "" : digestOfSet(words.skeleton, words.named),
    figures: withCells(page.relations, words.figures, words.figuresToo),
    sketch: words.count < LEAST_WORDS ? undefined : sketchOf(words.hashes, words.count),
  };
}

/** Texts up to this length are gone through in arrays that are kept: to make them anew takes as long as what is done in them. */
const KEPT_LENGTH = 0x4000;

/** What a text is gone through in; the arrays hold as many units, words and words without figures as are said beside them. */
interface Words {
  codes: Uint16Array;
  /** The same memory. */
  bytes: Buffer;
  hashes: Int32Array;
  count: number;
  /** Of words without figures. */
  skeleton: Int32Array;
  named: number;
  figures: number;
  figuresToo: number;
}

function roomFor(length: number): Words {
  const codes = new Uint16Array(length + 1);
  return {
    ...{ codes, bytes: Buffer.from(codes.buffer), hashes: new Int32Array(length), skeleton: new Int32Array(length) },
    ...{ count: 0, named: 0, figures: 0, figuresToo: 0 },
  };
}

const kept = roomFor(KEPT_LENGTH);
const IS_LITTLE_ENDIAN = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

/** The hash of each word of a text that is given in lower case. */
function hashWords(text: string): Words {
  const { length } = text;
  const words = length <= KEPT_LENGTH ? kept : roomFor(length);
  const { codes, bytes, hashes, skeleton } = words;
  // An array gives code units in half the time that a text takes.
  bytes.write(text, "utf16le");
  if (!IS_LITTLE_ENDIAN) bytes.swap16();
  codes[length] = 0;
  let count = 0;
  let named = 0;
  let figures = FNV_OFFSET | 0;
  let figuresToo = FNV_PRIME;
  for (let at = 0; at < length; ) {
    let code = codes[at]!;
    const kind = KINDS[code]!;
    if (kind === GAP) {
      at++;
      continue;
    }
    let hash = FNV_OFFSET | 0;
    let hasFigure = false;
    const start = at;
    let next = kind;
    for (;;) {
      hash = Math.imul(hash ^ code, FNV_PRIME);
      hasFigure ||= next === FIGURE;
      // An ideograph is a word; a comma or point between figures is part of the number.
      if (++at >= length || kind === IDEOGRAPH) break;
      code = codes[at]!;
      next = KINDS[code]!;
      if (next !== LETTER && next !== FIGURE && !(hasFigure && isWithinNumber(codes, at, code))) break;
    }
    hash = mixed(hash);
    if (hasFigure) {
      figures = Math.imul(figures ^ hash, FNV_PRIME);
      figuresToo = (Math.imul(figuresToo, 31) + hash) | 0;
    } else if (at - start > 1 || kind === IDEOGRAPH) skeleton[named++] = hash;
    hashes[count++] = hash;
  }
  words.count = count;
  words.named = named;
  words.figures = figures;
  words.figuresToo = figuresToo;
  return words;
}

function sketchOf(hashes: Int32Array, count: number): string {
  const bins = new Int32Array(BINS).fill(NO_VALUE);
  let last = 0;
  let lastBut = 0;
  for (let at = 0; at < count; at++) {
    const hash = hashes[at]!;
    const shingle = mixed((Math.imul((Math.imul(lastBut, 31) + last) | 0, 31) + hash) | 0);
    lastBut = last;
    last = hash;
    if (at < SHINGLE - 1) continue;
    const bin = shingle & (BINS - 1);
    const value = shingle >>> 6;
    if (value < bins[bin]!) bins[bin] = value;
  }
  const sketch = Buffer.alloc(BINS);
  for (let bin = 0; bin < BINS; bin++) sketch[bin] = byteOf(bins[bin]!);
  return sketch.toString("base64");
}

/** The digest of the figures, with every cell added. */
function withCells(relations: ReadPage["relations"], figures: number, figuresToo: number): string {
  for (const { rows } of relations) {
    for (const { cells } of rows) {
      for (const cell of cells) figures = hashed(cell.value.printed, figures);
      figuresToo = (Math.imul(figuresToo, 31) + figures) | 0;
    }
  }
  return hex(figures) + hex(figuresToo);
}

/** Whether two sketches are of nearly the same text. */
export function nearlySame(one: string, other: string): boolean {
  const a = Buffer.from(one, "base64");
  const b = Buffer.from(other, "base64");
  let used = 0;
  let same = 0;
  for (let bin = 0; bin < BINS; bin++) {
    if (a[bin] === EMPTY && b[bin] === EMPTY) continue;
    used++;
    if (a[bin] === b[bin]) same++;
  }
  return used > 0 && same >= used * LEAST_ALIKE;
}

/** Whether titles say the same, or one says more: "Report" and "Report (print)". */
export function titlesAgree(one: string, other: string): boolean {
  const a = wordsOf(one);
  const b = wordsOf(other);
  const [fewer, more] = a.size <= b.size ? [a, b] : [b, a];
  return [...fewer].every((word) => more.has(word)) && (fewer.size > 0 || more.size === 0);
}

function wordsOf(title: string): Set<string> {
  return new Set(title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** No value of a bin has this byte. */
const EMPTY = 0;
/** Above all values of bins, which have 26 bits. */
const NO_VALUE = 0x7fffffff;

function byteOf(value: number): number {
  return value === NO_VALUE ? EMPTY : 1 + (value % 255);
}

const GAP = 0;
const LETTER = 1;
const FIGURE = 2;
const IDEOGRAPH = 3;

/** Of every UTF-16 code unit, for text in lower case: each character of each page is looked up here. */
const KINDS = Uint8Array.from({ length: 0x10000 }, (_, code) => kindOf(code));

/** Beyond ASCII all is a letter but for punctuation, spaces and ideographs. */
function kindOf(code: number): number {
  if (code < 0x80) return code >= 0x61 && code <= 0x7a ? LETTER : code >= 0x30 && code <= 0x39 ? FIGURE : GAP;
  if (code < 0xc0 || (code >= 0x2000 && code < 0x2c00) || (code >= 0x3000 && code < 0x3040)) return GAP;
  if (code >= 0x3040 && code < 0xac00) return IDEOGRAPH;
  if (code >= 0xff10 && code <= 0xff19) return FIGURE;
  return code >= 0xff00 && code < 0xff21 ? GAP : LETTER;
}

function isWithinNumber(codes: Uint16Array, at: number, code: number): boolean {
  return (code === 0x2c || code === 0x2e) && KINDS[codes[at + 1]!] === FIGURE;
}

function hashed(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0, { length } = text; at < length; at++) hash = Math.imul(hash ^ codeAt(text, at), FNV_PRIME);
  return Math.imul(hash ^ 0x1f, FNV_PRIME);
}

/** The last step of MurmurHash3 (public domain): every bit of the input moves half of the output's. */
function mixed(hash: number): number {
  let bits = hash ^ (hash >>> 16);
  bits = Math.imul(bits, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/** Hashes are told apart in a table of twice their number, by themselves: they are mixed already. No hash is 0 there. */
function digestOfSet(hashes: Int32Array, count: number): string {
  const last = 2 ** (32 - Math.clz32(count * 2)) - 1;
  const known = new Int32Array(last + 1);
  let holdsZero = false;
  let sum = 0;
  let other = 0;
  let size = 0;
  for (let at = 0; at < count; at++) {
    const hash = hashes[at]!;
    let slot = hash & last;
    while (known[slot] !== 0 && known[slot] !== hash) slot = (slot + 1) & last;
    if (hash === 0 ? holdsZero : known[slot] === hash) continue;
    if (hash === 0) holdsZero = true;
    else known[slot] = hash;
    size++;
    sum = (sum + hash) | 0;
    other ^= mixed((hash + 0x9e3779b9) | 0);
  }
  return hex(sum) + hex(other ^ size);
}

function hex(bits: number): string {
  return (bits >>> 0).toString(16).padStart(8, "0");
}
