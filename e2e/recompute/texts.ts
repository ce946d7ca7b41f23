import type { StoredValue } from "./stored.ts";

/** What a value reads like: its printed text, of a list its items. */
export function reading(value: StoredValue): string {
  return value.kind === "list" ? value.items!.map(reading).join(", ") : value.printed;
}

/** Two spellings of one text give the same key: case, accents, dash and quotation shapes and spaces do not count. */
export function sameText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(/\p{Dash_Punctuation}|−/gu, "-")
    .replace(/[‘’‛‚`´]/g, "'")
    .replace(/[“”„‟«»]/g, '"')
    .split(/\s+/)
    .filter(Boolean)
    .join(" ")
    .toLowerCase();
}

/** As `sameText`, and punctuation, "&" for "and" and a leading article do not count either: how people write one name. */
export function sameName(text: string): string {
  const words = sameText(text)
    .replaceAll("&", " and ")
    .split(/[^\p{Letter}\p{Number}+#%$€£]+/u)
    .filter(Boolean);
  if (words.length > 1 && ["the", "a", "an"].includes(words[0]!)) words.shift();
  return words.join(" ");
}

/** Does a text hold these words as whole words? In scripts without spaces, anywhere. */
export function mentions(text: string, words: string): boolean {
  const literal = sameText(words).replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  const spaced = "(?!\\p{Other_Letter})[\\p{Letter}\\p{Number}]";
  return new RegExp(`(?<!${spaced})${literal}(?!${spaced})`, "u").test(sameText(text));
}
