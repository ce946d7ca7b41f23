import type { Frame, Page } from "playwright";
import { withDeadline } from "../../core/deadline.ts";
import type { Ask } from "./ask.ts";
import { CONSENT_SCRIPT } from "./consent-script.ts";
import { LATE_NEWS_SCRIPT, SCROLL_SCRIPT, UNFOLD_SCRIPT } from "./unfold-script.ts";

/** Milliseconds and presses that showing everything may cost a page. */
const UNFOLD_MS = 8_000;
const MOST_PRESSES = 40;
/** Milliseconds that scrolling through a page may cost one who only looks at it. */
const SCROLL_MS = 2_000;
const CONSENT_DEADLINE_MS = 1_500;
/** Banners come in a frame of their own, which is among the first. */
const MOST_FRAMES = 5;
/** Pixels from which a frame is large enough to hold a list, and how many of these are looked into. */
const LEAST_WIDTH = 200;
const LEAST_HEIGHT = 100;
const MOST_LISTS = 5;
/** Milliseconds that must be left for a frame. */
const LEAST_MS = 500;
const FRAME_DEADLINE_MS = 1_000;
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
  /** Of the page's own tabs and folds that were pressed, whether they brought anything new. */
  brought: Readonly<Record<string, boolean>>;
}

/**
 * Shows what a page holds back (`UNFOLD_SCRIPT`), then what the frames in it do that are large enough for a list, all within
 * one budget, but for the tabs and folds of the page that are to be passed over. What goes on to another page meanwhile has
 * had its chance.
 */
export async function unfold(page: Page, ask: Ask, passed: readonly string[] = []): Promise<Unfolded> {
  const end = Date.now() + UNFOLD_MS;
  const own = await unfoldWithin(ask, UNFOLD_MS, MOST_PRESSES, passed);
  const unread = new Set(own.unread);
  let { presses } = own;
  for (const frame of await listFrames(page)) {
    const left = end - Date.now();
    if (left < LEAST_MS || presses >= MOST_PRESSES) {
      unread.add("not all of its frames were looked into");
      break;
    }
    const inner = await unfoldWithin((script) => frame.evaluate(script), left, MOST_PRESSES - presses);
    presses += inner.presses;
    for (const what of inner.unread) unread.add(what);
  }
  return { presses, unread: [...unread], brought: own.brought };
}

/** Whether more came of what `unfold` pressed since it ended: what its controls brought is then not known. */
export async function broughtLater(ask: Ask): Promise<boolean> {
  const [late] = await Promise.allSettled([
    withDeadline(FRAME_DEADLINE_MS, "what came late", () => ask<boolean>(LATE_NEWS_SCRIPT)),
  ]);
  return late?.status !== "fulfilled" || late.value;
}

async function unfoldWithin(ask: Ask, ms: number, presses: number, passed: readonly string[] = []): Promise<Unfolded> {
  const [done] = await Promise.allSettled([
    withDeadline(ms + GRACE_MS, "showing everything", () =>
      ask<Unfolded>(`(${UNFOLD_SCRIPT})(${JSON.stringify({ ms, presses, passed })})`),
    ),
  ]);
  if (done?.status === "fulfilled") return done.value;
  return { presses: 0, unread: ["what it holds back was not shown in time"], brought: {} };
}

/** The first frames of a page that are shown in some size, and have scripts that could hold something back. */
async function listFrames(page: Page): Promise<Frame[]> {
  const size = `innerWidth >= ${LEAST_WIDTH} && innerHeight >= ${LEAST_HEIGHT}`;
  const asked = `${size} && document.body !== null && document.querySelector("script, [onclick], details") !== null`;
  const found: Frame[] = [];
  for (const frame of page.frames().slice(1)) {
    if (found.length === MOST_LISTS) break;
    const [shows] = await Promise.allSettled([
      withDeadline(FRAME_DEADLINE_MS, "a frame", () => frame.evaluate<boolean>(asked)),
    ]);
    if (shows?.status === "fulfilled" && shows.value) found.push(frame);
  }
  return found;
}

/** Scrolls through a page so that its lazy content comes (`SCROLL_SCRIPT`), within the budget. */
export async function scrollThrough(page: Page): Promise<void> {
  await Promise.allSettled([
    withDeadline(SCROLL_MS + GRACE_MS, "scrolling through", () =>
      page.evaluate(`(${SCROLL_SCRIPT})(${JSON.stringify({ ms: SCROLL_MS })})`),
    ),
  ]);
}
