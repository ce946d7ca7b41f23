/** Pages longer than this (characters) are lists of something, not where names are introduced. */
const LONGEST_TEXT = 400_000;

/** What stands on a page, near enough to find names in: markup left out, tags where they may part words. */
export const roughText = (html: string): string =>
  html
    .slice(0, LONGEST_TEXT)
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1\s*>/gi, " ")
    .replace(/<\/?(?:a|abbr|b|em|i|span|strong|acronym|dfn|small)\b[^<>]*>/gi, "")
    .replace(/<[^<>]*>/g, "\n")
    .replaceAll("&amp;", "&")
    .replaceAll("&nbsp;", " ");

/** The texts between tags, without those that print nothing. */
export const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
