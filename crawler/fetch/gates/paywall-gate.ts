import { descendants, rawText, type Tag } from "../../read/dom/dom.ts";
import { type GatePage, shownText } from "./gate-page.ts";

/** What is left of an article before a wall; whole ones are longer. */
const LEAD_IN = 1_500;
/** The wall itself says little. */
const MOST_CALL = 600;
/** A short text in more elements than these is made to cost time. */
const MOST_ELEMENTS = 3_000;
const CALL =
  /\b(?:(?:subscribe|sign up|register|log in|become a (?:member|subscriber)|upgrade|start (?:your|a) (?:free )?trial|pay)\b[^.!?]{0,60}\b(?:to|and) (?:continue|keep|finish|read|unlock|access|view)|(?:continue|keep) reading[^.!?]{0,40}\b(?:subscri\w+|free trial|account)|(?:this|the|our) (?:article|content|story|page|report|premium content) is (?:only )?(?:available |reserved |exclusive |exclusively )?(?:for|to) (?:\w+ ){0,2}(?:subscribers|members)|(?:subscribers?|members?)[ -]only (?:article|content|story)|unlock (?:this|the full) (?:article|story|content)|you(?:'|’)?(?:ve| have) (?:reached|read|used) (?:your|all)[^.!?]{0,40}(?:free|limit))|(?:订阅|开通会员|购买|付费|登录)[^。！？]{0,12}(?:后|以|即可|可)[^。！？]{0,6}(?:继续)?(?:阅读|查看|观看)|仅限.{0,6}(?:会员|订阅)|本文为付费/i;
const WALL_NAME =
  /pay-?wall|reg-?wall|metered|premium-(?:wall|gate|lock)|subscriber-(?:only|wall)|article-(?:gate|lock)|content-gate/i;
const ACTION = /subscri|sign|log ?in|register|member|trial|unlock|buy|pay|account|订阅|会员|登录|购买|付费/i;

/** Why the page is behind a paywall; undefined where it is not. */
export function paywallGate(page: GatePage): string | undefined {
  if (page.text.length > LEAD_IN + MOST_CALL || page.shown.length > MOST_ELEMENTS || !CALL.test(page.text)) {
    return undefined;
  }
  const isStated = saysSo(page);
  const call = page.shown.find((tag) => isCall(tag, isStated));
  if (!call) return undefined;
  const rest = page.text.length - shownText(call).length;
  if (rest > LEAD_IN) return undefined;
  return isStated || page.shown.some(isNamedWall) ? "shows no more than a lead-in to who has not paid" : undefined;
}

const isNamedWall = ({ attribs }: Tag) => WALL_NAME.test(`${attribs.class ?? ""} ${attribs.id ?? ""}`);

/** A short block that calls for paying, with something to press for it unless it is known for a wall. */
function isCall(tag: Tag, isStated: boolean): boolean {
  if (!/^(?:div|section|aside|form|article|p)$/.test(tag.name)) return false;
  const text = shownText(tag);
  if (text.length > MOST_CALL || !CALL.test(text)) return false;
  if (isStated || isNamedWall(tag)) return true;
  return [...descendants(tag)].some(
    (inner) => (inner.name === "a" || inner.name === "button") && ACTION.test(rawText(inner)),
  );
}

/** schema.org: `isAccessibleForFree` of the page or of a part of it. */
function saysSo(page: GatePage): boolean {
  return page.all.some(
    (tag) =>
      (tag.name === "script" &&
        /ld\+json/i.test(tag.attribs.type ?? "") &&
        /"isAccessibleForFree"\s*:\s*"?false/i.test(rawText(tag))) ||
      (tag.attribs.itemprop === "isAccessibleForFree" &&
        /false/i.test(tag.attribs.content ?? tag.attribs.href ?? rawText(tag))),
  );
}
