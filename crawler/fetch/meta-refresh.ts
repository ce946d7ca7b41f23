import { textContent } from "domutils";
import { parseUrl } from "../../core/parse-url.ts";
import { closest, descendants } from "../read/dom/dom.ts";
import { parseHtml } from "../read/dom/parse-html.ts";
import { decodeBytes } from "../read/text/charset.ts";

/** Seconds: a page that is shown for longer is one, and says that it will be read anew. */
const MOST_SECONDS = 10;
/** Up to here it is a redirect whatever the page says; beyond, only where it says little. */
const AT_ONCE_SECONDS = 1;
const NOTICE_LENGTH = 600;
/** `refresh` stands in the head; larger pages have it far before this. */
const HEAD_BYTES = 32_768;
const HTML = /^\s*(?:text\/html|application\/xhtml\+xml)/i;
/** HTML 4.2.5.3: seconds, then perhaps an address, with or without `url=` and quotes. */
const CONTENT = /^\s*(\d*)(?:\.\d*)?\s*(?:[;,]\s*|\s+)(?:url\s*=\s*)?(?:"([^"]*)"|'([^']*)'|(\S+))/i;

/** Where the header field `Refresh` sends the reader at once, as browsers have it; undefined where it does not. */
export function refreshField(value: string, url: string): string | undefined {
  const { seconds, next } = partsOf(value, url);
  return next && seconds <= AT_ONCE_SECONDS && isElsewhere(next, url) ? next.href : undefined;
}

function partsOf(content: string, url: string): { seconds: number; next: URL | undefined } {
  const parts = CONTENT.exec(content);
  const target = parts?.[2] ?? parts?.[3] ?? parts?.[4];
  return { seconds: Number(parts?.[1] ?? Number.NaN), next: target === undefined ? undefined : parseUrl(target, url) };
}

function isElsewhere(next: URL, url: string): boolean {
  if (!/^https?:$/.test(next.protocol)) return false;
  next.hash = "";
  const own = new URL(url);
  own.hash = "";
  return next.href !== own.href;
}

/** Where a page sends its reader with `<meta http-equiv=refresh>`, absolute; undefined where it does not, or to itself. */
export function refreshTarget(body: Uint8Array, contentType: string, url: string): string | undefined {
  if (!HTML.test(contentType)) return undefined;
  const head = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, HEAD_BYTES)).toString("latin1");
  // In every encoding that has no zero bytes the name is written as in ASCII.
  if (!/http-equiv|\0/i.test(head)) return undefined;
  const { text } = decodeBytes(body.subarray(0, HEAD_BYTES), contentType);
  if (!/http-equiv\s*=\s*["']?\s*refresh/i.test(text)) return undefined;
  const document = parseHtml(text);
  for (const tag of descendants(document)) {
    if (tag.name !== "meta" || tag.attribs["http-equiv"]?.trim().toLowerCase() !== "refresh") continue;
    // For readers without scripts: what a browser shows is meant.
    if (closest(tag, ({ name }) => name === "noscript")) continue;
    const { seconds, next } = partsOf(tag.attribs.content ?? "", url);
    if (!next || !(seconds <= MOST_SECONDS)) continue;
    const page = [...descendants(document)].find(({ name }) => name === "body");
    const said = page ? textContent(page).replace(/\s+/g, " ").trim().length : 0;
    if (seconds > AT_ONCE_SECONDS && (said > NOTICE_LENGTH || body.length > HEAD_BYTES)) continue;
    if (!/^https?:$/.test(next.protocol)) continue;
    return isElsewhere(next, url) ? next.href : undefined;
  }
  return undefined;
}
