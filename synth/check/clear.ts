import { type Check, verdict } from "./check.ts";
import { ownWords } from "./spoken.ts";

const say = verdict("clear");

/** A question longer than this (characters) is not read to its end. */
const LONGEST = 900;
/** Words that leave open what is meant; what was done most recently of all was done on one day. */
const VAGUE =
  /\b(?:some|several|various|certain|(?<!how )many|a few|roughly|approximately|somewhat|etc|and so on|or something|somehow|maybe|(?<!most )recently|nearby)\b|一些|若干|大约|左右|等等|某些|某个/iu;
/** What a slip of the machine that writes questions leaves behind. */
const DEBRIS = /https?:\/\/|<\/?[a-z][^>]*>|\{\{|\}\}|\$\{|\[object |&(?:amp|nbsp|lt|gt|quot|#\d+);|\uFFFD|\p{Cc}/iu;
const TWICE = /(?<![\p{L}\p{N}-])(\p{L}{2,}) \1(?![\p{L}\p{N}-])/iu;
const PAIRS = [
  ["(", ")"],
  ["[", "]"],
  ["“", "”"],
  ["《", "》"],
] as const;

/** One question, in words that leave nothing open, without the marks of a slip. */
export const clear: Check = {
  name: "clear",
  run({ task, relations }) {
    const { question } = task;
    if (question.length > LONGEST) return say("fail", `It is ${question.length} characters long.`);
    const own = ownWords(task, relations);
    const debris = DEBRIS.exec(own);
    if (debris) return say("fail", `“${debris[0].trim()}” does not belong into a question.`);
    const marks = question.match(/[?？]/gu)?.length ?? 0;
    if (marks === 0) return say("fail", "There is no question in it.");
    const open = PAIRS.find(([left, right]) => question.split(left).length !== question.split(right).length);
    if (open) return say("fail", `“${open[0]}” and “${open[1]}” do not match.`);
    const vague = VAGUE.exec(own);
    if (vague) return say("fail", `“${vague[0]}” leaves open what is meant.`);
    const twice = TWICE.exec(own);
    if (twice) return say("fail", `“${twice[0]}” says a word twice.`);
    // Names may hold a question mark of their own.
    const asked = own.match(/[?？]/gu)?.length ?? 0;
    if (asked > 1) return say("fail", "It asks more than one question.");
    return say("pass", "It is one question, and no word of it leaves open what is meant.");
  },
};
