import type { Exchange } from "../fetch/exchange.ts";

/** What a web archive of any maker holds, record by record. */
export type Recorded =
  | { kind: "response"; exchange: Exchange }
  /** The same bytes as an earlier answer: `digest` is that answer's, as its maker writes it. */
  | { kind: "revisit"; exchange: Exchange; digest: string }
  /** What a browser had made of the address. */
  | { kind: "rendered"; url: string; html: Uint8Array; fetchedAt: Date };

/** One record, with what its archive says of it. */
export interface ForeignRecord {
  recorded: Recorded;
  /** The payload digest as the archive states it, by which a later revisit refers to it. */
  digest: string | undefined;
}
