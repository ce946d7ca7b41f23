import { type OutgoingHttpHeaders, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { Duplex } from "node:stream";
import { RetryError } from "../../core/errors.ts";

const CONNECT_DEADLINE_MS = 15_000;

/** A request as it is passed on. */
interface PassedOn {
  method: string | undefined;
  path: string;
  headers: OutgoingHttpHeaders;
}

/** The user's own HTTP proxy, beyond ours (RFC 9110, 3.7). */
export class UpstreamProxy {
  readonly #ask: typeof requestHttp;
  readonly #place: { host: string; port: string | number };
  readonly #authorization: Record<string, string>;

  /** `address`: `http://user:password@host:port`, or with https. */
  constructor(address: string) {
    const proxy = new URL(address);
    const login = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
    this.#ask = proxy.protocol === "https:" ? requestHttps : requestHttp;
    this.#authorization =
      proxy.username === "" ? {} : { "proxy-authorization": `Basic ${Buffer.from(login).toString("base64")}` };
    this.#place = {
      host: proxy.hostname.replace(/^\[|\]$/g, ""),
      port: proxy.port || (proxy.protocol === "https:" ? 443 : 80),
    };
  }

  /** Begins a request; `path` is the whole address that is wanted. */
  request({ headers, ...what }: PassedOn): ReturnType<typeof requestHttp> {
    return this.#ask({ ...this.#place, ...what, headers: { ...headers, ...this.#authorization } });
  }

  /** A connection through it to `host:port`. Rejects where it does not connect. */
  tunnel(authority: string): Promise<Duplex> {
    const { host } = this.#place;
    return new Promise((done, fail) => {
      const headers = { host: authority, ...this.#authorization };
      const asked = this.#ask({ ...this.#place, method: "CONNECT", path: authority, headers, agent: false });
      const refused = (status: number | undefined) =>
        fail(new RetryError("network_error", `the proxy ${host} answered ${status} for ${authority}`));
      asked.setTimeout(CONNECT_DEADLINE_MS, () =>
        asked.destroy(new RetryError("timeout", `${host} for ${authority} did not answer in time`)),
      );
      asked.once("error", fail);
      asked.once("response", (answer) => {
        answer.resume();
        refused(answer.statusCode);
      });
      asked.once("connect", (answer, socket, head) => {
        asked.setTimeout(0);
        if (answer.statusCode !== 200) {
          socket.destroy();
          refused(answer.statusCode);
          return;
        }
        if (head.length > 0) socket.unshift(head);
        done(socket);
      });
      asked.end();
    });
  }
}
