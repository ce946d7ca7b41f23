import { Trigrams } from "./trigrams.ts";

/** Letters of a writing must make up this share of the text's letters. */
const SHARE = 0.3;
/** Texts of so many letters say what they are written in, whatever is declared. */
const LEAST_LETTERS = 60;
const ENOUGH_LETTERS = new RegExp(`^(?:\\P{L}*\\p{L}){${LEAST_LETTERS}}`, "u");
/** Of those, so many in a writing that the declared language does not have make the declaration a lie. */
const MOST = 0.6;
/** What languages are told apart by. */
const SAMPLE = 4_000;
/** Languages that many sites are written in (ISO 639-3): rare ones are what short texts of frequent ones are taken for. */
const FREQUENT = new Trigrams(
  (
    "eng deu fra spa por ita nld swe dan nob fin isl pol ces slk hun ron tur vie ind hrv srp slv est lav lit cat " +
    "rus ukr bel bul mkd kaz ell heb arb pes urd hin ben tam tel tha kor jpn cmn"
  ).split(" "),
);

/**
 * The language that a text is written in, as the shortest ISO 639 code; "" where it is too short to tell.
 *
 * @param stated what the page declares, if anything; it is believed unless the writing is another
 */
export function writtenLanguage(text: string, stated = ""): string {
  const sample = text.slice(0, SAMPLE);
  if (stated !== "") {
    const seen = scriptLanguage(sample, MOST);
    const own = stated.slice(0, 2).toLowerCase();
    return seen !== "" && seen !== own && holdsLetters(sample) ? seen : stated;
  }
  const byScript = scriptLanguage(sample, SHARE);
  if (byScript !== "" || !holdsLetters(sample)) return byScript;
  const code = FREQUENT.languageOf(sample);
  return code === "und" ? "" : (Intl.getCanonicalLocales(code)[0] ?? "");
}

/** Has it `LEAST_LETTERS`? Looks no further than to the last of them. */
function holdsLetters(text: string): boolean {
  return ENOUGH_LETTERS.test(text);
}

/** Language by its writing, where one writing means one language: "zh", "ja", "ko", "ru"; "" where it cannot be told. */
function scriptLanguage(text: string, share: number): string {
  // Most pages have no letter of any of them.
  if (!/[\u0400-\u04ff\u3040-\ud7af]/.test(text)) return "";
  const letters = countOf(text, /\p{L}/gu);
  if (letters === 0) return "";
  const kana = countOf(text, /[\u3041-\u30ff]/g);
  const han = countOf(text, /\p{Script=Han}/gu);
  if ((kana + han) / letters >= share) return kana * 10 > han ? "ja" : "zh";
  if (countOf(text, /\p{Script=Hangul}/gu) / letters >= share) return "ko";
  if (countOf(text, /\p{Script=Cyrillic}/gu) / letters < share) return "";
  // Letters that Russian does not have: Ukrainian, Belarusian, Serbian, Macedonian, Kazakh.
  return /[іїєґўјљњћђѓќәғқңөұүһ]/i.test(text) ? "" : "ru";
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
