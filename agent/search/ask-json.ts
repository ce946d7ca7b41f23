import type { z } from "zod";
import { RetryError, StopError } from "../../core/errors.ts";
import { retryAfter } from "../../core/retry-after.ts";

/** Milliseconds that a search engine may take. */
const DEADLINE_MS = 20_000;
/** Bytes of an answer at most: ten results are some tens of kilobytes. */
const MOST_BYTES = 4_000_000;

/** A search engine refuses: no query would succeed until somebody mends it. */
export class SearchRefusedError extends StopError {}

export interface JsonRequest<T> {
  /** What it answers. */
  schema: z.ZodType<T>;
  /** Who is asked, for messages: "Brave Search". */
  name: string;
  url: URL;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST; a GET without. */
  body?: unknown;
  /** What to do where it refuses (401, 403). */
  mend: string;
  signal?: AbortSignal;
}

/**
 * Asks a search engine's API. Rejects with `SearchRefusedError` where it refuses or is not there, and with `RetryError` where it is
 * busy, does not answer in time or answers with something that is no JSON. Redirects are not followed: a key would go along.
 */
export async function askJson<T>(request: JsonRequest<T>): Promise<T> {
  const { name, url, headers, body, mend, signal } = request;
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  const where = `${name} at ${url.origin}`;
  let response: Response;
  try {
    response = await fetch(url, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        accept: "application/json",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: "manual",
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
    const { status } = response;
    if (status === 200) return understood(request, where, JSON.parse(await textOf(response)));
    await response.body?.cancel();
  } catch (error) {
    signal?.throwIfAborted();
    if (deadline.aborted) throw new RetryError("timeout", `${where} did not answer within ${DEADLINE_MS / 1000} s`);
    if (error instanceof SyntaxError)
      throw new RetryError("server_error", `${where} sent an answer that is no JSON`, { cause: error });
    if (error instanceof RetryError) throw error;
    throw new RetryError("network_error", `${where} cannot be reached`, { cause: error });
  }
  throw refusal(where, response, mend);
}

function understood<T>({ schema }: JsonRequest<T>, where: string, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new RetryError(
    "server_error",
    `${where} sent an answer of another shape (${issue?.path.join(".")}: ${issue?.message})`,
  );
}

function refusal(where: string, { status, headers }: Response, mend: string): Error {
  const after = retryAfter(headers.get("retry-after") ?? undefined, new Date());
  const wait = after === undefined ? {} : { afterMs: after };
  if (status === 429) return new RetryError("rate_limited", `${where} says 429: too many queries`, wait);
  if (status >= 500) return new RetryError("server_error", `${where} says ${status}`, wait);
  if (status >= 300 && status < 400) {
    const target = headers.get("location") ?? "elsewhere";
    return new SearchRefusedError(`${where} sends its callers to ${target}`, {
      mend: "name that address with --search-url",
    });
  }
  return new SearchRefusedError(`${where} refuses the query (${status})`, { mend });
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    length += read.value.byteLength;
    if (length > MOST_BYTES) {
      await reader?.cancel();
      throw new RetryError("too_large", `the answer of ${response.url} is larger than 4 MB`);
    }
    chunks.push(read.value);
  }
  return Buffer.concat(chunks).toString("utf8");
}
