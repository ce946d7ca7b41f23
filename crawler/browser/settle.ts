import { setTimeout as delay } from "node:timers/promises";
import type { Page, Request } from "playwright";
import { withDeadline } from "../../core/deadline.ts";
import type { Ask } from "./ask.ts";

/** A page is settled when its DOM has not changed for this long and nothing that builds it is on its way. */
const QUIET_MS = 250;
/** Pages that never come to rest (tickers, clocks) are taken as they are after this long. */
const MOST_MS = 6_000;
/**
 * A page with scripts whose place for its content is still empty may be about to fill it by a timer: it is given so long. So is
 * one without scripts whose style sheets are on their way.
 */
const EMPTY_MS = 2_500;
/** What builds a page; images, pings and the like change nothing that is read. */
const BUILDING = new Set(["document", "script", "xhr", "fetch"]);

export function isBuilding(request: Request): boolean {
  return BUILDING.has(request.resourceType());
}

/** A line by which a page says that what it is about has yet to come. */
const SAYS_LOADING =
  /(?:^|\n)\s*(?:loading|please wait|one moment|redirecting|you (?:are being|will be) (?:redirected|taken)|(?:wird |daten werden )?geladen|lade(?:n|\.|…)|bitte warten|chargement|cargando|caricamento|carregando|laden|laddar|indlæser|ładowanie|загрузка|加载中|正在加载|載入中|请稍[候等]|請稍[候等]|読み込み中|로딩)(?!\p{L})[^\n]{0,60}(?:$|\n)/iu;

/**
 * Resolves to "still" when a document is loaded that nothing can change any more (no script, no frame, nothing that reacts
 * or leads on), with what is to be had of it then; else to "quiet" after `quiet` milliseconds without a change of its DOM,
 * or to "restless" after `most`.
 */
const QUIET_SCRIPT = `({ quiet, most }, had) => new Promise((done) => {
  const ALIVE = "script:not([type]), script[type=''], script[type*=script], script[type=module], iframe, frame, object, embed, meta[http-equiv=refresh], [onload], [onerror], " +
    // A handler in the markup is a script, too.
    "[onclick], [onmousedown], [onpointerdown], [onchange], [ontoggle], [onscroll], a[href^='javascript:']";
  const end = (how) => { observer.disconnect(); clearTimeout(timer); clearTimeout(cap); document.removeEventListener("readystatechange", look); done({ how, had: how === "still" ? tried() : null }); };
  // What cannot be had now is asked for by itself, and said to be missing there.
  const tried = () => { try { return had(); } catch { return null; } };
  // What says that it is still loading, and hardly anything else, has not come to rest.
  const waits = () => { const said = document.body?.innerText ?? ""; return said.length < 400 && ${SAYS_LOADING}.test(said); };
  const isEmpty = (e) => e.innerText.trim() === "" && e.querySelector("img, svg, canvas, video, iframe, frame, object, embed, input") === null;
  // A shell: nothing is shown, or nothing where what the page is about would stand.
  const bare = () => {
    const body = document.body;
    if (body === null || body.localName !== "body" || performance.now() > ${EMPTY_MS}) return false;
    const places = [...document.querySelectorAll("main, [role=main], #root, #app")];
    return isEmpty(body) || (places.length > 0 && places.every(isEmpty));
  };
  // Nothing but style sheets can change it, and they have yet to say what is hidden.
  const unstyled = () => document.readyState !== "complete" && performance.now() < ${EMPTY_MS} && !document.querySelector(ALIVE) &&
    [...document.querySelectorAll("link[rel~=stylesheet i]")].some((link) => link.sheet === null);
  const rest = () => { if (waits() || bare() || unstyled()) again(); else end("quiet"); };
  const again = () => { clearTimeout(timer); timer = setTimeout(rest, quiet); };
  const look = () => { if (document.readyState === "complete" && !document.querySelector(ALIVE)) end("still"); };
  let timer = setTimeout(rest, quiet);
  const cap = setTimeout(end, most, "restless");
  const observer = new MutationObserver(again);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  document.addEventListener("readystatechange", look);
  look();
})`;

/**
 * Waits until the page has come to rest, or has had its time; says whether nothing can change it any more. Never rejects: a
 * page that goes on to another while one waits is waited for anew. Network idle is no sign, for it never comes on many pages.
 */
export async function settle(page: Page, running: ReadonlySet<Request>): Promise<boolean> {
  return (await settled(page, running, (script) => page.evaluate(script), "null")).still;
}

/** As `settle`; what a script (`had`) comes to in a page that nothing can change any more is brought in the same answer. */
export async function settled(
  page: Page,
  running: ReadonlySet<Request>,
  ask: Ask,
  had: string,
): Promise<{ still: boolean; had?: unknown }> {
  const end = Date.now() + MOST_MS;
  // A script or an answer that has just come has yet to change the DOM: the quiet counts from there.
  let latest = Date.now();
  const notice = (request: Request) => {
    if (isBuilding(request)) latest = Date.now();
  };
  page.on("request", notice).on("requestfinished", notice).on("requestfailed", notice);
  try {
    for (let quiet = QUIET_MS; ; ) {
      const most = end - Date.now();
      if (most <= 0 || page.isClosed()) return { still: false };
      const [asked] = await Promise.allSettled([
        withDeadline(most, "the page to settle", () =>
          ask<{ how: string; had: unknown }>(`(${QUIET_SCRIPT})(${JSON.stringify({ quiet, most })}, () => ${had})`),
        ),
      ]);
      const how = asked?.status === "fulfilled" ? asked.value.how : undefined;
      if (how === "still") return { still: true, had: asked?.status === "fulfilled" ? asked.value.had : null };
      const since = Date.now() - latest;
      if (how === "quiet" && since >= quiet && ![...running].some(isBuilding)) return { still: false };
      // Its document was replaced, or something came while one waited: look again a moment later, for as long as is missing.
      quiet = how === "quiet" ? Math.max(50, Math.min(QUIET_MS, QUIET_MS - since)) : QUIET_MS;
      await delay(Math.min(how === "quiet" ? 0 : 50, Math.max(0, end - Date.now())));
    }
  } finally {
    page.off("request", notice).off("requestfinished", notice).off("requestfailed", notice);
  }
}
