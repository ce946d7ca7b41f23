import { toSimplified } from "../../core/chinese-scripts.ts";
import type { Column } from "../../core/relation.ts";
import { GuardError } from "../guard-error.ts";
import { wideBrackets } from "./brackets.ts";
import { chineseColumn } from "./column-noun.ts";
import { OWNER_DONE } from "./done-at.ts";
import { measureWord } from "./measure-words.ts";
import { countNumeral } from "./numerals.ts";
import type { ChineseClause, ChinesePhrase, ChineseThings, ChineseValue } from "./phrase.ts";
import { nounOfSort } from "./sort-nouns.ts";

/** What rows are called where nobody says what they are. */
export const CHINESE_ENTRY = "条目";

/** The input at `index` as things; throws `GuardError("wrong_input")` where it is a value. */
export function chineseThings(inputs: readonly ChinesePhrase[], index = 0): ChineseThings {
  const phrase = inputs[index];
  if (phrase?.kind !== "things") throw new GuardError("wrong_input", "needs a table, got a single value");
  return phrase;
}

/** The input at `index` as a value; throws `GuardError("wrong_input")` where it is a table. */
export function chineseValue(inputs: readonly ChinesePhrase[], index = 0): ChineseValue {
  const phrase = inputs[index];
  if (phrase?.kind !== "value") throw new GuardError("wrong_input", "needs a single value, got a table");
  return phrase;
}

/**
 * "失业率高于8%、面积小于1万平方公里且首府为A": restrictions in one run, without 的.
 *
 * @param last what stands before the last of them
 */
export function clauseRun(clauses: readonly ChineseClause[], last = "且"): string {
  return runOf(saidClauses(clauses), last);
}

/** The restrictions without those that go without saying beside the others. */
export function saidClauses(clauses: readonly ChineseClause[]): readonly ChineseClause[] {
  return clauses.filter((clause) => !goesWithoutSaying(clause, clauses));
}

/** "列有高度" beside "高度低于30厘米": what is compared is stated. */
function goesWithoutSaying({ states }: ChineseClause, clauses: readonly ChineseClause[]): boolean {
  return (
    states?.every((name) =>
      clauses.some(({ text, about }) => about === name || (text.startsWith(name) && !text.startsWith(`${name}不是`))),
    ) === true
  );
}

function runOf(clauses: readonly ChineseClause[], last = "且"): string {
  // Where things are, or belong, is said first; what a described place is goes on to the end.
  const isPlace = ({ text }: ChineseClause) => /^[位属]于/u.test(text) && !/的那[^的]+$/u.test(text);
  const ordered = [
    ...clauses.filter(isPlace),
    ...clauses.filter(({ form }) => form === "whose"),
    ...clauses.filter((clause) => clause.form === "that" && !isPlace(clause)),
  ];
  const texts = ownersOnce(ordered);
  return texts.length < 3 ? texts.join(last) : `${texts.slice(0, -1).join("、")}${last}${texts.at(-1)}`;
}

/** What is said of where things belong: “所在医院的建院时间早于1950年”. */
const OF_OWNER = new RegExp(`^所[在属][^，、的]{1,8}的|${OWNER_DONE.source}`, "u");
const ownerOf = (text: string): string => OF_OWNER.exec(text)![0].replace(/的$/u, "");

/** The restrictions of one owner together at the end, and the owner once: “所在医院的建院时间早于1950年且床位超过1000张”. */
function ownersOnce(clauses: readonly ChineseClause[]): string[] {
  const texts = clauses.map(({ text }) => text);
  const owned = clauses.filter(({ text }) => OF_OWNER.test(text));
  const owners = new Set(owned.map(({ text }) => ownerOf(text)));
  const [owner = ""] = owners;
  // Behind them nothing may follow that is said of the things themselves.
  const isLast = clauses.every(({ form }) => form === "whose");
  if (owned.length < 2 || owners.size > 1 || !isLast) return texts;
  const said = owned.map(({ text }, at) => (at === 0 ? text : text.slice(owner.length).replace(/^的/u, "")));
  return [...texts.filter((text) => !OF_OWNER.test(text)), ...said];
}

/** "失业率高于8%的省", "所有省", "面积最大的三个省", "A、B和C这三个省". */
export function chineseNoun(things: ChineseThings): string {
  const { fixed, clauses, noun, one, whole = `所有${noun}` } = things;
  if (fixed === undefined && clauses.length > 0) return restrictedNoun(clauses, noun);
  const run = clauseRun(clauses);
  if (fixed !== undefined)
    return run === "" ? fixedWords(things) : `${fixedWords(things)}${amongWord(fixed)}${run}的${noun}`;
  return one ? noun : whole;
}

/** "失业率高于8%的省", “陶瓷类展品”, “高度低于30厘米的陶瓷类展品”: of one sort, which stands before the noun. */
export function restrictedNoun(clauses: readonly ChineseClause[], noun: string): string {
  const sorts = noun === CHINESE_ENTRY ? [] : clauses.filter(({ sort }) => sort !== undefined);
  const [only] = sorts;
  if (only?.sort === undefined || sorts.length > 1) return `${clauseRun(clauses)}的${noun}`;
  const run = clauseRun(clauses.filter((clause) => clause !== only));
  return `${run === "" ? "" : `${run}的`}${nounOfSort(only.sort, noun)}`;
}

/** The things as a place to choose from: "所有省中", "A、B和C中", "2010年至2015年间". */
export function withinWords(things: ChineseThings): string {
  const noun = chineseNoun(things);
  return noun + amongWord(noun);
}

/** One chooses among things (中), and between two times (间). */
const amongWord = (noun: string): string => (/^\d{4}[^，、的]*至\d{4}[^，、的]*$/u.test(noun) ? "间" : "中");

/** Of a list of names it is said what they are the names of, so that the list is not taken for what is asked. */
function fixedWords(things: ChineseThings): string {
  const { fixed = "", listed, noun } = things;
  if (listed === undefined || noun === CHINESE_ENTRY) return fixed;
  return `${fixed}这${countNumeral(listed)}${countingWord(things)}${noun}`;
}

/** Nothing restricts them: all that the source has. */
export function isWhole({ fixed, clauses }: ChineseThings): boolean {
  return fixed === undefined && clauses.length === 0;
}

/** The things chosen from those that state something: that one alone fits is said of no others. */
export function amongStating(things: ChineseThings): ChineseThings {
  const stating = things.clauses.filter(({ states }) => states !== undefined);
  if (stating.length === 0 || things.fixed !== undefined) return things;
  return {
    ...things,
    fixed: `${runOf(stating)}的${things.noun}`,
    clauses: things.clauses.filter(({ states }) => states === undefined),
  };
}

/** The things without the restriction that a column states something, beside what speaks of that column. */
export function statedApart(things: ChineseThings, name: string): ChineseThings {
  const clauses = things.clauses.filter(({ states }) => states === undefined || states.some((other) => other !== name));
  return clauses.length === things.clauses.length ? things : { ...things, clauses };
}

/** What stands between a number and these things: the site's own word, else that of the noun. */
export function countingWord({ measure, noun }: Pick<ChineseThings, "measure" | "noun">): string {
  return measure ?? measureWord(noun);
}

/** "数量"; of sorts "种数", for a "数量" of birds is how many birds there are. What is a sort by its name says so itself. */
export function tallyWord(things: Pick<ChineseThings, "measure" | "noun">): string {
  return countingWord(things) === "种" && !/(?:种|型|式)$/.test(things.noun) ? "种数" : "数量";
}

/** What is asked for where one of them is: "哪个省", "哪一年", "哪里". */
export function whichWords(things: Pick<ChineseThings, "measure" | "noun">): string {
  const { noun } = things;
  if (noun === CHINESE_ENTRY) return "哪一个";
  if (TURN.test(noun)) return `哪一${noun}`;
  const when = { 年份: "哪一年", 月份: "哪个月" }[noun];
  return when ?? (SOMEWHERE.test(noun) ? "哪里" : `哪${countingWord(things)}${noun}`);
}

/** What counts itself. */
const TURN = /^[届期季轮]$/u;

/** Where something is or comes from; 湿地 and 基地 are things, and so is a 矿产地, of which the 产 belongs to what is there. */
const SOMEWHERE = /(?:所在|出生|出土|发现|发源|来源|原产|逝世|安葬|举办|目的|始发|驻|(?<![矿遗物特])产)地$/u;

/** "多少个省", "多少家公司" */
export function howManyWords(things: ChineseThings): string {
  return TURN.test(things.noun) ? `多少${things.noun}` : `多少${countingWord(things)}${things.noun}`;
}

/** Things as a base to say something new about: no clauses, no order. */
export function plainChinese(things: ChineseThings): ChineseThings {
  const { kind, noun, measure, titled, sources, notes, names, ledTo } = things;
  const said = {
    ...(measure ? { measure } : {}),
    ...(titled ? { titled } : {}),
    ...(names ? { names } : {}),
    ...(ledTo ? { ledTo } : {}),
  };
  return { kind, noun, sources, notes, clauses: [], ...said };
}

/** What things of any kind have: "口岸类型" of 口岸 is their "类型". */
const OF_ANYTHING =
  /^(?:类型|类别|分类|种类|等级|级别|分级|性质|面积|长度|全长|总长|高度|宽度|深度|厚度|重量|规模|形式|用途|材质|结构|颜色|海拔|坡度|年龄)$/u;

/** `said` where what it is of would be said before it anyway. */
export const withoutOwner = (said: string): string => {
  const at = [2, 3, 4].find((length) => OF_ANYTHING.test(said.slice(length)));
  return at === undefined ? said : said.slice(at);
};

/** What a column is called in this question: not with what the things are called once more. */
export function columnName(column: Column, things?: ChineseThings): string {
  const named = things?.names?.[column.name];
  const said = named === undefined ? chineseColumn(column) : toSimplified(named);
  const { noun = "" } = things ?? {};
  return noun.length > 1 && said.startsWith(noun) && OF_ANYTHING.test(said.slice(noun.length))
    ? said.slice(noun.length)
    : said;
}

/** “训练课题的经费” of 课题经费: what a name begins with as its owner ends is not said twice side by side. */
export function besideOwner(noun: string, name: string): string {
  const shared = [4, 3, 2].find((length) => noun.length >= length && name.startsWith(noun.slice(-length)));
  const bare = shared === undefined ? "" : name.slice(shared);
  return /^\p{Script=Han}{2,}$/u.test(bare) ? `的${bare}` : name;
}

/** What has a title by what it is, whatever its site writes. */
const WORK =
  /(?:电影|影片|电视剧|纪录片|小说|图书|书籍|古籍|诗词|歌曲|戏曲|剧目|话剧|歌剧|舞剧|专著|期刊|杂志|绘本|漫画|画册|教材|词典|专辑|影视作品|文学作品|(?:^|[新旧好藏童译赠样套])书)$/u;

/** A body whose name joins two words, told by its end. */
const ONE_BODY =
  /^\p{Script=Han}{1,6}[与和]\p{Script=Han}{1,8}(?<!国|全)(?:科|部|处|室|系|学院|研究所|中心|局|委员会|公司|学会|协会)$/u;

/**
 * Names as a question says them: titles in the marks of titles; what holds punctuation stands in quotation marks, and then all do.
 *
 * @param things what they are the names of
 */
export function chineseNames(names: readonly string[], things?: Pick<ChineseThings, "noun" | "titled">): string[] {
  if (things !== undefined && (things.titled === true || WORK.test(things.noun)))
    return names.map((name) => (/[《》]/.test(name) ? name : `《${wideBrackets(name)}》`));
  // "呼吸与睡眠科" is one department, as the others are that stand without marks.
  const isOne = (name: string) => names.length === 1 && ONE_BODY.test(name);
  return names.some((name) => /[、，,。？！?!：:；;和与或]/.test(name) && !/[“”]/.test(name) && !isOne(name))
    ? names.map((name) => `“${wideBrackets(name)}”`)
    : names.map(wideBrackets);
}

/** Notes of several pieces, each once. */
export function chineseNotes(...notes: readonly (readonly string[])[]): string[] {
  return [...new Set(notes.flat())];
}

/** Where several pieces stand, each once. */
export function chineseSources(...phrases: readonly { sources: readonly string[] }[]): string[] {
  return [...new Set(phrases.flatMap(({ sources }) => sources))];
}
