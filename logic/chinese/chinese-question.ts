import { toSimplified } from "../../core/chinese-scripts.ts";
import { clockResult, type ToldTo } from "../clock-result.ts";
import type { BoundStep } from "../decisive.ts";
import { GuardError } from "../guard-error.ts";
import type { Naming, Result } from "../operation.ts";
import { fewerDe } from "./fewer-de.ts";
import { inScriptOf } from "./in-script.ts";
import type { ChinesePhrase, ChineseThings } from "./phrase.ts";
import { chineseNoun, clauseRun, withinWords } from "./phrasing.ts";
import { withinScope } from "./scope-words.ts";
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
  for (const [name, { singular, measure, whole, titled, names, ledTo, source, notes = [] }] of namings) {
    const noun = {
      noun: toSimplified(singular),
      ...(measure ? { measure } : {}),
      ...(whole ? { whole: toSimplified(whole) } : {}),
      ...(titled ? { titled } : {}),
      ...(names ? { names } : {}),
      ...(ledTo ? { ledTo } : {}),
    };
    phrases.set(name, { kind: "things", ...noun, sources: [toSimplified(source)], clauses: [], notes: [...notes] });
  }
  for (const { step, op, params, inputs } of steps) {
    if (!op.describeChinese) throw new GuardError("no_chinese", `operation "${op.name}" has no Chinese words`);
    const pieces = inputs.map((name) => phrases.get(name)!);
    const given = inputs.map((name) => results.get(name)!);
    phrases.set(step.as, op.describeChinese(params, pieces, given));
  }
  const phrase = phrases.get(answer)!;
  const nouns = [...namings.values()].map(({ singular }) => toSimplified(singular));
  const said = fewerDe(ownerFirst(clause(phrase), phrases.values()), nouns);
  const scoped = withinScope(phrase.sources, nouns, said);
  const notes = [
    ...phrase.notes,
    ...(scoped?.notes ?? []),
    ...roundingNotes(round, phrase, clockResult(results.get(answer))),
  ];
  const source = chineseSource(scoped?.sources ?? phrase.sources);
  // A unit of letters stands apart from words, and not from the mark behind it.
  const asked = (scoped?.asked ?? said).trimEnd();
  const question = `${source === "" ? "" : `${source}，`}${asked}？${notes.join("")}`;
  const own = [
    ...[...namings.values()].flatMap((naming) => [naming.source, naming.singular]),
    ...[...results.values()].flatMap((result) =>
      result.type === "table" ? result.columns.map(({ name }) => name) : [],
    ),
  ];
  return { question: inScriptOf(own, question), notes: notes.map((note) => inScriptOf(own, note)) };
}

/**
 * “有一支球队的成立时间早于1990年，其球员的身高是多少” of “属于成立时间早于1990年的那支球队的球员的身高是多少”: whoever reads the latter has to
 * keep open what is described until its end.
 */
function ownerFirst(said: string, phrases: Iterable<ChinesePhrase>): string {
  for (const phrase of phrases) {
    if (phrase.kind !== "things" || phrase.owned === undefined) continue;
    const { by, opening } = phrase.owned;
    const rest = said.slice(by.length + 1);
    const which = /^哪(?<measure>\p{Script=Han}{1,2}?)(?<of>.+)$/u.exec(said)?.groups;
    if (which?.["of"] === phrase.noun + by) return `${opening}，其${phrase.noun}是哪${which["measure"]}`;
    const isAhead = said.startsWith(`${by}的${phrase.noun}的`);
    if (isAhead && !/[，、]/u.test(rest) && !said.includes(by, by.length)) return `${opening}，其${rest}`;
  }
  return said;
}

function clause(phrase: ChinesePhrase): string {
  if (phrase.kind === "things") return askedNames(phrase);
  return phrase.question ?? phrase.text + phrase.asks;
}

/** "面积大于5公顷的公园有哪些"; what they are chosen from stands apart: "…的水库中，哪些水库既属于…、又属于…". */
function askedNames(things: ChineseThings): string {
  const { clauses, noun, fixed, order } = things;
  const run = clauseRun(clauses);
  const within = fixed === undefined || run === "" ? "" : `${withinWords({ ...things, clauses: [] })}，`;
  if (run !== "" && order === undefined && clauses.every(({ form }) => form === "that"))
    return `${within}哪些${noun}${run}`;
  const named = within === "" ? chineseNoun(things) : `${within}${run}的${noun}`;
  return `${named}有哪些${order === undefined ? "" : `（${order}）`}`;
}

function roundingNotes(places: number | undefined, phrase: ChinesePhrase, told: ToldTo | undefined): string[] {
  const what = phrase.kind === "value" ? (phrase.rounded ?? "结果") : "结果";
  return places === undefined
    ? []
    : [`${what}${told && places === 0 ? `四舍五入到${told === "second" ? "秒" : "分钟"}` : chineseRounding(places)}。`];
}

const PLACES = "零一两三四五六七八九十";

/** "四舍五入到小数点后两位", "四舍五入到整数" */
export function chineseRounding(places: number): string {
  return places === 0 ? "四舍五入到整数" : `四舍五入到小数点后${PLACES[places] ?? places}位`;
}
