import { chineseYes } from "../chinese/given-words.ts";
import { isChinese } from "../values/language.ts";
import type { Match } from "./match.ts";
import { comparisonSays } from "./match-comparison.ts";

const BOTH =
  /\byes\s?(?:and|or|\/|\|)\s?no\b|\bno\s?(?:and|or|\/|\|)\s?yes\b|\bneither\b|\byes\s?\?|^(?:是|否)\s?[/或]/i;
/** What begins with "no" and answers nothing. */
const NO_ANSWER =
  /^(?:none|no (?:answer|conclusion|comment|way to (?:know|tell)|opinion|sure)|not (?:sure|certain|clear)|unsure|maybe|perhaps|it depends)\b/i;
/** Words that deny no more than a doubt. */
const IDIOM =
  /\b(?:there is |there['’]s )?(?:no (?:doubt|question|exceptions?)|without (?:a |any )?(?:doubt|question|exceptions?)|not only|undoubtedly)\b(?: (?:about it|that))?[,:]?/gi;
/** "…, so yes." */
const CONCLUDES =
  /\b(?:so|thus|therefore|hence)\b(?: it is| the answer is)?(?: a)?[,:]? ["“']?(?<word>yes|no)["”']?[.!]?$/i;
const FIRST_YES =
  /^["“'(]?(?:yes|yeah|yep|true|correct|indeed|right|affirmative|absolutely|certainly|definitely|of course|sure|y|✓|✔)(?![\p{L}\p{N}])/iu;
/** "No" is followed by a mark or a clause; "no year in which" is none. */
const FIRST_NO =
  /^["“'(]?(?:nope|nah|n|false|incorrect|wrong|negative|never|not (?:really|at all|so|true|correct|quite|every\p{L}*|all|yes)|no(?=\s*(?:[^\s\p{L}\p{N}]|$|\n)|\s(?:it|they|he|she|there|this|that|these|those|the|we|you|because|since|as|not|but)\b))(?![\p{L}\p{N}])/iu;
/** "It does.", "They are." */
const SHORT_YES = /^(?:it|they|he|she|this|that|there)\s(?:is|does|did|was|were|are|has|have|can|will)[.!]?$/i;
const SAYS_YES = /\b(?:yes|true|correct)\b/i;
/** "no" as a word by itself; and what denies a sentence. */
const SAYS_NO =
  /(?:^|[,;:.!–—-]\s?|\bis\s|["“'])no["”']?(?=\s*(?:[.,;:!"”)]|$))|\b(?:false|not|wrong|incorrect|untrue|never|cannot)\b|n['’]t\b|\b(?:has|have|had|is|are|was|were) no (?!\p{L}+ (?:in which|that|where|who|without)\b)/iu;
const DENIES_TWICE = /\b(?:no|not|never|without)\b.*\b(?:not|never|without|n['’]t)\b/i;

/**
 * Yes or no by the word that begins the answer, by what concludes it, by the only one of the two that it says, or by a
 * statement that affirms, denies or turns round what was asked ("Is A longer than B?" "B is longer.").
 */
export function matchBoolean(expected: boolean, text: string, question: string): Match {
  const yes = isChinese(text) ? (chineseYes(text, question) ?? says(text, question)) : says(text, question);
  if (yes === undefined)
    return { match: false, rule: "boolean.unclear", explanation: "The answer is neither yes nor no." };
  return { match: yes === expected, rule: "boolean", explanation: `The answer is ${yes ? "yes" : "no"}.` };
}

function says(given: string, question: string): boolean | undefined {
  // A question that is said again before its answer says nothing; one that ends the answer leaves it open.
  const text = given.replace(/^[^?？]{8,}[?？]\s*(?=\S)/u, "").trim();
  if (BOTH.test(text) || NO_ANSWER.test(text) || /[?？]$/u.test(text)) return undefined;
  const bare = text.replace(IDIOM, " ").trim();
  const concluded = CONCLUDES.exec(bare)?.groups?.word?.toLowerCase();
  if (concluded !== undefined) return concluded === "yes";
  const compared = comparisonSays(bare, question);
  const first = FIRST_YES.test(bare) ? true : FIRST_NO.test(bare) ? false : undefined;
  if (first !== undefined) return compared === undefined || compared === first ? first : undefined;
  if (SHORT_YES.test(bare)) return true;
  const [yes, no] = [SAYS_YES.test(bare), SAYS_NO.test(bare) && !DENIES_TWICE.test(bare)];
  if (yes !== no && !/^(?:no|none|nobody|nothing)\b/i.test(bare))
    return compared === undefined || compared === yes ? yes : undefined;
  if (yes || no) return undefined;
  return compared ?? (restates(bare, question) ? true : undefined);
}

const STOP =
  /^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|the|a|an|there|any|of|in|on|at|to|it|its)$/;
const HEDGES =
  /\b(?:if|whether|maybe|perhaps|might|may|could|would|unless|says?|claims?|except|only|no|not|never|hardly|almost|nearly)\b|n['’]t\b/i;

/** Does a sentence say what the question asks, in its words and their order, and nothing that denies or doubts it? */
function restates(text: string, question: string): boolean {
  if (question === "" || HEDGES.test(text)) return false;
  const words = (sentence: string) =>
    (sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => !STOP.test(word))
      .map((word) => word.replace(/s$/, "").slice(0, 5));
  const asked = words(question);
  if (asked.length < 2) return false;
  let at = 0;
  for (const word of words(text)) if (word === asked[at]) at++;
  return at === asked.length;
}
