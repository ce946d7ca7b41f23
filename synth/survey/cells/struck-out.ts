import { childTags, elementPath, type Tag } from "../../../crawler/read/dom/dom.ts";
import { oncePerPage, type PageHtml } from "../page-dom.ts";

const STRUCK = new Set(["s", "strike", "del"]);
/** What style sheets are told to strike through, by the names that they are given. */
const STYLED = /(?:^|[\s_-])(?:line-through|strike(?:through|d|out)?|struck)(?:$|[\s_-])/i;
const STYLE = /text-decoration[^;]*:[^;]*line-through/i;

const struckPaths = oncePerPage((document) => {
  const paths: string[] = [];
  const walk = (tag: Tag): void => {
    if (isStruckOut(tag)) paths.push(elementPath(tag));
    else for (const child of childTags(tag)) walk(child);
  };
  for (const tag of childTags(document)) walk(tag);
  return paths;
});

/** Whether an element is one that strikes through what it holds. */
export const isStruckOut = ({ name, attribs }: Tag): boolean =>
  STRUCK.has(name) || STYLED.test(attribs.class ?? "") || STYLE.test(attribs.style ?? "");

/** Whether what stands at an element path of a page is struck through, itself or with what holds it. */
export const isStruckThrough = (html: PageHtml, path: string): boolean =>
  struckPaths(html).some((struck) => path === struck || path.startsWith(`${struck}/`));
