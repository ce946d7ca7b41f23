import type { PlacedPage, PlacedWord } from "./placed-word.ts";

/** A run of text as pdf.js gives it: `transform` is the text matrix (ISO 32000-1, 9.4.4), `width` is along the line. */
export interface PdfItem {
  str: string;
  transform: number[];
  width: number;
  fontName: string;
}

/** Runs of one line nearer than this (in sizes of the type) are one word: files break words at ligatures and kerns. */
const GLUED = 0.13;
/** A mark behind a word may stand a little further off. */
const MARK_GAP = 0.3;
/** Type smaller than this share of its neighbour's, raised by that share of it, is a mark. */
const MARK_SIZE = 0.85;
const MARK_RAISED = 0.15;
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
/** Widths of letters, as shares of a usual one: what a run's words are measured by. */
const NARROW = /[iljtfrI.,;:'|!()[\]\-\s]/;
const WIDE =
  /[mwMW%@\u2014\u2026\u2030\u1100-\u115f\u2190-\u21ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;

interface Piece extends PlacedWord {
  /** Is there a space before it in the run? */
  spaced: boolean;
  angle: number;
}

/** The words of a page from its runs of text, in the direction in which most of them run. */
export function glueItems(
  items: readonly PdfItem[],
  view: readonly number[],
  width: number,
  height: number,
): PlacedPage {
  const pieces = items.flatMap((item) => piecesOf(item, view));
  const angle = mainAngle(pieces);
  const turned = pieces.filter((piece) => piece.angle === angle).map((piece) => turn(piece, angle, width, height));
  const words: PlacedWord[] = [];
  let last: Piece | undefined;
  for (const piece of turned) {
    const before = words[words.length - 1];
    if (before && last && !attach(before, last, piece)) words.push(word(piece));
    else if (!before) words.push(word(piece));
    last = piece;
  }
  const upright = angle === 0 || angle === 180;
  const page = { width: round(upright ? width : height), height: round(upright ? height : width) };
  return { ...page, words: words.filter(({ text }) => text.trim() !== "").map(rounded) };
}

/** What a font draws and nothing tells as a letter comes as a control character. */
const UNTOLD = /[\0-\x08\x0e-\x1f\x7f]/g;

function piecesOf(given: PdfItem, view: readonly number[]): Piece[] {
  // Left out, the figures around it would run together.
  const item = { ...given, str: given.str.replace(UNTOLD, "\ufffd") };
  const [a, b, c, d, e, f] = multiply(view, item.transform);
  const size = Math.hypot(c, d);
  // The page's rotation is in the view, so that text along the reading direction has the angle 0.
  const angle = ((Math.round(Math.atan2(b, a) / (Math.PI / 2)) * 90 + 360) % 360) as number;
  const slanted = Math.abs(Math.sin(2 * Math.atan2(b, a))) > 0.1;
  if (slanted || size === 0 || item.str === "") return [];
  const weights = [...item.str].map(weight);
  const all = weights.reduce((sum, one) => sum + one, 0);
  const [along, across] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const pieces: Piece[] = [];
  let passed = 0;
  let spaced = false;
  for (const part of item.str.split(/(\s+)/)) {
    const share = [...part].reduce((sum, letter) => sum + weight(letter), 0) / all;
    if (part.trim() === "") spaced = spaced || part !== "";
    else {
      const start = passed * item.width;
      pieces.push({
        text: part,
        x: e + along * start,
        y: f + across * start,
        width: share * item.width,
        height: size,
        font: item.fontName,
        spaced,
        angle,
      });
      spaced = false;
    }
    passed += share;
  }
  return pieces;
}

const weight = (letter: string) => (NARROW.test(letter) ? 0.55 : WIDE.test(letter) ? 1.6 : 1);

function multiply(m: readonly number[], n: readonly number[]): [number, number, number, number, number, number] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = n;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function mainAngle(pieces: readonly Piece[]): number {
  const letters = new Map<number, number>();
  for (const { angle, text } of pieces) letters.set(angle, (letters.get(angle) ?? 0) + text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Turns the page until its words read from left to right. */
function turn(piece: Piece, angle: number, width: number, height: number): Piece {
  const { x, y } = piece;
  if (angle === 90) return { ...piece, x: y, y: width - x };
  if (angle === 180) return { ...piece, x: width - x, y: height - y };
  return angle === 270 ? { ...piece, x: height - y, y: x } : piece;
}

/** Lengthens the word before by a piece that belongs to it; says whether it did. */
function attach(before: PlacedWord, last: Piece, piece: Piece): boolean {
  const gap = (piece.x - (before.x + before.width)) / before.height;
  const raised = (last.y - piece.y) / before.height;
  const isMark = piece.height <= before.height * MARK_SIZE && raised >= MARK_RAISED && raised < 1;
  if (isMark && gap > -0.3 && gap < MARK_GAP && /^[\d,*†‡§a-z()[\]]{1,4}$/.test(piece.text)) {
    before.text += markText(piece.text, before.text);
  } else {
    if (piece.spaced || Math.abs(last.y - piece.y) > piece.height * 0.2 || gap > GLUED || gap < -0.5) return false;
    before.text += piece.text;
  }
  before.width = Math.max(before.width, piece.x + piece.width - before.x);
  return true;
}

/** A raised figure as a superscript; a raised letter behind a figure in brackets; "th" as it is. */
function markText(text: string, before: string): string {
  if (/^[\d,]+$/.test(text)) return text.replace(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)]!);
  return /^[a-z]$/.test(text) && /[\d)%.…]$/.test(before) ? `[${text}]` : text;
}

function word({ text, x, y, width, height, font }: Piece): PlacedWord {
  return { text, x, y, width, height, ...(font === undefined ? {} : { font }) };
}

function rounded(one: PlacedWord): PlacedWord {
  return { ...one, x: round(one.x), y: round(one.y), width: round(one.width), height: round(one.height) };
}

const round = (length: number) => Math.round(length * 10) / 10;
