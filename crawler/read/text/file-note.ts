const FORMAT =
  "pdf|docx?|xlsx?|csv|tsv|pptx?|od[tsp]|zip|t?gz|epub|mobi|txt|rtf|xml|json|jpe?g|png|gif|svg|mp[34]|wav|exe|iso|dmg";
const SIZE = "\\d[\\d.,]*\\s?(?:[kmgt]i?b|bytes?)";
const PAGES = "\\d{1,5}\\s?(?:pages?|pp?\\.?|seiten|页)";
/** "(PDF, 1.2 MB)", "[XLSX 800 KB]", "(2 MB; 14 pages)": what file a link leads to, its size and its pages. */
const NOTE = new RegExp(
  `\\s*[(\\[（]\\s*(?:${FORMAT}|${SIZE})(?:\\s*[,;:/|–-]?\\s*(?:${FORMAT}|${SIZE}|${PAGES}))*\\s*[)\\]）]$`,
  "iu",
);

/** A text without what it says at its end of the file behind it; the text as it is where it says nothing else. */
export function withoutFileNote(text: string): string {
  if (!/[)\]）]$/.test(text)) return text;
  const clean = text.replace(NOTE, "");
  return clean === "" ? text : clean;
}

/** Says nothing but what file stands behind a link. */
export function isFileNote(text: string): boolean {
  return /[)\]）]$/.test(text) && text.replace(NOTE, "") === "";
}
