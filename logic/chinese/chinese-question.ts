import type { BoundStep } from "../decisive.ts";
import { GuardError } from "../guard-error.ts";
import type { Naming, Result } from "../operation.ts";
import type { ChinesePhrase, ChineseThings } from "./phrase.ts";
import { chineseNoun, clauseRun, withinWords } from "./phrasing.ts";
import { chineseSource } from "./source-words.ts";

/**
 * The Chinese question that a program answers; see `phraseQuestion`.
 *
 * @throws GuardError("no_chinese") where one of its operations has no Chinese piece
 */
export function chineseQuestion(
  namings: ReadonlyMap<string, Naming>,
  steps: Iterable<BoundStep>,
  answer: string,
  results: ReadonlyMap<string, Result>,
  round: number | undefined,
): { question: string; notes: string[] } {
  const phrases = new Map<string, ChinesePhrase>();
  for (const [name, { singular, source }] of namings)
    phrases.set(name, { kind: "things", noun: singular, sources: [source], clauses: [], notes: [] });
  for (const { step, op, params, inputs } of steps) {
    if (!op.describeChinese) throw new GuardError("no_chinese", `operation "${op.name}" has no Chinese words`);
    const pieces = inputs.map((name) => phrases.get(name)!);
    const given = inputs.map((name) => results.get(name)!);
    phrases.set(step.as, op.describeChinese(params, pieces, given));
  }
  const phrase = phrases.get(answer)!;
  const notes = [...phrase.notes, ...roundingNotes(round, phrase)];
  const source = chineseSource(phrase.sources);
  return { question: `${source === "" ? "" : `${source}，`}${clause(phrase)}？${notes.join("")}`, notes };
}

function clause(phrase: ChinesePhrase): string {
  if (phrase.kind === "things")
    return `${listed(phrase)}有哪些${phrase.order === undefined ? "" : `（${phrase.order}）`}`;
  return phrase.question ?? phrase.text + phrase.asks;
}

/** What they are chosen from stands apart: "…的水库中，既属于…、又属于…的水库". */
function listed(things: ChineseThings): string {
  const run = clauseRun(things.clauses);
  return things.fixed === undefined || run === ""
    ? chineseNoun(things)
    : `${withinWords({ ...things, clauses: [] })}，${run}的${things.noun}`;
}

function roundingNotes(places: number | undefined, phrase: ChinesePhrase): string[] {
  const what = phrase.kind === "value" ? (phrase.rounded ?? "结果") : "结果";
  return places === undefined ? [] : [`${what}${chineseRounding(places)}。`];
}

const PLACES = "零一两三四五六七八九十";

/** "四舍五入到小数点后两位", "四舍五入到整数" */
export function chineseRounding(places: number): string {
  return places === 0 ? "四舍五入到整数" : `四舍五入到小数点后${PLACES[places] ?? places}位`;
}
