import type { ChineseValue } from "./phrase.ts";

/** What stands in marks is one name, whatever it holds. */
const MARKED = /“[^“”]*”|《[^《》]*》/gu;
const JOINS = /[，与]|且/u;

/** The operands of a formula as a sentence names them. */
export interface ChineseOperands {
  /** Each by itself; one that holds a comma stands in brackets, but where both are is said with the first. */
  each: readonly string[];
  /** "A与B"; numbered where one of them holds a comma or 与 itself. */
  all: string;
}

export function chineseOperands(given: readonly ChineseValue[]): ChineseOperands {
  const pieces = markedAlike(given);
  const ends = extremeWords(pieces);
  if (ends !== undefined) return { each: ends, all: ends.join("与") };
  // "所有桥的长度的最大值": beside other operands an end of a quantity is said without a comma.
  const texts = pieces.map(({ text, extreme }) =>
    extreme === undefined ? text : `${extreme.within.replace(/[中间]，$/u, "")}的${extreme.name}的${extreme.end}`,
  );
  const within = sharedPlace(texts);
  const rests = texts.map((text) => text.slice(within.length));
  // Formulas name the first operand first: it says where both are.
  const each =
    within !== "" && rests.every((text) => !/，/.test(text))
      ? rests.map((text, at) => (at === 0 ? within + text : text))
      : texts.map((text) => (/，/.test(text) ? `（${text}）` : text));
  return { each, all: operandWords(pieces) };
}

/** "所有门票中，最高票价", "最低票价": the two ends of one quantity; "长度的最大值", "最小值" of what cannot be said so. */
function extremeWords(pieces: readonly ChineseValue[]): string[] | undefined {
  const [first, second] = pieces.map(({ extreme }) => extreme);
  const alike = first && second && first.within === second.within && first.name === second.name;
  if (!alike || pieces.length !== 2) return undefined;
  const said = [first, second].map(({ name, rank }) => endOf(name, rank));
  return said.every((one) => one !== undefined)
    ? [first.within + said[0], said[1]!]
    : [`${first.within}${first.name}的${first.end}`, second.end];
}

/** A noun of a quantity, without whose or when it is. */
const QUANTITY = /^(?!平均|单|每|各|第|从|到|所)[^的\P{Script=Han}]{2,}$/u;
/** The nearest is as well the most recent. */
const AMBIGUOUS = /^最近$/u;
/** Behind its superlative a short noun needs no 的: "最高票价". */
const SHORT_NOUN = 3;

/** "最高票价", "最多的会员人数"; undefined where that would say a word twice ("最长长度") or not be plain. */
function endOf(name: string, rank: string): string | undefined {
  if (!QUANTITY.test(name) || AMBIGUOUS.test(rank) || name.includes(rank.slice(1)) || /[最高低多少大小]/u.test(name))
    return undefined;
  return name.length <= SHORT_NOUN && !/[多少]$/u.test(rank) ? rank + name : `${rank}的${name}`;
}

/** "A、B和C中，" where all operands are found there. */
function sharedPlace(texts: readonly string[]): string {
  const where = /^[^，]+[中间]，/u.exec(texts[0] ?? "")?.[0];
  return where !== undefined && texts.every((text) => text.startsWith(where)) ? where : "";
}

/** "A与B"; "（1）A与（2）B" where it would not be seen where one ends. */
export function operandWords(operands: readonly ChineseValue[]): string {
  const pieces = markedAlike(operands);
  const ends = extremeWords(pieces);
  if (ends !== undefined) return ends.join("与");
  const given = pieces.map(({ text }) => text);
  // "A、B和C中，最早的…与A、B和C中，最晚的…": where both are is said once.
  const within = sharedPlace(given);
  const texts = given.map((text) => text.slice(within.length));
  if (within !== "" && texts.every((text) => !isJoined(text))) return within + texts.join("与");
  const simple = given.every((text) => !isJoined(text));
  const shown = simple ? given : given.map((text, index) => `（${index + 1}）${text}`);
  return shown.length < 3 ? shown.join("与") : `${shown.slice(0, -1).join("、")}与${shown.at(-1)}`;
}

const isJoined = (text: string): boolean => JOINS.test(text.replace(MARKED, ""));

/** “盐与糖”的价格与“醋”的价格: where one of the things that operands are of has to stand in marks, all do. */
function markedAlike(pieces: readonly ChineseValue[]): readonly ChineseValue[] {
  if (!pieces.some(({ owner }) => owner?.startsWith("“"))) return pieces;
  return pieces.map((piece) => {
    const { owner, text } = piece;
    if (owner === undefined || !text.startsWith(owner) || /[“”《》]/u.test(owner)) return piece;
    return { ...piece, owner: `“${owner}”`, text: `“${owner}”${text.slice(owner.length)}` };
  });
}
