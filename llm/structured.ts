import { z } from "zod";
import type { ChatMessage, ChatRequest } from "./chat.ts";
import { jsonOf } from "./json-text.ts";
import type { CallContext, Model } from "./model.ts";
import { NotCapableError } from "./wire-faults.ts";

/** How a server is asked for JSON of a given shape, the strictest way first. */
type Way = "json_schema" | "tool" | "text";
const WAYS: readonly Way[] = ["json_schema", "tool", "text"];

/** What each model can do, found out once: the first way that its server did not refuse. */
const capable = new WeakMap<Model, Way>();

/** A value of the shape that was asked for, or why there is none after the second try. */
export type Structured<T> =
  | { ok: true; value: T; thinking: string; replies: number }
  | { ok: false; error: string; text: string; replies: number };

/**
 * Asks for a value of a shape: by JSON schema where the server knows it, else as the arguments of a tool, else as JSON in
 * the text, parsed strictly. A reply that does not fit goes back once with the error; the second one that does not is a
 * failure, which callers count and never guess around.
 *
 * Rejects with what `Model.chat` rejects with.
 */
export async function structured<T>(
  model: Model,
  request: Omit<ChatRequest, "format" | "tools" | "toolChoice">,
  shape: { name: string; schema: z.ZodType<T> },
  context: CallContext,
): Promise<Structured<T>> {
  let messages: readonly ChatMessage[] = request.messages;
  let text = "";
  let error = "";
  for (let replies = 1; replies <= 2; replies++) {
    const reply = await ask(model, { ...request, messages }, shape, context);
    text = reply.text;
    const data = jsonOf(text);
    const parsed = shape.schema.safeParse(data);
    if (parsed.success) return { ok: true, value: parsed.data, thinking: reply.thinking, replies };
    error =
      reply.finish === "length"
        ? "the reply was cut off at the token limit"
        : data === undefined
          ? "the reply is not JSON"
          : z.prettifyError(parsed.error).replace(/\s+/g, " ");
    messages = [
      ...request.messages,
      { role: "assistant", content: text },
      {
        role: "user",
        content: `That does not fit: ${error}. Reply again with the JSON object alone, shorter if need be.`,
      },
    ];
  }
  return { ok: false, error, text, replies: 2 };
}

async function ask<T>(
  model: Model,
  request: ChatRequest,
  shape: { name: string; schema: z.ZodType<T> },
  context: CallContext,
): Promise<{ text: string; thinking: string; finish: string }> {
  const schema = z.toJSONSchema(shape.schema) as Record<string, unknown>;
  const known = capable.get(model);
  for (const way of known ? [known] : WAYS) {
    try {
      const reply = await model.chat(inWay(way, request, shape.name, schema), context);
      capable.set(model, way);
      // Servers without forced tool calls answer in the text; that is read as well.
      const text = reply.toolCalls[0]?.arguments ?? reply.text;
      return { text, thinking: reply.thinking, finish: reply.finish };
    } catch (error) {
      if (!(error instanceof NotCapableError) || way === "text" || known) throw error;
    }
  }
  throw new Error("unreachable: asking in plain text is refused by no server");
}

function inWay(way: Way, request: ChatRequest, name: string, schema: Record<string, unknown>): ChatRequest {
  if (way === "json_schema") return { ...request, format: { name, schema } };
  if (way === "tool") {
    return { ...request, tools: [{ name, description: "Hand in the result.", schema }], toolChoice: name };
  }
  const order = `Reply with one JSON object and nothing else. Its JSON schema: ${JSON.stringify(schema)}`;
  return { ...request, messages: [...request.messages, { role: "user", content: order }] };
}
