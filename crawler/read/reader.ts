import type { ReadPage } from "../../core/page.ts";

/** Bytes with what is known about them. */
export interface Source {
  /** Address after redirects; a `file:` URL for local files. */
  url: string;
  body: Uint8Array;
  /** As declared; may be empty or wrong, the reader sniffs. */
  contentType: string;
  /** SHA-256 of the bytes as they came, where `body` was unpacked from them. */
  snapshot?: string;
}

export interface ReadOptions {
  /** Read relations too; costs little. */
  relations: boolean;
}

/**
 * Reads bytes of any supported kind (HTML, CSV, XLSX, PDF, images, plain text) into a `ReadPage`.
 * Rejects with `SkipError("unsupported_type" | "unreadable" | "empty" | "too_large")`; one bad file never takes the process down.
 */
export type Read = (source: Source, options: ReadOptions) => Promise<ReadPage>;

/** A page as input of page collections: parsed lazily, one at a time, so that memory stays flat. */
export interface CollectionPage {
  url: string;
  snapshot: string;
  /** Decoded HTML. */
  html: () => string;
}
