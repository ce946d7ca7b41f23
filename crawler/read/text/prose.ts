import { parseValue } from "../../../logic/values/parse-value.ts";

/** A sentence has at least this many words. */
const SENTENCE_WORDS = 5;
/** When more than this share of values are sentences, labels explain terms: a glossary, options, prose in bold and plain. */
const PROSE_SHARE = 0.3;

/** What goes on from its label as from the subject of a sentence: "F: is the share of ...". */
const PREDICATE = /^(?:is|are|was|were|means|denotes|represents|indicates)\s/;

/** Are these explanations rather than a thing's properties? */
export function readsAsProse(values: readonly string[]): boolean {
  const sentences = values.filter(
    (text) => /[.。!?！？]["”’)]?$/.test(text) && (wordCount(text) >= SENTENCE_WORDS || /[。！？]/.test(text)),
  );
  if (sentences.length > values.length * PROSE_SHARE) return true;
  if (values.filter((text) => PREDICATE.test(text)).length * 2 > values.length) return true;
  const phrases = values.filter((text) => wordCount(text) >= SENTENCE_WORDS);
  return phrases.length * 2 > values.length && !values.some((text) => isFigure(text));
}

function isFigure(text: string): boolean {
  const { kind } = parseValue(text);
  return kind === "number" || kind === "date";
}

function wordCount(text: string): number {
  return text.split(/\s+/).length;
}
