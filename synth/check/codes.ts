import { foldText } from "../../logic/values/normalise.ts";

/** A word of capitals that stands by itself: "(FIN)", "BY". */
const CODE = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\d]{0,4}(?![\p{L}\p{N}])/gu;
/** So many of the codes are made of letters of what they stand for; others come from another language. */
const MADE_OF_LETTERS = 0.6;
/** Of fewer values codes may have the right letters by chance. */
const LEAST_VALUES = 2;

/**
 * Whether blocks print a code for what a column says of their things, one for each value: "FIN" with whoever is from Finland and
 * with nobody else.
 *
 * @param blocks of each thing, with what the column says of it and what it is called
 */
export function areCoded(blocks: readonly { block: string; printed: string; entity: string }[]): boolean {
  const shared = new Map<string, Set<string>>();
  const elsewhere = new Map<string, Set<string>>();
  for (const { block, printed, entity } of blocks) {
    const named = new Set(entity.match(CODE));
    const codes = new Set((block.match(CODE) ?? []).filter((code) => !named.has(code)));
    const known = shared.get(printed);
    shared.set(printed, known ? new Set([...known].filter((code) => codes.has(code))) : codes);
    for (const code of codes) elsewhere.set(code, (elsewhere.get(code) ?? new Set()).add(printed));
  }
  if (shared.size < LEAST_VALUES || shared.size === blocks.length) return false;
  const own = [...shared].map(([printed, codes]) => ({
    printed,
    codes: [...codes].filter((code) => elsewhere.get(code)!.size === 1),
  }));
  if (own.some(({ codes }) => codes.length === 0)) return false;
  const made = own.filter(({ printed, codes }) => codes.some((code) => isMadeOf(code, printed)));
  return made.length >= MADE_OF_LETTERS * own.length;
}

/** "GBR" of "Great Britain": its letters in their order, the first one first. */
function isMadeOf(code: string, printed: string): boolean {
  const text = foldText(printed);
  let at = -1;
  for (const letter of foldText(code)) {
    at = text.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return text[0] === foldText(code)[0];
}
