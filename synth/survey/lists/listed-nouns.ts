import { descendants } from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import { fromPlural } from "../naming/noun-phrases.ts";
import { oncePerPage } from "../page-dom.ts";

/** "The modules described in this chapter": what a page says of that which it lists. */
const SAID =
  /\b(?:the|these|all|other|following)\s+(?<noun>\p{Ll}+)\s+(?:(?:that|which)\s+are\s+)?(?:described|documented|listed|presented|covered|discussed)\s+(?:in\s+this\s+(?:chapter|section|part)|on\s+this\s+page|here|below)\b/iu;
/** "The sections described in this chapter" are its parts, whatever they are about. */
const PARTS = /^(?:chapters?|sections?|parts?|pages?|topics?|things?|examples?|features?|methods?|functions?)$/i;

/**
 * What a page calls the things that it lists, in the singular ("The modules described in this chapter" -> "module");
 * undefined where it says nothing of the kind, or speaks of several kinds.
 */
export const listedNoun: (html: () => string) => string | undefined = oncePerPage((document) => {
  const said = new Set<string>();
  for (const tag of descendants(document)) {
    if (tag.name !== "p") continue;
    const word = SAID.exec(textOf(tag))?.groups?.["noun"];
    if (word !== undefined && !PARTS.test(word)) said.add(fromPlural(word)?.singular ?? "");
  }
  const [noun] = said;
  return said.size === 1 && noun !== "" ? noun : undefined;
});
