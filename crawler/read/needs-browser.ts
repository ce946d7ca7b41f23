import { childTags, descendants, rawText, type Tag } from "./dom.ts";

/** A page with less text than this, and scripts, has not shown what it has. */
const LITTLE_TEXT = 200;
const ASKS_FOR_SCRIPT =
  /(?:enable|requires?|turn on|activate|need)\s+(?:\w+\s+){0,3}javascript|javascript\s+(?:is\s+)?(?:disabled|required|not enabled)|启用\s?javascript/i;
const APP_ROOT = /^(?:root|app|__next|__nuxt|___gatsby|main-app|application|svelte)$/;
/** What scripts leave in the place of content that is still to come. */
const LOADING =
  /^(?:(?:loading|please wait)\b[^.…]{0,30}(?:…|\.{3})|loading|(?:正在)?(?:加载|载入)中?.{0,10}(?:…{1,2}|\.{3})?)$/i;

/**
 * Why a page probably shows more in a browser than in its HTML; undefined where it does not.
 *
 * @param text what the page shows without scripts
 */
export function whyBrowser(body: Tag, text: string): string | undefined {
  let scripts = 0;
  let asks = false;
  let loading = false;
  let emptyRoot: string | undefined;
  for (const tag of descendants(body.parent ?? body)) {
    if (tag.name === "script" && !/json|template|html/i.test(tag.attribs.type ?? "")) scripts++;
    else if (tag.name === "noscript" && ASKS_FOR_SCRIPT.test(rawText(tag))) asks = true;
    const id = tag.attribs.id;
    // What is still to come stands in an element of its own; only leaves are looked at, so that depth costs nothing.
    if (tag.children.length > 1 || childTags(tag).length > 0) continue;
    const own = rawText(tag).trim();
    if (id !== undefined && APP_ROOT.test(id) && own === "" && tag.children.length === 0) emptyRoot ??= id;
    if (own.length < 50 && LOADING.test(own)) loading = true;
  }
  if (scripts === 0) return undefined;
  if (emptyRoot !== undefined) return `its application root "${emptyRoot}" is empty until scripts run`;
  if (loading) return "a part of it is still loading until scripts run";
  if (text.length >= LITTLE_TEXT) return undefined;
  if (asks || ASKS_FOR_SCRIPT.test(text)) return "it asks for JavaScript";
  return text === "" ? "it shows no text until scripts run" : undefined;
}
