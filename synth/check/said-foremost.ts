import { escaped } from "../../core/escaped.ts";
import type { Column } from "../../core/relation.ts";
import { chineseQuantityWords, chineseRank } from "../../logic/chinese/quantity-words.ts";
import { adjectivesOf } from "../../logic/english/adjectives.ts";
import type { End } from "../../logic/english/end.ts";
import { plural } from "../../logic/english/english.ts";
import { humanise } from "../../logic/english/humanise.ts";
import { isTime, quantityWords } from "../../logic/english/quantity.ts";
import { isChinese } from "../../logic/values/language.ts";

/** What prose calls the first and the last by a time, whatever happened then. */
const BY_TIME: Readonly<Record<End, readonly string[]>> = {
  lowest: ["oldest", "earliest", "first", "longest-established", "longest-standing", "longest-running"],
  highest: ["newest", "youngest", "latest", "most recent"],
};
/** Of what stands at the beginning of all others: "where it all began", "the one that started it all". */
const BEGAN =
  /\bwhere (?:it|everything|our story|the story) (?:all )?(?:began|begins|started|starts)\b|\b(?:started|began) it all\b|\bit (?:all )?(?:began|started) (?:here|with (?:this|us))\b/;
const CHINESE_BEGAN = /一切(?:的起点|的开始|的开端|始于|从这里开始|由此开始)|梦开始的地方/u;
/** What it calls the first and the last by a number of things, without saying of what. */
const BY_SIZE: Readonly<Record<End, readonly string[]>> = {
  highest: ["largest", "biggest"],
  lowest: ["smallest"],
};
const CHINESE_BY_TIME: Readonly<Record<End, readonly string[]>> = {
  lowest: ["最早", "最古老", "最老", "最久"],
  highest: ["最新", "最晚", "最年轻"],
};
/** Words that may stand between a superlative and what it is said of: "the oldest rowing club". */
const BETWEEN = 2;
/** A line of fewer words says what it is said on: "Newest opening". */
const FEW_WORDS = 4;
/** "One of the oldest" is not the oldest, and neither is "the second-oldest". */
const NOT_FIRST = /\b(?:among|of|one of) (?:the|our|its)\s*$|\b(?:second|third|fourth|fifth|next)[- ]?(?:the )?$/i;

/** Of what it is the first, where another word than the kind's stands behind the superlative: "the highest shelter run by any of our teams". */
const OF_ALL = /^(?:\s[\p{L}\p{N}'’-]+){1,6}?\s(?:among|by|from|in|of|on|under)\s(?:all|any)(?!\p{L})/u;
/** "The oldest and the largest of …", "the oldest, largest and best-known club": what else it is the first by stands between. */
const AND_MORE =
  /^(?:,? (?:and|but|or|as well as)|,)(?: also)?(?: the)?(?: (?:by far|most|least))? [\p{L}-]+(?=[\s,])/u;
/** "The oldest name in our database", "the heaviest pan we have tested": of all that the site has. */
const OF_SITE =
  /^(?:\s[\p{L}\p{N}'’-]+){1,3}?,? (?:(?:in|of|on) (?:our|the|this) (?:archives?|catalogu?e|collection|database|directory|guide|index|list|records|register|registry|site)|(?:that )?we(?: have|['’]ve)? (?:ever |so far )?(?:covered|featured|listed|measured|profiled|rated|reviewed|tested|tried))(?!\p{L})/u;
/** "Of the five", "of them all": of those that the page is one of. */
const OF_THEM =
  /^ of (?:(?:the |our |these |those )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)|them|all|us)(?! \p{L})/u;
/** "Of the working groups", "of our clubs": the kind stands so many words behind at most. */
const OF_KIND = /^ of (?:all )?(?:of )?(?:the |our |its |these |those )?((?:[\p{L}\p{N}'’-]+ ){0,3}[\p{L}\p{N}'’-]+)/u;

/** "Than any other club", "than anyone else", "than all the others" */
const THAN_ALL = "than (?:any(?:one|body|thing)? (?:else|other)|all (?:the |its |our )?others?|any of (?:the|its|our))";

/**
 * Whether a line says of what it is about that it is the first of its kind by a column: "the oldest club in the country" where
 * clubs are ranked by when they were founded.
 *
 * @param noun what the things are, in the singular
 */
export function saysForemost(line: string, column: Column, end: End, noun: string): boolean {
  const name = humanise(column.name).toLowerCase();
  const isStart = isTime(column) && end === "lowest";
  if (isChinese(noun)) {
    if (isStart && CHINESE_BEGAN.test(line)) return true;
    const words = isTime(column)
      ? CHINESE_BY_TIME[end]
      : [chineseRank(chineseQuantityWords(column, column.name), end, "最")];
    return words.some((word) => /^最./u.test(word) && new RegExp(`${word}的?\\p{sc=Han}{0,4}${noun}`, "u").test(line));
  }
  const text = line.toLowerCase();
  if (isStart && BEGAN.test(text)) return true;
  const isShort = text.split(/\s+/).length <= FEW_WORDS;
  const heads = [noun, name].map((words) => words.toLowerCase().split(" ").at(-1)!);
  if (surpassesAll(text, column, heads[1]!, end)) return true;
  return foremostWords(column, name, noun, end).some((word) => {
    for (const { index } of text.matchAll(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "gu"))) {
      if (NOT_FIRST.test(text.slice(0, index))) continue;
      const behind = afterOthers(text.slice(index + word.length));
      if (word !== "first" && (OF_ALL.test(behind) || OF_SITE.test(behind) || OF_THEM.test(behind))) return true;
      const ofKind = word === "first" ? [] : (OF_KIND.exec(behind)?.[1]?.split(" ") ?? []);
      if (ofKind.some((one) => one === plural(heads[0]!))) return true;
      const next = behind
        .split(/[^\p{L}\p{N}'’-]+/u)
        .filter(Boolean)
        .slice(0, word === "first" ? 1 : BETWEEN + 1);
      if ((isShort && word !== "first") || next.some((one) => heads.includes(one))) return true;
    }
    return false;
  });
}

/** What stands behind the other superlatives that are said with one. */
function afterOthers(behind: string): string {
  const more = AND_MORE.exec(behind)?.[0];
  const last = more?.split(" ").at(-1);
  return last !== undefined && (/est$|^(?:best|worst)-/.test(last) || /(?:most|least) [\p{L}-]+$/u.test(more!))
    ? afterOthers(behind.slice(more!.length))
    : behind;
}

/** "has more members than any other club", "stands higher than all the others" */
function surpassesAll(text: string, column: Column, head: string, end: End): boolean {
  if (isTime(column)) return false;
  const words = quantityWords(column);
  const comparative = (end === "highest" ? words.more : words.less).replace(/ than$/, "");
  const counted = `${end === "highest" ? "more" : "(?:fewer|less)"} (?:\\p{L}+ ){0,2}${escaped(head)} (?:\\p{L}+ ){0,5}?`;
  return new RegExp(`(?<!\\p{L})(?:${comparative} |${counted})${THAN_ALL}(?!\\p{L})`, "u").test(text);
}

function foremostWords(column: Column, name: string, noun: string, end: End): readonly string[] {
  if (isTime(column)) return BY_TIME[end];
  const words = quantityWords(column);
  const adjectives = adjectivesOf(column, name, noun);
  const [said, adjective] = end === "highest" ? [words.most, adjectives?.most] : [words.least, adjectives?.least];
  return [said, ...(adjective ? [adjective] : []), ...(column.unit === undefined ? BY_SIZE[end] : [])];
}
