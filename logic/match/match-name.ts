import type { Answer } from "../../core/answer.ts";
import { escaped } from "../../core/escaped.ts";
import { chineseStates } from "../chinese/given-words.ts";
import { plainText } from "../values/cell-text.ts";
import { isChinese } from "../values/language.ts";
import { nameKey } from "../values/normalise.ts";
import type { Match } from "./match.ts";

type NameAnswer = Extract<Answer, { type: "name" }>;

/** Words that deny, or name an alternative. */
const OTHERWISE =
  /\b(?:or|either|neither|nor|not|no|and|versus|vs|but|unless|except|excluding|besides|isn['’]t|wasn['’]t|aren['’]t|unsure|unknown)\b/i;
/** What may introduce a name: nothing in it leads away from the name ("next to Chad", "a follower of Vermeer"). */
const LEAD =
  /^(?:(?:it|this|that|they|he|she|there)(?:\s(?:is|was|are|were|would be|should be|must be)|['’]s)|i (?:think|believe|guess|assume|would say)(?: that)?(?: (?:it|this) (?:is|was)| it['’]s)?|so|thus|therefore|hence|overall|most likely|likely|probably|perhaps|possibly|maybe|presumably|apparently|namely|clearly|definitely|in conclusion)?,?\s*(?:(?:most )?(?:likely|probably|perhaps|possibly|definitely)\s)?(?:the|a|an)?$/i;
/** A plain apposition: "the painter Johannes Vermeer". */
const APPOSITION = /^(?:it (?:is|was) )?(?:the|our|their|its) (?:\p{Ll}+ ){1,3}$/u;
const LEADS_AWAY =
  /\b(?:of|to|by|from|in|on|near|between|next|after|before|like|than|with|for|against|under|over|beside|behind|about|around|except|without)\s(?:the\s)?$/i;
/** "… is Chad", "… was called Chad", "…: Chad" */
const STATES =
  /(?:\b(?:is|are|was|were|be|being|been|called|named|namely)|['’]s|[:=–—])\s*(?:(?:most )?(?:likely|probably|perhaps|possibly|clearly|definitely)\s)?(?:the\s(?:\p{Ll}+\s){0,2})?$/iu;
/** What may follow a name that begins a sentence: what is said of it, never another name or a part of this one. */
const FOLLOWS =
  /^(?:[.;:!?\n]|\s?[(–—]|\s-\s|,\s(?:with|which|who|whose|that|at|as|because|since|having|by|where|a|an|the)\s|\s(?:is|are|was|were|has|have|had|with|at|does|did|do|\p{Ll}{2,}(?:s|ed))(?=[\s.,;]|$)|$)/u;
/** What is compared with a name, or added to it in a clause of its own, names others: "…, ahead of Chad", "…, not Chad". */
const ASIDE_BEHIND =
  /(?:,\s|\s)(?:ahead of|compared (?:with|to)|followed by|versus|vs\.?|while|whereas|beating|not|rather than|instead of|unlike|just before|then)\s.*$|;\s(?:his|her|its|their)\s.*$/isu;
/** "Among A, B and C, …", "Based on the pages that I visited, …" */
const ASIDE_BEFORE = /^(?:among|of|out of|based on|according to|looking at|comparing)\b[^.;:]*,\s/iu;
/** What comes second, or did once, or is only like it: not what is asked for, unless the question says so, too. */
const NOT_IT =
  /\b(?:runners?[- ]up|second|third|former|formerly|previous|previously|once|used to|deputy|successor|predecessor|succeeded|replaced|wrong|incorrect|considered|tied|fewer|less|candidate|near|outside|assistant|acting|behind)\b/giu;
/** What a place is called by: "the city of Chad". */
const KIND_OF_PLACE =
  /^(?:(?:it is|it was|in) )?(?:the )?(?:city|town|village|municipality|island|state|republic|kingdom) of $/i;
/** "Maja Lind is a" before a role. */
const SUBJECT = /^(?:\p{Lu}[\p{L}.'-]*\s){1,4}(?:is|was)\s(?:an?|the)\s$/u;
/** What may stand behind a name that ends its clause. */
const ENDS = /^(?:,\s(?:with|which|who|having|at|because|since|as|where)\s|\s(?:with|having)\s|\s?\()/iu;
/** Legal forms, which may be left out. */
const LEGAL_FORM = /,?\s(?:gmbh|inc|ltd|llc|ag|plc|corp|co|s\.a|bv|oy|ab|as)\.?$/iu;
const TRANSLITERATED: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  ø: "oe",
  å: "aa",
  Ä: "Ae",
  Ö: "Oe",
  Ü: "Ue",
  Ø: "Oe",
  Å: "Aa",
};

/** Before a name, and no part of it. */
const HONORIFIC =
  /^(?:dr|prof|mr|mrs|ms|sir|dame|professor|doctor|king|queen|emperor|empress|pope|president)\b\.?\s+(?=\S)/i;
/** A sentence of more words around a name is an essay, not an answer. */
const LONGEST_FRAME = 40;

/**
 * Names compared without case, diacritics, articles, titles and punctuation, with their aliases. In a sentence the name must
 * stand whole where the answer stands: first, or behind "is"; nothing else in the sentence may be a name (but those of the
 * question), deny it, or offer another.
 */
export function matchName(expected: NameAnswer, text: string, question: string): Match {
  const names = [expected.text, ...(expected.aliases ?? [])];
  const keys = new Set(names.flatMap((name) => [...spellings(name), ...otherSpellings(name)]));
  const clean = plainText(text).replace(/^["'“”「『《]+|["'“”」』》.!。！]+$/gu, "");
  for (const spelling of spellings(optionOf(clean, names))) {
    if (keys.has(spelling))
      return { match: true, rule: "name.equal", explanation: `"${clean}" is "${expected.text}".` };
  }
  if (names.some((name) => states(clean, name, names, question))) {
    return {
      match: true,
      rule: "name.in_sentence",
      explanation: `The sentence names "${expected.text}" and nothing else.`,
    };
  }
  return { match: false, rule: "name.different", explanation: `"${clean.slice(0, 80)}" is not "${expected.text}".` };
}

/** A name's keys: as it is, without title, without what stands in brackets, and "Korea, South" turned round. */
function spellings(text: string): string[] {
  const name = text.replace(/\b(?:no\.|number|nr\.?)\s?(?=\d)/gi, "No ");
  const bare = name.replace(HONORIFIC, "");
  const short = bare.replace(/\s*\([^()]*\)/g, "");
  const turned = /^([^,]+), ([^,]+)$/.exec(short);
  const all = [name, bare, short, ...(turned ? [`${turned[2]} ${turned[1]}`] : [])];
  return [...new Set(all.map(nameKey))].filter((key) => key !== "");
}

/** A name's keys in the spellings that other keyboards and registers have: "Muenchen", "und" for "&", without "GmbH". */
function otherSpellings(name: string): string[] {
  const letters = name.replace(/[äöüßøåÄÖÜØÅ]/g, (letter) => TRANSLITERATED[letter]!);
  const short = name.replace(LEGAL_FORM, "");
  return [letters, short, name.replace(/\s&\s/g, " und "), letters.replace(LEGAL_FORM, "")]
    .map(nameKey)
    .filter((key) => key !== "");
}

/** "Option A" where single letters are names; and of "苏黎世 (Zürich)" the name in the expected script. */
function optionOf(text: string, names: readonly string[]): string {
  if (names.some((name) => /^\p{L}$/u.test(name))) return text.replace(/^(?:option|choice)\s/i, "");
  const [, outside = "", inside = ""] = /^([^()]+)\s?\(([^()]+)\)$/.exec(text) ?? [];
  return inside !== "" && isChinese(outside) !== isChinese(inside) && isChinese(inside) === isChinese(names[0]!)
    ? inside
    : text;
}

function states(given: string, name: string, names: readonly string[], question: string): boolean {
  if (isChinese(name)) return chineseStates(given, name);
  const sentence = given.replace(ASIDE_BEFORE, "").replace(ASIDE_BEHIND, "");
  const place = placeOf(sentence, name);
  if (!place) return false;
  const { before, behind } = place;
  const first =
    before.trim() === "" ||
    LEAD.test(before.trim()) ||
    KIND_OF_PLACE.test(before) ||
    (APPOSITION.test(before) && !LEADS_AWAY.test(before));
  const last = /^[^\p{L}\d]*(?:\([^()]*\)[^\p{L}\d]*)?$/u.test(behind);
  const role = last && SUBJECT.test(before);
  const stated = (last || ENDS.test(behind)) && STATES.test(before);
  if (!(first && FOLLOWS.test(behind)) && !stated && !role) return false;
  if (role) return true;
  const asked = question.toLowerCase();
  const others = `${before} ${behind}`.match(NOT_IT) ?? [];
  if (others.some((word) => !asked.includes(word.toLowerCase()))) return false;
  if (/^\s?\d|^['’]s?\s/.test(behind) || /\d\s$/.test(before)) return false;
  return isPlain(before, behind, names, question);
}

/** What stands before and behind the only place, or the last, where a name stands whole. */
function placeOf(sentence: string, name: string): { before: string; behind: string } | undefined {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])["“']?${escaped(name)}["”']?(?![\\p{L}\\p{N}]|[-'’]\\p{L}{2})`, "giu");
  const found = [...sentence.matchAll(whole)].at(-1);
  return found && { before: sentence.slice(0, found.index), behind: sentence.slice(found.index + found[0].length) };
}

/** Nothing that denies or offers another; no other name than those of the question. */
function isPlain(before: string, behind: string, names: readonly string[], question: string): boolean {
  const frame = `${before} ${behind.replace(/\([^()]*\)/g, " ")}`;
  const words = frame.split(/\s+/).filter((word) => word !== "");
  if (words.length > LONGEST_FRAME || OTHERWISE.test(frame)) return false;
  const known = new Set([question, ...names].join(" ").match(/[\p{L}\p{N}]+/gu));
  const opening = /^[^\p{L}]*(\p{L}+)/u.exec(before)?.[1];
  return (frame.match(/[\p{L}\p{N}]*\p{Lu}[\p{L}\p{N}]*|\p{Lo}+/gu) ?? []).every(
    (word) => known.has(word) || word === "I" || word === opening || opensSentence(frame, word),
  );
}

const opensSentence = (frame: string, word: string) => frame.includes(`. ${word}`) || frame.includes(`: ${word}`);
