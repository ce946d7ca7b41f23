/** What is said to a model and what comes back, whatever server speaks. */

/** What was left out of a prompt so that the model can read it. */
export interface Cut {
  /** Whose text it was: the source between whose marks it stood. */
  source: string;
  /** Characters that it had, and has. */
  of: number;
  to: number;
}

/** JSON Schema of a value; `z.toJSONSchema` makes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A tool that a model asked for. `id` ties the result to it. */
export interface ChatToolCall {
  id: string;
  name: string;
  /** Arguments as they came: JSON text, which may be broken. */
  arguments: string;
}

/** A picture in a question: its bytes and media type, "image/png". */
export interface ChatImage {
  bytes: Uint8Array;
  mediaType: string;
}

export type ChatMessage =
  | { role: "system"; content: string }
  | { role: "user"; content: string; image?: ChatImage }
  | { role: "assistant"; content: string; toolCalls?: readonly ChatToolCall[] }
  | { role: "tool"; callId: string; content: string };

export interface ChatTool {
  name: string;
  description: string;
  schema: JsonSchema;
}

/** How long a model may think before it speaks; servers that know no such setting are not sent it. */
export type Reasoning = "none" | "low" | "medium" | "high";

export interface ChatRequest {
  messages: readonly ChatMessage[];
  tools?: readonly ChatTool[];
  /** The reply must be JSON of this shape. Set by `structured`, which knows what a server can do. */
  format?: { name: string; schema: JsonSchema };
  /** Call exactly this tool. */
  toolChoice?: string;
  /** Tokens of the reply at most. */
  maxTokens?: number;
  /** 0 to 2. */
  temperature?: number;
  reasoning?: Reasoning;
  /** What `fitTo` left out of the messages; stored with the call, not sent. */
  cut?: readonly Cut[];
}

/** Tokens by what they cost. `input` leaves the cached ones out, `output` those of thinking. */
export interface Usage {
  input: number;
  cached: number;
  output: number;
  reasoning: number;
}

/** Why a model stopped; `length`: the token limit cut it off, `refused`: the server's filter did. */
export type Finish = "stop" | "length" | "tool_calls" | "refused";

export interface ChatReply {
  /** What was said, without the thinking. */
  text: string;
  /** What was thought: kept for trajectories, never read for an answer. */
  thinking: string;
  toolCalls: readonly ChatToolCall[];
  finish: Finish;
  usage: Usage;
  /** The server did not say how many tokens it used: `usage` is estimated from the length of the texts. */
  estimated?: boolean;
  /** What was left of a budget cut it off: with more the same question has another reply. */
  cutByBudget?: boolean;
}

export const NO_USAGE: Usage = { input: 0, cached: 0, output: 0, reasoning: 0 };

export function addUsage(a: Usage, b: Usage): Usage {
  return {
    input: a.input + b.input,
    cached: a.cached + b.cached,
    output: a.output + b.output,
    reasoning: a.reasoning + b.reasoning,
  };
}

export function totalTokens({ input, cached, output, reasoning }: Usage): number {
  return input + cached + output + reasoning;
}
