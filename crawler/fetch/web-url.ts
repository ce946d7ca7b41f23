import { SkipError } from "../../core/errors.ts";
import { parseUrl } from "../../core/parse-url.ts";
import { canonicalUrl } from "./canonical-url.ts";

/** An address that may be fetched. Throws `SkipError("unsupported_scheme")` for anything that is not http(s). */
export function webUrl(text: string, base?: string): URL {
  const url = parseUrl(text, base);
  if (!url) throw new SkipError("http_error", `"${text}" is no address (${base ?? "as asked for"})`);
  if (canonicalUrl(url.href) === undefined) {
    throw new SkipError("unsupported_scheme", `${base ? `${base} redirects to ` : ""}${url.href} is not http or https`);
  }
  return url;
}
