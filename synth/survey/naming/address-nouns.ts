import { decoded } from "../../../core/decoded.ts";
import type { Relation } from "../../../core/relation.ts";
import type { SurveyedPage } from "../surveyed.ts";
import { isOfAnything } from "./agreed-noun.ts";
import { fromPlural, fromSingular, type Noun } from "./noun-phrases.ts";

/**
 * "/reference/class.Client.html", "/wiki/Planet:Mars" -> class, planet; only where all rows' pages are named so, and where the
 * site says the word, too: letters before a name may be an abbreviation.
 */
export function fromFileNames(relation: Relation, pages: ReadonlyMap<string, SurveyedPage>): Noun | undefined {
  if (relation.source !== "page_collection") return undefined;
  const kinds = new Set(
    relation.rows.map(({ about }) => {
      const file = about ? (new URL(about).pathname.split("/").at(-1) ?? "") : "";
      return /^([A-Za-z]{3,})[.:][^.:]*[.:]|^([A-Za-z]{3,}):/.exec(decoded(file))?.[0].replace(/[.:].*$/, "") ?? "";
    }),
  );
  const [kind] = kinds;
  const noun = kinds.size === 1 && kind ? fromSingular(kind) : undefined;
  return noun && isSaid(`${noun.singular}|${noun.plural}`, pages) ? noun : undefined;
}

/** Whether a title, a heading or a link of the site says one of these words. */
export function isSaid(words: string, pages: ReadonlyMap<string, SurveyedPage>): boolean {
  const said = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");
  return [...pages.values()].some(
    ({ title, links }) => said.test(title) || links.some(({ text, heading }) => said.test(heading) || said.test(text)),
  );
}

/**
 * "/players/messi.html" -> player; only where all rows' pages stand in that one folder. A folder in the singular ("/recipe/…")
 * may be called after anything: it names its pages where the site speaks of several of them ("All recipes").
 */
export function fromFolder(relation: Relation, pages: ReadonlyMap<string, SurveyedPage>): Noun | undefined {
  if (relation.source !== "page_collection") return undefined;
  const folders = new Set(
    relation.rows.map((row) =>
      row.about ? (new URL(row.about).pathname.replace(/\/$/, "").split("/").at(-2) ?? "") : "",
    ),
  );
  if (folders.size !== 1) return undefined;
  const folder = wordsOf([...folders][0]!);
  const one = fromSingular(folder);
  if (!one || one.plural === folder.toLowerCase()) return fromPlural(folder);
  return isSaid(one.plural, pages) ? one : undefined;
}

/** "https://zoo.example/lizards/" -> lizard; undefined where it is called after no kind of thing. */
export function kindOfFolder(folder: string): Noun | undefined {
  const noun = fromPlural(wordsOf(folder.replace(/\/$/, "").split("/").at(-1)!));
  return noun && !isOfAnything(noun.singular) ? noun : undefined;
}

const wordsOf = (slug: string) => decoded(slug).replace(/[-_]+/g, " ");
