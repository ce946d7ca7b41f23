import { isPageTag, type Tag } from "../dom/dom.ts";
import { textOf } from "../dom/text.ts";

/** A box that says more (characters) tells something besides, or does where its links do not. */
const MOST_TEXT = 200;
const MOST_BESIDES = 40;
/** So many links of such words make a box of them. */
const LEAST_LINKS = 2;
const BOXES = new Set("div ul ol p section span td table form nav menu".split(" "));
/** What is pressed to send a page to others, to keep it, or to say that one likes it; often with how many did. */
const SHARING =
  /^(?:(?:share|post|save)(?: (?:this|it|on|to|via|with).*)?|facebook|twitter|tweet|like|pinterest|pin it|linkedin|reddit|whatsapp|telegram|tumblr|digg|del\.?icio\.?us|stumbleupon|google ?\+|\+1|e-?mail(?: (?:this|to|a).*)?|print(?: (?:this|page).*)?|send (?:to|this).*|bookmark(?: this.*)?|copy link|分享.*|收藏.*|打印.*|(?:新浪|腾讯)?微博|微信|朋友圈|qq空间|人人网|豆瓣)(?: *\(?\d[\d,.]*k?\)?)?$/i;

const LABEL = /^([^:：]*)[:：]/;

/**
 * Is an element a box to share the page: short, with links of such words alone or nearly so? What it says ("183 people like
 * this") is about the page and nothing that it tells of.
 */
export function isShareBox(tag: Tag): boolean {
  if (!BOXES.has(tag.name)) return false;
  const links = linksIn(tag, []);
  if (links.length < LEAST_LINKS || textOf(tag).length > MOST_TEXT) return false;
  const linked = links.reduce((sum, link) => sum + textOf(link).length + 1, 0);
  const label = LABEL.exec(textOf(tag))?.[1];
  if (textOf(tag).length - linked > MOST_BESIDES || (label !== undefined && !SHARING.test(label))) return false;
  const sharing = links.filter((link) =>
    SHARING.test(textOf(link) || link.attribs.title || link.attribs["aria-label"] || ""),
  );
  return sharing.length >= LEAST_LINKS && sharing.length * 2 > links.length;
}

function linksIn(tag: Tag, found: Tag[]): Tag[] {
  for (const child of tag.children) {
    if (!isPageTag(child)) continue;
    if (child.name === "a" || child.name === "button") found.push(child);
    else linksIn(child, found);
  }
  return found;
}
