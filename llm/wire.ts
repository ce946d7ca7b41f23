import type OpenAI from "openai";
import { APIError } from "openai/core/error";
import { Agent, fetch, type RequestInit } from "undici";
import { RetryError, StopError } from "../core/errors.ts";
import { alternating } from "./alternating.ts";
import { type Capabilities, parametersFor } from "./capabilities.ts";
import type { ChatMessage, ChatReply, ChatRequest, ChatToolCall, Finish, Usage } from "./chat.ts";
import { isRecord } from "./json-text.ts";
import { partThinking } from "./thinking.ts";
import { faultOf } from "./wire-faults.ts";

/** Milliseconds that one request may take at most: slow local models write for minutes. */
const REQUEST_TIMEOUT_MS = 600_000;

/** Bytes of one reply at most: the longest that a model writes is a few hundredths of it. */
const MOST_BYTES = 16_000_000;

/** Text of about this many characters is a token, where a server does not count (a rule of thumb for English). */
const CHARACTERS_PER_TOKEN = 4;

/** Characters of a reply that is no completion that are shown. */
const SHOWN = 120;

export interface EndpointOptions {
  /** "https://api.openai.com/v1", "http://127.0.0.1:8080/v1" */
  baseUrl: string;
  /** Local servers need none. */
  apiKey?: string;
  /** Milliseconds that one request may take. Default: ten minutes. */
  patience?: number;
}

const patience = new Agent({
  headersTimeout: REQUEST_TIMEOUT_MS,
  bodyTimeout: REQUEST_TIMEOUT_MS,
  maxResponseSize: MOST_BYTES,
});

const patientFetch: typeof globalThis.fetch = (input, init) =>
  fetch(input as Parameters<typeof fetch>[0], {
    ...(init as RequestInit),
    dispatcher: patience,
  }) as unknown as Promise<Response>;

/** One try of one call over the chat-completions protocol. Knows the protocol, and nothing of retries, caches and budgets. */
export class Wire {
  readonly baseUrl: string;
  readonly #apiKey: string;
  readonly #patience: number;
  #client: Promise<OpenAI> | undefined;
  #replies = 0;
  #answered = false;

  constructor({ baseUrl, apiKey, patience: most = REQUEST_TIMEOUT_MS }: EndpointOptions) {
    this.baseUrl = baseUrl;
    this.#patience = most;
    this.#apiKey = apiKey === undefined || apiKey === "" ? "none" : apiKey;
  }

  /** The package is loaded with the first call: most runs ask no model, and it is a tenth of all that Waymark would load. */
  #opened(): Promise<OpenAI> {
    this.#client ??= import("openai").then(
      ({ OpenAI }) =>
        new OpenAI({
          baseURL: this.baseUrl,
          apiKey: this.#apiKey,
          // Both are Waymark's own: the package replaces long Retry-After waits by short ones.
          maxRetries: 0,
          timeout: this.#patience,
          // Node's own fetch gives up after five minutes without headers, and a server that does not stream sends them at its end.
          fetch: patientFetch,
        }),
    );
    return this.#client;
  }

  /** Whether anything came from here so far, be it a refusal. */
  get answered(): boolean {
    return this.#answered;
  }

  /** Chat completions that came from here so far. */
  get replies(): number {
    return this.#replies;
  }

  /**
   * `capabilities`: what the model is known to take. Rejects with `RetryError` (429, 5xx, network), `NotCapableError` (the
   * server knows no tools or no schemas), `RefusedParameterError`, `ContextLengthError`, `StopError` (wrong key, unknown model,
   * no server of models) or `RefusedRequestError` (anything else that the server refused).
   */
  async chat(
    model: string,
    request: ChatRequest,
    capabilities: Capabilities = {},
    signal?: AbortSignal,
  ): Promise<ChatReply> {
    // The package's own limit ends where the reply's headers came; a server may send blanks behind them for ever.
    const late = AbortSignal.timeout(this.#patience);
    try {
      const { chat } = await this.#opened();
      const completion = await chat.completions.create(bodyOf(model, request, capabilities), {
        // A signal of its own: the package leaves its listener on the one that it is given.
        signal: AbortSignal.any(signal ? [signal, late] : [late]),
      });
      this.#answered = true;
      this.#mustBeCompletion(completion);
      const reply = replyOf(completion, request);
      this.#replies++;
      return reply;
    } catch (error) {
      if (error instanceof APIError && typeof error.status === "number") this.#answered = true;
      signal?.throwIfAborted();
      if (late.aborted) throw new RetryError("timeout", `the model's server at ${this.baseUrl} did not answer in time`);
      throw faultOf(error, request, model, this.baseUrl, capabilities);
    }
  }

  /** A server that never gave a completion and sends something else is another kind of server: it will not become one. */
  #mustBeCompletion(answer: unknown): void {
    if (isRecord(answer) && Array.isArray(answer.choices) && answer.choices.length > 0) return;
    const refused = refusalIn(answer);
    if (refused) throw refused;
    const text = typeof answer === "string" ? answer : JSON.stringify(answer);
    const said = text.replace(/\s+/g, " ").trim().slice(0, SHOWN);
    const message = `the model's server at ${this.baseUrl} sent no chat completion but: ${said === "" ? "nothing" : said}`;
    if (this.#replies > 0) throw new RetryError("server_error", message);
    throw new StopError(message, { mend: "check --base-url (it usually ends in /v1)" });
  }
}

/** Servers that stand before others (OpenRouter) say 200 and put the other's refusal, with its status, where a reply would be. */
function refusalIn(answer: unknown): APIError | undefined {
  const error = isRecord(answer) ? answer.error : undefined;
  const status = isRecord(error) ? Number(error.code ?? error.status) : Number.NaN;
  if (!isRecord(error) || !Number.isInteger(status) || status < 400 || status > 599) return undefined;
  return APIError.generate(status, { error }, undefined, new Headers());
}

type Body = OpenAI.Chat.ChatCompletionCreateParamsNonStreaming;

function bodyOf(model: string, request: ChatRequest, capabilities: Capabilities): Body {
  const { format, reasoning, tools, toolChoice } = request;
  return {
    model,
    messages: alternating(request.messages).map(messageOf),
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
    ...parametersFor(request, capabilities),
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
  const { text, thinking } = contentOf(message.content);
  const thought = [message.reasoning_content ?? message.reasoning, thinking].filter((part) => typeof part === "string");
  // What a model says when it declines stands in a field of its own.
  const parted = partThinking(text || message.refusal || "", thought.join("\n\n"));
  const toolCalls = (message.tool_calls ?? []).flatMap(callOf);
  const counted = usageOf(completion.usage);
  return {
    ...parted,
    toolCalls,
    finish: finishOf(choice.finish_reason, message.refusal ?? null, toolCalls.length),
    usage: counted ?? estimate(request, parted.text + parted.thinking),
    ...(counted ? {} : { estimated: true }),
  };
}

/** What was said and what was thought; some servers (Mistral) give both as a list of parts. */
function contentOf(content: unknown): { text: string; thinking: string } {
  if (!Array.isArray(content)) return { text: typeof content === "string" ? content : "", thinking: "" };
  const parts = content.filter(isRecord);
  const words = (given: unknown): string =>
    typeof given === "string"
      ? given
      : Array.isArray(given)
        ? given
            .filter(isRecord)
            .map((part) => words(part.text))
            .join("")
        : "";
  return {
    text: parts.map(({ text }) => words(text)).join(""),
    thinking: parts
      .map(({ thinking }) => words(thinking))
      .join("\n\n")
      .trim(),
  };
}

/** A call as servers write it: some leave its type or id out, some give arguments as an object. */
function callOf(call: unknown): ChatToolCall[] {
  const called = isRecord(call) ? call.function : undefined;
  if (!isRecord(call) || !isRecord(called) || typeof called.name !== "string") return [];
  const { name, arguments: args = {} } = called;
  const id = typeof call.id === "string" ? call.id : "";
  return [{ id, name, arguments: typeof args === "string" ? args : JSON.stringify(args) }];
}

function finishOf(reason: string | null, refusal: string | null, calls: number): Finish {
  if (refusal !== null || reason === "content_filter") return "refused";
  if (reason === "length") return "length";
  return calls > 0 ? "tool_calls" : "stop";
}

function usageOf(usage: OpenAI.CompletionUsage | undefined): Usage | undefined {
  if (!usage || !Number.isFinite(usage.prompt_tokens) || !Number.isFinite(usage.completion_tokens)) return undefined;
  const cached = usage.prompt_tokens_details?.cached_tokens ?? 0;
  const reasoning = usage.completion_tokens_details?.reasoning_tokens ?? 0;
  // Servers have been seen to count in fractions.
  const whole = (tokens: number) => (Number.isFinite(tokens) ? Math.max(0, Math.round(tokens)) : 0);
  return {
    input: whole(usage.prompt_tokens - cached),
    cached: whole(cached),
    output: whole(usage.completion_tokens - reasoning),
    reasoning: whole(reasoning),
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
