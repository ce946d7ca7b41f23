import { z } from "zod";
import { languageOf } from "../logic/values/language.ts";
import type { CallContext } from "./call-context.ts";
import { NotRecordedError } from "./call-record.ts";
import { WAYS, type Way } from "./capabilities.ts";
import type { ChatMessage, ChatRequest, Finish, JsonSchema } from "./chat.ts";
import { SMALL_PARAMETERS } from "./context-window.ts";
import { isRecord, jsonOf } from "./json-text.ts";
import type { Model } from "./model.ts";
import { promptNamed } from "./prompt.ts";
import { NotCapableError } from "./wire-faults.ts";

/** A value of the shape that was asked for, or why there is none after the second try. */
export type Structured<T> =
  | { ok: true; value: T; thinking: string; replies: number }
  /** `plain`: the model finished its reply, and it is text instead of JSON. */
  | { ok: false; error: string; text: string; plain: boolean; replies: number };

/**
 * Asks for a value of a shape: by JSON schema where the server knows it, else as the arguments of a tool, else as JSON in
 * the text, parsed strictly. A reply that does not fit goes back once with the error; the second one that does not is a
 * failure, which callers count and never guess around. A reply that the token limit cut off does not go back: it is asked
 * for again, shorter, with the lengths of its texts and lists bounded by the schema. Small models, which tend to go on until
 * the limit, are bounded at once, and more loosely.
 *
 * Rejects with what `Model.chat` rejects with.
 */
export async function structured<T>(
  model: Model,
  request: Omit<ChatRequest, "format" | "tools" | "toolChoice">,
  shape: { name: string; schema: z.ZodType<T> },
  context: CallContext,
): Promise<Structured<T>> {
  const schema = z.toJSONSchema(shape.schema) as JsonSchema;
  const { parameters = Number.POSITIVE_INFINITY } = await model.window();
  const first = await (parameters < SMALL_PARAMETERS
    ? askBounded(MODEST, model, request, shape.name, schema, context)
    : ask(model, request, shape.name, schema, context));
  const read = readAs(first, shape.schema);
  if ("value" in read) return { ok: true, value: read.value, thinking: first.thinking, replies: 1 };
  // Asked again it would decline again.
  if (first.finish === "refused") return { ok: false, error: read.error, text: first.text, plain: false, replies: 1 };
  const cut = first.finish === "length";
  const said = (name: string) => promptNamed("structured").text(name, languageAsked(request), { error: read.error });
  const again: ChatMessage[] = [
    // A torn reply is no example, and an empty message is refused by some servers.
    ...(cut || first.text === "" ? [] : [{ role: "assistant" as const, content: first.text }]),
    { role: "user", content: said(cut ? "cut_off" : "misfit") },
  ];
  const messages = [...request.messages, ...again];
  const retry = { ...request, messages };
  const second = await (cut
    ? askBounded(SHORT, model, retry, shape.name, schema, context)
    : ask(model, retry, shape.name, schema, context));
  const reread = readAs(second, shape.schema);
  if ("value" in reread) return { ok: true, value: reread.value, thinking: second.thinking, replies: 2 };
  const plain = second.finish === "stop" && second.text !== "" && !/^[[{`]/.test(second.text);
  return { ok: false, error: reread.error, text: second.text, plain, replies: 2 };
}

/** The language that a question is put in: that of its first message. */
function languageAsked({ messages }: Pick<ChatRequest, "messages">): string {
  return languageOf([messages[0]?.content ?? ""]);
}

function readAs<T>({ text, finish }: Said, schema: z.ZodType<T>): { value: T } | { error: string } {
  const data = jsonOf(text);
  const parsed = schema.safeParse(data);
  if (parsed.success) return { value: parsed.data };
  if (finish === "refused") return { error: `the model refused: ${text === "" ? "it gave no reason" : text}` };
  if (finish === "length") return { error: "the reply was cut off at the token limit" };
  if (data === undefined) return { error: text === "" ? "the reply is empty" : "the reply is not JSON" };
  return { error: z.prettifyError(parsed.error).replace(/\s+/g, " ") };
}

async function askBounded(...[bounds, model, request, name, schema, context]: [Bounds, ...Question]): Promise<Said> {
  const { way = WAYS[0]! } = await model.capabilities();
  try {
    const said = await askIn(way, model, request, name, bounded(schema, bounds), context);
    await model.learn({ way });
    return said;
  } catch (error) {
    // Not every server that takes schemas takes bounds in them.
    if (!mayAskOtherwise(error)) throw error;
    return ask(model, request, name, schema, context);
  }
}

/** Characters of a text and entries of a list that a reply may have. */
interface Bounds {
  text: number;
  list: number;
}
/** After a reply that was too long, and for small models at once. */
const SHORT: Bounds = { text: 160, list: 4 };
const MODEST: Bounds = { text: 400, list: 8 };

/** The schema with an end to every text and list that has none: servers that hold replies to it cannot be made to ramble. */
function bounded(schema: JsonSchema, bounds: Bounds): JsonSchema {
  const boundedIn = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(boundedIn);
    return isRecord(value) ? bounded(value, bounds) : value;
  };
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, boundedIn(value)]));
  if (schema.type === "string" && !("enum" in schema)) return { maxLength: bounds.text, ...inner };
  return schema.type === "array" ? { maxItems: bounds.list, ...inner } : inner;
}

interface Said {
  text: string;
  thinking: string;
  finish: Finish;
}

type Question = [model: Model, request: ChatRequest, name: string, schema: JsonSchema, context: CallContext];

/** Asks in the way that the model is known to answer; where that fails, or none is known, in the next one. */
async function ask(...[model, request, name, schema, context]: Question): Promise<Said> {
  const { way: known } = await model.capabilities();
  const others = WAYS.filter((way) => way !== known);
  // What is on record may have been asked in any way; a server that took a lesser one does not take a stricter one.
  const ways = known === undefined ? WAYS : model.replays ? [known, ...others] : WAYS.slice(WAYS.indexOf(known));
  let refusal: unknown;
  for (const way of ways) {
    try {
      const said = await askIn(way, model, request, name, schema, context);
      await model.learn({ way });
      return said;
    } catch (error) {
      if (!mayAskOtherwise(error)) throw error;
      refusal ??= error;
    }
  }
  throw refusal;
}

/** Under `only` nothing is learnt from a server: whatever way it was asked in is the one on record. */
function mayAskOtherwise(error: unknown): boolean {
  return error instanceof NotCapableError || error instanceof NotRecordedError;
}

async function askIn(way: Way, ...[model, request, name, schema, context]: Question): Promise<Said> {
  const reply = await model.chat(inWay(way, request, name, schema), context);
  // Servers without forced tool calls answer in the text; that is read as well.
  const text = reply.toolCalls[0]?.arguments ?? reply.text;
  return { text, thinking: reply.thinking, finish: reply.finish };
}

function inWay(way: Way, request: ChatRequest, name: string, schema: JsonSchema): ChatRequest {
  if (way === "json_schema") return { ...request, format: { name, schema } };
  const words = (which: string, slots: Record<string, string> = {}) =>
    promptNamed("structured").text(which, languageAsked(request), slots);
  if (way === "tool") {
    return { ...request, tools: [{ name, description: words("tool"), schema }], toolChoice: name };
  }
  const order = words("order", { schema: JSON.stringify(schema) });
  return { ...request, messages: [...request.messages, { role: "user", content: order }] };
}
