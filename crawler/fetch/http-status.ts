import { RetryError, SkipError } from "../../core/errors.ts";
import { retryAfter } from "../../core/retry-after.ts";

/** Statuses that a page may have: what was asked for is in the body. */
function hasContent(status: number): boolean {
  return status >= 200 && status < 300 && status !== 204 && status !== 205;
}

/** Nobody here asks for a part (RFC 9110, 15.3.7): what was given where it is not the whole. */
function partOf(range: string | undefined): string | undefined {
  if (range === undefined) return undefined;
  const [, from, to, length] = /^bytes\s+(\d+)-(\d+)\/(\d+|\*)/i.exec(range) ?? [];
  return from === "0" && length !== undefined && (length === "*" || Number(to) + 1 >= Number(length))
    ? undefined
    : range;
}

/**
 * What a final HTTP status means for whoever asked, as an error to throw; `undefined` where the body is what was asked
 * for. `RetryError` where it may pass (408, 425, 429, 5xx but 501 and 505), `SkipError` with a typed reason otherwise.
 */
export function statusError(
  status: number,
  headers: Record<string, string>,
  url: string,
  now: Date,
): RetryError | SkipError | undefined {
  const said = `${url} answered ${status}`;
  const part = status === 206 ? partOf(headers["content-range"]) : undefined;
  if (part !== undefined) return new SkipError("unreadable", `${said} and gave a part of it alone (${part})`);
  if (hasContent(status)) return undefined;
  // What a large content network says of an answer that is a challenge; a second try would get another one.
  if (headers["cf-mitigated"] === "challenge")
    return new SkipError("captcha", `${said} and asks for a proof that one is human`);
  const afterMs = retryAfter(headers["retry-after"], now);
  const patience = afterMs === undefined ? {} : { afterMs };
  switch (status) {
    case 204:
    case 205:
      return new SkipError("empty", said);
    case 401:
    case 407:
      return new SkipError("login_required", said, { mend: "give a login with --header or --storage-state" });
    case 404:
      return new SkipError("not_found", said);
    case 408:
    case 425:
      return new RetryError("http_error", said, patience);
    case 410:
      return new SkipError("gone", said);
    case 429:
      return new RetryError("rate_limited", said, patience);
    case 501:
    case 505:
      return new SkipError("server_error", said);
    default:
      return status >= 500 ? new RetryError("server_error", said, patience) : new SkipError("http_error", said);
  }
}
