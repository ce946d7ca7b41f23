import {
  Agent,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestHttp,
  type Server,
  type ServerResponse,
} from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { type Duplex, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { RetryError, SkipError, type WaymarkError } from "../../core/errors.ts";
import { parseUrl } from "../../core/parse-url.ts";
import type { AddressGuard } from "../fetch/address-guard.ts";
import { HEADER_BYTES } from "../fetch/header-fields.ts";
import { networkError } from "../fetch/network-error.ts";
import { UpstreamProxy } from "./upstream-proxy.ts";

export interface GuardProxyOptions {
  guard: AddressGuard;
  /** The user's own HTTP proxy (`http://user:password@host:port`); private origins that were granted are reached without it. */
  upstream?: string;
}

const CONNECT_DEADLINE_MS = 15_000;
/** A connection on which nothing has moved for so long is ended. */
const IDLE_MS = 60_000;
const CLOSE_DEADLINE_MS = 2_000;
/** Chromium opens at most 32 connections to one proxy for each of its profiles. */
const MAX_CONNECTIONS = 1_000;
/** Caps on one answer, and on a tunnel, which may carry many. Pages have far smaller ones of their own. */
const MAX_ANSWER_BYTES = 500_000_000;
const MAX_TUNNEL_BYTES = 2_000_000_000;
/** Hosts whose last fault is remembered, for whoever asks why a page did not load. */
const MAX_FAULTS = 500;
/** RFC 9110, 7.6.1: they speak of one connection and are not passed on. */
const HOP_BY_HOP = new Set(
  "connection keep-alive proxy-connection proxy-authorization proxy-authenticate te trailer transfer-encoding upgrade".split(
    " ",
  ),
);

/**
 * An HTTP proxy on loopback (RFC 9110, 3.7 and 9.3.6) through which a browser reaches the web: each name is resolved here
 * and once, all of its addresses are checked, and the connection goes to a checked one. So neither a redirect, a script,
 * a frame, a WebSocket nor a second answer of a name server leads a page into the user's network.
 */
export class GuardProxy {
  readonly #guard: AddressGuard;
  readonly #upstream: UpstreamProxy | undefined;
  readonly #server: Server;
  readonly #sockets = new Set<Duplex>();
  readonly #agents: { public: Agent; granted: Agent };
  readonly #faults = new Map<string, WaymarkError>();

  private constructor(options: GuardProxyOptions) {
    this.#guard = options.guard;
    this.#upstream = options.upstream ? new UpstreamProxy(options.upstream) : undefined;
    this.#agents = { public: new Agent({ keepAlive: true }), granted: new Agent({ keepAlive: true }) };
    this.#server = createServer(
      { headersTimeout: CONNECT_DEADLINE_MS, keepAliveTimeout: IDLE_MS, maxHeaderSize: HEADER_BYTES },
      (request, response) => {
        void this.#forward(request, response);
      },
    );
    this.#server.maxConnections = MAX_CONNECTIONS;
    this.#server.on("connection", (socket) => this.#keep(socket));
    this.#server.on("connect", (request: IncomingMessage, client: Duplex, head: Buffer) => {
      void this.#tunnel(request.url ?? "", client, head);
    });
    this.#server.on("clientError", (_, socket) => socket.destroy());
  }

  /** Listens on 127.0.0.1, on a port that the system chooses. */
  static async start(options: GuardProxyOptions): Promise<GuardProxy> {
    const proxy = new GuardProxy(options);
    await new Promise<void>((done, fail) => {
      proxy.#server.once("error", fail).listen(0, "127.0.0.1", done);
    });
    return proxy;
  }

  /** `http://127.0.0.1:PORT`. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Why the last connection for this address failed or was refused; undefined where it did not. */
  faultOf(url: string): WaymarkError | undefined {
    const parsed = parseUrl(url);
    return parsed && this.#faults.get(hostAndPort(parsed));
  }

  /** Ends all connections. */
  async close(): Promise<void> {
    const closed = new Promise<void>((done) => this.#server.close(() => done()));
    for (const socket of this.#sockets) socket.destroy();
    this.#agents.public.destroy();
    this.#agents.granted.destroy();
    const late = new Promise<void>((done) => setTimeout(done, CLOSE_DEADLINE_MS).unref());
    await Promise.race([closed, late]);
  }

  /** Plain HTTP: the request's target is the whole address. */
  async #forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = parseUrl(request.url ?? "");
    if (url?.protocol !== "http:") {
      response.writeHead(400).end();
      return;
    }
    try {
      const upstream = await this.#upstreamFor(url);
      // Names are checked when the socket looks them up; literal addresses never come to that.
      this.#guard.checkLiteral(url);
      const answer = await this.#ask(request, url, upstream);
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, passedOn(answer.rawHeaders));
      this.#faults.delete(hostAndPort(url));
      await pipeline(answer, capped(MAX_ANSWER_BYTES, url.href), response);
    } catch (error) {
      this.#remember(url, error);
      // No answer of ours may look like one of the site's: the browser is told nothing, and whoever drives it asks here.
      response.destroy();
    }
  }

  #ask(request: IncomingMessage, url: URL, upstream: UpstreamProxy | undefined): Promise<IncomingMessage> {
    return new Promise((done, fail) => {
      const headers = passedOn(request.rawHeaders);
      // RFC 9112, 3.2.2: the target counts, whatever the field says.
      headers.host = url.host;
      const granted = this.#guard.isGranted(url);
      const asked = upstream
        ? upstream.request({
            method: request.method,
            path: url.href,
            headers,
          })
        : requestHttp({
            host: url.hostname.replace(/^\[|\]$/g, ""),
            port: url.port || 80,
            method: request.method,
            path: url.pathname + url.search,
            headers,
            agent: granted ? this.#agents.granted : this.#agents.public,
            lookup: granted ? this.#guard.grantedLookup : this.#guard.lookup,
            maxHeaderSize: HEADER_BYTES,
          });
      const late = setTimeout(() => asked.destroy(timedOut(url.href)), CONNECT_DEADLINE_MS);
      asked.once("socket", (socket) => {
        const connected = () => clearTimeout(late);
        if (socket.connecting) socket.once("connect", connected);
        else connected();
      });
      asked.setTimeout(IDLE_MS, () => asked.destroy(timedOut(url.href)));
      asked.once("error", (error) => {
        clearTimeout(late);
        fail(error);
      });
      asked.once("response", done);
      request.once("close", () => {
        if (!request.complete) asked.destroy();
      });
      request.pipe(asked);
    });
  }

  /** `CONNECT host:port`, for TLS and for WebSockets. */
  async #tunnel(authority: string, client: Duplex, head: Buffer): Promise<void> {
    this.#keep(client);
    const url = originOf(authority, this.#guard);
    if (!url) {
      client.end("HTTP/1.1 400 Bad Request\r\n\r\n");
      return;
    }
    let server: Duplex | undefined;
    try {
      const upstream = await this.#upstreamFor(url);
      server = upstream ? await upstream.tunnel(authority) : await this.#connect(url);
      this.#keep(server);
      this.#faults.delete(hostAndPort(url));
      client.write("HTTP/1.1 200 Connection established\r\n\r\n");
      if (head.length > 0) server.write(head);
      const [there, back] = [capped(MAX_TUNNEL_BYTES, authority), capped(MAX_TUNNEL_BYTES, authority)];
      await Promise.all([pipeline(client, there, server), pipeline(server, back, client)]);
    } catch (error) {
      // Past its beginning a tunnel just ends, as connections do.
      if (!server) {
        this.#remember(url, error);
        client.end("HTTP/1.1 403 Forbidden\r\n\r\n");
        return;
      }
      server.destroy();
      client.destroy();
    }
  }

  async #connect(url: URL): Promise<Socket> {
    this.#guard.checkLiteral(url);
    return await new Promise((done, fail) => {
      const socket = connect({
        host: url.hostname.replace(/^\[|\]$/g, ""),
        port: Number(url.port || (url.protocol === "https:" ? 443 : 80)),
        lookup: this.#guard.isGranted(url) ? this.#guard.grantedLookup : this.#guard.lookup,
        autoSelectFamily: true,
      });
      const late = setTimeout(() => socket.destroy(timedOut(url.host)), CONNECT_DEADLINE_MS);
      socket.once("connect", () => {
        clearTimeout(late);
        socket.off("error", fail);
        done(socket);
      });
      socket.once("error", fail);
      socket.once("close", () => clearTimeout(late));
    });
  }

  /** The user's proxy, where this address goes through it. Rejects where the address is refused. */
  async #upstreamFor(url: URL): Promise<UpstreamProxy | undefined> {
    if (!this.#upstream || (await this.#guard.isPrivateGrant(url))) return undefined;
    // That proxy resolves for itself; that it is not made to ask for what is known to be private is all that can be done.
    await this.#guard.checkResolved(url);
    return this.#upstream;
  }

  #keep(socket: Duplex): void {
    if (this.#sockets.has(socket)) return;
    this.#sockets.add(socket);
    socket.once("close", () => this.#sockets.delete(socket));
    // Who uses the socket hears of its faults; a socket that nobody uses any more has nobody to tell.
    socket.on("error", () => socket.destroy());
    if ("setTimeout" in socket) (socket as Socket).setTimeout(IDLE_MS, () => socket.destroy());
  }

  #remember(url: URL, error: unknown): void {
    const key = hostAndPort(url);
    this.#faults.delete(key);
    this.#faults.set(key, networkError(error, url.href));
    const [oldest] = this.#faults.keys();
    if (this.#faults.size > MAX_FAULTS && oldest !== undefined) this.#faults.delete(oldest);
  }
}

/**
 * What a tunnel leads to. It does not say whether TLS will run in it: an origin that was granted counts, else HTTPS.
 * Undefined where the authority is none.
 */
function originOf(authority: string, guard: AddressGuard): URL | undefined {
  const parts = /^(\[[0-9a-f:.]+\]|[^:/?#@\s]+):(\d{1,5})$/i.exec(authority);
  if (!parts) return undefined;
  const urls = ["https", "http"].flatMap((scheme) => parseUrl(`${scheme}://${authority}/`) ?? []);
  return urls.find((url) => guard.isGranted(url)) ?? urls[0];
}

function hostAndPort(url: URL): string {
  const secure = url.protocol === "https:" || url.protocol === "wss:";
  return `${url.hostname}:${url.port || (secure ? 443 : 80)}`;
}

/** End-to-end headers, repeated ones as lists. */
function passedOn(raw: readonly string[]): OutgoingHttpHeaders {
  const pairs: [string, string][] = [];
  for (let i = 0; i + 1 < raw.length; i += 2) pairs.push([raw[i]!.toLowerCase(), raw[i + 1]!]);
  const named = pairs
    .filter(([name]) => name === "connection")
    .flatMap(([, value]) => value.split(",").map((one) => one.trim().toLowerCase()));
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of pairs) {
    if (HOP_BY_HOP.has(name) || named.includes(name)) continue;
    const before = headers[name];
    headers[name] = before === undefined ? value : [before, value].flat();
  }
  return headers;
}

function capped(most: number, what: string): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      if (bytes > most) done(new SkipError("too_large", `${what} sent more than ${most} bytes`));
      else done(null, chunk);
    },
  });
}

function timedOut(what: string): RetryError {
  return new RetryError("timeout", `${what} did not answer in time`);
}
