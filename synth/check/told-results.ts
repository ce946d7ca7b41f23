import { plural, singular } from "../../logic/english/english.ts";
import { humanise } from "../../logic/english/humanise.ts";
import { foldText } from "../../logic/values/normalise.ts";
import type { CheckContext } from "./check.ts";

type Context = Pick<CheckContext, "task" | "pages" | "relations" | "lines">;

/** What is taken of all figures of a column and may be told of the whole; an average is called so. */
const OF_A_WHOLE = new Set(["sum", "mean"]);
const AVERAGE = /\b(?:average|averaged|mean)\b|平均/i;
/** Pages that are read, the nearest to the root first. */
const MOST_READ = 60;
/** A rounded figure of fewer digits is met by many, and so is one of fewer that is not. */
const ROUNDED_DIGITS = 3;
const EXACT_DIGITS = 2;
/** What a figure is of stands this close to it (characters). */
const NEAR = 40;
/** Shorter words say nothing of what is counted. */
const LEAST_WORD = 4;
const SCALES: Readonly<Record<string, number>> = {
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  千: 1e3,
  万: 1e4,
  百万: 1e6,
  千万: 1e7,
  亿: 1e8,
};
const FIGURE =
  /(?<![\d.,\p{Script=Latin}])(?<figure>\d+(?:,\d{3})*(?:\.\d+)?)(?:\s*(?<scale>thousand|million|billion|千万|百万|[千万亿])(?!\p{Script=Latin}))?/gu;

interface Told {
  line: string;
  at: number;
  end: number;
  value: number;
  /** The last digit's worth. */
  step: number;
  digits: number;
}

const known = new WeakMap<ReadonlyMap<string, unknown>, Map<string, readonly Told[]>>();

/**
 * A page, none of those that the figures stand on, whose text tells the sum or the average of a column as a whole, maybe rounded:
 * "2.93 million visits" for 2,926,600. Whoever finds it need not add up, and would give another answer.
 */
export async function pageTellingResult({ task, pages, relations, lines }: Context): Promise<string | undefined> {
  const { answer, program, derivation } = task;
  const last = program.steps.at(-1);
  const column = last && OF_A_WHOLE.has(last.op) ? last["column"] : undefined;
  if (answer.type !== "number" || typeof column !== "string") return undefined;
  const result = Number(answer.decimal);
  const words = wordsOf(column);
  if (words.length === 0) return undefined;
  const own = new Set(derivation.flatMap(({ uses }) => uses.map(({ evidence }) => evidence.url)));
  for (const id of Object.values(program.relations))
    for (const { about } of relations.get(id)?.rows ?? []) if (about !== undefined) own.add(about);
  const others = [...pages.values()]
    .filter(({ url }) => !own.has(url))
    .sort((a, b) => (a.depth < 0 ? Infinity : a.depth) - (b.depth < 0 ? Infinity : b.depth));
  const told = known.get(pages) ?? new Map<string, readonly Told[]>();
  known.set(pages, told);
  for (const { url } of others.slice(0, MOST_READ)) {
    const figures = told.get(url) ?? (await lines(url)).flatMap(figuresIn);
    told.set(url, figures);
    if (figures.some((one) => tells(one, result, words, last?.op === "mean"))) return url;
  }
  return undefined;
}

function tells(
  { line, at, end, value, step, digits }: Told,
  result: number,
  words: readonly string[],
  isMean: boolean,
) {
  const isExact = value === result;
  if (digits < (isExact ? EXACT_DIGITS : ROUNDED_DIGITS) || Math.abs(value - result) > step / 2) return false;
  const around = line.slice(Math.max(0, at - NEAR), end + NEAR);
  return words.some((word) => around.includes(word)) && (!isMean || AVERAGE.test(line));
}

function figuresIn(printed: string): Told[] {
  const line = foldText(printed);
  return [...line.matchAll(FIGURE)].map((match) => {
    const { figure, scale } = match.groups!;
    const times = scale === undefined ? 1 : SCALES[scale]!;
    const bare = figure!.replaceAll(",", "");
    const decimals = bare.split(".")[1]?.length ?? 0;
    // The noughts of "2,930,000" may be rounded, those of "2.930 million" are not.
    const noughts = decimals > 0 ? 0 : /0*$/.exec(bare)![0].length;
    return {
      line,
      at: match.index,
      end: match.index + match[0].length,
      value: Number((Number(bare) * times).toPrecision(15)),
      step: times * 10 ** (noughts - decimals),
      digits: bare.replace(".", "").replace(/^0+/, "").length - noughts,
    };
  });
}

/** The words of a column's name in either number; of Chinese every two characters. */
function wordsOf(column: string): string[] {
  const words = foldText(humanise(column)).match(/\p{Script=Latin}+|\p{sc=Han}+/gu) ?? [];
  return words.flatMap((word) => {
    if (/\p{sc=Han}/u.test(word)) return [...word].slice(1).map((_, at) => word.slice(at, at + 2));
    return word.length < LEAST_WORD || word === "number" ? [] : [singular(word), plural(singular(word))];
  });
}
