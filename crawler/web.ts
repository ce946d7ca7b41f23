import type { Observation } from "../core/observation.ts";
import type { ReadPage } from "../core/page.ts";
import type { Source } from "./read/reader.ts";

/**
 * Browsing. Three backends stand behind this one interface: static (HTTP and parse), browser (Chromium) and archive
 * (a recorded crawl, no network); `auto` starts static and goes to the browser where a page needs it.
 */
export interface Web {
  readonly backend: "static" | "browser" | "archive" | "auto";
  open(options?: SessionOptions): Promise<Session>;
  /** Ends every session and whatever runs behind them, within a deadline. */
  close(): Promise<void>;
}

/** What a session is opened with. */
export interface SessionOptions {
  /** The language that it speaks to whoever browses, beside what pages say. Default "en". */
  language?: string;
}

/**
 * One agent's browsing state. The methods are the tools of an agent, by the same names.
 *
 * Every method rejects with `ActionError` (says what was wrong with the call: stale ref, nothing to go back to),
 * `SkipError` (typed reason why there is no page) or `RetryError`. None waits longer than its deadline.
 */
export interface Session {
  visit(url: string): Promise<Observation>;
  click(ref: number): Promise<Observation>;
  /** Types into a text field or chooses in a list; `submit` sends its form. */
  input(ref: number, text: string, submit?: boolean): Promise<Observation>;
  /** The next or previous part of a long page (in a browser this also loads lazy content). */
  scroll(direction: "down" | "up"): Promise<Observation>;
  go_back(): Promise<Observation>;
  /** Lines of the current page that contain `text` (case-insensitive), each with its part and its surroundings. */
  find(text: string): Promise<Observation>;
  /** A linked file (PDF, XLSX, CSV, text) as an observation. */
  read_file(url: string): Promise<Observation>;
  screenshot(): Promise<Observation>;
  /** The current page as it was read; undefined before the first visit. */
  readonly page: ReadPage | undefined;
  /** The bytes that `page` was read from. */
  readonly source: Source | undefined;
  /**
   * For whoever writes down what was done here: the text with a marker for what was typed into fields for passwords, cards
   * and one-time codes, also where a form's address bears it.
   */
  withhold(text: string): string;
  close(): Promise<void>;
}
