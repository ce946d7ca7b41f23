import { MAY_ACT } from "./dom/attribute-marks.ts";
import { isPageTag, type Tag } from "./dom/dom.ts";
import { textOf } from "./dom/text.ts";
import { scriptedAddress } from "./scripted-address.ts";

/** What only a script does when it is pressed. */
const BARE_HREF = /^\s*(?:#!?$|javascript:)/i;
const LOADS_MORE = /^[+↓▼⌄…. ]*(?:load\s+(?:\w+\s+){0,2}more\b|加载更多|mehr laden|charger plus|cargar más)/i;
/** Controls act on the page they stand in; cells of calendars and boards are no cards. */
const NO_CARD = /^(?:a|area|button|input|select|textarea|label|summary|option|td|th|img|svg|body|form|dialog)$/;
/** Things of one kind that take a click, at least. */
const LEAST_CARDS = 3;
const CONTROL_LENGTH = 60;

/** Why a script has to show more of what the page lists; undefined where none does. */
export function whyTurned(body: Tag): string | undefined {
  const controls = (body.page?.all ?? []).filter(isScripted);
  if (controls.some((tag) => LOADS_MORE.test(textOf(tag, CONTROL_LENGTH)))) return "more of it is loaded by a button";
  if (isCounted(controls)) return "its pages are turned by scripts";
  return hasCards(body) ? "its items lead on by scripts" : undefined;
}

function isScripted(tag: Tag): boolean {
  const { name, attribs } = tag;
  if (name === "button") return attribs.type !== "submit" && !isInForm(tag);
  if (name === "a") {
    if (attribs.href === undefined ? attribs.onclick === undefined : !BARE_HREF.test(attribs.href)) return false;
    return scriptedAddress(attribs.href) === undefined && scriptedAddress(attribs.onclick) === undefined;
  }
  return (name === "li" || name === "span") && (tag.marks & MAY_ACT) !== 0 && attribs.onclick !== undefined;
}

function isInForm(tag: Tag): boolean {
  for (let up = tag.parent; isPageTag(up); up = up.parent) if (up.name === "form") return true;
  return false;
}

/** Numbers side by side that count on from one or two. */
function isCounted(controls: readonly Tag[]): boolean {
  let last: { number: number; strip: Tag | undefined } = { number: 0, strip: undefined };
  for (const tag of controls) {
    const words = textOf(tag, 8);
    const number = /^\d{1,3}$/.test(words) ? Number(words) : 0;
    const strip = stripOf(tag);
    if (number > 1 && number <= 3 && number === last.number + 1 && strip === last.strip && isOfPages(strip, number)) {
      return true;
    }
    last = { number, strip };
  }
  return false;
}

/** Where the numbers stand: what holds the control, or the list whose item it is. */
function stripOf(tag: Tag): Tag | undefined {
  const { parent } = tag;
  if (!isPageTag(parent)) return undefined;
  return parent.name === "li" && isPageTag(parent.parent) ? parent.parent : parent;
}

/** The strip holds nothing but numbers, arrows and a word or two, and begins with one. */
function isOfPages(strip: Tag | undefined, second: number): boolean {
  if (!strip || /rating|stars|score|survey|quantity|calendar|slider|carousel/i.test(strip.attribs.class ?? ""))
    return false;
  const words = textOf(strip, 200);
  if (words.replace(/[\d\s\p{P}\p{S}]+/gu, "").length > 24) return false;
  return second === 2 || /^\D*1(?:\D|2)/.test(words);
}

/** Things of one kind that take a click, hold no link and say something else each. */
function hasCards(body: Tag): boolean {
  const kinds = new Map<string, Set<string>>();
  for (const tag of body.page?.all ?? []) {
    if ((tag.marks & MAY_ACT) === 0) continue;
    const { name, attribs } = tag;
    if (attribs.onclick === undefined || NO_CARD.test(name) || scriptedAddress(attribs.onclick) !== undefined) continue;
    if (tag.page?.all.slice(tag.order, tag.end).some((inner) => inner.name === "a" || inner.name === "button"))
      continue;
    const words = textOf(tag, 200);
    if (!/\p{L}{2}/u.test(words)) continue;
    const kind = `${name}.${attribs.class ?? ""}`;
    const said = kinds.get(kind) ?? new Set();
    kinds.set(kind, said.add(words));
    if (said.size >= LEAST_CARDS) return true;
  }
  return false;
}
