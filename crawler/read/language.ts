/** Letters of a writing must make up this share of the text's letters. */
const SHARE = 0.3;

/** Language by its writing, where one writing means one language: "zh", "ja", "ko", "ru"; "" where it cannot be told. */
export function scriptLanguage(text: string): string {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const letters = count(/\p{L}/gu);
  if (letters === 0) return "";
  const kana = count(/[\u3041-\u30ff]/g);
  const han = count(/\p{Script=Han}/gu);
  if ((kana + han) / letters >= SHARE) return kana * 10 > han ? "ja" : "zh";
  if (count(/\p{Script=Hangul}/gu) / letters >= SHARE) return "ko";
  if (count(/\p{Script=Cyrillic}/gu) / letters < SHARE) return "";
  // Letters that Russian does not have: Ukrainian, Belarusian, Serbian, Macedonian, Kazakh.
  return /[іїєґўјљњћђѓќәғқңөұүһ]/i.test(text) ? "" : "ru";
}
