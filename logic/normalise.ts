/** Texts made comparable: two spellings of one name give the same key. */

/** Case, diacritics, quotation marks, dashes and runs of spaces do not count. */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[‘’‛`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑‒–—−]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}

/** As `foldText`, and neither articles at the start nor punctuation count: "The Beatles." is "beatles". */
export function nameKey(text: string): string {
  const bare = foldText(text)
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{N}+#%$€£-]+/gu, " ")
    .replace(/(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu, " ")
    .trim();
  return bare.replace(/^(?:the|an?)\s+(?=\S)/, "").replace(/\s+/g, " ");
}
