import type { Exchange, ExchangeSink } from "./exchange.ts";

/** Fields that carry logins (RFC 9110, 11; RFC 6265). */
const LOGIN_FIELDS = ["authorization", "proxy-authorization", "cookie"] as const;
const LOGIN_ANSWERS = new Set(["set-cookie", "set-cookie2"]);

/**
 * Takes logins out of what goes into an archive, which may be handed on: cookies both ways, authorization, and every
 * header that the user added. What was answered stays byte by byte.
 *
 * @param userHeaders names of the headers that the user added
 */
export function withoutSecrets(sink: ExchangeSink, userHeaders: readonly string[]): ExchangeSink {
  const secret = new Set<string>([...LOGIN_FIELDS, ...userHeaders.map((name) => name.toLowerCase())]);
  return {
    record: (exchange: Exchange) =>
      sink.record({
        ...exchange,
        requestHeaders: Object.fromEntries(
          Object.entries(exchange.requestHeaders).filter(([name]) => !secret.has(name.toLowerCase())),
        ),
        headers: exchange.headers.filter(([name]) => !LOGIN_ANSWERS.has(name.toLowerCase())),
      }),
    recordRendered: (url, html, fetchedAt) => sink.recordRendered(url, html, fetchedAt),
  };
}
