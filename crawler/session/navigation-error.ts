import { RetryError, SkipError, WaymarkError } from "../../core/errors.ts";

/** What Chromium's error codes mean here. */
export function navigationError(error: unknown, url: string): WaymarkError {
  if (error instanceof WaymarkError) return error;
  const [message] = (error instanceof Error ? error.message : String(error)).split("\n");
  const options = { cause: error };
  if (/Timeout/i.test(message!)) return new RetryError("timeout", `${url} did not load in time`, options);
  if (/ERR_NAME_NOT_RESOLVED/.test(message!))
    return new SkipError("dns_error", `${url}: its host has no address`, options);
  if (/ERR_TOO_MANY_REDIRECTS/.test(message!))
    return new SkipError("redirect_loop", `${url} redirects in a circle`, options);
  if (/ERR_BLOCKED_BY_CLIENT/.test(message!)) {
    return new SkipError("private_address", `${url} leads to a private address`, {
      ...options,
      mend: "if you mean it, name that origin with --allow-private",
    });
  }
  return new RetryError("network_error", `${url} did not load: ${message}`, options);
}
