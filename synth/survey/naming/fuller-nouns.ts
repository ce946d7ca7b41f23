import type { Relation } from "../../../core/relation.ts";
import { plural, singular } from "../../../logic/english/english.ts";
import type { Naming } from "../../../logic/operation.ts";
import { nounPhrase } from "./row-naming.ts";

/**
 * "Opera houses" of "houses": where every row says in one column, in one and the same words, what it is, and these end in what
 * the rows are called, they are called so in full.
 */
export function inFull(naming: Naming, { columns, rows }: Relation): Naming {
  for (const at of columns.keys()) {
    const said = new Set(rows.map(({ cells }) => cells[at]!.value.printed.trim()));
    const [only = ""] = said;
    const phrase = said.size === 1 && only !== "" ? nounPhrase(only) : undefined;
    const fuller =
      phrase === undefined ? undefined : [phrase, plural(phrase)].find((text) => endsIn(text, naming.plural));
    if (fuller !== undefined) return { ...naming, singular: singular(fuller), plural: fuller };
  }
  return naming;
}

const endsIn = (text: string, noun: string) => text.toLowerCase().endsWith(` ${noun.toLowerCase()}`);
