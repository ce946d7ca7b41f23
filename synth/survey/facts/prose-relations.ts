import { contentId } from "../../../core/ids.ts";
import type { Cell, Relation } from "../../../core/relation.ts";
import { descendants, elementPath, type Tag } from "../../../crawler/read/dom/dom.ts";
import { parseHtml } from "../../../crawler/read/dom/parse-html.ts";
import { printedText } from "../../../crawler/read/tables/cell-content.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { parseValue } from "../../../logic/values/parse-value.ts";
import { typeColumn } from "../../../logic/values/type-column.ts";
import type { ProseFact } from "../../../storage/prose-fact-store.ts";
import { grouped } from "../grouped.ts";

/** Where a text stands in a page: an element, and a part of its normalised text. */
interface Span {
  path: string;
  start: number;
  end: number;
  text: string;
}

/** A fact whose quote stands on the page: where its value is, and its subject. */
export interface StandingFact extends ProseFact {
  span: Span;
  named: Span;
}

/** Why a fact does not stand. */
export type FactFault = "no_quote" | "no_value" | "no_subject" | "not_read";

/** A relation of fewer rows is a fact sheet; an attribute that fewer of them state is a remark. */
const LEAST_ROWS = 4;
const LEAST_COVERED = 0.75;
/** Longer values are sentences. */
const LONGEST_VALUE = 60;

/**
 * Holds a fact against its page: it stands where the quote is found in the page's text, the value in the quote as whole words,
 * the subject on the page, and our own parser reads the value. Whoever proposed it is not believed in anything else.
 */
export function findFact(fact: ProseFact, page: PageText): StandingFact | FactFault {
  const quote = single(fact.quote);
  const place = quote === "" ? undefined : page.find(quote);
  if (!place) return "no_quote";
  const value = single(fact.value);
  const at = value === "" || value.length > LONGEST_VALUE ? -1 : wholeAt(quote, value);
  if (at < 0) return "no_value";
  const named = page.find(single(fact.subject));
  if (!named) return "no_subject";
  const start = place.start + at;
  const span = { path: place.path, start, end: start + value.length, text: value };
  const read = parseValue(value);
  if (read.kind === "missing" || read.kind === "unsure") return "not_read";
  return { ...fact, span, named };
}

const single = (text: string) => text.replace(/\s+/g, " ").trim();

/** Where words stand in a text, not within other words or numbers: "3" is no value of "36.3 km". */
function wholeAt(text: string, words: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + words.length)];
    const cut = /^\p{Script=Han}/u.test(words)
      ? false
      : (/[\p{L}\p{N}]$/u.test(before) && !/\p{Script=Han}$/u.test(before)) ||
        /\d[.,]$/.test(before) ||
        /^[.,]?\d/.test(after) ||
        (/^\p{L}/u.test(after) && !/^\p{Script=Han}/u.test(after));
    if (!cut) return at;
  }
  return -1;
}

/** The texts of a page's elements, for looking up where something is said. */
export class PageText {
  readonly #tags: { tag: Tag; text: string }[];

  constructor(html: string) {
    this.#tags = [...descendants(parseHtml(html))]
      .filter(({ name }) => !/^(?:html|head|script|style|title|noscript|template)$/.test(name))
      .map((tag) => ({ tag, text: printedText(tag) }))
      .filter(({ text }) => text !== "");
  }

  /** The innermost element that says this, the first of them; undefined where none does. */
  find(words: string): Span | undefined {
    if (words === "") return undefined;
    let best: { tag: Tag; text: string } | undefined;
    for (const one of this.#tags) {
      if (best && one.text.length >= best.text.length) continue;
      if (one.text.includes(words)) best = one;
    }
    if (!best) return undefined;
    const start = best.text.indexOf(words);
    return { path: elementPath(best.tag), start, end: start + words.length, text: words };
  }
}

/**
 * Facts from prose as relations: one per kind of thing, a row for each thing, a column for each attribute that nearly all of
 * them state. Each cell points at the characters that it was read from.
 */
export function proseRelations(
  root: string,
  pages: readonly { url: string; snapshot: string; html: () => string }[],
  facts: readonly ProseFact[],
): Relation[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const texts = new Map<string, PageText>();
  const standing = facts.flatMap((fact) => {
    const page = byUrl.get(fact.url);
    if (!page) return [];
    const text = texts.get(fact.url) ?? new PageText(page.html());
    texts.set(fact.url, text);
    const found = findFact(fact, text);
    return typeof found === "string" ? [] : [found];
  });
  const kinds = grouped(standing, ({ kind }) => foldText(kind));
  return [...kinds.values()].flatMap((found) => relationOf(root, found, byUrl) ?? []);
}

function relationOf(
  root: string,
  facts: readonly StandingFact[],
  pages: ReadonlyMap<string, { snapshot: string }>,
): Relation | undefined {
  // The same thing on two pages: the page that says most of it speaks for it.
  const bySubject = grouped(facts, ({ subject }) => foldText(subject));
  const rows = [...bySubject.values()].map((own) => {
    const pagesOf = [...grouped(own, ({ url }) => url).values()];
    return pagesOf.reduce((a, b) => (b.length > a.length ? b : a));
  });
  const attributes = new Map<string, string>();
  for (const { attribute } of rows.flat())
    if (!attributes.has(foldText(attribute))) attributes.set(foldText(attribute), attribute);
  const statedBy = (folded: string, row: readonly StandingFact[]) =>
    row.find(({ attribute }) => foldText(attribute) === folded);
  const kept = [...attributes].filter(
    ([folded]) =>
      rows.filter((row) => statedBy(folded, row)).length >= Math.max(LEAST_ROWS, LEAST_COVERED * rows.length),
  );
  const [first] = rows[0] ?? [];
  if (rows.length < LEAST_ROWS || kept.length === 0 || !first) return undefined;
  const cellAt = (fact: StandingFact, { path, start, end }: Span): Cell["evidence"] => ({
    snapshot: pages.get(fact.url)!.snapshot,
    url: fact.url,
    place: { at: "node", path, start, end },
  });
  const named = typeColumn(
    first.kind,
    rows.map((row) => ({ text: row[0]!.named.text })),
  );
  const typed = kept.map(([folded, attribute]) => ({
    folded,
    ...typeColumn(
      attribute,
      rows.map((row) => ({ text: statedBy(folded, row)?.span.text ?? "" })),
    ),
  }));
  const alone = (url: string) => rows.filter((row) => row[0]!.url === url).length === 1;
  return {
    id: contentId("prose", root, foldText(first.kind)),
    name: first.kind,
    source: "records",
    url: first.url,
    columns: [{ ...named.column, role: "label" }, ...typed.map(({ column }) => column)],
    rows: rows.map((row, index) => ({
      ...(alone(row[0]!.url) ? { about: row[0]!.url } : {}),
      cells: [
        { value: named.values[index]!, evidence: cellAt(row[0]!, row[0]!.named) },
        ...typed.map(({ folded, values }) => {
          const fact = statedBy(folded, row) ?? row[0]!;
          const value = values[index]!;
          return { value, evidence: cellAt(fact, value.kind === "missing" ? fact.named : fact.span) };
        }),
      ],
    })),
  };
}
