import type { PageLink } from "../../../core/page.ts";
import { closest, inside, type Tag } from "../dom/dom.ts";
import { isPassedOver } from "../dom/hidden.ts";
import type { PageAreas } from "../dom/page-area.ts";
import { resolveUrl } from "../dom/resolve-url.ts";
import { normalise, textOf } from "../dom/text.ts";

/** Figures of one page that are links: a page with more is a gallery. */
const MOST_FIGURES = 6;
/** Declared sizes (in pixels) below these are icons and portraits. */
const LEAST_WIDTH = 300;
const LEAST_HEIGHT = 150;
const CAPTION_LENGTH = 200;
/** Kinds of images that can be read. */
const READABLE = /\.(?:png|jpe?g|gif|bmp|webp)$/i;

/**
 * The address of an image that stands as a figure: in a `figure` with a caption, not declared small, of a kind that can be
 * read. As stated, not resolved; undefined for every other image.
 */
export function figureSource(image: Tag): string | undefined {
  const { src, width, height } = image.attribs;
  if (src === undefined || !READABLE.test(src.split(/[?#]/)[0]!)) return undefined;
  if (Number.parseInt(width ?? "", 10) < LEAST_WIDTH || Number.parseInt(height ?? "", 10) < LEAST_HEIGHT)
    return undefined;
  return captionOf(image) === "" || closest(image, (tag) => tag.name === "a") ? undefined : src;
}

/** A page's figures as links, in document order: images are pages of their own, where what they show can be read. */
export function figureLinks(body: Tag, base: string, areas: PageAreas): PageLink[] {
  const links: PageLink[] = [];
  const apart = (tag: Tag) => tag.order > body.order && (isPassedOver(tag) || areas.isNavigation(tag));
  for (const tag of inside(body, "img")) {
    if (links.length === MOST_FIGURES) break;
    const source = figureSource(tag);
    if (source === undefined || closest(tag, apart)) continue;
    const url = resolveUrl(source, base);
    if (url === undefined) continue;
    const caption = captionOf(tag);
    links.push({
      url,
      text: normalise(tag.attribs.alt ?? "") || caption,
      context: caption,
      area: "content",
      rel: "image",
    });
  }
  return links;
}

function captionOf(image: Tag): string {
  const figure = closest(image, (tag) => tag.name === "figure");
  const caption = figure && inside(figure, "figcaption")[0];
  return caption ? textOf(caption, CAPTION_LENGTH) : "";
}
