import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import type { Readable } from "node:stream";

interface LenientOptions {
  headers: Record<string, string>;
  /** Resolves names to addresses that may be dialled. */
  lookup: LookupFunction;
  signal: AbortSignal;
  /** Bytes. */
  maxHeaderSize: number;
}

interface LenientAnswer {
  statusCode: number;
  statusText: string;
  headers: Record<string, string | string[] | undefined>;
  body: Readable;
}

/** Whether an answer was refused because it keeps no strict rule of HTTP, which browsers would have read. */
export function isBrokenHttp(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "HTTPParserError" || error.message === "bad response";
}

/**
 * Gets an address as browsers do from servers that break rules of HTTP: bare line feeds, folded or odd fields, hints that
 * nobody asked for. Node's own lenient parser reads it, on a connection of its own that is closed behind it, so that
 * nothing can pass for the answer to another request. Rejects with the connection's error.
 */
export function lenientRequest(url: URL, { headers, ...options }: LenientOptions): Promise<LenientAnswer> {
  const send = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const asked = send(url, { headers, ...options, agent: false, insecureHTTPParser: true }, (answer) =>
      resolve({
        statusCode: answer.statusCode ?? 0,
        statusText: answer.statusMessage ?? "",
        headers: answer.headers,
        body: answer,
      }),
    );
    asked.on("error", reject);
    asked.end();
  });
}
