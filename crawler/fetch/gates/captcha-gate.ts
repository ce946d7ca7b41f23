import type { Tag } from "../../read/dom/dom.ts";
import type { GatePage } from "./gate-page.ts";

/** A challenge says little besides; a page that says more has something of its own to say. */
const LITTLE_TEXT = 700;
/** Attributes of the widgets that ask whether one is human: elements, frames, images, fields, scripts of a challenge. */
const WIDGET =
  /captcha|turnstile|cf-challenge|challenge-(?:form|running|platform|stage)|geetest|slider-?verif|px-block/i;
const ATTRIBUTES = ["class", "id", "src", "name", "action", "data-sitekey"] as const;
const WIDGET_TAGS = new Set(["div", "iframe", "img", "input", "form", "script", "section", "span"]);
/** What such a page calls itself or says. */
const ASKS =
  /\b(?:are you (?:a )?(?:human|robot)|(?:verify|confirm|prove|check(?:ing)?)[^.]{0,40}\b(?:human|not a (?:ro)?bot)|not a robot|unusual traffic|automated (?:queries|requests|access)|security check|just a moment|checking your browser|checking if the site connection is secure|press (?:&|and) hold|complete the (?:security )?(?:challenge|captcha)|enter the (?:characters|code|letters)|solve (?:the|this) (?:puzzle|captcha))\b|人机验证|安全验证|请(?:完成|进行|通过).{0,8}验证|滑动.{0,8}验证|(?:输入|填写)验证码|异常(?:流量|访问)/i;
const OWN_FIELDS = /^(?:text|email|tel|search|url|number|password|textarea)$/;

/** Why the page is a challenge; undefined where it is none. */
export function captchaGate(page: GatePage): string | undefined {
  if (page.text.length > LITTLE_TEXT) return undefined;
  const asks = ASKS.test(page.title) || page.headings.some((heading) => ASKS.test(heading)) || ASKS.test(page.text);
  if (!asks) return undefined;
  const widget = page.all.some(isWidget);
  // A form of its own that carries a captcha is a form; one whose only field takes the answer is a challenge.
  const fields = page.fields(OWN_FIELDS).filter((field) => !isWidget(field));
  if (fields.length > 1) return undefined;
  return widget ? "asks for a proof that one is human" : undefined;
}

function isWidget(tag: Tag): boolean {
  return WIDGET_TAGS.has(tag.name) && ATTRIBUTES.some((name) => WIDGET.test(tag.attribs[name] ?? ""));
}
