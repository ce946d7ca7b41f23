import { isFileKind, type Relation } from "../../core/relation.ts";
import type { Survey } from "../survey/survey.ts";

const HAN = /\p{Script=Han}/gu;
/** So many characters of a file's headings (share) stand on the site's pages too. */
const LEAST_KNOWN = 0.5;

const known = new WeakMap<Survey, ReadonlySet<string>>();

/**
 * Was a file read in another encoding than it is written in? Its headings are then made of characters that no page of the site has
 * in its title, its links or its tables.
 */
export function isMisread({ source, columns, url }: Relation, survey: Survey): boolean {
  if (!isFileKind(source)) return false;
  const own = new Set(columns.flatMap(({ name }) => name.match(HAN) ?? []));
  if (own.size === 0) return false;
  const others = charactersOf(survey, url);
  return [...own].filter((character) => others.has(character)).length < LEAST_KNOWN * own.size;
}

function charactersOf(survey: Survey, but: string): ReadonlySet<string> {
  let found = known.get(survey);
  if (!found) {
    const texts = [
      ...[...survey.pages.values()].flatMap(({ title, links }) => [title, ...links.map(({ text }) => text)]),
      ...[...survey.relations, ...survey.lone].flatMap(({ relation }) =>
        isFileKind(relation.source) || relation.url === but ? [] : relation.columns.map(({ name }) => name),
      ),
    ];
    found = new Set(texts.flatMap((text) => text.match(HAN) ?? []));
    known.set(survey, found);
  }
  return found;
}
