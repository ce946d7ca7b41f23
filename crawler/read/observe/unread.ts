import type { Tag } from "../dom/dom.ts";
import { normalise } from "../dom/text.ts";
import { ofPage, settledReferences } from "../tables/reference-marks.ts";

/** The name of the `meta` that says what a browser had to leave unread of the page as it showed it. */
const UNREAD_NAME = "waymark-unread";

/** HTML of a page that a browser showed, with what it had to leave of it, in words. */
export function withUnread(html: string, parts: readonly string[]): string {
  if (parts.length === 0) return html;
  const content = parts.join("; ").replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
  return html.replace(/<\/head>|$/, (end) => `<meta name="${UNREAD_NAME}" content="${content}">${end}`);
}

/** What was left unread of a page, in words; "" where all of it was shown. */
export function unreadOf(body: Tag): string {
  const meta = (body.page?.named("meta") ?? []).find(({ attribs }) => attribs.name === UNREAD_NAME);
  return settledReferences(ofPage(normalise(meta?.attribs.content ?? "")));
}
