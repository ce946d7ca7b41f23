import type { Answer } from "../core/answer.ts";
import { wideBrackets } from "./chinese/brackets.ts";
import { chineseDate } from "./chinese/numerals.ts";
import { chineseQuantity, quantityInFull } from "./chinese/units.ts";
import { englishDate } from "./english/english.ts";
import { quantity } from "./english/phrasing.ts";
import type { Language } from "./values/language.ts";

/**
 * An answer as a person would write it: "12,345.60 km", "12 May 2021", "yes", "France; Spain"; "1.2万公里", "是" in Chinese.
 *
 * @param inFull Chinese numbers stand in figures alone, as on the pages that they are from: "12000公里"
 */
export function answerText(answer: Answer, language: Language = "en", inFull = false): string {
  if (language === "zh") return chineseAnswer(answer, inFull);
  switch (answer.type) {
    case "number":
      return quantity(padded(answer.decimal, answer.places), answer.unit);
    case "date":
      return englishDate(answer.iso);
    case "name":
      return answer.text;
    case "boolean":
      return answer.value ? "yes" : "no";
    case "list":
      return answer.items.map((item) => answerText(item)).join("; ");
    case "parts":
      return answer.parts.map(({ name, answer: part }) => `${name}: ${answerText(part)}`).join("; ");
    case "text":
      return answer.text;
    case "ranking":
      return answer.relevant.map(({ id }) => id).join("; ");
    case "open":
      return "";
  }
}

function chineseAnswer(answer: Answer, inFull: boolean): string {
  switch (answer.type) {
    case "number": {
      const decimal = padded(answer.decimal, answer.places);
      return inFull ? quantityInFull(decimal, answer.unit) : chineseQuantity(decimal, answer.unit);
    }
    case "date":
      return chineseDate(answer.iso);
    case "name":
      return chineseName(answer.text, answer.aliases);
    case "boolean":
      return answer.value ? "是" : "否";
    case "list":
      return answer.items.map((item) => chineseAnswer(item, inFull)).join("；");
    case "parts":
      return answer.parts
        .map(({ name, aliases, answer: part }) => `${chineseName(name, aliases)}：${chineseAnswer(part, inFull)}`)
        .join("；");
    case "text":
      return answer.text;
    case "ranking":
      return answer.relevant.map(({ id }) => id).join("；");
    case "open":
      return "";
  }
}

/** Of several names of one thing the first that is Chinese, where one is. */
const chineseName = (text: string, aliases: readonly string[] = []): string =>
  wideBrackets([text, ...aliases].find((name) => /\p{Script=Han}/u.test(name)) ?? text);

/** Zeros up to the places that the question asks for. */
function padded(decimal: string, places: number | undefined): string {
  if (!places) return decimal;
  const [whole = "", fraction = ""] = decimal.split(".");
  return `${whole}.${fraction.padEnd(places, "0")}`;
}
