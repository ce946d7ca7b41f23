import { data } from "franc/data.js";
import { expressions } from "franc/expressions.js";

/** What is looked at of a text; shorter ones tell nothing. */
const MOST_LENGTH = 2048;
const LEAST_LENGTH = 10;
/** What a trigram adds to the distance from a language that does not have it among its most frequent ones. */
const ABSENT = 300;
const LATIN = "Latin";
/** Signs and figures say nothing of a language. */
const NO_LETTERS = /[\u0021-\u0040]+/g;

/** Of each trigram the languages that have it, each by its place in the list, with the trigram's rank there. */
interface Writing {
  languages: readonly string[];
  ranks: ReadonlyMap<string, readonly number[]>;
}

/**
 * Tells languages (ISO 639-3) apart by how frequent their trigrams are, as franc does and by its data: the distance of a text
 * from a language is by how many ranks its trigrams stand elsewhere (Cavnar, Trenkle: N-Gram-Based Text Categorization, 1994).
 * franc asks every language for every trigram; here each trigram says in which languages it is.
 */
export class Trigrams {
  readonly #only: readonly string[];
  readonly #writings = new Map<string, Writing>();

  /** @param only languages that are told apart */
  constructor(only: readonly string[]) {
    this.#only = only;
  }

  /** The language that a text is nearest to; "und" where there is none. */
  languageOf(text: string): string {
    if (text.length < LEAST_LENGTH) return "und";
    const sample = text.slice(0, MOST_LENGTH);
    const script = mostFrequentScript(sample);
    if (script in data) return nearest(sample, this.#writing(script));
    return this.#only.includes(script) ? script : "und";
  }

  #writing(script: string): Writing {
    const known = this.#writings.get(script);
    if (known) return known;
    const models = Object.entries(data[script] ?? {}).filter(([language]) => this.#only.includes(language));
    const ranks = new Map<string, number[]>();
    for (const [at, [, model]] of models.entries()) {
      const own = new Map<string, number>();
      for (const [rank, trigram] of model.split("|").entries()) if (!own.has(trigram)) own.set(trigram, rank);
      for (const [trigram, rank] of own) {
        const list = ranks.get(trigram);
        if (list) list.push(at, rank);
        else ranks.set(trigram, [at, rank]);
      }
    }
    const writing = { languages: models.map(([language]) => language), ranks };
    this.#writings.set(script, writing);
    return writing;
  }
}

/** The writing of most letters; "" where there are none. */
function mostFrequentScript(text: string): string {
  // Of most texts no other writing can have as many.
  if (countIn(text, LATIN) * 2 > text.length) return LATIN;
  let most = 0;
  let found = "";
  for (const script in expressions) {
    const count = countIn(text, script);
    if (count <= most) continue;
    most = count;
    found = script;
  }
  return found;
}

function countIn(text: string, script: string): number {
  return text.match(expressions[script]!)?.length ?? 0;
}

function nearest(text: string, { languages, ranks }: Writing): string {
  /** What the trigrams that a language has take from the distance of one that has none of them. */
  const nearer = new Array<number>(languages.length).fill(0);
  for (const [trigram, times] of trigramsOf(text)) {
    const having = ranks.get(trigram);
    if (!having) continue;
    for (let at = 0; at < having.length; at += 2) {
      nearer[having[at]!]! += ABSENT - Math.abs(times - having[at + 1]! - 1);
    }
  }
  let best = 0;
  for (let at = 1; at < nearer.length; at++) if (nearer[at]! > nearer[best]!) best = at;
  return languages[best] ?? "und";
}

/** How often each trigram stands in a text. */
function trigramsOf(text: string): Map<string, number> {
  const plain = ` ${text.replace(NO_LETTERS, " ").replace(/\s+/g, " ").trim().toLowerCase()} `;
  const times = new Map<string, number>();
  for (let at = 0; at + 3 <= plain.length; at++) {
    const trigram = plain.slice(at, at + 3);
    times.set(trigram, (times.get(trigram) ?? 0) + 1);
  }
  return times;
}
