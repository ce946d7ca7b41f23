import type { Column, Relation } from "../../../core/relation.ts";
import { isNamedByMarkup } from "../../../logic/chinese/column-noun.ts";
import { isChinese } from "../../../logic/values/language.ts";

/** How names of markup are written out: "Score", "Release date". */
const OF_MARKUP = /^[A-Z][a-z]+(?: [a-z]+)?$/;

/**
 * A relation of Chinese pages whose columns are called by the pages' markup alone: no reader sees the words of a class, so that
 * nobody can be asked by them. Those that have a word in Chinese are said by it; the others have no name.
 *
 * @param textAt what a page shows
 */
export function withoutMarkupNames(relation: Relation, textAt: (url: string) => string | undefined): Relation {
  const columns = relation.columns.map((column, at): Column => {
    const { name, unnamed, role } = column;
    if (unnamed || role === "label" || !OF_MARKUP.test(name) || isNamedByMarkup(name)) return column;
    const texts = shownBeside(relation, at, textAt);
    const printed = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "iu");
    const isSeen = texts.length === 0 || texts.some((text) => !isChinese(text) || printed.test(text));
    return isSeen ? column : { ...column, unnamed: true };
  });
  return columns.every((one, at) => one === relation.columns[at]) ? relation : { ...relation, columns };
}

/** What the pages show that state something in a column. */
function shownBeside({ rows }: Relation, at: number, textAt: (url: string) => string | undefined): string[] {
  const urls = new Set(
    rows.flatMap(({ cells }) => (cells[at]!.value.kind === "missing" ? [] : [cells[at]!.evidence.url])),
  );
  return [...urls].flatMap((url) => textAt(url) ?? []);
}
