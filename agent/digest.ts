import { termsOf } from "./search/words.ts";

/** Characters of the lines that stay of a condensed observation besides its head. */
const KEPT_CHARACTERS = 160;
/** Characters that stay of one such line: the row of a wide table. */
const KEPT_LINE = 160;

/** Between the cells of a row, and between a label and its value. */
const PAIR = " | ";
/** `[12] link ` before the name of an element. */
const ELEMENT_MARK = /(?<!\\)\[\d+\] \w+ (?=")/g;

/** "3. " or "- " before an entry of a list: a breadcrumb that repeats the page's title says no more than it. */
const LIST_MARK = /^\s*(?:\d+\.|-)\s/;

/** An observation that is condensed. */
export interface Condensable {
  lines: readonly string[];
  /** Lines that must stay, by their numbers. */
  pinned: ReadonlySet<number>;
}

/**
 * What stays of an observation, in its order: its head, which says what page it was, the lines that must, and those that say
 * most of what the question asks for. A word that stands in many lines of it tells little; a line that says no more than the
 * head, or that was told before, is left out.
 *
 * @param terms stems of the question's words
 * @param told what lines said that were told before; those that are told now are added
 */
export function keptLines({ lines, pinned }: Condensable, terms: ReadonlySet<string>, told: Set<string>): string[] {
  const [head = ""] = lines;
  const inHead = termsOf(head);
  const found = lines.map((line) => [...termsOf(line)].filter((term) => terms.has(term)));
  const counts = new Map<string, number>();
  for (const term of found.flat()) counts.set(term, (counts.get(term) ?? 0) + 1);
  const scored = lines.flatMap((line, at) => {
    // What two pages say alike of themselves is said of each; a menu is told once.
    if (at === 0 || pinned.has(at) || (told.has(saying(line)) && !line.includes(PAIR))) return [];
    if ([...termsOf(line.replace(LIST_MARK, ""))].every((term) => inHead.has(term))) return [];
    const score = found[at]!.reduce((sum, term) => sum + 1 / counts.get(term)!, 0);
    return score > 0 ? [{ at, score, length: Math.min(nameOnly(line).length, KEPT_LINE) }] : [];
  });
  scored.sort((a, b) => b.score - a.score || a.at - b.at);
  let left = KEPT_CHARACTERS;
  const best = scored.filter(({ length }) => {
    left -= length;
    return left >= 0;
  });
  const kept = [...pinned, ...best.map(({ at }) => at)].sort((a, b) => a - b);
  for (const at of kept) told.add(saying(lines[at]!));
  return [
    head,
    ...kept.filter((at) => at > 0).map((at) => (pinned.has(at) ? lines[at]! : cutLine(nameOnly(lines[at]!)))),
  ];
}

/** Numbers of elements are of no use where their page is left: what they are called stays. */
function nameOnly(line: string): string {
  return line.replace(ELEMENT_MARK, "");
}

/** What a line says, whatever list it stands in: a link of a menu and of a breadcrumb are told once. */
function saying(line: string): string {
  return nameOnly(line).replace(LIST_MARK, "").trim();
}

function cutLine(line: string): string {
  return line.length <= KEPT_LINE ? line : `${line.slice(0, KEPT_LINE)}…`;
}
