import type { Cell, Relation } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";

/** So many of the pages are linked by the shorter name. */
const LINKED = 0.8;

interface LinkingPage {
  links: readonly { url: string; text: string }[];
}

/** The texts by which pages are linked to, by address; gathered when first asked for. */
export function linkTexts(pages: Iterable<LinkingPage>): (url: string) => ReadonlySet<string> {
  let known: Map<string, Set<string>> | undefined;
  return (url) => {
    if (!known) {
      known = new Map();
      for (const { links } of pages)
        for (const { url: to, text } of links) known.set(to, (known.get(to) ?? new Set()).add(foldText(text)));
    }
    return known.get(url) ?? new Set();
  };
}

/**
 * A collection whose pages are all titled by a name and the same words behind it, which say what all of them are or sell ("Acme
 * sewing machines", "Ardo sewing machines"), known by the names alone where the site links to them so. Other collections are given
 * back as they are: what is linked by its whole name ("Ridge 45 Backpack") is called that.
 */
export function withLinkedNames(collection: Relation, textsOf: (url: string) => ReadonlySet<string>): Relation {
  const { columns, rows } = collection;
  const label = columns.findIndex(({ role }) => role === "label");
  if (label < 0) return collection;
  const end = commonEnd(rows.map(({ cells }) => cells[label]!.value.printed));
  if (end === "") return collection;
  const short = rows.map(({ cells }) => without(cells[label]!, end));
  const linked = rows.filter(({ about }, at) => {
    const texts = about === undefined ? undefined : textsOf(about);
    return (
      texts?.has(foldText(short[at]!.value.printed)) && !texts.has(foldText(rows[at]!.cells[label]!.value.printed))
    );
  });
  if (linked.length < LINKED * rows.length) return collection;
  return { ...collection, rows: rows.map((row, at) => ({ ...row, cells: row.cells.with(label, short[at]!) })) };
}

/** The whole words in which all texts end, behind a word of their own: " sewing machines". */
function commonEnd(texts: readonly string[]): string {
  const [first = [], ...others] = texts.map((text) => text.split(" "));
  let length = 0;
  while (
    first.length > length + 1 &&
    others.every((words) => words.length > length + 1 && words.at(-1 - length) === first.at(-1 - length))
  )
    length++;
  return length === 0 || others.length === 0 ? "" : ` ${first.slice(-length).join(" ")}`;
}

function without({ value, evidence }: Cell, end: string): Cell {
  const printed = value.printed.slice(0, -end.length);
  const { place } = evidence;
  if (value.kind !== "text" && value.kind !== "entity") return { value, evidence };
  if (place.at !== "node") return { value, evidence };
  const start = place.start ?? 0;
  return {
    value: { ...value, printed },
    evidence: { ...evidence, place: { ...place, start, end: start + printed.length } },
  };
}
