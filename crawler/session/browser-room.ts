import type { FetchRequest } from "../fetch/fetcher.ts";
import type { Read } from "../read/reader.ts";
import type { OpenPage } from "./open-page.ts";
import type { TypedSecrets } from "./typed-secrets.ts";

/** A browser that sessions open tabs in. */
export interface BrowserRoom {
  /** Starts the browser where it does not run yet. Rejects with `StopError` that says how to get one. */
  ready(): Promise<void>;
  /** A tab in a context of its own: no cookie or storage is shared with other tabs. `secrets` is told what is typed. */
  openTab(read: Read, secrets: TypedSecrets): Promise<Tab>;
  close(): Promise<void>;
}

/** One session's place in the browser. */
export interface Tab {
  open(request: FetchRequest): Promise<OpenPage>;
  close(): Promise<void>;
}
