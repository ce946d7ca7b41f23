import OpenAI from "openai";
import { RetryError } from "../core/errors.ts";
import type { ChatMessage, ChatReply, ChatRequest, ChatToolCall, Finish, Usage } from "./chat.ts";
import { partThinking } from "./thinking.ts";
import { faultOf } from "./wire-faults.ts";

/** Milliseconds that one request may take at most: slow local models write for minutes. */
const REQUEST_TIMEOUT_MS = 600_000;

/** Text of about this many characters is a token, where a server does not count (a rule of thumb for English). */
const CHARACTERS_PER_TOKEN = 4;

export interface EndpointOptions {
  /** "https://api.openai.com/v1", "http://127.0.0.1:8080/v1" */
  baseUrl: string;
  /** Local servers need none. */
  apiKey?: string;
}

/** One try of one call over the chat-completions protocol. Knows the protocol, and nothing of retries, caches and budgets. */
export class Wire {
  readonly baseUrl: string;
  readonly #client: OpenAI;

  constructor({ baseUrl, apiKey }: EndpointOptions) {
    this.baseUrl = baseUrl;
    this.#client = new OpenAI({
      baseURL: baseUrl,
      apiKey: apiKey === undefined || apiKey === "" ? "none" : apiKey,
      // Both are Waymark's own: the package replaces long Retry-After waits by short ones.
      maxRetries: 0,
      timeout: REQUEST_TIMEOUT_MS,
    });
  }

  /**
   * Rejects with `RetryError` (429, 5xx, network), `NotCapableError` (the server knows no tools or no schemas),
   * `ContextLengthError`, `StopError` (wrong key, unknown model) or `UsageError` (anything else that the server refused).
   */
  async chat(model: string, request: ChatRequest, signal?: AbortSignal): Promise<ChatReply> {
    try {
      const completion = await this.#client.chat.completions.create(
        bodyOf(model, request),
        // A signal of its own: the package leaves its listener on the one that it is given.
        signal ? { signal: AbortSignal.any([signal]) } : undefined,
      );
      return replyOf(completion, request);
    } catch (error) {
      signal?.throwIfAborted();
      throw faultOf(error, request, model, this.baseUrl);
    }
  }
}

type Body = OpenAI.Chat.ChatCompletionCreateParamsNonStreaming;

function bodyOf(model: string, request: ChatRequest): Body {
  const { format, maxTokens, temperature, reasoning, tools, toolChoice } = request;
  return {
    model,
    messages: request.messages.map(messageOf),
    ...(tools === undefined || tools.length === 0
      ? {}
      : {
          tools: tools.map(({ name, description, schema }) => ({
            type: "function" as const,
            function: { name, description, parameters: { ...schema } },
          })),
        }),
    ...(toolChoice === undefined ? {} : { tool_choice: { type: "function" as const, function: { name: toolChoice } } }),
    ...(format === undefined
      ? {}
      : {
          response_format: {
            type: "json_schema" as const,
            json_schema: { name: format.name, schema: { ...format.schema }, strict: true },
          },
        }),
    ...(maxTokens === undefined ? {} : { max_tokens: maxTokens }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(reasoning === undefined ? {} : { reasoning_effort: reasoning }),
  };
}

function messageOf(message: ChatMessage): OpenAI.Chat.ChatCompletionMessageParam {
  switch (message.role) {
    case "system":
      return message;
    case "user": {
      const { image, content } = message;
      if (!image) return { role: "user", content };
      const url = `data:${image.mediaType};base64,${Buffer.from(image.bytes).toString("base64")}`;
      return {
        role: "user",
        content: [
          { type: "text", text: content },
          { type: "image_url", image_url: { url } },
        ],
      };
    }
    case "assistant":
      return {
        role: "assistant",
        content: message.content,
        ...(message.toolCalls === undefined || message.toolCalls.length === 0
          ? {}
          : {
              tool_calls: message.toolCalls.map(({ id, name, arguments: args }) => ({
                id,
                type: "function" as const,
                function: { name, arguments: args },
              })),
            }),
      };
    case "tool":
      return { role: "tool", tool_call_id: message.callId, content: message.content };
  }
}

/** What servers put beside the documented fields. */
interface Extra {
  reasoning_content?: string;
  reasoning?: string;
}

function replyOf(completion: OpenAI.Chat.ChatCompletion, request: ChatRequest): ChatReply {
  const choice = completion.choices?.[0];
  if (!choice?.message) throw new RetryError("server_error", "the model's server sent a reply without a choice");
  const message = choice.message as typeof choice.message & Extra;
  const parted = partThinking(message.content ?? "", message.reasoning_content ?? message.reasoning);
  const toolCalls: ChatToolCall[] = (message.tool_calls ?? []).flatMap((call) =>
    call.type === "function" ? [{ id: call.id, name: call.function.name, arguments: call.function.arguments }] : [],
  );
  const counted = usageOf(completion.usage);
  return {
    ...parted,
    toolCalls,
    finish: finishOf(choice.finish_reason, message.refusal ?? null, toolCalls.length),
    usage: counted ?? estimate(request, parted.text + parted.thinking),
    ...(counted ? {} : { estimated: true }),
  };
}

function finishOf(reason: string | null, refusal: string | null, calls: number): Finish {
  if (refusal !== null || reason === "content_filter") return "refused";
  if (reason === "length") return "length";
  return calls > 0 ? "tool_calls" : "stop";
}

function usageOf(usage: OpenAI.CompletionUsage | undefined): Usage | undefined {
  if (!usage) return undefined;
  const cached = usage.prompt_tokens_details?.cached_tokens ?? 0;
  const reasoning = usage.completion_tokens_details?.reasoning_tokens ?? 0;
  return {
    input: Math.max(0, usage.prompt_tokens - cached),
    cached,
    output: Math.max(0, usage.completion_tokens - reasoning),
    reasoning,
  };
}

function estimate(request: ChatRequest, said: string): Usage {
  const asked = request.messages.reduce((sum, message) => sum + message.content.length, 0);
  return {
    input: Math.ceil(asked / CHARACTERS_PER_TOKEN),
    cached: 0,
    output: Math.ceil(said.length / CHARACTERS_PER_TOKEN),
    reasoning: 0,
  };
}
