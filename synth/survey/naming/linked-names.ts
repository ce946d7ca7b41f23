import type { Cell, Relation, Row } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
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
  const short = rows.map(({ cells }) => withoutEnd(cells[label]!, end));
  const linked = rows.filter(({ about }, at) => {
    const texts = about === undefined ? undefined : textsOf(about);
    return (
      texts?.has(foldText(short[at]!.value.printed)) && !texts.has(foldText(rows[at]!.cells[label]!.value.printed))
    );
  });
  if (linked.length < LINKED * rows.length) return collection;
  return { ...collection, rows: rows.map((row, at) => ({ ...row, cells: row.cells.with(label, short[at]!) })) };
}

/** What follows a name and says where it is, or when: "Acme Brewers in Oban". */
const BEHIND = /^(?:\s(?:at|from|in|near|of|on|since)\s|\s?[,(])/i;

/**
 * A collection whose cells name somebody by a link, and say more behind it ("brewed by Acme Brewers in Oban"), with the name alone:
 * by that the site links to him.
 */
export function withLinkedValues(collection: Relation, textsOf: (url: string) => ReadonlySet<string>): Relation {
  const rows = collection.columns.reduce<readonly Row[]>((made, { role }, at) => {
    if (role === "label") return made;
    const stated = made.filter(({ cells }) => cells[at]!.value.kind !== "missing");
    const ends = new Map(stated.map((row) => [row, endBehindName(row.cells[at]!.value, textsOf)]));
    if ([...ends.values()].filter((end) => end !== "").length < LINKED * stated.length || stated.length === 0)
      return made;
    return made.map((row) => {
      const end = ends.get(row) ?? "";
      return end === "" ? row : { ...row, cells: row.cells.with(at, withoutEnd(row.cells[at]!, end)) };
    });
  }, collection.rows);
  return rows === collection.rows ? collection : { ...collection, rows: [...rows] };
}

/** What stands behind the longest text by which the site links to where a value leads; "" where nothing does. */
function endBehindName(value: Value, textsOf: (url: string) => ReadonlySet<string>): string {
  if (value.kind !== "entity") return "";
  const texts = textsOf(value.href);
  if (texts.has(foldText(value.printed))) return "";
  const words = value.printed.split(" ");
  for (let count = words.length - 1; count > 0; count--) {
    const name = words.slice(0, count).join(" ").replace(/,$/, "");
    const end = value.printed.slice(name.length);
    if (texts.has(foldText(name)) && BEHIND.test(end)) return end;
  }
  return "";
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

export function withoutEnd({ value, evidence }: Cell, end: string): Cell {
  const printed = value.printed.slice(0, -end.length);
  const { place } = evidence;
  if (value.kind !== "text" && value.kind !== "entity") return { value, evidence };
  if (place.at !== "node" && place.at !== "cell") return { value, evidence };
  const start = place.start ?? 0;
  return {
    value: { ...value, printed },
    evidence: { ...evidence, place: { ...place, start, end: start + printed.length } },
  };
}
