import { kept } from "../../core/kept.ts";

/** Texts made comparable: two spellings of one name give the same key. */

/** Case, diacritics, quotation marks, dashes and runs of spaces do not count. */
export const foldText = kept((text) =>
  isAscii(text) ? text.toLowerCase().replaceAll("`", "'").replace(/\s+/g, " ").trim() : foldAny(text),
);

/** Most texts have nothing that would have to be decomposed. */
const isAscii = (text: string) => !/\P{ASCII}/u.test(text);

const foldAny = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[‘’‛`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑‒–—−]/g, "-")
    .replace(/\s+/g, " ")
    .trim();

/** As `foldText`, and neither articles at the start nor punctuation count: "The Beatles." is "beatles". */
export const nameKey = kept((text) => {
  const bare = foldText(text)
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{N}+#%$€£-]+/gu, " ")
    .replace(/(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu, " ")
    .trim();
  return bare.replace(/^(?:the|an?)\s+(?=\S)/, "").replace(/\s+/g, " ");
});
