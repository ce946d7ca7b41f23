const ELEMENT = /\[\d+\] (?:link|button|textbox|checkbox|radio|combobox|tab|option) "/g;

/**
 * What of a text counts when one asks whether a value stands in it: letters and digits in order, with points, commas and
 * signs inside numbers. Marks of elements, brackets, white space and the bars between grid cells do not.
 */
export function squeeze(text: string): string {
  return text
    .normalize("NFKC")
    .replace(ELEMENT, " ")
    .toLowerCase()
    .replace(/(?<!\d)[.,]|[.,](?!\d)|[^\p{L}\p{N}.,]/gu, "");
}
