import type { ChineseValue } from "./phrase.ts";

/** The operands of a formula as a sentence names them. */
export interface ChineseOperands {
  /** Each by itself; one that holds a comma stands in brackets. */
  each: readonly string[];
  /** "A与B"; numbered where one of them holds a comma or 与 itself. */
  all: string;
}

export function chineseOperands(pieces: readonly ChineseValue[]): ChineseOperands {
  const texts = pieces.map(({ text }) => text);
  return { each: texts.map((text) => (/，/.test(text) ? `（${text}）` : text)), all: operandWords(pieces) };
}

/** "A与B"; "（1）A与（2）B" where it would not be seen where one ends. */
export function operandWords(pieces: readonly ChineseValue[]): string {
  const given = pieces.map(({ text }) => text);
  // "A、B和C中，最早的…与A、B和C中，最晚的…": where both are is said once.
  const where = /^[^，]+中，/u.exec(given[0] ?? "")?.[0];
  const within = where !== undefined && given.every((text) => text.startsWith(where)) ? where : "";
  const texts = given.map((text) => text.slice(within.length));
  if (within !== "" && texts.every((text) => !/[，与]|且/.test(text))) return within + texts.join("与");
  const simple = given.every((text) => !/[，与]|且/.test(text));
  const shown = simple ? given : given.map((text, index) => `（${index + 1}）${text}`);
  return shown.length < 3 ? shown.join("与") : `${shown.slice(0, -1).join("、")}与${shown.at(-1)}`;
}
