import { APIConnectionError, APIConnectionTimeoutError, APIError } from "openai/core/error";
import { MissingError, RetryError, StopError, type WaymarkError } from "../core/errors.ts";
import { retryAfter } from "../core/retry-after.ts";
import { type Capabilities, PARAMETERS, type Parameter, parametersFor } from "./capabilities.ts";
import type { ChatRequest } from "./chat.ts";
import { isRecord } from "./json-text.ts";

/** The reply of a server that cannot do what was asked of it: the caller may ask in another way. */
export class NotCapableError extends Error {}

/** The conversation is longer than the model can read: the same once more would be refused as well. */
export class ContextLengthError extends MissingError {
  /** Tokens that the server says it can read. */
  readonly window: number | undefined;

  constructor(message: string, window?: number) {
    super(message);
    this.window = window;
  }
}

/** The server takes no such parameter: the same can be asked without it, or under its other name. */
export class RefusedParameterError extends Error {
  readonly parameter: Parameter;

  constructor(parameter: Parameter, said: string) {
    super(said);
    this.parameter = parameter;
  }
}

/** The server refuses this request for good: the same once more would be refused as well. */
export class RefusedRequestError extends MissingError {}

/** Nobody listens where the server should be. */
export class UnreachableError extends RetryError {}

/**
 * What a call that could not be made names as its cause where nobody listens (errno of Linux; names of Node's resolver), or
 * where no connection comes about (ports that the Fetch Standard closes; TLS with who has none, or a certificate of nobody).
 */
const NOBODY =
  /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|bad port|EPROTO|ERR_SSL|ERR_TLS|CERT/;

const ENDLESS = /UND_ERR_RES_EXCEEDED_MAX_SIZE/;

/**
 * What a failed request means: `RetryError` (may pass; `UnreachableError` where nobody listens), `NotCapableError` and
 * `RefusedParameterError` (ask in another way), `ContextLengthError`, `StopError` (key, account, model, no such server) or
 * `RefusedRequestError` (whatever else the server refused).
 */
export function faultOf(
  error: unknown,
  request: ChatRequest,
  model: string,
  baseUrl: string,
  capabilities: Capabilities = {},
): WaymarkError | NotCapableError | RefusedParameterError {
  if (error instanceof RetryError || error instanceof StopError) return error;
  // A reply without end would be one the next time, too, and be paid for again.
  if (ENDLESS.test(rootCause(error)))
    return new RefusedRequestError(
      `the model's server at ${baseUrl} sent a reply that is larger than any reply should be`,
    );
  if (error instanceof APIConnectionTimeoutError) {
    return new RetryError("timeout", `the model's server at ${baseUrl} did not answer in time`);
  }
  if (error instanceof APIConnectionError) {
    const cause = rootCause(error);
    const message = `the model's server at ${baseUrl} cannot be reached (${cause})`;
    return NOBODY.test(cause)
      ? new UnreachableError("network_error", message)
      : new RetryError("network_error", message);
  }
  if (error instanceof APIError && typeof error.status === "number") {
    return refusalOf(error.status, error, request, model, baseUrl, capabilities);
  }
  // A reply that is no JSON, or was cut off on its way.
  return new RetryError("server_error", `the model's server at ${baseUrl} sent a broken reply (${rootCause(error)})`);
}

function refusalOf(
  status: number,
  error: APIError,
  request: ChatRequest,
  model: string,
  baseUrl: string,
  capabilities: Capabilities,
): WaymarkError | NotCapableError | RefusedParameterError {
  // The package puts the status before the words.
  const said = oneLine(error.message.replace(/^\d{3} /, ""));
  const after = waitOf(error.headers);
  const wait = after === undefined ? {} : { afterMs: after };
  // Quota that is used up is a 429 that no wait mends.
  if (status === 429 && error.code !== "insufficient_quota") {
    return new RetryError("rate_limited", `the model's server at ${baseUrl} says 429: ${said}`, wait);
  }
  const asksMore = request.format !== undefined || request.toolChoice !== undefined || (request.tools?.length ?? 0) > 0;
  // llama.cpp without its templates: 500 "tools param requires --jinja flag"; others: 501.
  if (
    asksMore &&
    (status === 501 || (status === 500 && /\btools? param|--jinja|response_format|json_schema/i.test(said)))
  )
    return new NotCapableError(said);
  if (status >= 500 || status === 408 || status === 409) {
    return new RetryError("server_error", `the model's server at ${baseUrl} says ${status}: ${said}`, wait);
  }
  if ([401, 402, 403, 429].includes(status) || (status === 400 && /\bapi[ _-]?key\b/i.test(said))) {
    const mend = "check WAYMARK_API_KEY (or OPENAI_API_KEY), --base-url and the account";
    return new StopError(`the model's server at ${baseUrl} refuses the key or the account: ${said}`, { mend });
  }
  if (status === 404 || (status === 400 && NO_MODEL.test(said))) {
    const mend = "check --model and --base-url (it usually ends in /v1)";
    return new StopError(`the model's server at ${baseUrl} knows no model "${model}": ${said}`, { mend });
  }
  if (
    status === 413 ||
    error.code === "context_length_exceeded" ||
    error.type === "exceed_context_size_error" ||
    /context (?:length|size|window)|too many tokens|maximum.*tokens/i.test(said)
  ) {
    return new ContextLengthError(`the conversation is too long for ${model}: ${said}`, windowIn(error.error, said));
  }
  const refused = refusedParameter(error.param, said, Object.keys(parametersFor(request, capabilities)));
  if (refused !== undefined) return new RefusedParameterError(refused, said);
  if (asksMore && /response_format|json_schema|schema|tool|grammar|function/i.test(said))
    return new NotCapableError(said);
  if (request.reasoning !== undefined && /reasoning/i.test(said)) {
    return new StopError(`${model} takes no reasoning effort "${request.reasoning}": ${said}`, {
      mend: "leave --reasoning out",
    });
  }
  return new RefusedRequestError(`the model's server at ${baseUrl} refuses the request (${status}): ${said}`);
}

/** "xyz is not a valid model ID" (OpenRouter), "unknown model", "model 'xyz' does not exist". */
const NO_MODEL =
  /\b(?:not a valid|unknown|invalid|no such) model\b|\bmodel\b[^.]{0,80}\b(?:does not exist|not found)\b/i;

/**
 * Which of the parameters that were sent a refusal is about: the one that it names in its field (OpenAI), or that its words
 * name first.
 */
function refusedParameter(field: unknown, said: string, sent: readonly string[]): Parameter | undefined {
  const candidates = PARAMETERS.filter((name) => sent.includes(name));
  const byField = candidates.find((name) => name === field);
  if (byField !== undefined || (typeof field === "string" && field !== "")) return byField;
  return candidates.find((name) => new RegExp(`\\b${name}\\b`, "i").test(said));
}

/** llama.cpp says it in a field, OpenAI and vLLM in words: "maximum context length is 8192 tokens". */
function windowIn(body: unknown, said: string): number | undefined {
  const field = isRecord(body) ? body.n_ctx : undefined;
  const words = /(?:context (?:length|size|window)[^.\d]{0,30}|available context size \()(\d[\d,]*)/i.exec(said)?.[1];
  const tokens = typeof field === "number" ? field : Number(words?.replaceAll(",", "") ?? Number.NaN);
  return Number.isSafeInteger(tokens) && tokens > 0 ? tokens : undefined;
}

/** Milliseconds that the server asks to wait: `retry-after-ms` of some servers is the more exact one. */
function waitOf(headers: Headers | undefined): number | undefined {
  const exact = headers?.get("retry-after-ms") ?? "";
  return /^\d+$/.test(exact) ? Number(exact) : retryAfter(headers?.get("retry-after") ?? undefined, new Date());
}

function rootCause(error: unknown): string {
  let cause: unknown = error;
  while (cause instanceof Error && cause.cause !== undefined) cause = cause.cause;
  if (!(cause instanceof Error)) return String(cause);
  const code = (cause as Error & { code?: string }).code;
  return oneLine(code === undefined || cause.message.includes(code) ? cause.message : `${code} ${cause.message}`);
}

/** Characters of a server's message that are worth showing. */
const MESSAGE_LENGTH = 300;

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim().slice(0, MESSAGE_LENGTH);
}
