import type { Answer } from "../../core/answer.ts";
import { answerText } from "../answer-text.ts";
import { nameKey } from "../values/normalise.ts";
import type { Match } from "./match.ts";
import { listBody } from "./match-list-body.ts";

type ListAnswer = Extract<Answer, { type: "list" }>;

type MatchItem = (expected: Answer, given: string) => Match;

/** What says that a list goes on, or that what follows is left out of it. */
const OPEN =
  /\b(?:etc|among others|and others|and more|and so on|inter alia)\b\.?|\S\s(?:possibly|perhaps|maybe)\s|(?:\.\.\.|…)\s*$|等[等。.]?\s*$/iu;
const LEAVES_OUT = /^(?:all|any|every\p{L}*|none)\b.{0,40}\b(?:but|except|excluding|other than|besides)\b|^除/iu;

/**
 * Every item must be there, none more, and in order where the order counts; one that is said twice counts once where it
 * does not. A list that is left open ("etc.") is none.
 */
export function matchList(expected: ListAnswer, text: string, question: string, matchItem: MatchItem): Match {
  const wanted = expected.items.length;
  const rule = expected.ordered ? "list.ordered" : "list.unordered";
  if ((OPEN.test(text) && !expected.items.some((item) => OPEN.test(answerText(item)))) || LEAVES_OUT.test(text))
    return { match: false, rule: "list.open", explanation: "The list is left open, or leaves out what it names." };
  const body = listBody(text, question).replace(/,?\s(?:in (?:this|that|the right) order|respectively)[.!]?$/i, "");
  if (/[\p{L}\p{N}][?？]/u.test(body) && !expected.items.some((item) => /[?？]/u.test(answerText(item))))
    return { match: false, rule: "list.open", explanation: "The list doubts what it names." };
  if (!expected.ordered && onlyNames(expected, body)) return found(expected);
  for (const split of splits(expected, body)) {
    const items = expected.ordered ? split : onceEach(split);
    if (items.length !== wanted) continue;
    if (expected.ordered) {
      if (expected.items.every((item, index) => matchItem(item, items[index]!).match)) return found(expected);
    } else if (assign(expected.items, items, matchItem)) return found(expected);
  }
  const said = splits(expected, text).map((items) => items.length);
  const explanation = said.includes(wanted)
    ? `The ${wanted} items are not those expected${expected.ordered ? ", or not in their order" : ""}.`
    : `Expected ${wanted} items, got ${said[0] ?? 0}.`;
  return { match: false, rule, explanation };
}

function onceEach(items: readonly string[]): string[] {
  return [...new Map(items.map((item) => [nameKey(item) || item, item])).values()];
}

function found(expected: ListAnswer): Match {
  const rule = expected.ordered ? "list.ordered" : "list.unordered";
  return { match: true, rule, explanation: `All ${expected.items.length} items are there, and no other.` };
}

/** The items and nothing else but spaces: "Alba Birch Cedar". */
function onlyNames(expected: ListAnswer, text: string): boolean {
  if (expected.items.some(({ type }) => type !== "name")) return false;
  const names = expected.items.map((item) => answerText(item)).sort((a, b) => b.length - a.length);
  let left = ` ${text} `;
  for (const name of names) {
    const at = left.indexOf(` ${name} `);
    if (at < 0) return false;
    left = `${left.slice(0, at)}  ${left.slice(at + name.length + 2)}`;
  }
  return left.trim() === "";
}

/** Is there a way to give every expected item an item of its own? Names repeat rarely, so the first that fits will do. */
function assign(expected: readonly Answer[], given: readonly string[], matchItem: MatchItem): boolean {
  const left = [...given];
  return expected.every((item) => {
    const at = left.findIndex((text) => matchItem(item, text).match);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Where one item ends and the next begins, from the surest way to the loosest. */
const WAYS: readonly RegExp[] = [
  /\n+|[;；]/u,
  /\n+|\s?(?:→|->|>)\s?|\s\/\s|\s?\|\s?/u,
  /(?:^|\s)\(?\d{1,2}[.)]\s+/u,
  /\n+|[;；]|,\s|、|，/u,
  /\n+|[;；]|,\s(?:and\s|&\s)?|\s(?:and|&)\s/u,
  /\n+|[;；]|,\s?(?:and\s|&\s)?|\s(?:and|&)\s|[、，]\s?(?:以及|和)?|以及|(?<=\S)和(?=\S)/u,
];

/** The ways in which a text can be a list: as JSON, by lines, semicolons, arrows, numbers, commas and "and"; with and without what introduces it. */
function splits(expected: ListAnswer, text: string): string[][] {
  const json = jsonItems(text);
  const bodies = new Set([
    text,
    text.replace(/^[^\n]*?(?::|\b(?:are|is)\b)\s*/i, ""),
    text.replace(/^[^\n]*?(?:：|分别[是为]|[是有为]|包括)[：:]?\s*/u, ""),
  ]);
  const split = [...bodies].flatMap((body) => {
    const safe = protect(expected, body);
    return WAYS.map((way) => clean(safe.split(way).map(unprotect)));
  });
  return json ? [json, ...split] : split;
}

/** `["a", "b"]`, with the quotes of other languages too. */
function jsonItems(text: string): string[] | undefined {
  if (!/^\[.*\]$/s.test(text)) return undefined;
  for (const form of [text, text.replace(/(?<=[[,]\s*)'|'(?=\s*[\],])/g, '"')]) {
    try {
      const items: unknown = JSON.parse(form);
      if (Array.isArray(items)) return items.map(String);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return undefined;
}

/** Without bullet, number, word of order, and the figures behind a name. */
function clean(parts: readonly string[]): string[] {
  return parts
    .map((part) =>
      part
        .replace(/^\s*(?:[-*•–]|\(?\d{1,2}[.)])\s+/, "")
        .replace(
          /^\s*(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|then|next|finally|lastly|followed by)[,:]?\s+(?=\p{Lu})/iu,
          "",
        )
        .replace(/(?<=\p{L}):\s[^:\p{Lu}]*\d[^:\p{Lu}]*$/u, "")
        .trim()
        .replace(/[.。]$/u, ""),
    )
    .filter((part) => part !== "");
}

const COMMA = "\u0001";
const AND = "\u0002";
const HE = "\u0003";
const YIJI = "\u0004";

/** Commas and "and" inside an expected item are no separators. */
function protect(expected: ListAnswer, text: string): string {
  let safe = text;
  for (const name of expected.items.flatMap(printedForms)) {
    if (!/[,和]|以及|\s(?:and|&)\s/u.test(name)) continue;
    const masked = name
      .replace(/,/g, COMMA)
      .replace(/和/g, HE)
      .replace(/以及/g, YIJI)
      .replace(/\s(and|&)\s/g, `${AND}$1${AND}`);
    safe = safe.split(name).join(masked);
  }
  return safe;
}

/** An item as it is printed, a number without its unit too: "1,200 and 3,400 metres". */
function printedForms(item: Answer): string[] {
  const bare = item.type === "number" ? [answerText({ type: "number", decimal: item.decimal })] : [];
  return [answerText(item), ...bare];
}

function unprotect(text: string): string {
  return text.replaceAll(COMMA, ",").replaceAll(AND, " ").replaceAll(HE, "和").replaceAll(YIJI, "以及");
}
