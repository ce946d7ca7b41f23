import type { Relation } from "../../../core/relation.ts";
import { plural, singular } from "../../../logic/english/english.ts";
import type { Naming } from "../../../logic/operation.ts";
import { nounPhrase } from "./noun-phrases.ts";

/** So many names that end in the same words do not by chance. */
const LEAST_NAMES = 4;

/**
 * "Opera houses" of "houses": where every row says in one column, in one and the same words, what it is, and these end in what
 * the rows are called, they are called so in full; so they are where all names end in such words ("Oban Opera House").
 */
export function inFull(naming: Naming, { columns, rows }: Relation): Naming {
  for (const [at, { role }] of columns.entries()) {
    const said = new Set(rows.map(({ cells }) => cells[at]!.value.printed.trim()));
    const [only = ""] = said.size === 1 ? said : role === "label" ? ends(said) : [];
    const phrase = only === "" ? undefined : nounPhrase(only);
    const fuller =
      phrase === undefined ? undefined : [phrase, plural(phrase)].find((text) => endsIn(text, naming.plural));
    if (fuller !== undefined) return { ...naming, singular: singular(fuller), plural: fuller };
  }
  return naming;
}

/** The two words in which all of some names end, behind a word of their own. */
function ends(names: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set([...names].map((name) => / (\S+ \S+)$/.exec(name)?.[1] ?? ""));
  return names.size >= LEAST_NAMES && found.size === 1 ? found : new Set();
}

const endsIn = (text: string, noun: string) => text.toLowerCase().endsWith(` ${noun.toLowerCase()}`);
