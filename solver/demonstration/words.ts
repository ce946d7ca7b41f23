import type { DemonstrationWords } from "./demonstration-words.ts";
import { CHINESE_WORDS } from "./words-chinese.ts";

const quoted = (text: string) => `"${text}"`;

const ENGLISH_WORDS: DemonstrationWords = {
  gap: " ",
  found: (facts, more) => `Found: ${facts.join("; ")}${more > 0 ? `; and ${more} more values` : ""}.`,
  fact: (label, printed) => (/ of /.test(label) ? `${label} is ${printed}` : `${label}: ${printed}`),
  plan(columns, pages, more, steps) {
    const what = columns.length > 0 ? `I need ${columns.map(quoted).join(", ")}` : "I need some values";
    const rest = more > 0 ? ` and ${more} more pages` : "";
    const from = pages.length > 0 ? ` from ${pages.map(quoted).join(", ")}${rest}` : "";
    return `${what}${from}; then I compute the answer in ${steps === 1 ? "one step" : `${steps} steps`}.`;
  },
  next: (columns, title) =>
    columns.length === 0 ? `Next comes ${quoted(title)}.` : `Next I need ${columns.join(", ")} from ${quoted(title)}.`,
  start: (url) => `I start at ${url ?? "the root page"}.`,
  first: (title) => `First I want ${quoted(title)}.`,
  back: (again) => (again ? "Back once more." : "I go back for that."),
  file: () => "It is a file; I read it.",
  address: () => "I open its address.",
  lookForLink: (text) => `I look for the link ${quoted(text)} on this page.`,
  linkFound: () => "There it is.",
  linkFurtherDown: () => "The link must be further down.",
  link: (text) => `The link ${quoted(text)} leads there.`,
  onTheWay: () => "I am on the way.",
  goOn: () => "I go on.",
  lookFor: (text) => `The page is long. I look for ${quoted(text)} on it.`,
  nextPart: (label, more) =>
    `I have not seen ${more === 0 ? label : `${label} and ${more} more`} yet; I go on to the next part.`,
  compute: () => "Everything is there. I compute:",
  step: ({ text }, values) => `${text}${values.length === 0 ? "" : ` (${values.join("; ")})`}`,
  answer: (text) => `So the answer is ${text}.`,
};

/** The words of a task's language; of any other but Chinese, English. */
export function demonstrationWords(language: string): DemonstrationWords {
  return language === "zh" ? CHINESE_WORDS : ENGLISH_WORDS;
}
