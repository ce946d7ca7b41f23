import type { Answer } from "../core/answer.ts";
import { plainText } from "./cell-text.ts";
import { withFigures } from "./chinese/given-numerals.ts";
import { readDate } from "./date-text.ts";
import { englishDate } from "./english.ts";
import { isChinese } from "./language.ts";
import type { Match } from "./match.ts";

type DateAnswer = Extract<Answer, { type: "date" }>;

const MONTH = "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?";
/** Everything in a sentence that may be a date, the most specific forms first. */
const CANDIDATE = new RegExp(
  [
    "\\d{4}-\\d{1,2}-\\d{1,2}(?:[T ]\\d{1,2}:\\d{2})?",
    "\\d{4}[/.]\\d{1,2}[/.]\\d{1,2}",
    "\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{4}",
    `\\d{1,2}(?:st|nd|rd|th)?(?: of)?[ -]${MONTH},?[ -]\\d{4}(?:,? (?:at )?\\d{1,2}:\\d{2}(?:\\s?[ap]\\.?m\\.?)?)?`,
    `${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}(?:,? (?:at )?\\d{1,2}:\\d{2}(?:\\s?[ap]\\.?m\\.?)?)?`,
    "\\d{4}\\s?年(?:\\s?\\d{1,2}\\s?月(?:\\s?\\d{1,2}\\s?[日号])?)?",
    `${MONTH},? \\d{4}`,
    "\\d{4}-0[1-9]|\\d{4}-1[0-2]",
    "(?<!\\d)\\d{3,4}(?!\\d)",
  ].join("|"),
  "giu",
);

/** Dates in any form, compared at the granularity of the expected one. What is coarser than that is no answer. */
export function matchDate(expected: DateAnswer, text: string): Match {
  const said = new Set<string>();
  for (const [token] of dateText(text).matchAll(CANDIDATE)) {
    const iso = readIso(token);
    if (iso === undefined)
      return { match: false, rule: "date.ambiguous", explanation: `"${token}" can be read in two ways.` };
    said.add(iso.slice(0, expected.iso.length));
  }
  const dates = [...said].filter((iso) => ![...said].some((other) => other !== iso && other.startsWith(iso)));
  if (dates.length === 0) return { match: false, rule: "date.none", explanation: "The answer states no date." };
  if (dates.length > 1) {
    return { match: false, rule: "date.competing", explanation: `The answer states ${dates.length} different dates.` };
  }
  const match = dates[0] === expected.iso;
  const explanation = `${englishDate(dates[0]!)} ${match ? "is" : "is not"} ${englishDate(expected.iso)}.`;
  return { match, rule: `date.${expected.granularity}`, explanation };
}

function dateText(text: string): string {
  const plain = plainText(text);
  return isChinese(plain) ? withFigures(plain) : plain;
}

function readIso(token: string): string | undefined {
  if (/^\d{3,4}$/.test(token)) return token.padStart(4, "0");
  if (/^\d{4}-\d{2}$/.test(token)) return token;
  const read = readDate(token, undefined);
  return read?.kind === "date" ? read.iso : undefined;
}
