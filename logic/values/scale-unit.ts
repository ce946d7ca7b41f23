import { isCurrency, isKnownUnit } from "./units.ts";

const WORDS: Readonly<Record<string, string>> = {
  thousand: "thousand",
  thousands: "thousand",
  "000": "thousand",
  "000s": "thousand",
  k: "thousand",
  million: "million",
  millions: "million",
  mio: "million",
  mln: "million",
  mn: "million",
  m: "million",
  mm: "million",
  billion: "billion",
  billions: "billion",
  bln: "billion",
  bn: "billion",
  trillion: "trillion",
  trillions: "trillion",
  tn: "trillion",
};
/** Letters that are scales only beside money: "$m". */
const LETTERS = /^(?:m|mm|k)$/i;
const BARE = /^(thousand|million|billion|trillion)s$/;

/** "thousands": a scale and nothing that is counted. */
export function isBareScale(unit: string): boolean {
  return BARE.test(unit);
}

/** What comes in thousands and millions, and never in metres, kelvins or bytes. */
const COUNTED_IN_MILLIONS =
  /\b(?:pop|population|people|inhabitants|residents|citizens|users|visitors|visits|passengers|tourists|subscribers|viewers|listeners|followers|customers|members|employees|workers|jobs|voters|speakers|downloads|views|streams|copies|units sold|sales|revenues?|turnover|profits?|loss(?:es)?|incomes?|earnings|budgets?|costs?|spending|expenditures?|expenses|gdp|gnp|exports|imports|gross|box office|investments?|debts?|assets|value|market cap(?:itali[sz]ation)?|funding|grants?|fees?|wages?|taxes)\b/i;
const LETTER_OF_SCALE: Readonly<Record<string, string>> = {
  m: "millions",
  M: "millions",
  k: "thousands",
  K: "thousands",
  b: "billions",
  B: "billions",
};

/** "Pop. (m)": millions, where what is named comes in millions; undefined elsewhere, where "m" is metres. */
export function scaleLetter(name: string, letter: string): string | undefined {
  return COUNTED_IN_MILLIONS.test(name) ? LETTER_OF_SCALE[letter] : undefined;
}

/** "EUR 1,000", "1 000 000 CHF": the figures are of so many. */
const THOUSANDS = /^(?:(\p{L}{0,3}\p{Sc}|\p{Lu}{3})\s?)?1[ ,]?000([ ,]?000)?(?:\s?(\p{L}{0,3}\p{Sc}|\p{Lu}{3}))?$/u;

/**
 * A scale, as headings print it, in the words of a question: "US$ millions", "millions of US$", "$m", "€'000" -> "million $";
 * "'000s", "thousands", "mn" -> "thousands", "millions". Undefined for what has no scale; numbers stay as they are printed.
 */
export function spokenScale(text: string): string | undefined {
  const words = text.trim().replace(/['’‘.]/g, "");
  const [, scale = "", counted] = /^(\p{L}+|000s?)(?:\s+(?:of\s+)?(\D+))?$/iu.exec(words) ?? [];
  const known = WORDS[scale.toLowerCase()];
  if (known !== undefined && counted === undefined && !LETTERS.test(scale)) return `${known}s`;
  if (known !== undefined && counted !== undefined && !LETTERS.test(scale) && isKnownUnit(counted))
    return `${known} ${counted}`;
  const [, before, more, after] = THOUSANDS.exec(words) ?? [];
  const paid = before ?? after;
  if (paid !== undefined && isCurrency(paid)) return `${more === undefined ? "thousand" : "million"} ${paid}`;
  const [, currency = "", behind = ""] = /^(\p{L}{0,3}\p{Sc}|\p{Lu}{3})\s?(\p{L}+|000s?)$/u.exec(words) ?? [];
  const amount = WORDS[behind.toLowerCase()];
  return amount !== undefined && isCurrency(currency) ? `${amount} ${currency}` : undefined;
}
