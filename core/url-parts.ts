import { kept } from "./kept.ts";
import { parseUrl } from "./parse-url.ts";

/** While a page is asked for and its links are judged, a dozen rules ask about the same few addresses. */
const MOST_KEPT = 500;

/** An absolute address taken apart; undefined where it is none. It is remembered and shared, so that nobody may change it. */
export const urlParts = kept((text): Readonly<URL> | undefined => parseUrl(text), MOST_KEPT);
