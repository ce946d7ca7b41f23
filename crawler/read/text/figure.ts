import { parseValue } from "../../../logic/values/parse-value.ts";

/** Does a text read as a figure: a number, a date, or one of them that could be read in two ways? */
export function isFigure(text: string): boolean {
  const { kind } = parseValue(text);
  return kind === "number" || kind === "date" || kind === "unsure";
}

/** A figure, or a mark for one that is missing ("–", "n/a"). */
export function isFigureCell(text: string): boolean {
  return text !== "" && (isFigure(text) || parseValue(text).kind === "missing");
}

/** A calendar year, perhaps with a mark or as a season: what heads columns of figures. */
export function isYear(text: string): boolean {
  return /^(?:1[5-9]|20)\d\d(?:\s?[/–-]\s?(?:\d{2}|\d{4}))?[^\d\s]{0,3}$/.test(text);
}
