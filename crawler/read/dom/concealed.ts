import { isText } from "domhandler";
import { MAY_HIDE } from "./attribute-marks.ts";
import { closest, isPageTag, type Tag } from "./dom.ts";
import { HIDES } from "./page-styles.ts";

/** What is followed, pressed or filled in: it is set as a trap where nobody can see it. */
const USED = new Set(["a", "button", "input", "textarea"]);
const NEVER_CONCEALED = new Set(["input", "select", "option", "html", "body", "main", "article", "table", "h1"]);
/** A page's furniture hides much until it is pointed at. */
const FURNITURE = /^(?:nav|header|footer|menu)$/;
const FURNITURE_ROLE = /^(?:navigation|menu|menubar|banner|contentinfo)$/;
/** What holds more is shown by a script sooner or later. */
const MOST_TEXT = 300;
const MOST_ELEMENTS = 100;
const MOST_STYLE = 2_000;
/** Controls that are drawn by their labels stand out of sight themselves. */
const DRAWN_BY_LABEL = /^(?:checkbox|radio|file|range)$/i;

const CLEAR = /(?:^|;)\s*opacity\s*:\s*(?:0+(?:\.0*)?|\.0+)\s*(?:!|;|$)/i;
/** Transparent only until it has come in. */
const COMES_IN = /(?:^|;)\s*(?:-\w+-)?(?:transition|animation|transform|will-change|translate|scale)\s*:/i;
const AWAY = /(?:^|;)\s*position\s*:\s*(?:absolute|fixed)/i;
/** So far left or above that nothing of a link is left in sight. */
const OUT_OF_SIGHT = /(?:^|;)\s*(?:left|top)\s*:\s*-\d{3,}(?:\.\d+)?(?:px|em|rem|vw|vh|%)/i;
const CUT = /(?:^|;)\s*overflow(?:-[xy])?\s*:\s*(?:hidden|clip)/i;
const FLAT = /(?:^|;)\s*(?:max-)?(?:height|width)\s*:\s*0(?:px|em|rem|%)?\s*(?:!|;|$)/i;

/**
 * Whether an element is out of everybody's sight by its own style or by a sheet of the page, as the browser's reader tells
 * it by what is drawn: a short piece with something to follow or press that is transparent, without a size or off the page
 * (`dom-script.ts`); or a short piece that a sheet hides for good. Words that are only read out are not.
 */
export function isConcealed(tag: Tag): boolean {
  const style = (tag.marks & MAY_HIDE) === 0 ? "" : (tag.attribs.style ?? "").slice(0, MOST_STYLE);
  const byStyle = style !== "" && isOutOfSight(style);
  const sheets = tag.page?.styles;
  const bySheet = sheets?.mayHide === true && (sheets.saying(tag) & HIDES) !== 0;
  if (!(byStyle || bySheet) || NEVER_CONCEALED.has(tag.name) || !isShort(tag) || isDrawnByLabel(tag)) return false;
  return (byStyle && holdsUsed(tag)) || (bySheet && !isFurniture(tag));
}

function isOutOfSight(style: string): boolean {
  if (CLEAR.test(style) && !COMES_IN.test(style)) return true;
  return (AWAY.test(style) && OUT_OF_SIGHT.test(style)) || (CUT.test(style) && FLAT.test(style));
}

function isUsed({ name, attribs }: Tag): boolean {
  if (name === "a") return attribs.href !== undefined;
  if (name === "input") return attribs.type?.toLowerCase() !== "hidden";
  return USED.has(name) || attribs.role === "button" || attribs.role === "link";
}

const holdsUsed = (tag: Tag): boolean => isUsed(tag) || inner(tag).some(isUsed);

function isDrawnByLabel(tag: Tag): boolean {
  return inner(tag).some(({ name, attribs }) => name === "input" && DRAWN_BY_LABEL.test(attribs.type ?? ""));
}

const inner = (tag: Tag): readonly Tag[] => tag.page?.all.slice(tag.order + 1, tag.end) ?? [];

function isFurniture(tag: Tag): boolean {
  const is = ({ name, attribs }: Tag) => FURNITURE.test(name) || FURNITURE_ROLE.test(attribs.role ?? "");
  return is(tag) || closest(tag, is) !== undefined;
}

function isShort(tag: Tag): boolean {
  if (tag.end - tag.order > MOST_ELEMENTS) return false;
  let length = 0;
  const waiting: Tag[] = [tag];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    for (const child of at.children) {
      if (isText(child)) length += child.data.trim().length;
      else if (isPageTag(child)) waiting.push(child);
    }
    if (length > MOST_TEXT) return false;
  }
  return true;
}
