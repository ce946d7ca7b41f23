import { HAS_ITEM_TYPE } from "../dom/attribute-marks.ts";
import { rawText, type Tag } from "../dom/dom.ts";

/** JSON-LD larger than this is not read. */
const JSON_LD_LENGTH = 500_000;
const ARTICLE_TYPE = /"@type"\s*:\s*\[?\s*"(?:\w*Article|BlogPosting|Report|Review|ClaimReview|LiveBlogPosting)"/;
const ARTICLE_ITEM = /schema\.org\/(?:\w*Article|BlogPosting)$/;

/** Does a page say of itself that it is an article: Open Graph's type, JSON-LD's or microdata's? */
export function statesArticle(body: Tag): boolean {
  for (const tag of body.page?.all ?? []) {
    const { attribs } = tag;
    if (tag.name === "meta" && attribs.property === "og:type" && attribs.content === "article") return true;
    if ((tag.marks & HAS_ITEM_TYPE) !== 0 && ARTICLE_ITEM.test(attribs.itemtype ?? "")) return true;
    if (tag.name !== "script" || attribs.type?.toLowerCase() !== "application/ld+json") continue;
    const json = rawText(tag);
    if (json.length <= JSON_LD_LENGTH && ARTICLE_TYPE.test(json)) return true;
  }
  return false;
}
