import { z } from "zod";
import { contentId } from "../core/ids.ts";
import type { CallContext } from "../llm/call-context.ts";
import { NotRecordedError } from "../llm/call-record.ts";
import type { ChatMessage, ChatReply, ChatTool, ChatToolCall } from "../llm/chat.ts";
import { SMALL_PARAMETERS } from "../llm/context-window.ts";
import { isRecord, jsonOf } from "../llm/json-text.ts";
import type { Model } from "../llm/model.ts";
import { promptNamed } from "../llm/prompt.ts";
import { structured } from "../llm/structured.ts";
import { type WrittenCall, writtenCall } from "../llm/tool-call-text.ts";
import { NotCapableError } from "../llm/wire-faults.ts";
import { languageOf } from "../logic/values/language.ts";
import type { ToolCall } from "./agent.ts";
import { described } from "./tools/described.ts";
import { FINAL_ANSWER } from "./tools/final-answer.ts";
import type { Tool } from "./tools/tool.ts";

/** Tokens of one decision at most, thinking included. */
const DECISION_TOKENS = 4_096;
/** The same of small models, which rarely come to a call after so much prose. */
const SMALL_DECISION_TOKENS = 768;

/** Tokens of a filled form: who rambles in it is cut off early, and asked again with bounds to its texts. */
const FORM_TOKENS = 512;

/** Tools as a model is told of them. */
export function chatTools(tools: Iterable<Tool>, language: string): ChatTool[] {
  return [...tools].map((tool) => described(tool, language));
}

/** Reads a call of one of these tools out of a text; undefined where there is none. */
export type WrittenCallReader = (text: string, tools: ReadonlySet<string>) => WrittenCall | undefined;

/** A decision, or what was wrong with the reply. */
export type NextCall =
  | {
      call: ToolCall;
      chatCall: ChatToolCall;
      /** Said of the tool's answer where the model had asked for more than this one call. */
      note?: string;
    }
  | { malformed: string; reply: ChatReply };

/**
 * Asks the model which tool to call next. A call that a server wrote into the text counts like one in `tool_calls`; of
 * several at once the first that there is a tool for is made, for what it shows may change what the others should have been, and the model is told
 * so. A server that takes no tools is told of them in words.
 */
export async function nextCall(
  model: Model,
  messages: readonly ChatMessage[],
  tools: readonly ChatTool[],
  context: CallContext,
  read: WrittenCallReader = writtenCall,
): Promise<NextCall> {
  const reply = await replyTo(model, messages, tools, context);
  if (reply.finish === "refused")
    return { malformed: `the model refused: ${reply.text || "it gave no reason"}`, reply };
  const wrong = (name: string, slots?: Record<string, string>) => ({ malformed: words(messages, name, slots), reply });
  const names = new Set(tools.map(({ name }) => name));
  const offered = reply.toolCalls.filter(({ name }) => names.has(name));
  const [named] = offered;
  const [unknown] = reply.toolCalls;
  if (unknown && !named) return wrong("no_tool", { tool: unknown.name, tools: [...names].join(", ") });
  if (named) {
    if (named.name === FINAL_ANSWER && new Set(offered.map((call) => call.arguments)).size > 1) {
      return wrong("several_answers");
    }
    const args = named.arguments.trim() === "" ? {} : jsonOf(named.arguments);
    if (!isRecord(args)) return wrong("not_an_object", { tool: named.name });
    const count = reply.toolCalls.length;
    const note = count > 1 ? { note: words(messages, "first_only", { count: String(count) }) } : {};
    const thought = thoughtOf(reply.thinking, reply.text);
    return { ...made(named.name, args, thought, named.id, messages.length), ...note };
  }
  const written = read(reply.text, names);
  if (written) {
    return made(written.name, written.arguments, thoughtOf(reply.thinking, written.before), undefined, messages.length);
  }
  if (reply.finish === "length") return wrong("cut_off");
  return wrong(reply.text === "" ? "empty" : "names_none");
}

/**
 * The same, with the reply held to the shape of a call by the server's JSON schema: models that are too small to call tools can
 * still fill in a form. What was wrong, where they cannot do that either.
 */
export async function formCall(
  model: Model,
  messages: readonly ChatMessage[],
  tools: readonly Tool[],
  context: CallContext,
): Promise<{ call: ToolCall; chatCall: ChatToolCall } | { malformed: string }> {
  const forms = tools.map(({ name, params }) => z.strictObject({ tool: z.literal(name), arguments: params }));
  const schema = z.strictObject({ thought: z.string(), call: z.union(forms) });
  const asked = { messages: inWords(messages, chatTools(tools, languageAsked(messages))), maxTokens: FORM_TOKENS };
  const reply = await structured(model, asked, { name: "call", schema }, context);
  if (!reply.ok) return { malformed: reply.error };
  const { thought, call } = reply.value;
  const args = isRecord(call.arguments) ? call.arguments : {};
  return made(call.tool, args, thoughtOf(reply.thinking, thought), undefined, messages.length);
}

async function replyTo(
  model: Model,
  messages: readonly ChatMessage[],
  tools: readonly ChatTool[],
  context: CallContext,
): Promise<ChatReply> {
  const { parameters = Number.POSITIVE_INFINITY } = await model.window();
  const maxTokens = parameters < SMALL_PARAMETERS ? SMALL_DECISION_TOKENS : DECISION_TOKENS;
  const { tools: takesTools } = await model.capabilities();
  if (takesTools !== false) {
    try {
      return await model.chat({ messages, tools, maxTokens }, context);
    } catch (error) {
      // Under `only` what is on record may have been asked in words.
      if (!(error instanceof NotCapableError || error instanceof NotRecordedError)) throw error;
    }
  }
  const reply = await model.chat({ messages: inWords(messages, tools), maxTokens }, context);
  await model.learn({ tools: false });
  return reply;
}

/** The conversation without anything that a server which knows no tools would refuse. */
function inWords(messages: readonly ChatMessage[], tools: readonly ChatTool[]): ChatMessage[] {
  const told = tools.map(({ name, description, schema }) => `${name}: ${description}\n${JSON.stringify(schema)}`);
  const [head, ...rest] = messages;
  const instructions = words(messages, "tools", { tools: told.join("\n\n") });
  return [
    { role: "system", content: `${head?.content ?? ""}\n\n${instructions}` },
    ...rest.map((message): ChatMessage => {
      if (message.role === "tool")
        return { role: "user", content: words(messages, "result", { result: message.content }) };
      if (message.role !== "assistant" || !message.toolCalls) return message;
      const calls = message.toolCalls.map(
        (call) => `{"name": ${JSON.stringify(call.name)}, "arguments": ${call.arguments}}`,
      );
      return { role: "assistant", content: [message.content, ...calls].filter((part) => part !== "").join("\n") };
    }),
  ];
}

/** In the language of the conversation's first message. */
function words(messages: readonly ChatMessage[], name: string, slots: Record<string, string> = {}): string {
  return promptNamed("tool-calls").text(name, languageAsked(messages), slots);
}

function languageAsked(messages: readonly ChatMessage[]): string {
  return languageOf([messages[0]?.content ?? ""]);
}

function made(
  tool: string,
  args: Record<string, unknown>,
  thought: string,
  id: string | undefined,
  position: number,
): Extract<NextCall, { call: unknown }> {
  // Servers that write calls into the text give them no id; the transcript needs one, the same at every replay.
  const callId = id === undefined || id === "" ? `call_${contentId(tool, args, position)}` : id;
  return {
    call: { thought, action: { tool, arguments: args } },
    chatCall: { id: callId, name: tool, arguments: JSON.stringify(args) },
  };
}

function thoughtOf(thinking: string, text: string): string {
  return [thinking, text].filter((part) => part !== "").join("\n\n");
}
