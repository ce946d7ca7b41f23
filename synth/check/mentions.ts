import { Lists } from "../../core/lists.ts";
import { nameKey } from "../../logic/values/normalise.ts";

/** A place where a page names a thing, and what stands around it. */
export interface Mention {
  /** Place in the names. */
  thing: number;
  /** From the name to the next thing's name. */
  behind: string;
  /** From the last thing's name to the name, with it. */
  before: string;
}

interface Name {
  words: readonly string[];
  thing: number;
}

interface Piece {
  text: string;
  line: number;
  thing: number | undefined;
}

/** Lines that a block may have: a card is short, and what stands further off is of something else. */
const LONGEST_BLOCK = 8;
/** Between what a line says of several things. */
const PARTS = /(?=\[\d+\] link ")|\s[|·•–—-]\s|[;；。、]|\.\s|,\s|，/u;

/**
 * Where a page names each of some things, with the block of each: an item of a list, a row, a card, or its part of a line that
 * names several of them. The longest name counts: who is named "Ash House Barn" is not "Ash House".
 *
 * @param names of each thing as keys; what two of them are called names neither
 */
export function mentionsOf(lines: readonly string[], names: readonly (readonly string[])[]): Mention[] {
  const known = namesByWord(names);
  const pieces = lines.flatMap((text, line): Piece[] => {
    const found = thingsIn(text, known);
    if (found.size < 2) return [{ text, line, thing: [...found][0] }];
    return text.split(PARTS).map((part) => ({ text: part, line, thing: [...thingsIn(part, known)][0] }));
  });
  const named = [...pieces.keys()].filter((at) => pieces[at]!.thing !== undefined);
  const isNear = (at: number) => (piece: Piece) => Math.abs(piece.line - pieces[at]!.line) < LONGEST_BLOCK;
  const textOf = (from: number, until: number, at: number) =>
    pieces
      .slice(from, until)
      .filter(isNear(at))
      .map(({ text }) => text)
      .join("\n");
  return named.map((at, place) => ({
    thing: pieces[at]!.thing!,
    behind: textOf(at, named[place + 1] ?? pieces.length, at),
    before: textOf((named[place - 1] ?? -1) + 1, at + 1, at),
  }));
}

/** The names by their first words, the longest ones first. */
function namesByWord(names: readonly (readonly string[])[]): Lists<Name> {
  const owners = new Map<string, number | undefined>();
  for (const [thing, own] of names.entries())
    for (const name of own) owners.set(name, owners.has(name) && owners.get(name) !== thing ? undefined : thing);
  const known = new Lists<Name>();
  const all = [...owners].flatMap(([name, thing]) => (thing === undefined ? [] : [{ words: name.split(" "), thing }]));
  for (const name of all.sort((a, b) => b.words.length - a.words.length)) known.add(name.words[0]!, name);
  return known;
}

function thingsIn(text: string, known: Lists<Name>): ReadonlySet<number> {
  const words = nameKey(text).split(" ");
  const found = new Set<number>();
  for (let at = 0; at < words.length; at++) {
    const name = known.of(words[at]!).find((one) => one.words.every((word, next) => words[at + next] === word));
    if (!name) continue;
    found.add(name.thing);
    at += name.words.length - 1;
  }
  return found;
}
