/** Nouns whose plural no suffix rule gives. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ["person", "people"],
  ["man", "men"],
  ["woman", "women"],
  ["child", "children"],
  ["foot", "feet"],
  ["mouse", "mice"],
  ["criterion", "criteria"],
  ["phenomenon", "phenomena"],
  ["datum", "data"],
  ["medium", "media"],
  ["analysis", "analyses"],
  ["thesis", "theses"],
  ["crisis", "crises"],
  ["basis", "bases"],
  ["index", "indices"],
  ["life", "lives"],
  ["knife", "knives"],
  ["wolf", "wolves"],
  ["half", "halves"],
  ["leaf", "leaves"],
  ["shelf", "shelves"],
  ["movie", "movies"],
  ["hero", "heroes"],
  ["echo", "echoes"],
  ["potato", "potatoes"],
  ["tomato", "tomatoes"],
]);

/** Words that are the same for one and for many. */
const INVARIABLE = new Set(["series", "species", "aircraft", "sheep", "fish", "means", "news"]);

/** Words that end in "s" and yet are singular, so that nobody is asked about a "statu". */
const SINGULAR_IN_S = /(?:ss|us|is|ics|ous|as)$/;

const lastWord = (phrase: string): [string, string] => {
  const at = phrase.lastIndexOf(" ") + 1;
  return [phrase.slice(0, at), phrase.slice(at)];
};

/** The plural of an English noun phrase ("city council" -> "city councils"); lower case in, lower case out. */
export function plural(phrase: string): string {
  const [head, word] = lastWord(phrase);
  if (INVARIABLE.has(word)) return phrase;
  const irregular = IRREGULAR.get(word);
  if (irregular) return head + irregular;
  if (/[^aeiou]y$/.test(word)) return `${head + word.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${head + word}es`;
  return `${head + word}s`;
}

/** The singular of a plural noun phrase, or undefined where the phrase does not look like a plural. */
export function singular(phrase: string): string | undefined {
  const [head, word] = lastWord(phrase);
  if (INVARIABLE.has(word)) return phrase;
  for (const [one, many] of IRREGULAR) if (word === many) return head + one;
  if (word.length < 4 || !word.endsWith("s") || SINGULAR_IN_S.test(word)) return undefined;
  if (word.endsWith("ies")) return word.length > 4 ? `${head + word.slice(0, -3)}y` : undefined;
  if (/(?:sses|xes|zzes|ches|shes|uses)$/.test(word)) return head + word.slice(0, -2);
  return head + word.slice(0, -1);
}

/** Lower-cases a heading's words, but keeps acronyms ("NASA missions") and what mixes cases ("iPhone models"). */
export function inSentence(phrase: string): string {
  return phrase
    .split(" ")
    .map((word) => (/^\p{Lu}[\p{Ll}'’-]*$/u.test(word) ? word.toLowerCase() : word))
    .join(" ");
}
