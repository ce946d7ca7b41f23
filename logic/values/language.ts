/** Languages that questions are phrased in. */
export type Language = "en" | "zh";

const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Has it a Chinese character, and nothing of Japanese? */
export function isChinese(text: string): boolean {
  return HAN.test(text) && !KANA.test(text);
}

/** The language that most of these texts are in; what is written in neither of ours counts as English. */
export function languageOf(texts: readonly string[]): Language {
  const chinese = texts.filter(isChinese).length;
  return chinese * 2 > texts.length ? "zh" : "en";
}
