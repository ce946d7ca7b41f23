import type { ChatRequest } from "./chat.ts";
import type { Left } from "./meter.ts";
import type { Price } from "./prices.ts";
import { estimateTokens } from "./tokens.ts";

/** Tokens that a reply is given however little is left: fewer hold no answer, and what was asked would be for nothing. */
const LEAST_TOKENS = 128;
const MILLION = 1_000_000;

/**
 * The request with a reply no longer than the budget pays for, the prompt (estimated) taken off. Calls that are under way at
 * the same time know nothing of each other: together they may still go beyond it.
 */
export function withinBudget(request: ChatRequest, left: Left, price: Price | undefined): ChatRequest {
  if (!Number.isFinite(left.tokens) && !Number.isFinite(left.cost)) return request;
  const prompt =
    request.messages.reduce((sum, { content }) => sum + estimateTokens(content), 0) +
    estimateTokens(JSON.stringify([request.tools ?? [], request.format?.schema ?? {}]));
  const paid =
    price && price.output > 0 ? ((left.cost - (prompt * price.input) / MILLION) * MILLION) / price.output : left.tokens;
  const most = Math.max(LEAST_TOKENS, Math.floor(Math.min(left.tokens - prompt, paid)));
  const maxTokens = Math.min(request.maxTokens ?? Number.POSITIVE_INFINITY, most);
  return Number.isFinite(maxTokens) ? { ...request, maxTokens } : request;
}
