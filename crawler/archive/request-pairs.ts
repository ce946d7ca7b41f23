import type { WARCRecord } from "warcio";
import type { Exchange } from "../fetch/exchange.ts";
import type { ForeignRecord } from "./foreign-record.ts";

/** What was asked, of an exchange. */
export type Asked = Pick<Exchange, "method" | "requestHeaders" | "requestBody">;

interface Request {
  url: string;
  /** Its own id and those that it is concurrent to. */
  ids: readonly string[];
  /** Undefined where it could not be asked again. */
  asked: Asked | undefined;
}

/**
 * Brings answers and requests of a foreign archive together. Some tools write the request before its answer, others
 * behind it; either may name the other (`WARC-Concurrent-To`), or neither does and they have the address in common.
 * An answer is held until what follows it shows that its request has come or is missing.
 */
export class RequestPairs {
  #held: { url: string; ids: readonly string[]; answer: ForeignRecord; asked?: Request } | undefined;
  /** A request whose answer has not come yet. */
  #request: Request | undefined;

  asked(record: WARCRecord, url: string, asked: Asked | undefined): void {
    const request = { url, ids: idsOf(record), asked };
    if (this.#held && !this.#held.asked && belong(request, this.#held)) this.#held.asked = request;
    else this.#request = request;
  }

  /** The answer held so far, when a record that is no request begins. */
  before(record: WARCRecord, url: string): ForeignRecord | undefined {
    const isAnswer = record.warcType === "response" || record.warcType === "revisit";
    if (isAnswer && this.#request && !belong(this.#request, { url, ids: idsOf(record) })) this.#request = undefined;
    return this.release();
  }

  /** Holds an answer, whose request may stand before it. */
  hold(record: WARCRecord, answer: ForeignRecord): void {
    const { recorded } = answer;
    const url = recorded.kind === "rendered" ? recorded.url : recorded.exchange.url;
    this.#held = { url, ids: idsOf(record), answer };
    if (recorded.kind === "rendered" || record.warcType === "resource") return;
    if (this.#request) this.#held.asked = this.#request;
    this.#request = undefined;
  }

  /** The answer held so far; undefined where there is none, or where it answers what is never asked here. */
  release(): ForeignRecord | undefined {
    const held = this.#held;
    this.#held = undefined;
    if (!held || held.answer.recorded.kind === "rendered" || !held.asked) return held?.answer;
    const { asked } = held.asked;
    if (asked?.method !== "GET" && asked?.method !== "POST") return undefined;
    const { recorded, digest } = held.answer;
    return { recorded: { ...recorded, exchange: { ...recorded.exchange, ...asked } }, digest };
  }
}

function idsOf(record: WARCRecord): string[] {
  const own = record.warcHeader("WARC-Record-ID");
  return [...(own ? [own] : []), ...(record.warcConcurrentTo ?? [])];
}

/** By the ids that they name, or by the address where they name none of each other's. */
function belong(request: Pick<Request, "url" | "ids">, answer: { url: string; ids: readonly string[] }): boolean {
  const named = request.ids.length > 1 || answer.ids.length > 1;
  return named ? request.ids.some((id) => answer.ids.includes(id)) : request.url === answer.url;
}
