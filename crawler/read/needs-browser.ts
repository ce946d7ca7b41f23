import { HAS_ID } from "./attribute-marks.ts";
import { closest, rawText, type Tag } from "./dom.ts";

/** A page with less text than this, and scripts, has not shown what it has. */
const LITTLE_TEXT = 200;
const ASKS_FOR_SCRIPT =
  /(?:enable|requires?|turn on|activate|needs?)\s+(?:\w+\s+){0,3}javascript|javascript\s+(?:is\s+)?(?:disabled|required|not enabled)|启用\s?javascript/i;
const APP_ROOT = /^(?:root|app|__next|__nuxt|___gatsby|main-app|application|svelte)$/;
/** What scripts leave in the place of content that is still to come. */
const LOADING =
  /^(?:(?:loading|please wait)\b[^.…]{0,30}(?:…|\.{3})|loading|(?:正在)?(?:加载|载入)中?.{0,10}(?:…{1,2}|\.{3})?)$/i;

/** An element that is filled later says so: it can be found, is announced when it changes, or knows where from. */
const FILLED_LATER = /^(?:id|aria-live|aria-busy|data-(?:[\w-]+-)?(?:src|url|source|endpoint|href|api))$/;

/**
 * Why a page probably shows more in a browser than in its HTML; undefined where it does not.
 *
 * @param text what the page shows without scripts
 */
export function whyBrowser(body: Tag, text: string): string | undefined {
  let scripts = 0;
  let asks = false;
  let loading = false;
  let placeholder = false;
  let emptyRoot: string | undefined;
  for (const tag of body.page?.all ?? []) {
    if (tag.name === "script" && !/json|template|html/i.test(tag.attribs.type ?? "")) scripts++;
    else if (tag.name === "noscript" && ASKS_FOR_SCRIPT.test(rawText(tag))) {
      asks = true;
      // At the end of the body stands a word for everybody; inside the content it stands for what is missing there.
      if (tag.parent !== body && tag.parent !== body.parent && !inHead(tag)) placeholder = true;
    }
    // What is still to come stands in an element of its own; only leaves are looked at, so that depth costs nothing.
    if (tag.children.length > 1 || tag.held > 0) continue;
    const id = (tag.marks & HAS_ID) === 0 ? undefined : tag.attribs.id;
    // The children of nearly all elements but these are one text.
    if (id === undefined && tag.children.length === 0) continue;
    const own = rawText(tag).trim();
    if (id !== undefined && APP_ROOT.test(id) && own === "" && tag.children.length === 0) emptyRoot ??= id;
    if (own.length >= 50 || !LOADING.test(own)) continue;
    loading = true;
    if (Object.keys(tag.attribs).some((name) => FILLED_LATER.test(name))) placeholder = true;
  }
  if (scripts === 0) return undefined;
  if (emptyRoot !== undefined) return `its application root "${emptyRoot}" is empty until scripts run`;
  if (placeholder) return "a part of it is still loading until scripts run";
  if (text.length >= LITTLE_TEXT) return undefined;
  if (loading) return "it is still loading until scripts run";
  if (asks || ASKS_FOR_SCRIPT.test(text)) return "it asks for JavaScript";
  return text === "" ? "it shows no text until scripts run" : undefined;
}

const inHead = (tag: Tag) => closest(tag, (above) => above.name === "head") !== undefined;
