import type { Answer } from "../core/answer.ts";
import { answerText } from "./answer-text.ts";
import type { Match } from "./match.ts";

type ListAnswer = Extract<Answer, { type: "list" }>;

type MatchItem = (expected: Answer, given: string) => Match;

/** Every item must be there, none more, and in order where the order counts. */
export function matchList(expected: ListAnswer, text: string, matchItem: MatchItem): Match {
  const wanted = expected.items.length;
  for (const items of splits(expected, text)) {
    if (items.length !== wanted) continue;
    if (expected.ordered) {
      if (expected.items.every((item, index) => matchItem(item, items[index]!).match)) return found(expected);
    } else if (assign(expected.items, items, matchItem)) return found(expected);
  }
  const said = splits(expected, text).map((items) => items.length);
  const explanation = said.includes(wanted)
    ? `The ${wanted} items are not those expected${expected.ordered ? ", or not in their order" : ""}.`
    : `Expected ${wanted} items, got ${said[0] ?? 0}.`;
  return { match: false, rule: expected.ordered ? "list.ordered" : "list.unordered", explanation };
}

function found(expected: ListAnswer): Match {
  const rule = expected.ordered ? "list.ordered" : "list.unordered";
  return { match: true, rule, explanation: `All ${expected.items.length} items are there, and no other.` };
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

/** The ways in which a text can be a list: by lines, semicolons, or commas and "and"; with and without what introduces it. */
function splits(expected: ListAnswer, text: string): string[][] {
  const bodies = [
    text,
    text.replace(/^[^\n]*?(?::|\b(?:are|is)\b)\s*/i, ""),
    text.replace(/^[^\n]*?(?:：|分别[是为]|[是有为]|包括)[：:]?\s*/u, ""),
  ];
  const ways: string[][] = [];
  for (const body of bodies) {
    const lines = body.split(/\n+|[;；]/u);
    ways.push(clean(lines));
    ways.push(
      clean(
        protect(expected, body).split(
          /\n+|[;；]|,\s?(?:and\s|&\s)?|\s(?:and|&)\s|[、，]\s?(?:以及|和)?|以及|(?<=\S)和(?=\S)/u,
        ),
      ).map(unprotect),
    );
    ways.push(clean(protect(expected, body).split(/\n+|[;；]|,\s|、|，/u)).map(unprotect));
  }
  return ways;
}

function clean(parts: readonly string[]): string[] {
  return parts
    .map((part) =>
      part
        .replace(/^\s*(?:[-*•–]|\(?\d{1,2}[.)])\s+/, "")
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
  for (const item of expected.items) {
    const name = answerText(item);
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

function unprotect(text: string): string {
  return text.replaceAll(COMMA, ",").replaceAll(AND, " ").replaceAll(HE, "和").replaceAll(YIJI, "以及");
}
