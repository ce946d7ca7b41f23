/** What one address gave. */
export interface Fetched {
  /** As asked for. */
  url: string;
  /** After redirects. */
  finalUrl: string;
  status: number;
  /** Lower-case names. */
  headers: Record<string, string>;
  contentType: string;
  /** Decoded from its content encoding, at most the cap. For a rendered page: the DOM as HTML, UTF-8. */
  body: Uint8Array;
  /** Each hop, the last not included. */
  redirects: { url: string; status: number }[];
  fetchedAt: string;
  backend: "static" | "browser" | "archive";
}

export interface FetchRequest {
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** Asked before a redirect is followed; rejects to stop there. Addresses and schemes are checked anyway. */
  approve?: (url: string) => Promise<void>;
  /** Whose cookies are sent and kept: any object that stands for a visitor. Requests without one share theirs. */
  visitor?: object;
  /** Milliseconds that may be waited for what may pass, where that is not the fetcher's own. */
  patience?: number;
  /** Bytes of the body after which the rest need not come: what is longer is cut there and is not too large. */
  enough?: number;
  signal?: AbortSignal;
}

/**
 * Gets one address: over HTTP, rendered by a browser, or from an archive.
 * Rejects with `SkipError` (final, typed) or `RetryError` (may pass). HTTP errors are such rejections too.
 */
export interface Fetcher {
  fetch(request: FetchRequest): Promise<Fetched>;
  close(): Promise<void>;
}
