import { MAY_HIDE } from "./attribute-marks.ts";
import { isConcealed } from "./concealed.ts";
import { IS_NEVER_SHOWN } from "./content-model.ts";
import { childTags, type Tag } from "./dom.ts";

const HIDING_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
const NONE: readonly Tag[] = [];
const PANEL_CLASS =
  /(?:^|[\s_-])(?:tab-?(?:pane|panel|content)|accordion-(?:body|content|panel)|collapse)(?:$|[\s_-])/i;

/** Bits of `Tag.hiding`. */
const ASKED = 1;
const NEVER_SHOWN = 2;
const IS_HIDDEN = 4;
const IS_PASSED_OVER = 8;

/** No part of what the page says. */
export function isNeverShown(tag: Tag): boolean {
  return (hidingOf(tag) & NEVER_SHOWN) !== 0;
}

/**
 * Hidden by its own attributes: `hidden`, inline style, `aria-hidden`, a hidden input, a dialog that is not open, what pops up; or out
 * of sight (`concealed.ts`).
 */
export function isHidden(tag: Tag): boolean {
  return (hidingOf(tag) & IS_HIDDEN) !== 0;
}

/** What readers of text and relations pass over: never shown, or hidden and no panel. */
export function isPassedOver(tag: Tag): boolean {
  return (hidingOf(tag) & IS_PASSED_OVER) !== 0;
}

/** Child elements that are not passed over. Found once: each reader of relations asks every container for them. */
export function shownTags(tag: Tag): readonly Tag[] {
  if (tag.held === 0) return NONE;
  tag.shown ??= childTags(tag).filter((child) => !isPassedOver(child));
  return tag.shown;
}

/** A panel that a tab or a toggle shows: content of the page even while it is hidden. */
export function isPanel(tag: Tag): boolean {
  const { role, id, class: classes = "" } = tag.attribs;
  if (role === "tabpanel" || PANEL_CLASS.test(classes)) return true;
  return id !== undefined && tag.page?.tabTargets.has(id) === true;
}

function hidingOf(tag: Tag): number {
  if (tag.hiding === 0) tag.hiding = findHiding(tag);
  return tag.hiding;
}

function findHiding(tag: Tag): number {
  let hiding = ASKED;
  if ((tag.kinds & IS_NEVER_SHOWN) !== 0) hiding |= NEVER_SHOWN | IS_PASSED_OVER;
  if (saysHidden(tag)) {
    hiding |= IS_HIDDEN;
    if (!isPanel(tag)) hiding |= IS_PASSED_OVER;
  }
  return hiding;
}

function saysHidden(tag: Tag): boolean {
  const { name, attribs, marks } = tag;
  if (name === "input" && attribs.type?.toLowerCase() === "hidden") return true;
  if (name === "dialog" && attribs.open === undefined) return true;
  if ((marks & MAY_HIDE) === 0) return tag.page?.styles?.mayHide === true && isConcealed(tag);
  if ((attribs.hidden !== undefined && attribs.hidden !== "until-found") || attribs.popover !== undefined) return true;
  if (attribs["aria-hidden"] === "true") return true;
  const style = attribs.style;
  return (style !== undefined && HIDING_STYLE.test(style)) || isConcealed(tag);
}
