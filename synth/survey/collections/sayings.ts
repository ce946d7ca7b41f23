import type { Relation } from "../../../core/relation.ts";

/** So many labels whose values read alike are a list… */
const LEAST_LABELS = 3;
/** …where each stands on fewer of the pages than a property would, */
const MOST_PAGES = 2 / 3;
/** and so many words are the same in all that they say. */
const LEAST_WORDS = 3;
/** So many of the values of a label are built like the others. */
const ALIKE = 0.9;

/**
 * A page collection without what is said again and again on its pages: labels that come and go from page to page and whose
 * values are the same words around other figures and names ("rated it 4 out of 5 on 3 May 2021") are entries of a list, each
 * headed by who said it.
 */
export function withoutSayings(collection: Relation): Relation {
  const { columns, rows } = collection;
  const alike = new Map<string, number[]>();
  for (const [at, { role, unnamed, type }] of columns.entries()) {
    if (role === "label" || unnamed || type !== "text") continue;
    const stated = rows.flatMap(({ cells }) => (cells[at]!.value.kind === "missing" ? [] : cells[at]!.value.printed));
    const form = stated.length < MOST_PAGES * rows.length ? formOf(stated) : undefined;
    if (form !== undefined) alike.set(form, [...(alike.get(form) ?? []), at]);
  }
  const said = new Set([...alike.values()].filter((labels) => labels.length >= LEAST_LABELS).flat());
  if (said.size === 0) return collection;
  const kept = columns.flatMap((_, at) => (said.has(at) ? [] : [at]));
  return {
    ...collection,
    columns: kept.map((at) => columns[at]!),
    rows: rows.map((row) => ({ ...row, cells: kept.map((at) => row.cells[at]!) })),
  };
}

/** The words that nearly all of some texts are built of, figures and names left out; undefined where they are too few. */
function formOf(texts: readonly string[]): string | undefined {
  const forms = texts.map((text) => text.replace(/\d[\d.,:/-]*|\p{Lu}\p{L}*/gu, "#"));
  const [first = ""] = forms;
  const isOne = forms.filter((form) => form === first).length >= ALIKE * forms.length;
  return isOne && (first.match(/\p{Ll}+/gu)?.length ?? 0) >= LEAST_WORDS ? first : undefined;
}
