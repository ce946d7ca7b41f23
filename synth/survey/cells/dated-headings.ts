import type { Evidence } from "../../../core/evidence.ts";
import { contentId } from "../../../core/ids.ts";
import type { Column, Relation, Row } from "../../../core/relation.ts";
import { typeColumn } from "../../../logic/values/type-column.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import { headingsOf } from "../page-marks.ts";

/** Fewer pages of one kind are chance. */
const LEAST_PAGES = 6;
/** Headings below this level are of parts of a page. */
const LOWEST_LEVEL = 2;
/** A heading longer than this (characters) is a sentence. */
const LONGEST = 80;
/** "SQLite Release 3.40.1 On 2022-12-28": what it is, which one, when. */
const DATED =
  /^(?<kind>\p{L}[\p{L} .+-]*?)\s+(?<which>[^\s(]*\d[^\s(]*)(?:\s*[-–—,:(]\s*|\s+)(?:on\s+|of\s+)?(?<date>\d{4}-\d\d-\d\d|\d{1,2}\.? \p{L}{3,9} \d{4}|\p{L}{3,9} \d{1,2}, \d{4})\)?$/iu;

interface Dated {
  page: FamilyPage;
  name: string;
  date: string;
  path: string;
  /** Where the date starts in the heading. */
  at: number;
}

/**
 * Pages whose first headings say each what kind of thing they are about, which one and when ("Release 3.40.1 on
 * 2022-12-28") are a relation: a row per page, its name and its date.
 */
export function datedHeadings(pages: Iterable<FamilyPage>): Relation[] {
  const kinds = new Map<string, Dated[]>();
  for (const page of pages) {
    const found = firstDated(page);
    if (found) kinds.set(found.kind, [...(kinds.get(found.kind) ?? []), found.dated]);
  }
  return [...kinds].flatMap(([kind, members]) => {
    const once = members.filter((one) => members.every((other) => other === one || other.name !== one.name));
    return once.length < LEAST_PAGES ? [] : [relationOf(kind, once)];
  });
}

function firstDated(page: FamilyPage): { kind: string; dated: Dated } | undefined {
  const { text, path } = headingsOf(page.html, LOWEST_LEVEL)[0] ?? { text: "", path: "" };
  const { kind, which, date } = DATED.exec(text.slice(0, LONGEST))?.groups ?? {};
  if (!kind || !which || !date) return undefined;
  return { kind, dated: { page, name: `${kind} ${which}`, date, path, at: text.lastIndexOf(date) } };
}

function relationOf(kind: string, members: readonly Dated[]): Relation {
  const noun = kind.split(" ").at(-1)!;
  const dates = typeColumn(
    `${noun} date`,
    members.map(({ date }) => ({ text: date })),
  );
  const label: Column = { name: noun, type: "text", role: "label" };
  const rows = members.map(({ page, name, date, path, at }, index): Row => {
    const evidence = (start: number, end: number): Evidence => {
      return { snapshot: page.snapshot, url: page.url, place: { at: "node", path, start, end } };
    };
    return {
      about: page.url,
      cells: [
        { value: { kind: "text", printed: name }, evidence: evidence(0, name.length) },
        { value: dates.values[index]!, evidence: evidence(at, at + date.length) },
      ],
    };
  });
  const first = members[0]!.page.url;
  return {
    id: contentId("dated_headings", kind, first),
    name: kind,
    source: "page_collection",
    url: first,
    columns: [label, dates.column],
    rows,
  };
}
