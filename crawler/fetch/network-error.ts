import { RetryError, SkipError, WaymarkError } from "../../core/errors.ts";

/** Codes of Node and undici for a connection that was refused, broken off or garbled, and may work another time. */
const TIMEOUTS = new Set(["UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT", "UND_ERR_CONNECT_TIMEOUT", "ETIMEDOUT"]);
const NO_SUCH_HOST = new Set(["ENOTFOUND", "ENODATA", "EAI_NONAME"]);
const TRY_NAME_AGAIN = new Set(["EAI_AGAIN", "ETIMEOUT", "ESERVFAIL"]);
const HEADERS_OVERFLOW = "UND_ERR_HEADERS_OVERFLOW";
const CERTIFICATE = /CERT|SELF_SIGNED|ERR_TLS|ERR_SSL|UNABLE_TO_VERIFY/;

/** Turns what a failed connection threw into one of our errors, by its code. Our own errors pass. */
export function networkError(error: unknown, url: string): WaymarkError {
  const ours = findOurs(error);
  if (ours) return ours;
  const code = codeOf(error);
  const cause = { cause: error };
  const detail = error instanceof Error ? error.message || code : String(error);
  if (TIMEOUTS.has(code)) return new RetryError("timeout", `${url} did not answer in time`, cause);
  if (NO_SUCH_HOST.has(code)) {
    return new SkipError("dns_error", `there is no host "${new URL(url).hostname}" (${url})`, {
      ...cause,
      mend: "check the spelling of the address and the network connection",
    });
  }
  if (TRY_NAME_AGAIN.has(code)) return new RetryError("dns_error", `the host of ${url} cannot be resolved now`, cause);
  // Another try would bring the same.
  if (code === HEADERS_OVERFLOW) {
    return new SkipError("too_large", `${url} answers with more header fields than any browser takes`, cause);
  }
  if (CERTIFICATE.test(code)) {
    return new SkipError("network_error", `${url} has no valid certificate: ${detail}`, cause);
  }
  return new RetryError("network_error", `${url} could not be read: ${detail}`, cause);
}

/** An error of ours, also where a library wrapped it. */
function findOurs(error: unknown): WaymarkError | undefined {
  for (let at = error, hops = 0; at instanceof Error && hops < 5; at = at.cause, hops++) {
    if (at instanceof WaymarkError) return at;
    if (at instanceof AggregateError) {
      const inner = at.errors.find((one) => one instanceof WaymarkError);
      if (inner) return inner;
    }
  }
  return undefined;
}

function codeOf(error: unknown): string {
  for (let at = error, hops = 0; at instanceof Error && hops < 5; at = at.cause, hops++) {
    if ("code" in at && typeof at.code === "string") return at.code;
    if (at instanceof AggregateError && at.errors.length > 0) return codeOf(at.errors[0]);
  }
  return "";
}
