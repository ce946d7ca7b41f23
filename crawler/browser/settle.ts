import { setTimeout as delay } from "node:timers/promises";
import type { Page, Request } from "playwright";
import { withDeadline } from "../../core/deadline.ts";

/** A page is settled when its DOM has not changed for this long and nothing that builds it is on its way. */
const QUIET_MS = 250;
/** Pages that never come to rest (tickers, clocks) are taken as they are after this long. */
const MOST_MS = 6_000;
/** What builds a page; images, pings and the like change nothing that is read. */
const BUILDING = new Set(["document", "script", "xhr", "fetch"]);

export function isBuilding(request: Request): boolean {
  return BUILDING.has(request.resourceType());
}

/** Resolves after `QUIET_MS` without a change of the DOM, at the latest after the cap that it is given. */
const QUIET_SCRIPT = `new Promise((done) => {
  let timer = setTimeout(finish, ${QUIET_MS});
  const observer = new MutationObserver(() => { clearTimeout(timer); timer = setTimeout(finish, ${QUIET_MS}); });
  const cap = setTimeout(finish, ${MOST_MS});
  function finish() { observer.disconnect(); clearTimeout(timer); clearTimeout(cap); done(true); }
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})`;

/**
 * Waits until the page has come to rest, or has had its time. Never rejects: a page that goes on to another while one waits
 * is waited for anew. Network idle is no sign, for it never comes on many pages.
 */
export async function settle(page: Page, running: ReadonlySet<Request>): Promise<void> {
  const end = Date.now() + MOST_MS;
  // A script or an answer that has just come has yet to change the DOM: the quiet counts from there.
  let latest = Date.now();
  const notice = (request: Request) => {
    if (isBuilding(request)) latest = Date.now();
  };
  page.on("request", notice).on("requestfinished", notice).on("requestfailed", notice);
  try {
    for (;;) {
      const left = end - Date.now();
      if (left <= 0 || page.isClosed()) return;
      const began = Date.now();
      const [quiet] = await Promise.allSettled([
        withDeadline(left, "the page to settle", () => page.evaluate(QUIET_SCRIPT)),
      ]);
      const building = [...running].some(isBuilding);
      if (quiet?.status === "fulfilled" && !building && latest <= began) return;
      // Its document was replaced, or something came while one waited: look again a moment later.
      await delay(Math.min(50, Math.max(0, end - Date.now())));
    }
  } finally {
    page.off("request", notice).off("requestfinished", notice).off("requestfailed", notice);
  }
}
