import type { Readable } from "node:stream";
import { Agent, type Dispatcher, ProxyAgent, request } from "undici";
import { type Clock, systemClock } from "../../core/clock.ts";
import { SkipError } from "../../core/errors.ts";
import { AddressGuard, type Resolver } from "./address-guard.ts";
import { CookieJar } from "./cookie-jar.ts";
import type { ExchangeSink } from "./exchange.ts";
import type { Fetched, Fetcher, FetchRequest } from "./fetcher.ts";
import { gateOf, refuseGate } from "./gates/gate.ts";
import { fieldPairs, HEADER_BYTES, joinedFields } from "./header-fields.ts";
import { statusError } from "./http-status.ts";
import { isBrokenHttp, lenientRequest } from "./lenient-request.ts";
import { networkError } from "./network-error.ts";
import { readBody, tooLarge } from "./read-body.ts";
import { type StorageState, storedCookies } from "./storage-state.ts";
import { UserHeaders } from "./user-headers.ts";
import { webUrl } from "./web-url.ts";
import { whereTo } from "./where-to.ts";
import { isWorthReading } from "./worth-reading.ts";

export interface HttpFetcherOptions {
  /** Sent as `User-Agent`. */
  userAgent: string;
  /** Origins whose private address the user allowed. */
  allowPrivate: readonly string[];
  /** Extra request headers, for the sites of `allowPrivate` (`UserHeaders`); never sent on by a redirect. */
  headers?: Record<string, string>;
  /** Cookies to begin with: a session that is logged in. */
  storageState?: StorageState;
  /** URL of an HTTP proxy; private origins that the user allowed are reached without it. */
  proxy?: string;
  /** Default: the system's. */
  resolver?: Resolver;
  /** Cap on a body, on the wire and decoded. Default 20 MB. */
  maxBytes?: number;
  /** Milliseconds until the headers must be there. Default 15 s. */
  headersTimeout?: number;
  /** Milliseconds without a byte after which a body is given up. Default 10 s. */
  idleTimeout?: number;
  /** Milliseconds for one address, redirects and body included: ends pages that never end. Default 30 s. */
  totalTimeout?: number;
  /** Default 10. */
  maxRedirects?: number;
  /** Keeps every exchange, redirects and errors included. */
  sink?: ExchangeSink;
  clock?: Clock;
}

const DEFAULTS = {
  maxBytes: 20_000_000,
  headersTimeout: 15_000,
  idleTimeout: 10_000,
  totalTimeout: 30_000,
  maxRedirects: 10,
} as const;

const ACCEPT = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const ACCEPT_LANGUAGE = "en;q=0.9,*;q=0.8";
/** Statuses with which challenges are sent. */
const CHALLENGING = new Set([403, 405, 429, 503]);
/** Milliseconds that closing may take before the connections are destroyed. */
const CLOSE_DEADLINE_MS = 2_000;

interface Answer {
  status: number;
  headers: Record<string, string>;
  setCookies: string[];
  body: Buffer;
  fetchedAt: Date;
}

/** The static backend: plain HTTP, every hop checked, every stream capped, every wait with a deadline. */
export class HttpFetcher implements Fetcher {
  readonly #options: HttpFetcherOptions & Record<keyof typeof DEFAULTS, number>;
  readonly #guard: AddressGuard;
  readonly #clock: Clock;
  /** Connects to public addresses only. */
  readonly #public: Dispatcher;
  /** For origins that the user granted. */
  readonly #granted: Dispatcher;
  readonly #proxied: Dispatcher | undefined;
  readonly #userHeaders: UserHeaders;
  readonly #jars = new WeakMap<object, CookieJar>();

  constructor(options: HttpFetcherOptions) {
    this.#options = { ...DEFAULTS, ...withoutUndefined(options) };
    this.#guard = new AddressGuard(options.allowPrivate, options.resolver);
    this.#clock = options.clock ?? systemClock;
    this.#userHeaders = new UserHeaders(options.headers, options.allowPrivate);
    const limits = {
      headersTimeout: this.#options.headersTimeout,
      bodyTimeout: this.#options.idleTimeout,
      maxHeaderSize: HEADER_BYTES,
    };
    const connect = { timeout: this.#options.headersTimeout };
    this.#public = new Agent({ ...limits, connect: { ...connect, lookup: this.#guard.lookup } });
    this.#granted = new Agent({ ...limits, connect: { ...connect, lookup: this.#guard.grantedLookup } });
    this.#proxied = options.proxy ? new ProxyAgent({ uri: options.proxy, ...limits }) : undefined;
  }

  async fetch(asked: FetchRequest): Promise<Fetched> {
    const stop = new AbortController();
    const { signal: outer } = asked;
    // Not AbortSignal.any: it costs more than all else here, and the outer one would keep each until it ends itself.
    const pass = () => stop.abort(outer?.reason);
    outer?.throwIfAborted();
    outer?.addEventListener("abort", pass, { once: true });
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      stop.abort();
    }, this.#options.totalTimeout);
    try {
      return await this.#follow(asked, stop.signal);
    } catch (error) {
      outer?.throwIfAborted();
      if (isLate) {
        throw new SkipError("timeout", `${asked.url} did not end within ${this.#options.totalTimeout / 1000} s`);
      }
      throw networkError(error, asked.url);
    } finally {
      clearTimeout(timer);
      outer?.removeEventListener("abort", pass);
    }
  }

  async close(): Promise<void> {
    const agents = [this.#public, this.#granted, ...(this.#proxied ? [this.#proxied] : [])];
    const destroy = setTimeout(() => {
      for (const agent of agents) void agent.destroy();
    }, CLOSE_DEADLINE_MS);
    await Promise.allSettled(agents.map((agent) => agent.close()));
    clearTimeout(destroy);
  }

  async #follow(asked: FetchRequest, signal: AbortSignal): Promise<Fetched> {
    const redirects: Fetched["redirects"] = [];
    const jar = this.#jarOf(asked.visitor ?? this);
    const seen = new Set<string>();
    let url = webUrl(asked.url);
    const { origin } = url;
    let method = asked.method ?? "GET";
    let body = asked.body;
    for (;;) {
      // A cookie set on the way may end what looks like a loop, so that the cookies belong to the state.
      const state = `${method} ${url.href} ${jar.header(url, this.#clock.now()) ?? ""}`;
      if (seen.has(state)) throw new SkipError("redirect_loop", `${asked.url} redirects in a circle over ${url.href}`);
      seen.add(state);
      const sameOrigin = url.origin === origin;
      const answer = await this.#once(
        url,
        method,
        this.#headers(asked, url, sameOrigin, jar, body),
        body,
        signal,
        asked.enough,
      );
      jar.store(url, answer.setCookies, this.#clock.now());
      const location = whereTo(answer, method, url.href);
      if (location === undefined) {
        const error = statusError(answer.status, answer.headers, url.href, this.#clock.now());
        if (error) {
          // Refusals are often challenges, which another try only repeats.
          const refused = { url: url.href, body: answer.body, contentType: answer.headers["content-type"] ?? "" };
          if (CHALLENGING.has(answer.status) && gateOf(refused, "")?.gate === "captcha") refuseGate(refused, "");
          throw error;
        }
        return {
          url: asked.url,
          finalUrl: url.href,
          status: answer.status,
          headers: answer.headers,
          contentType: answer.headers["content-type"] ?? "",
          body: answer.body,
          redirects,
          fetchedAt: answer.fetchedAt.toISOString(),
          backend: "static",
        };
      }
      redirects.push({ url: url.href, status: answer.status });
      if (redirects.length > this.#options.maxRedirects) {
        throw new SkipError(
          "too_many_redirects",
          `${asked.url} redirects more than ${this.#options.maxRedirects} times`,
        );
      }
      const next = webUrl(location, url.href);
      next.hash = "";
      // RFC 9110, 15.4: 303 always turns into GET; 301 and 302 do so for POST, as every browser does.
      if (answer.status === 303 || (method === "POST" && answer.status < 303)) {
        method = "GET";
        body = undefined;
      }
      // Before anybody else is asked: that an address is private is the better reason.
      this.#guard.checkLiteral(next);
      await asked.approve?.(next.href);
      url = next;
    }
  }

  #jarOf(visitor: object): CookieJar {
    const known = this.#jars.get(visitor);
    if (known) return known;
    const jar = new CookieJar(this.#options.storageState ? storedCookies(this.#options.storageState) : []);
    this.#jars.set(visitor, jar);
    return jar;
  }

  #headers(asked: FetchRequest, url: URL, sameOrigin: boolean, jar: CookieJar, body: string | undefined) {
    const headers: Record<string, string> = {
      "user-agent": this.#options.userAgent,
      accept: ACCEPT,
      "accept-language": ACCEPT_LANGUAGE,
      "accept-encoding": "gzip, deflate, br",
    };
    if (body !== undefined) headers["content-type"] = "application/x-www-form-urlencoded";
    if (sameOrigin) {
      for (const [name, value] of Object.entries({ ...this.#userHeaders.for(url), ...asked.headers })) {
        headers[name.toLowerCase()] = value;
      }
    }
    const cookies = [headers.cookie, jar.header(url, this.#clock.now())].filter((part) => part !== undefined);
    if (cookies.length > 0) headers.cookie = cookies.join("; ");
    return headers;
  }

  async #once(
    url: URL,
    method: "GET" | "POST",
    headers: Record<string, string>,
    body: string | undefined,
    signal: AbortSignal,
    enough: number | undefined,
  ): Promise<Answer> {
    this.#guard.checkLiteral(url);
    const dispatcher = await this.#dispatcherFor(url);
    const fetchedAt = this.#clock.now();
    const sent = { method, headers, body: body ?? null, signal };
    const response = await request(url, { ...sent, dispatcher }).catch((error: unknown) => {
      if (!isBrokenHttp(error) || method !== "GET" || dispatcher === this.#proxied) throw error;
      const lookup = dispatcher === this.#granted ? this.#guard.grantedLookup : this.#guard.lookup;
      return lenientRequest(url, { headers, lookup, signal, maxHeaderSize: HEADER_BYTES });
    });
    const pairs = fieldPairs(response.headers);
    const flat = joinedFields(pairs);
    const content = await this.#body(response.body, flat, url.href, enough);
    await this.#options.sink?.record({
      url: url.href,
      method,
      requestHeaders: headers,
      requestBody: body,
      status: response.statusCode,
      statusText: response.statusText,
      headers: pairs,
      body: content,
      fetchedAt,
    });
    return {
      status: response.statusCode,
      headers: flat,
      setCookies: pairs.filter(([name]) => name === "set-cookie").map(([, value]) => value),
      body: content,
      fetchedAt,
    };
  }

  async #dispatcherFor(url: URL): Promise<Dispatcher> {
    const direct = this.#guard.isGranted(url) ? this.#granted : this.#public;
    if (!this.#proxied || (await this.#guard.isPrivateGrant(url))) return direct;
    // The proxy resolves for itself; that it is not made to ask for what is known to be private is all that can be done.
    await this.#guard.checkResolved(url);
    return this.#proxied;
  }

  async #body(
    stream: Readable,
    headers: Record<string, string>,
    url: string,
    enough: number | undefined,
  ): Promise<Buffer> {
    const { maxBytes } = this.#options;
    // A destroyed body may still report its end; nobody is left to listen.
    stream.on("error", () => undefined);
    if (enough === undefined && Number(headers["content-length"] ?? 0) > maxBytes) {
      stream.destroy();
      throw tooLarge(url, maxBytes);
    }
    if (!isWorthReading(headers, url)) {
      stream.destroy();
      throw new SkipError("unsupported_type", `${url} is ${headers["content-type"]}, which nothing here reads`);
    }
    return await readBody(stream, headers["content-encoding"] ?? "", maxBytes, url, enough);
  }
}

function withoutUndefined<T extends object>(options: T): T {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as T;
}
