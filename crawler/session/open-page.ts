import type { PageElement, ReadPage } from "../../core/page.ts";
import type { FetchRequest } from "../fetch/fetcher.ts";
import type { Source } from "../read/reader.ts";

/** A page that a session holds open, in whichever way it was got. Refs here are those of the reader, from 1. */
export interface OpenPage {
  readonly backend: "static" | "browser" | "archive";
  /** As it was read last. */
  readonly page: ReadPage;
  /** The bytes that were read: HTTP payload, file, or the DOM that a browser rendered. */
  readonly source: Source;
  click(element: PageElement): Promise<ActionOutcome>;
  input(element: PageElement, text: string, submit: boolean): Promise<ActionOutcome>;
  /** Scrolls to the end, so that lazy content loads. Only a browser can; elsewhere nothing changes. */
  loadMore(): Promise<ActionOutcome>;
  /** PNG. Rejects with `ActionError` where there is nothing that draws pages. */
  screenshot(): Promise<Uint8Array>;
  /** Stands on this page again after others; `page` may have changed. Absent where nothing has to be done for that. */
  reopen?(): Promise<void>;
}

/** What an action on an open page came to. */
export type ActionOutcome =
  /** The same page, read again (or not changed at all). */
  | { type: "same" }
  /** It leads to another address, which is still to be fetched. */
  | { type: "leads"; request: FetchRequest }
  /** Another page is open already. */
  | { type: "opened"; page: OpenPage }
  /** Only a browser can do it. */
  | { type: "needs_browser"; why: NeedsBrowser };

/** Only a script handles an element, or what is typed into it; as sessions name what they say of it. */
export type NeedsBrowser = "only_script" | "no_form";

/** Gets a page and opens it. Rejects with `SkipError` or `RetryError`. */
export type OpenAddress = (request: FetchRequest) => Promise<OpenPage>;
