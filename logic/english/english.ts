/** Small English: plurals, articles, ordinals, lists, numbers as people write them. */

import { kindOfNoun } from "../../core/word-kinds.ts";
import { withoutParticiple } from "./participles.ts";

const NUMBER_WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const ORDINAL_WORDS = "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(
  " ",
);
const IRREGULAR: Readonly<Record<string, string>> = {
  person: "people",
  man: "men",
  woman: "women",
  child: "children",
  foot: "feet",
  tooth: "teeth",
  mouse: "mice",
  goose: "geese",
  index: "indices",
  matrix: "matrices",
  criterion: "criteria",
  phenomenon: "phenomena",
  datum: "data",
  taxon: "taxa",
  genus: "genera",
  series: "series",
  species: "species",
  aircraft: "aircraft",
  craft: "craft",
  spacecraft: "spacecraft",
  watercraft: "watercraft",
  fish: "fish",
  sheep: "sheep",
  volcano: "volcanoes",
  potato: "potatoes",
  tomato: "tomatoes",
  hero: "heroes",
  echo: "echoes",
  torpedo: "torpedoes",
  analysis: "analyses",
  thesis: "theses",
  "runner-up": "runners-up",
  "passer-by": "passers-by",
  cattle: "cattle",
  deer: "deer",
  livestock: "livestock",
  personnel: "personnel",
  poultry: "poultry",
  staff: "staff",
  swine: "swine",
  life: "lives",
  leaf: "leaves",
  half: "halves",
};
/** A map, for "constructor" is a word, too. */
const PLURALS = new Map(Object.entries(IRREGULAR));
const SINGULARS = new Map(Object.entries(IRREGULAR).map(([one, many]) => [many, one]));
/** Words that end in s and are not plurals. */
const SINGULAR_S = /(?:ss|us|is|ics|news|series|species|gas|bus|lens|address|gps|expenditures on|always)$/i;

/** "Västerås": no English word ends so, in the plural or otherwise. */
const FOREIGN_S = /[åäöøæü]s$/i;

/** "countries" of "country"; the last word of a phrase is changed, before "of" the one before it. */
export function plural(noun: string): string {
  const of = /^(.+?)(\s(?:of|in|at|per|by|for|as|above|below|from|to|under|between|since|with|without)\s.+)$/.exec(
    noun,
  );
  if (of) return plural(of[1]!) + of[2]!;
  return noun.replace(/[\p{L}'-]+$/u, (word) => {
    const known = PLURALS.get(word.toLowerCase());
    if (known) return word[0] === word[0]!.toLowerCase() ? known : known[0]!.toUpperCase() + known.slice(1);
    const { head, which = "" } = HEADED.exec(word)?.groups ?? {};
    if (head !== undefined && kindOfNoun(head.toLowerCase()) === "person") return plural(head) + which;
    if (/[^aeiou]y$/i.test(word)) return word.replace(/y$/i, "ies");
    return /(?:s|x|z|ch|sh)$/i.test(word) ? `${word}es` : `${word}s`;
  });
}

/** "country" of "countries"; words that are no plurals stay. */
export function singular(noun: string): string {
  return noun.replace(/[\p{L}'-]+$/u, (word) => {
    const known = SINGULARS.get(word.toLowerCase());
    if (known) return known;
    const { head, which = "" } = HEADED.exec(word)?.groups ?? {};
    if (head !== undefined && areHeads(word)) return singular(head) + which;
    if (!isPlural(word)) return word;
    if (/ies$/i.test(word) && word.length > 4) return word.replace(/ies$/i, "y");
    if (/(?:ss|x|z|ch|sh)es$/i.test(word)) return word.slice(0, -2);
    return word.slice(0, -1);
  });
}

/** "Commanders-in-chief": whoever it is stands before the word that says of what. */
const HEADED = /^(?<head>\p{L}{3,})(?<which>-(?:at|by|for|in|of|on|to)-[\p{L}-]+)$/u;

/** Is a word the plural of such a compound: "mothers-in-law"? */
function areHeads(word: string): boolean {
  const head = HEADED.exec(word)?.groups?.["head"];
  return head !== undefined && isPlural(head) && kindOfNoun(singular(head).toLowerCase()) === "person";
}

/** What follows says which, where or when: "records acquired after 1950", "pieces held at Oban", "towers that fell". */
const LEADS_ON =
  /\s(?:an?|of|in|at|per|by|for|as|on|from|to|under|aboard|against|after|before|between|since|until|that|who|whose|with)(?:\s|$)/;

/** Is the head of this phrase a plural? "internet users", "number of goals" is not. */
export function isPlural(phrase: string): boolean {
  const head = withoutParticiple(
    phrase
      .replace(/“[^”]*”/g, "x")
      .replace(/\s*[([,].*$/, "")
      .split(LEADS_ON)[0]!,
  ).trim();
  const word = /[\p{L}'-]+$/u.exec(head)?.[0] ?? "";
  if (CREW.test(phrase) || areHeads(word)) return true;
  if (SINGULARS.has(word.toLowerCase()) && word.toLowerCase() !== "data") return !PLURALS.has(word.toLowerCase());
  return /s$/.test(word) && !FOREIGN_S.test(word) && !SINGULAR_S.test(word) && word !== word.toUpperCase();
}

/** "Crew lost", "species recorded": so many of them. */
const CREW = /\b(?:aircraft|crew|species|staff) (?:aboard|built|lost|seen|\p{L}+ed)$/iu;

const UNCOUNTED =
  /^(?:most|fewest|highest|lowest|maximum|minimum|peak|total|mean|average|median|net|gross)\s|\b(?:assets|borders|boundaries|costs|credits|earnings|emissions|expenditures?|expenses|exports|fees|funds|imports|proceeds|odds|profits|reserves|revenues|sales|savings|taxes|wages)\b/i;

/** Is it a plural of things that one counts? "airports" is, "revenues" is not; so many sheep, and so many staff, are counted. */
export function isCountable(phrase: string): boolean {
  return (isPlural(phrase) || areMany(phrase)) && !UNCOUNTED.test(phrase);
}

/** "sheep", "kitchen staff": the same word for one and for several. */
function areMany(phrase: string): boolean {
  const head = phrase.split(LEADS_ON)[0]!.split(" ").at(-1)!.toLowerCase();
  return PLURALS.get(head) === head && !/series$/.test(head);
}

/** "setting", "parking", "selectivity": what nobody counts comes in kinds. */
const MASS =
  /(?:^|\s)(?:access|accommodation|catering|clothing|coverage|control|cuisine|drainage|electricity|(?:un)?employment|equipment|inflation|precipitation|rainfall|snowfall|food|furniture|glass|housing|lighting|loot|luggage|milk|music|ownership|seating|software|staff|stone|storage|timber|transport|usage|vegetation|wildlife|wood|wool)$|\p{L}{3,}(?:[ts]ivity|[ai]bility|ness|ism)$/iu;
const COUNTED_ING =
  /(?:^|\s|-)(?:building|meeting|ranking|rating|opening|painting|drawing|string|ring|wing|king|spring|thing|ceiling|crossing|landing|heading|listing|holding|warning|recording|beginning|ending|finding|sibling|offering|sting|swing|wedding)$/i;

/** Is it a noun without a plural that anybody uses? "parking", "equipment"; "building" is not, nor is a "place of landing". */
export function isMass(noun: string): boolean {
  const head = noun.split(/\s(?:of|in)\s/)[0]!;
  return MASS.test(head) || (/\p{L}{2,}ing$/iu.test(head) && !COUNTED_ING.test(head));
}

/** "five", "13" */
export function numberWord(n: number): string {
  return NUMBER_WORDS[n] ?? groupThousands(String(n));
}

/** "third", "21st" */
export function ordinalWord(n: number): string {
  const word = ORDINAL_WORDS[n];
  if (word) return word;
  const ending = n % 100 >= 11 && n % 100 <= 13 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th");
  return `${n}${ending}`;
}

/** "a, b and c" */
export function listOf(items: readonly string[], conjunction: "and" | "or" = "and"): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${conjunction} ${items.at(-1)}`;
}

/** Letters without a vowel among them are spelled: "an MSRP", "an FM band". */
const SPELLED = /^[FHLMNRSX](?:[B-DF-HJ-NP-TV-Z\d]+|[B-DF-HJ-NP-TV-Z][AEIOU]|[AEIOU]{2}|ED)\b/;

/** "an area", "a country", "a university", "an hour", "an MSRP" */
export function withArticle(noun: string): string {
  if (SPELLED.test(noun)) return `an ${noun}`;
  const vowel = /^(?:[aeiou]|hour|honest|heir)/i.test(noun) && !/^(?:uni|use|usu|eu|one|uk\b)/i.test(noun);
  return `${vowel ? "an" : "a"} ${noun}`;
}

/** "12,345.6" of "12345.6"; four digits are grouped too. */
export function groupThousands(decimal: string): string {
  const [whole = "", fraction] = decimal.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** First letter in upper case. */
export function capitalise(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** "12 May 2021", "May 2021", "2021" of an ISO date cut to its granularity. */
export function englishDate(iso: string): string {
  const [date = "", time] = iso.split("T");
  const [year, month, day] = date.split("-");
  const name = month ? MONTH_NAMES[Number(month) - 1] : undefined;
  const written = [day ? String(Number(day)) : undefined, name, year?.replace(/^0+/, "")]
    .filter((part) => part !== undefined)
    .join(" ");
  return time ? `${written}, ${time}` : written;
}

const MONTH_NAMES = "January February March April May June July August September October November December".split(" ");

const FOREMOST =
  /^(?:best|biggest|closest|coldest|deepest|driest|earliest|farthest|fastest|furthest|greatest|heaviest|highest|hottest|largest|latest|least|lightest|longest|lowest|maximum|minimum|most|narrowest|nearest|newest|oldest|quickest|shortest|slowest|smallest|steepest|strongest|tallest|top|warmest|wettest|widest|worst|youngest) [\p{L}|]/iu;

/** Does a name begin with a superlative: "fastest lap", "highest point", "maximum speed"? */
export const isForemost = (name: string): boolean => FOREMOST.test(name);
