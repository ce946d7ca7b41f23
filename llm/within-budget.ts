import type { ChatRequest } from "./chat.ts";
import type { Spending } from "./meter.ts";
import type { Price } from "./prices.ts";
import { estimateTokens } from "./tokens.ts";

/** Tokens that a reply is given however little is left: fewer hold no answer, and what was asked would be for nothing. */
const LEAST_TOKENS = 128;
const MILLION = 1_000_000;

/** What a request costs at most: its prompt (estimated) and the longest reply that it allows. */
export function mostSpent(request: ChatRequest, price: Price | undefined): Spending {
  const prompt = promptTokens(request);
  const reply = request.maxTokens ?? LEAST_TOKENS;
  const cost = price ? (prompt * price.input + reply * price.output) / MILLION : 0;
  return { tokens: prompt + reply, cost };
}

/** The request with a reply no longer than the budget pays for, the prompt (estimated) taken off. */
export function withinBudget(request: ChatRequest, left: Spending, price: Price | undefined): ChatRequest {
  if (!Number.isFinite(left.tokens) && !Number.isFinite(left.cost)) return request;
  const prompt = promptTokens(request);
  const paid =
    price && price.output > 0 ? ((left.cost - (prompt * price.input) / MILLION) * MILLION) / price.output : left.tokens;
  const most = Math.max(LEAST_TOKENS, Math.floor(Math.min(left.tokens - prompt, paid)));
  const maxTokens = Math.min(request.maxTokens ?? Number.POSITIVE_INFINITY, most);
  return Number.isFinite(maxTokens) ? { ...request, maxTokens } : request;
}

function promptTokens({ messages, tools = [], format }: ChatRequest): number {
  const said = messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
  return said + estimateTokens(JSON.stringify([tools, format?.schema ?? {}]));
}
