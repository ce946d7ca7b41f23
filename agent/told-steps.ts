import type { ChatToolCall } from "../llm/chat.ts";
import { isRecord, jsonOf } from "../llm/json-text.ts";
import { keptLines } from "./digest.ts";
import type { Turn } from "./turn.ts";

/** Characters that stay of what was thought at such a step; its end is what came of it. */
const THOUGHT = 1_200;
/** Characters of a condensed call's arguments: more than an address has. */
const ARGUMENTS = 300;

const NONE: ReadonlySet<string> = new Set();

/**
 * Steps that are over: what was done and why, one line each, and of each page its head and the lines that come closest to the
 * terms, told once.
 *
 * @param origin of addresses that are told relative to it
 */
export function toldSteps(
  turns: readonly Turn[],
  origin: string,
  terms: ReadonlySet<string>,
): { steps: string[]; pages: string[] } {
  // Who does the same again and again, to no other end, is told so once.
  const isAgain = turns.map((turn, at) => at > 0 && isSame(turn, turns[at - 1]!));
  const steps = turns.flatMap(({ call, thought, after, note, source }, at) => {
    if (isAgain[at]) return [];
    const said = [thought, ...after.flatMap(({ role, content }) => (role === "assistant" ? [content] : [])), note];
    const text = endOf(said.filter((part) => part !== "").join(" "), THOUGHT);
    const args = argumentsTold(call, source, text !== "");
    const next = isAgain.indexOf(false, at + 1);
    const last = next < 0 ? turns.length : next;
    const number = last > at + 1 ? `${at + 1}–${last}` : String(at + 1);
    return [`${number}. ${[call.name, ...args].join(" ")}${text === "" ? "" : `: ${text}`}`];
  });
  const last = new Map(turns.map(({ source }, at) => [source, at]));
  const told = new Set<string>();
  const pages = turns.flatMap((turn, at) => {
    // Of a page that was seen again what stays is what was seen last.
    const again = turn.source !== "" && last.get(turn.source) !== at;
    if (isAgain[at] && turn.source === "") return [];
    if (again && turn.pinned.size === 0) return [];
    const [first = "", ...rest] = keptLines(turn, again ? NONE : terms, told);
    return [[`${at + 1}. ${first.replace(origin, "")}`, ...rest].join("\n")];
  });
  return { steps, pages };
}

/** The same call once more, with the same outcome. */
function isSame(one: Turn, other: Turn): boolean {
  const { call, lines } = one;
  return (
    call.name === other.call.name &&
    call.arguments === other.call.arguments &&
    lines.length === other.lines.length &&
    lines.every((line, at) => line === other.lines[at])
  );
}

/**
 * What is told of a call's arguments: no address that stands below, with its page, and, where the step says what it was for, no
 * number of an element, which none of the page of now has.
 */
function argumentsTold({ arguments: json }: ChatToolCall, source: string, isExplained: boolean): string[] {
  if (source !== "" && json.includes(source)) return [];
  const args = jsonOf(json);
  if (!isExplained || !isRecord(args)) return [cutTo(json, ARGUMENTS)];
  const { ref: _, ...told } = args;
  return Object.keys(told).length === 0 ? [] : [cutTo(JSON.stringify(told), ARGUMENTS)];
}

function endOf(text: string, most: number): string {
  return text.length <= most ? text : `…${text.slice(-most)}`;
}

function cutTo(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)}…`;
}
