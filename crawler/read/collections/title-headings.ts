import type { Token } from "./token-page.ts";

/** What nearly all first headings begin with is the site's own word for what the pages are about. */
const NEARLY_ALL = 0.9;
/** The first heading of a page, or what stands within it. */
const FIRST_HEADING = /^(?:[^<]*<){0,2}h1(?=[.#<[]|$)/;

/**
 * Does a first heading begin with a name of its own, and not with a label? "Oban: a harbour in the rain" is what one page is called,
 * whatever else is told of Oban; "Recipe: Leek pie" is one of many recipes.
 *
 * @param bearing pages whose text at this place begins so
 */
export const beginsOwnName = ({ place }: Pick<Token, "place">, bearing: number, pages: number): boolean =>
  FIRST_HEADING.test(place) && bearing < pages * NEARLY_ALL;
