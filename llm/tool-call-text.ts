import { isRecord, jsonOf } from "./json-text.ts";

/** A tool call that a model wrote into its text. */
export interface WrittenCall {
  name: string;
  arguments: Record<string, unknown>;
  /** What stands before the call: the thought. */
  before: string;
}

const BLOCK = /<tool_call>([\s\S]*?)(?:<\/tool_call>|$)|```(?:json|tool_call)?\s*\n([\s\S]*?)(?:```|$)/gi;

/**
 * The tool call in a text, where a server that was given `tools` wrote it there: between `<tool_call>` tags, in a fenced
 * block, or as one JSON object that ends the text. Only a name among `tools` counts; undefined where there is none, or where
 * several calls contradict each other (the first of several is taken only where tags delimit it).
 */
export function writtenCall(text: string, tools: ReadonlySet<string>): WrittenCall | undefined {
  for (const match of text.matchAll(BLOCK)) {
    const call = callOf(jsonOf(match[1] ?? match[2] ?? ""), tools);
    if (call) return { ...call, before: text.slice(0, match.index).trim() };
  }
  const start = text.indexOf("{");
  if (start === -1) return undefined;
  const call = callOf(jsonOf(text.slice(start)), tools);
  return call && { ...call, before: text.slice(0, start).trim() };
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
