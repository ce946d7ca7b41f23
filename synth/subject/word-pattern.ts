/** Scripts that put no spaces between words: a word is found anywhere in them. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

/** Whether a text says one of the words: whole words, any case; of scripts without spaces anywhere. */
export function wordPattern(words: readonly string[]): RegExp {
  const sources = words.map((word) => {
    const escaped = word
      .trim()
      .replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")
      .replace(/\s+/g, "\\s+");
    return UNSPACED.test(word) ? escaped : `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`;
  });
  return new RegExp(sources.length === 0 ? "(?!)" : sources.join("|"), "iu");
}
