import { isChinese } from "../../../logic/values/language.ts";
import { linesOf, roughText } from "../rough-text.ts";

/** Fewer characters are a label, a name or a button. */
const LEAST_TEXT = { chinese: 20, other: 50 };

/** What a page says in running text, line by line. */
export const proseOf = (html: string): readonly string[] =>
  linesOf(roughText(html)).filter((line) => line.length >= (isChinese(line) ? LEAST_TEXT.chinese : LEAST_TEXT.other));
