import type { Tag } from "./dom.ts";

/** What wikis and weblogs call the line below their name that stands on all of their pages. */
const TAGLINE = /(?:^|\s)(?:site-?sub(?:title)?|(?:site-?)?tag-?line|site-?(?:description|slogan))(?:\s|$)/i;

/** Whether an element says what the site is ("From Acme, the wiki of pumps"): as a heading, it names nothing of its page. */
export const isTagline = ({ attribs: { id = "", class: styled = "" } }: Tag): boolean =>
  (id !== "" || styled !== "") && TAGLINE.test(`${id} ${styled}`);
