/** One request and its answer as they went over the wire, for the archive. */
export interface Exchange {
  url: string;
  method: string;
  requestHeaders: Record<string, string>;
  requestBody: string | undefined;
  status: number;
  statusText: string;
  /** In order, names lower-case, repeated ones repeated. */
  headers: [string, string][];
  /** Decoded from its content encoding. */
  body: Uint8Array;
  fetchedAt: Date;
}

/** Keeps exchanges. Awaited before the answer is handed on, so that nothing is used that was not recorded. */
export interface ExchangeSink {
  record(exchange: Exchange): Promise<void>;
  /** The DOM that a browser made of `url`, as HTML. */
  recordRendered(url: string, html: Uint8Array, fetchedAt: Date): Promise<void>;
}
