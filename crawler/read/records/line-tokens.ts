/** What a piece of a line is: `year` is a bare figure of four digits that can be one, `number` any other figure. */
type TokenKind = "word" | "mark" | "date" | "year" | "number";

/** A piece of a line of text with its place in it. */
export interface Token {
  kind: TokenKind;
  text: string;
  start: number;
  end: number;
}

const MONTH =
  "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?";
const DAY = "\\d{1,2}(?:st|nd|rd|th)?";
const YEAR = "[12]\\d{3}";
/** No part of a longer word or figure. */
const ALONE = "(?![\\p{L}\\d])";
const DATES = [
  `${YEAR}-\\d{1,2}-\\d{1,2}`,
  `${YEAR}/\\d{1,2}/\\d{1,2}`,
  `${DAY}(?:\\sof)?\\s${MONTH},?\\s${YEAR}`,
  `${DAY}-${MONTH}-(?:${YEAR}|\\d{2})`,
  `${MONTH}\\s${DAY},?\\s${YEAR}`,
  `${MONTH},?\\s${YEAR}`,
  `\\d{1,2}[./]\\d{1,2}[./]${YEAR}`,
].join("|");
/** "2006–07": a season, or a span of years, is one date and not two figures. */
const SEASON = "(?:1[5-9]|20)\\d\\d[–/]\\d{2}(?![\\p{L}\\d–/.-])";
/** "20234—2015": a standard's number with the year of its edition is one word of its name. */
const EDITION = "(?!(?:1[5-9]|20)\\d\\d[-–—])\\d{3,5}[-–—](?:19|20)\\d\\d(?![\\p{L}\\d–—/.-])";
const CHINESE_DATE = `${YEAR}\\s?年(?:\\s?\\d{1,2}\\s?月(?:\\s?\\d{1,2}\\s?[日号])?)?`;
const NUMBER = "[$€£¥]?\\d+(?:[.,]\\d+)*\\s?%?";
const WORD = "[\\p{L}\\p{N}](?:[\\p{L}\\p{N}'’._+#/-]*[\\p{L}\\p{N}+#])?";

/** Han characters are words each: nothing divides those of a line. */
const TOKEN = new RegExp(
  `(${CHINESE_DATE}|(?:${DATES})${ALONE}|${SEASON})|(${EDITION})|(${NUMBER})${ALONE}|(\\p{Script=Han}|${WORD})|[^\\s\\p{L}\\p{N}]`,
  "giu",
);
/** Years that people write of; other figures of four digits are numbers. */
const CAN_BE_YEAR = /^(?:1[5-9]|20)\d\d$/;

/**
 * Cuts a line into words, marks, dates and figures.
 *
 * @param length characters that are looked at
 */
export function lineTokens(line: string, length: number): Token[] {
  const tokens: Token[] = [];
  const beginning = line.slice(0, length);
  // Groups by number, and no copy of the pattern: names and `matchAll` take as long as the search.
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(beginning); match; match = TOKEN.exec(beginning)) {
    const [whole, date, edition, number, word] = match;
    const text = whole.trimEnd();
    const kind =
      date !== undefined
        ? "date"
        : number !== undefined
          ? CAN_BE_YEAR.test(text)
            ? "year"
            : "number"
          : (edition ?? word) !== undefined
            ? "word"
            : "mark";
    tokens.push({ kind, text, start: match.index, end: match.index + text.length });
  }
  return tokens;
}
