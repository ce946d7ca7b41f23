import type { Answer } from "../core/answer.ts";
import { englishDate } from "./english.ts";
import { quantity } from "./phrasing.ts";

/** An answer as a person would write it: "12,345.60 km", "12 May 2021", "yes", "France; Spain". */
export function answerText(answer: Answer): string {
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
      return answer.items.map(answerText).join("; ");
    case "parts":
      return answer.parts.map(({ name, answer: part }) => `${name}: ${answerText(part)}`).join("; ");
  }
}

/** Zeros up to the places that the question asks for. */
function padded(decimal: string, places: number | undefined): string {
  if (!places) return decimal;
  const [whole = "", fraction = ""] = decimal.split(".");
  return `${whole}.${fraction.padEnd(places, "0")}`;
}
