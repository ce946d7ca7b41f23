/** A sentence has at least this many words. */
const SENTENCE_WORDS = 5;
/** When more than this share of values are sentences, labels explain terms: a glossary, options, prose in bold and plain. */
const PROSE_SHARE = 0.3;

/** Are these explanations rather than a thing's properties? */
export function readsAsProse(values: readonly string[]): boolean {
  const sentences = values.filter(
    (text) => /[.。!?！？]["”’)]?$/.test(text) && (wordCount(text) >= SENTENCE_WORDS || /[。！？]/.test(text)),
  );
  return sentences.length > values.length * PROSE_SHARE;
}

function wordCount(text: string): number {
  return text.split(/\s+/).length;
}
