import { isRecord, jsonOf } from "./json-text.ts";

/** A tool call that a model wrote into its text. */
export interface WrittenCall {
  name: string;
  arguments: Record<string, unknown>;
  /** What stands before the call: the thought. */
  before: string;
}

const BLOCK = /<tool_call>([\s\S]*?)(?:<\/tool_call>|$)|```(?:json|tool_call)?\s*\n([\s\S]*?)(?:```|$)/gi;
/** Mistral's two ways: a list of calls, or a name with its arguments behind a mark. */
const MISTRAL = /\[TOOL_CALLS\]\s*(?:(\w+)\s*(?:\[ARGS\])?\s*)?(?=[[{])/;

/** Brackets that are tried as the beginning of a call: a text of nothing but brackets costs a pass over it for each. */
const MOST_OPENINGS = 64;

/**
 * The tool call in a text, where a server that was given `tools` wrote it there: between `<tool_call>` tags, in a fenced
 * block, behind Mistral's `[TOOL_CALLS]`, or as plain JSON somewhere in the text. Only a name among `tools` counts; of
 * several calls the first is taken. Undefined where there is none.
 */
export function writtenCall(text: string, tools: ReadonlySet<string>): WrittenCall | undefined {
  for (const match of text.matchAll(BLOCK)) {
    const call = callOf(jsonOf(match[1] ?? match[2] ?? ""), tools);
    if (call) return { ...call, before: text.slice(0, match.index).trim() };
  }
  const mistral = MISTRAL.exec(text);
  if (mistral) {
    const [first] = [jsonIn(text, mistral.index + mistral[0].length).next().value?.value].flat();
    const call = callOf(mistral[1] === undefined ? first : { name: mistral[1], arguments: first }, tools);
    return call && { ...call, before: text.slice(0, mistral.index).trim() };
  }
  for (const { value, index } of jsonIn(text)) {
    const call = [value].flat().flatMap((each) => callOf(each, tools) ?? [])[0];
    if (call) return { ...call, before: text.slice(0, index).trim() };
  }
  return undefined;
}

/** The JSON objects and lists in a text, outermost ones, with where they begin; what stands between them may be anything. */
function* jsonIn(text: string, from = 0): Generator<{ value: unknown; index: number }, undefined> {
  const opening = /[[{]/g;
  opening.lastIndex = from;
  for (let tries = 0; tries < MOST_OPENINGS; tries++) {
    const index = opening.exec(text)?.index;
    if (index === undefined) return;
    const length = lengthOfValue(text.slice(index));
    const value = length === undefined ? undefined : jsonOf(text.slice(index, index + length));
    if (length === undefined || value === undefined) continue;
    opening.lastIndex = index + length;
    yield { value, index };
  }
}

/** Characters of the object or list that a text begins with: up to the bracket that closes its first one. */
function lengthOfValue(text: string): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (index > 0 && depth === 0) return undefined;
    if (token === "{" || token === "[") depth++;
    else if (token === "}" || token === "]") depth--;
    else continue;
    if (depth === 0) return index + 1;
  }
  return undefined;
}

/** Names that servers' templates give the two parts of a call. */
function callOf(data: unknown, tools: ReadonlySet<string>): Omit<WrittenCall, "before"> | undefined {
  if (!isRecord(data)) return undefined;
  const inner = isRecord(data.function) ? data.function : data;
  const name = [inner.name, inner.tool, inner.action].find((each) => typeof each === "string");
  if (typeof name !== "string" || !tools.has(name)) return undefined;
  const given = inner.arguments ?? inner.parameters ?? inner.args ?? {};
  const args = typeof given === "string" ? jsonOf(given) : given;
  return isRecord(args) ? { name, arguments: args } : undefined;
}
