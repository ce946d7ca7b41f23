import type { Tag } from "../dom/dom.ts";
import { isFactAside } from "../dom/fact-aside.ts";

const NAVIGATION_TAGS = new Set(["nav", "footer", "aside"]);
const NAVIGATION_NAME =
  /(?:^|[\s_-])(?:nav\w*|menu|footer|breadcrumbs?|crumbs?|sidebar|toolbar|masthead|ads?|advert\w*|banner|sponsor\w*)(?:$|[\s_-])/i;
/** A column beside the main one, where that is all that a name says; "float-side" says how a thing lies. */
const SIDE_NAME = /(?:^|\s)(?:left|right)?[-_]?side(?:[-_]?(?:bar|box|col(?:umn)?|panel))?(?:\s|$)/i;
/** Links that lead through the site, and to the same page in another language. */
const GUIDING_REL =
  /(?:^|\s)(?:alternate|next|prev|previous|up|start|first|last|contents|index|home|top|chapter)(?:\s|$)/i;

/** A link whose markup says that it leads through the site. */
export const isGuiding = ({ name, attribs }: Tag): boolean => name === "a" && GUIDING_REL.test(attribs.rel ?? "");

/** Does an element's markup say that it holds what leads through the site? */
export function isNavigation(tag: Tag): boolean {
  const { name, attribs } = tag;
  if (isGuiding(tag)) return true;
  if (name === "body" || name === "html") return false;
  if (isFactAside(tag)) return false;
  if (NAVIGATION_TAGS.has(name)) return true;
  if (attribs.class === undefined && attribs.id === undefined) return false;
  const names = `${attribs.class ?? ""} ${attribs.id ?? ""}`;
  return NAVIGATION_NAME.test(names) || SIDE_NAME.test(names);
}
