import type { Relation } from "../../../core/relation.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { grouped } from "../grouped.ts";
import type { SurveyedPage } from "../surveyed.ts";
import { isTitledPart } from "./stated-parts.ts";

/** One heading alone may be of that page; what a template writes is so of all. */
const LEAST = 2;
const BRACKETED = /\s*[（(][^（）()]*[）)]\s*$/u;

/**
 * Whether pages of a site head their links to these things as some of them: “成员学校（部分）” on the page of each district, above all the schools that
 * lead back to it. Then the site has pages of some of each district's schools and so of some of all. Where more of them lead back than stand there, a heading
 * merely says that a list elsewhere has the rest.
 *
 * @param keys what the things are called in the plural
 */
export function headedAsSome(
  { rows }: Relation,
  keys: readonly string[],
  pages: ReadonlyMap<string, Pick<SurveyedPage, "links">>,
): boolean {
  const things = new Set(rows.flatMap(({ about }) => about ?? []));
  let found = 0;
  for (const [url, { links }] of pages) {
    if (things.has(url)) continue;
    const led = links.filter((link) => things.has(link.url));
    for (const [heading, under] of grouped(led, (link) => link.heading)) {
      if (!isTitledPart(heading) || !isOf(heading, keys)) continue;
      const listed = new Set(under.map((link) => link.url));
      const hasMore = [...things].some(
        (thing) => !listed.has(thing) && pages.get(thing)?.links.some((link) => link.url === url),
      );
      if (!hasMore && listed.size < things.size) found += 1;
    }
  }
  return found >= LEAST;
}

/** Is a heading's last word what the things are called? */
function isOf(heading: string, keys: readonly string[]): boolean {
  const said = foldText(heading.replace(BRACKETED, ""));
  return keys.some(
    (key) => said === key || (said.endsWith(key) && (isChinese(key) || said.at(-key.length - 1) === " ")),
  );
}
