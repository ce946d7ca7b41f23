import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "./package-root.ts";

/** What a noun is mostly used for: the classes of WordNet's lexicographers. */
export type NounKind =
  | "act"
  | "animal"
  | "artifact"
  | "attribute"
  | "body"
  | "cognition"
  | "communication"
  | "event"
  | "feeling"
  | "food"
  | "group"
  | "location"
  | "motive"
  | "object"
  | "person"
  | "phenomenon"
  | "plant"
  | "possession"
  | "process"
  | "quantity"
  | "relation"
  | "shape"
  | "state"
  | "substance"
  | "time";

interface Lexicon {
  kinds: ReadonlyMap<string, NounKind>;
  adjectives: ReadonlySet<string>;
  materials: ReadonlySet<string>;
}

/** `configs/lexicon/english.txt`: a line of words for each kind, one of adjectives, and one of what things are made of. */
function readLexicon(): Lexicon {
  const lines = new Map(
    readFileSync(join(packageRoot(), "configs/lexicon/english.txt"), "utf8")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => line.split(": ", 2) as [string, string]),
  );
  const words = (name: string) => (lines.get(name) ?? "").split(" ");
  const kinds = [...lines.keys()].filter((name) => name !== "adjective" && name !== "material");
  return {
    kinds: new Map(kinds.flatMap((kind) => words(kind).map((word) => [word, kind as NounKind] as const))),
    adjectives: new Set(words("adjective")),
    materials: new Set(words("material")),
  };
}

/** Read once, where the first question is worded. */
let known: Lexicon | undefined;
function lexicon(): Lexicon {
  known ??= readLexicon();
  return known;
}

/** What a noun in the singular, in small letters, is mostly used for; undefined of rare words and other words. */
export const kindOfNoun = (word: string): NounKind | undefined => lexicon().kinds.get(word);

/** "organic", "residential": is a word an adjective, and hardly ever a noun? */
export const isAdjectiveWord = (word: string): boolean => lexicon().adjectives.has(word);

/** "oak", "leather", "steel": may things be made of what a word names? */
export const isMaterialWord = (word: string): boolean => lexicon().materials.has(word);
