import type { Page } from "playwright";
import type { OpenPage } from "./open-page.ts";
import type { TypedSecrets } from "./typed-secrets.ts";

/** A moment in the life of a tab: whether it moved on is told by comparing two. */
export interface Moment {
  documents: number;
  url: string;
}

/** What a page needs of the tab in which it is shown. */
export interface LiveTab {
  readonly page: Page;
  /** Told what is typed into fields for passwords. */
  readonly secrets: TypedSecrets | undefined;
  /** Where it stands, as the crawler and the archive call it. */
  readonly address: string;
  readonly moment: Moment;
  /** An action begins: what it downloads and the windows that it opens are told from what came before. */
  begin(): Moment;
  /** What stands in the tab after an action: the same page still, another one, or a file that was loaded. */
  after(before: Moment): Promise<{ same: true } | { same: false; page: OpenPage }>;
  /** Shows an earlier page of this tab again: a step back in the browser's own history, or its address. */
  showAgain(page: OpenPage): Promise<void>;
  settle(): Promise<void>;
}
