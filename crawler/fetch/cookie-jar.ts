import { isIP } from "node:net";
import { getPublicSuffix } from "tldts";
import { getSetCookies, Headers } from "undici";

/** A cookie as RFC 6265, 5.3 stores it. */
export interface StoredCookie {
  name: string;
  value: string;
  /** Lower case, without a leading dot. */
  domain: string;
  /** Only for `domain` itself, not for hosts below it. */
  hostOnly: boolean;
  path: string;
  secure: boolean;
  /** Milliseconds since 1970; undefined: until the run ends. */
  expires: number | undefined;
}

/** RFC 6265, 6.1 asks for at least these. */
const MAX_COOKIE_BYTES = 4096;
const MAX_PER_DOMAIN = 50;
const MAX_COOKIES = 3000;

/**
 * Cookies in memory, by RFC 6265: domains (none for a whole public suffix), paths, `Secure`, expiry, the `__Host-` and
 * `__Secure-` prefixes of RFC 6265bis, and the caps of 6.1 with the oldest going first.
 */
export class CookieJar {
  /** By domain, path and name, in order of creation. */
  readonly #cookies = new Map<string, StoredCookie>();

  constructor(given: readonly StoredCookie[] = []) {
    for (const cookie of given) this.#put(cookie);
  }

  /** Takes in the `Set-Cookie` fields of an answer from `url`; what may not be set from there is passed over. */
  store(url: URL, setCookies: readonly string[], now: Date): void {
    for (const line of setCookies) {
      if (Buffer.byteLength(line) > MAX_COOKIE_BYTES) continue;
      const headers = new Headers([["set-cookie", line]]);
      const [parsed] = getSetCookies(headers);
      if (!parsed?.name) continue;
      const host = hostOf(url);
      const asked = parsed.domain?.replace(/^\./, "").toLowerCase() ?? "";
      const domain = asked === "" ? host : asked;
      const secure = parsed.secure === true;
      const path = parsed.path?.startsWith("/") ? parsed.path : defaultPath(url.pathname);
      // A public suffix may set a cookie for itself alone (RFC 6265, 5.3, step 5).
      const hostOnly = asked === "" || (asked === host && isPublicSuffix(asked));
      if (!hostOnly && (isPublicSuffix(domain) || !matchesDomain(host, domain))) continue;
      if (secure && !isSecure(url)) continue;
      if (/^__(?:Secure|Host)-/.test(parsed.name) && !secure) continue;
      if (parsed.name.startsWith("__Host-") && !(asked === "" && path === "/")) continue;
      const expires =
        parsed.maxAge === undefined ? timeOf(parsed.expires) : now.getTime() + Math.max(0, parsed.maxAge) * 1000;
      const cookie = { name: parsed.name, value: parsed.value, domain, hostOnly, path, secure, expires };
      if (expires !== undefined && expires <= now.getTime()) this.#cookies.delete(keyOf(cookie));
      else this.#put(cookie);
    }
  }

  /** The `Cookie` field for a request to `url`; undefined where there is none. Longer paths first, then older cookies. */
  header(url: URL, now: Date): string | undefined {
    const host = hostOf(url);
    const meant = [...this.#cookies.values()].filter(
      (cookie) =>
        (cookie.hostOnly ? host === cookie.domain : matchesDomain(host, cookie.domain)) &&
        matchesPath(url.pathname, cookie.path) &&
        (!cookie.secure || isSecure(url)) &&
        (cookie.expires === undefined || cookie.expires > now.getTime()),
    );
    meant.sort((a, b) => b.path.length - a.path.length);
    return meant.length === 0 ? undefined : meant.map(({ name, value }) => `${name}=${value}`).join("; ");
  }

  #put(cookie: StoredCookie): void {
    const key = keyOf(cookie);
    const known = this.#cookies.has(key);
    this.#cookies.set(key, cookie);
    if (known) return;
    const ofDomain = [...this.#cookies].filter(([, { domain }]) => domain === cookie.domain);
    const oldest = ofDomain.length > MAX_PER_DOMAIN ? ofDomain[0]?.[0] : this.#cookies.keys().next().value;
    if ((ofDomain.length > MAX_PER_DOMAIN || this.#cookies.size > MAX_COOKIES) && oldest !== undefined) {
      this.#cookies.delete(oldest);
    }
  }
}

function keyOf({ domain, path, name }: StoredCookie): string {
  return JSON.stringify([domain, path, name]);
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, "");
}

/** RFC 6265, 5.1.3. */
function matchesDomain(host: string, domain: string): boolean {
  return host === domain || (isIP(host) === 0 && host.endsWith(`.${domain}`));
}

/** RFC 6265, 5.1.4. */
function matchesPath(asked: string, path: string): boolean {
  return asked === path || (asked.startsWith(path) && (path.endsWith("/") || asked[path.length] === "/"));
}

function defaultPath(pathname: string): string {
  const last = pathname.lastIndexOf("/");
  return last <= 0 ? "/" : pathname.slice(0, last);
}

function isPublicSuffix(domain: string): boolean {
  return isIP(domain) === 0 && getPublicSuffix(domain, { allowPrivateDomains: true }) === domain;
}

/** HTTPS, and loopback, which browsers trust alike. */
function isSecure(url: URL): boolean {
  return url.protocol === "https:" || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
}

function timeOf(expires: Date | number | undefined): number | undefined {
  const time = typeof expires === "number" ? expires : expires?.getTime();
  return time === undefined || Number.isNaN(time) ? undefined : time;
}
