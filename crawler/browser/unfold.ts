import type { Page } from "playwright";
import { withDeadline } from "../../core/deadline.ts";
import type { Ask } from "./ask.ts";
import { CONSENT_SCRIPT, SCROLL_SCRIPT, UNFOLD_SCRIPT } from "./unfold-script.ts";

/** Milliseconds and presses that showing everything may cost a page. */
const UNFOLD_MS = 8_000;
const MOST_PRESSES = 40;
/** Milliseconds that scrolling through a page may cost one who only looks at it. */
const SCROLL_MS = 2_000;
const CONSENT_DEADLINE_MS = 1_500;
/** Banners come in a frame of their own, which is among the first. */
const MOST_FRAMES = 5;
/** Past its own budget the script is not waited for. */
const GRACE_MS = 2_000;

/**
 * Answers a cookie or consent banner by its own buttons, refusing where it lets one; says whether there was one. A page
 * that cannot be asked has none.
 */
export async function dismissConsent(page: Page): Promise<boolean> {
  for (const frame of page.frames().slice(0, MOST_FRAMES)) {
    const [pressed] = await Promise.allSettled([
      withDeadline(CONSENT_DEADLINE_MS, "the banner", () => frame.evaluate<boolean>(CONSENT_SCRIPT)),
    ]);
    if (pressed?.status === "fulfilled" && pressed.value) return true;
  }
  return false;
}

/** What showing everything came to. */
export interface Unfolded {
  presses: number;
  /** What was left for want of time or presses, in words. */
  unread: readonly string[];
}

/** Shows what a page holds back (`UNFOLD_SCRIPT`), within the budget. A page that goes on meanwhile has had its chance. */
export async function unfold(ask: Ask): Promise<Unfolded> {
  const budget = JSON.stringify({ ms: UNFOLD_MS, presses: MOST_PRESSES });
  const [done] = await Promise.allSettled([
    withDeadline(UNFOLD_MS + GRACE_MS, "showing everything", () => ask<Unfolded>(`(${UNFOLD_SCRIPT})(${budget})`)),
  ]);
  if (done?.status === "fulfilled") return done.value;
  return { presses: 0, unread: ["what it holds back was not shown in time"] };
}

/** Scrolls through a page so that its lazy content comes (`SCROLL_SCRIPT`), within the budget. */
export async function scrollThrough(page: Page): Promise<void> {
  await Promise.allSettled([
    withDeadline(SCROLL_MS + GRACE_MS, "scrolling through", () =>
      page.evaluate(`(${SCROLL_SCRIPT})(${JSON.stringify({ ms: SCROLL_MS })})`),
    ),
  ]);
}
