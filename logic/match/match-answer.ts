import type { Answer } from "../../core/answer.ts";
import { readNumber } from "../values/number-text.ts";
import type { Match } from "./match.ts";
import { matchBoolean } from "./match-boolean.ts";
import { matchDate } from "./match-date.ts";
import { matchList } from "./match-list.ts";
import { matchName } from "./match-name.ts";
import { matchNumber } from "./match-number.ts";
import { matchParts } from "./match-parts.ts";
import { isRefusal, saidAnswer } from "./match-said.ts";

/**
 * Compares what somebody answered with the right answer, by rule. Answers may stand in a short sentence; whatever states
 * several different values does not answer, nor does a refusal. What the question itself says does not count as an answer
 * where something else is given.
 *
 * Rules: numbers by value, stated places and unit; dates in any form at the granularity asked for; names without case,
 * diacritics, articles and punctuation, by alias too; lists with nothing missing and nothing more; yes and no; tuples by
 * part. Free text can be confirmed by them and not refuted: `undecided`.
 *
 * @param question what was asked; empty where it is not known
 */
export function matchAnswer(expected: Answer, given: string, question = ""): Match {
  const { text, introduced } = saidAnswer(given);
  if (text === "") return { match: false, rule: "empty", explanation: "There is no answer." };
  const single = expected.type !== "list" && expected.type !== "parts" && expected.type !== "ranking";
  const said = introduced && single ? text.split("\n")[0]! : text;
  const match = matchSaid(expected, said, question);
  if (!match.match && single && isRefusal(said, expected.type === "boolean" ? "yes_or_no" : "value"))
    return { match: false, rule: "refused", explanation: "The answer says that there is none." };
  return match;
}

function matchSaid(expected: Answer, text: string, question: string): Match {
  const matchPart = (part: Answer, given: string) => matchSaid(part, given, question);
  // A name may say of itself that it is unknown; other answers cannot be right in a refusal.
  const refused = expected.type === "number" || expected.type === "date" || expected.type === "boolean";
  if (refused && isRefusal(text, expected.type === "boolean" ? "yes_or_no" : "value"))
    return { match: false, rule: "refused", explanation: "The answer says that there is none." };
  switch (expected.type) {
    case "number":
      return matchNumber(expected, text, question);
    case "date":
      return matchDate(expected, text, question);
    case "name":
      return matchName(expected, text, question);
    case "boolean":
      return matchBoolean(expected.value, text, question);
    case "list":
      return matchList(expected, text, question, matchPart);
    case "parts":
      return matchParts(expected.parts, text, matchPart);
    case "text":
      return matchText(expected, text, question);
    case "ranking": {
      const items = expected.relevant.map(({ id }): Answer => ({ type: "name", text: id }));
      return matchList({ type: "list", items, ordered: false }, text, question, matchPart);
    }
    case "open":
      return { match: false, rule: "open", explanation: "There is no answer to compare with.", undecided: true };
  }
}

/** The number that a free text is, where it is nothing but one with its unit ("42 km"). */
function quantityOf(text: string): Extract<Answer, { type: "number" }> | undefined {
  const read = readNumber(text.trim(), undefined);
  return read?.kind === "number" && read.unit !== undefined
    ? { type: "number", decimal: read.decimal, unit: read.unit }
    : undefined;
}

/** Free text that says the same in the same words is right, and a quantity is compared as one; other words may say the same. */
function matchText(expected: Extract<Answer, { type: "text" }>, text: string, question: string): Match {
  const quantity = quantityOf(expected.text);
  if (quantity !== undefined) return matchNumber(quantity, text, question);
  const { match, explanation } = matchName({ ...expected, type: "name" }, text, question);
  if (match) return { match, rule: "text.equal", explanation };
  if (isRefusal(text, "value"))
    return { match: false, rule: "refused", explanation: "The answer says that there is none." };
  return {
    match,
    rule: "text.other_words",
    explanation: `${explanation} Other words may say the same.`,
    undecided: true,
  };
}
