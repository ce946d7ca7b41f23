import { isKnownUnit } from "../values/units.ts";
import { isMeasure } from "./match-quantity.ts";

/** Where a question names the unit that it wants: "in metres", "how many kilometres", "(km)", "多少公里", "单位：元". */
const ENGLISH = [
  /\bin\s([\p{L}°%²³/]+(?:\s(?:kilomet(?:er|re)s|met(?:er|re)s|feet|miles|per\s\p{L}+))?)/giu,
  /\bhow many\s(?:full\s|whole\s)?((?:square|cubic|nautical)?\s?[\p{L}°]+)/giu,
  /\(\s?(?:in\s)?([\p{L}°²³/ ]{1,20})\)/gu,
];
const CHINESE = /(?:多少|几|单位[是为：:]?)\s?((?:万亿|[十百千]?[万亿])?)(\p{Script=Han}{1,4}|[\p{L}²³/]{1,6})/gu;

/** The unit of measure that a question asks for; undefined where it names none, and where its unit has a scale of its own. */
export function askedUnit(question: string): string | undefined {
  if (question === "") return undefined;
  for (const pattern of ENGLISH) {
    for (const [, unit = ""] of question.matchAll(pattern)) {
      for (const form of [unit, unit.split(" ")[0]!]) if (isKnownUnit(form) && isMeasure(form)) return form;
    }
  }
  for (const [, scale = "", unit = ""] of question.matchAll(CHINESE)) {
    if (scale !== "") return undefined;
    for (let length = unit.length; length > 0; length--) {
      const form = unit.slice(0, length);
      if (isKnownUnit(form) && isMeasure(form)) return form;
    }
  }
  return undefined;
}
