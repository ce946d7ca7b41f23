import { isStopWord, wordsOf } from "../../agent/search/words.ts";
import type { ReadPage } from "../../core/page.ts";
import type { CallContext } from "../../llm/call-context.ts";
import { cosine, type Encoder } from "../../llm/encoder.ts";

/** A piece of a page that a model may be shown. */
export interface Passage {
  url: string;
  title: string;
  text: string;
}

/** Characters of a passage at most: a few paragraphs, or the rows of a small table. */
const LENGTH = 700;
/** Of one page: what stands further down is not looked at. */
const MOST_OF_PAGE = 60;
/** Reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009), with their constant. */
const FUSION = 60;

/** Words from which a line counts as main content where nearly all of them stand there, if in another order; and how many. */
const LONG_LINE = { words: 8, share: 0.8 };

/**
 * The main content of a page in pieces that end at lines, without the numbers of its elements; each begins with the heading
 * that it is under. The lines are those of the observation, which keeps headings and tables; of a page whose main content
 * nobody knows all of them count.
 */
export function passagesOf({
  url,
  title,
  observation,
  mainText,
}: Pick<ReadPage, "url" | "title" | "observation" | "mainText">): Passage[] {
  const passages: Passage[] = [];
  let heading = "";
  let text = "";
  const close = () => {
    if (text.trim() !== "") passages.push({ url, title, text: text.trim() });
    text = "";
  };
  const lines = observation.split("\n").map((raw) => raw.replace(/\[\d+\] \w+ "([^"]*)"/g, "$1").trim());
  for (const line of mainLines(lines, mainText)) {
    const isHeading = /^#{1,6} /.test(line);
    if (isHeading) heading = line;
    if (isHeading || text.length + line.length > LENGTH) {
      close();
      if (!isHeading && heading !== "") text = `${heading}\n`;
    }
    text += `${line.slice(0, LENGTH)}\n`;
  }
  close();
  return passages.slice(0, MOST_OF_PAGE);
}

/**
 * The lines of the main content without the furniture around it, whatever marks an observation writes between words. A table
 * is kept whole or not at all: how its heads are written is the observation's own.
 */
function mainLines(lines: readonly string[], mainText: string): string[] {
  const words = wordsIn(mainText);
  if (words.length === 0) return [...lines];
  const joined = words.join("");
  const known = new Set(words);
  const isMain = (line: string) => {
    const mine = wordsIn(line);
    if (joined.includes(mine.join(""))) return true;
    const shared = mine.filter((word) => known.has(word)).length;
    return mine.length >= LONG_LINE.words && shared >= LONG_LINE.share * mine.length;
  };
  const kept: string[] = [];
  let table: string[] = [];
  const closeTable = () => {
    if (table.filter(isMain).length * 2 >= table.length) kept.push(...table);
    table = [];
  };
  for (const line of lines) {
    if (line.includes(" | ")) {
      table.push(line);
      continue;
    }
    closeTable();
    if (isMain(line)) kept.push(line);
  }
  closeTable();
  return kept;
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Passages in the order in which they fit a question, the best first: by their words and, where the encoder understands the
 * question, by meaning; the two orders are joined by rank.
 */
export async function rankPassages(
  question: string,
  passages: readonly Passage[],
  encoder: Encoder | undefined,
  context: CallContext,
): Promise<Passage[]> {
  const orders = [byWords(question, passages)];
  if (encoder && passages.length > 0 && !(encoder.englishOnly && /\p{Script=Han}/u.test(question))) {
    const [asked, ...vectors] = await encoder.encode(
      [question, ...passages.map(({ title, text }) => `${title}\n${text}`)],
      context,
    );
    orders.push(ordered(vectors.map((vector) => cosine(asked!, vector))));
  }
  const scores = passages.map((_, at) => orders.reduce((sum, order) => sum + 1 / (FUSION + order.indexOf(at) + 1), 0));
  return ordered(scores).map((at) => passages[at]!);
}

/** Indexes by score, the highest first; equal ones stay in their order. */
function ordered(scores: readonly number[]): number[] {
  return scores.map((_, at) => at).sort((a, b) => scores[b]! - scores[a]! || a - b);
}

/** By the words of the question that they hold, each weighed by how few passages hold it. */
function byWords(question: string, passages: readonly Passage[]): number[] {
  const stems = (text: string) => new Set(wordsOf(text).flatMap((word) => (isStopWord(word) ? [] : [word.stem])));
  const held = passages.map(({ title, text }) => stems(`${title}\n${text}`));
  const weights = [...stems(question)].map((stem): [string, number] => {
    const count = held.filter((words) => words.has(stem)).length;
    return [stem, Math.log(1 + passages.length / (1 + count))];
  });
  return ordered(held.map((words) => weights.reduce((sum, [stem, weight]) => sum + (words.has(stem) ? weight : 0), 0)));
}
