import { isChinese } from "../../../logic/values/language.ts";
import { linesOf, roughText } from "../rough-text.ts";

/** Fewer characters are a label, a name or a button. */
const LEAST_TEXT = { chinese: 20, other: 50 };

/** What a page says in running text, line by line. */
export const proseOf = (html: string): readonly string[] =>
  linesOf(roughText(html)).filter((line) => line.length >= (isChinese(line) ? LEAST_TEXT.chinese : LEAST_TEXT.other));

/** A label with what stands behind it in the same line: "代表绘本：《山路》、《渡口》". */
const LABELLED = /^[^：:]{2,12}[：:]\s*[^：:\s]/u;

/** The lines of a page that say what stands in them, however short. */
export const labelledLinesOf = (html: string): readonly string[] =>
  linesOf(roughText(html))
    .map((line) => line.trim())
    .filter((line) => LABELLED.test(line));
