import type { Relation } from "../../core/relation.ts";
import type { ProvenTask } from "../../core/task.ts";
import { humanise } from "../../logic/english/humanise.ts";

/**
 * The question without the words that are the site's own: names, values and columns. "Current account balance" is what a
 * column is called; "currently" is the question's own word.
 */
export function ownWords(task: ProvenTask, relations: ReadonlyMap<string, Relation>): string {
  const words = known.get(task) ?? wordsOf(task, relations);
  known.set(task, words);
  return words;
}

/** Several checks ask for the words of one task. */
const known = new WeakMap<ProvenTask, string>();

function wordsOf({ question, program }: ProvenTask, relations: ReadonlyMap<string, Relation>): string {
  const quoted = new Set<string>();
  const collect = (data: unknown): void => {
    if (typeof data === "string") quoted.add(data);
    else if (Array.isArray(data)) for (const item of data) collect(item);
    else if (data !== null && typeof data === "object") for (const item of Object.values(data)) collect(item);
  };
  for (const { as: _, op: __, ...params } of program.steps) collect(params);
  for (const id of Object.values(program.relations))
    for (const column of relations.get(id)?.columns ?? []) quoted.add(column.name).add(humanise(column.name));
  const asked = question.replace(/“[^”]*”/g, " ");
  const lower = asked.toLowerCase();
  // Most of a relation's columns are not in the question, and a pattern of each would be made for nothing.
  return [...quoted]
    .filter((text) => lower.includes(text.toLowerCase()) && /\p{L}{3}/u.test(text))
    .sort((a, b) => b.length - a.length)
    .reduce((left, text) => withoutWords(left, text), asked);
}

/** Without a pattern of the words: there are many of them, and each is made once. */
function withoutWords(text: string, words: string): string {
  const lower = text.toLowerCase();
  const sought = words.toLowerCase();
  // Letters whose small form is longer: places in one are not places in the other.
  if (lower.length !== text.length) return text;
  let kept = "";
  let from = 0;
  for (let at = lower.indexOf(sought); at >= 0; at = lower.indexOf(sought, at + 1)) {
    const end = at + sought.length;
    if (at < from || ENDS_IN_WORD.test(text.slice(0, at)) || BEGINS_WITH_WORD.test(text.slice(end))) continue;
    kept += `${text.slice(from, at)} `;
    from = end;
  }
  return kept + text.slice(from);
}

const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
const BEGINS_WITH_WORD = /^[\p{L}\p{N}]/u;
