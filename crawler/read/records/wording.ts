import type { Token } from "./line-tokens.ts";

/** Words that fewer of the lines hold are what they say, not how they say it. */
const COMMON_SHARE = 0.6;
/** So many lines must agree in their wording; fewer lines may agree by chance. */
const AGREE_SHARE = 0.6;
export const LEAST_LINES = 5;
/** One more date or figure is part of the wording where it costs no more of the lines than this leaves. */
const KEPT_SHARE = 0.85;
/** The next part is the first that has so many of the lines of what has most. */
const FIRST_SHARE = 0.8;
/** What stands between two parts is no longer (tokens) than this. */
const LONGEST_STEP = 14;
/** Figures that stand among other words in some lines are read as words where that makes so many times more lines agree. */
const LOOSER = 1.15;

/** What stands for dates and years, and for other figures, among words. */
const TIME = "<time>";
const FIGURE = "<figure>";

/** A piece of the wording: a word or mark that all lines print, or a place where each has a date or figure of its own. */
export interface WordingPart {
  kind: Token["kind"];
  /** Of words and marks. */
  text: string;
}

/** What lines have in common, in order, and where it stands in those that agree. */
export interface Wording {
  parts: readonly WordingPart[];
  /** By line: the tokens that are the parts; undefined where a line is worded otherwise. */
  lines: readonly (readonly Token[] | undefined)[];
}

/**
 * The wordings that most lines share, the likelier first, each up to its last date or figure and the marks right behind
 * that: words common to most are the wording, what varies between them is what each line says (in the line of EXALG: Arasu,
 * Garcia-Molina: Extracting structured data from web pages, SIGMOD 2003). None where fewer than five lines, or no clear
 * majority, agree; two where figures may be read as words among others ("boat 6 Smew").
 */
export function findWordings(lines: readonly (readonly Token[])[]): Wording[] {
  const strict = walk(lines, true);
  // Without figures among them both are one.
  if (!lines.some((tokens) => tokens.some(({ kind }) => kind === "number"))) return strict ? [strict] : [];
  const loose = walk(lines, false);
  const looser = strict && loose && agreeing(loose) > agreeing(strict) * LOOSER;
  return (looser ? [loose, strict] : [strict, loose]).filter((wording) => wording !== undefined);
}

const agreeing = ({ lines }: Wording) => lines.filter((line) => line !== undefined).length;

/** A line, how far the wording has come in it, and the tokens that are its parts. */
interface Walked {
  at: number;
  tokens: readonly Token[];
  next: number;
  found: readonly Token[];
}

/** Where a line would go on. */
interface Step {
  line: Walked;
  token: number;
}

type KeyOf = (token: Token) => string;

/** @param figures numbers are parts of the wording as dates and years are; else they are words like others */
function walk(lines: readonly (readonly Token[])[], figures: boolean): Wording | undefined {
  // No wording is without a date or figure; few groups of lines have one, and looking for it costs least.
  if (!sharesTyped(lines, false) && !(figures && sharesTyped(lines, true))) return undefined;
  const least = Math.max(LEAST_LINES, lines.length * AGREE_SHARE);
  const keyOf: KeyOf = ({ kind, text }) =>
    kind === "word" || kind === "mark" ? text : kind === "number" ? (figures ? FIGURE : `#${text}`) : TIME;
  const common = commonKeys(lines, keyOf);
  let active: readonly Walked[] = lines.map((tokens, at) => ({ at, tokens, next: 0, found: [] }));
  const parts: WordingPart[] = [];
  let kept = { parts: 0, active };
  let typed = 0;
  while (active.length >= least) {
    const groups = [...stepsOf(active, common, keyOf).values()];
    const most = Math.max(0, ...groups.map(({ length }) => length));
    const wide = groups.filter(({ length }) => length >= Math.max(least, most * FIRST_SHARE));
    const best = wide.sort((one, other) => meanStep(one) - meanStep(other))[0];
    if (!best) break;
    const { kind, text } = best[0]!.line.tokens[best[0]!.token]!;
    parts.push({ kind, text });
    active = best.map(({ line, token }) => {
      return { ...line, next: token + 1, found: [...line.found, line.tokens[token]!] };
    });
    const key = keyOf({ kind, text, start: 0, end: 0 });
    const isTyped = key === TIME || key === FIGURE;
    if (isTyped && (typed === 0 || active.length >= kept.active.length * KEPT_SHARE)) {
      typed++;
      kept = { parts: parts.length, active };
    } else if (closes(best, kept.parts, parts.length) && active.length >= kept.active.length * CLOSING_SHARE)
      kept = { parts: parts.length, active };
  }
  if (typed === 0 || kept.active.length < least) return undefined;
  const found = new Map(kept.active.map((line) => [line.at, line.found.slice(0, kept.parts)]));
  return { parts: parts.slice(0, kept.parts), lines: lines.map((_, at) => found.get(at)) };
}

/** Have so many lines a date or year (or another figure) that it may be a part of what they have in common? */
function sharesTyped(lines: readonly (readonly Token[])[], isFigure: boolean): boolean {
  let having = 0;
  for (const tokens of lines) {
    for (const { kind } of tokens) {
      if (kind === "word" || kind === "mark" || (kind === "number") !== isFigure) continue;
      having++;
      break;
    }
  }
  return having > 0 && having >= lines.length * COMMON_SHARE;
}

/** Where each line may go on, by key: the first place of each common key that is not too far off. */
function stepsOf(active: readonly Walked[], common: ReadonlySet<string>, keyOf: KeyOf): Map<string, Step[]> {
  const steps = new Map<string, Step[]>();
  for (const line of active) {
    // What is common to most may also stand within what a line says: "J. Smith", "The Weir".
    const seen = new Set<string>();
    const end = Math.min(line.tokens.length, line.next + LONGEST_STEP);
    for (let token = line.next; token < end; token++) {
      const key = keyOf(line.tokens[token]!);
      if (!common.has(key) || seen.has(key)) continue;
      seen.add(key);
      const group = steps.get(key);
      if (group) group.push({ line, token });
      else steps.set(key, [{ line, token }]);
    }
  }
  return steps;
}

/** Marks and words right behind a date or figure belong to it where nearly all lines have them. */
const CLOSING_SHARE = 0.95;

/** How many tokens a part stands behind the one before it, on average. */
function meanStep(steps: readonly Step[]): number {
  return steps.reduce((sum, { line, token }) => sum + token - line.next, 0) / steps.length;
}

/** Does the part follow the wording so far without anything between? */
function closes(steps: readonly Step[], kept: number, parts: number): boolean {
  return kept > 0 && parts === kept + 1 && steps.every(({ line, token }) => token === line.next);
}

/** The keys that enough of the lines hold; each line counts a key once. */
function commonKeys(lines: readonly (readonly Token[])[], keyOf: KeyOf): ReadonlySet<string> {
  const counts = new Map<string, { lines: number; last: number }>();
  for (const [at, tokens] of lines.entries()) {
    for (const token of tokens) {
      const key = keyOf(token);
      const known = counts.get(key);
      if (!known) counts.set(key, { lines: 1, last: at });
      else if (known.last !== at) {
        known.lines++;
        known.last = at;
      }
    }
  }
  const common = new Set<string>();
  for (const [key, { lines: count }] of counts) if (count >= lines.length * COMMON_SHARE) common.add(key);
  return common;
}
