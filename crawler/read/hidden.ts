import type { Tag } from "./dom.ts";

/** Never shown, whatever a script does. `noscript` too: what it holds is for readers without scripts and repeats or begs. */
const NEVER = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "head",
  "link",
  "meta",
  "iframe",
  "object",
  "svg",
  "canvas",
  "audio",
  "video",
  "map",
  "datalist",
]);
const HIDING_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
const PANEL_CLASS =
  /(?:^|[\s_-])(?:tab-?(?:pane|panel|content)|accordion-(?:body|content|panel)|collapse)(?:$|[\s_-])/i;

/** No part of what the page says. */
export function isNeverShown(tag: Tag): boolean {
  return NEVER.has(tag.name);
}

/** Hidden by its own attributes: `hidden`, inline style, `aria-hidden`, a hidden input. Style sheets are not evaluated. */
export function isHidden(tag: Tag): boolean {
  const { attribs } = tag;
  if (attribs.hidden !== undefined && attribs.hidden !== "until-found") return true;
  if (attribs["aria-hidden"] === "true") return true;
  if (tag.name === "input" && attribs.type?.toLowerCase() === "hidden") return true;
  const style = attribs.style;
  return style !== undefined && HIDING_STYLE.test(style);
}

/** A panel that a tab or a toggle shows: content of the page even while it is hidden. */
export function isPanel(tag: Tag): boolean {
  return tag.attribs.role === "tabpanel" || PANEL_CLASS.test(tag.attribs.class ?? "");
}

/** What readers of text and relations pass over: never shown, or hidden and no panel. */
export function isPassedOver(tag: Tag): boolean {
  return isNeverShown(tag) || (isHidden(tag) && !isPanel(tag));
}
