import type { SurveyedRelation } from "../survey/surveyed.ts";

/** Rows that a question may name one by one, because a person sees that they belong together. */
export interface Company {
  /** Names as printed, in order of the relation or of their numbers. */
  names: readonly string[];
  /** They follow each other: only neighbours are named together ("Release 3.2, 3.3 and 3.4"). */
  consecutive: boolean;
}

/** Fewer are no group; and a heading of one letter says how names begin, not what belongs together. */
const LEAST = 4;
/** What shares a section of the site, and what shares a part of its name, of so many things at most. */
const MOST = { section: 40, alike: 20, /* of all names: what nearly all begin with gathers nothing */ common: 0.6 };
/** Where this share of the names differ in numbers only, the things are a series. */
const SERIES = 0.6;
/** Names of one family share a part of at least so many characters. */
const LEAST_SHARED = 3;
/** A name that can stand in a list of names: short, one word or a few, without what lists are punctuated by; a bracket may follow. */
const LISTABLE = /^(?!.*\b(?:and|or)\b)[^,;:|/()[\]“”"]{2,40}(?:\s\([^,;:|/()[\]“”"]{1,20}\))?$/iu;

export const isListable = (name: string): boolean => LISTABLE.test(name);

const known = new WeakMap<SurveyedRelation, readonly Company[]>();

/**
 * The groups of a relation's rows that a question may pick names from: sections of the site, families by name ("gb.volume, nes.volume, snes.volume"; "mod_proxy_ajp, mod_proxy_http"), runs of a numbered
 * series. Where there is none of these, things with a page each may be picked freely, as a person makes a list of them; rows
 * of catalogues may not: any few of four hundred settings are named by chance. Empty where nothing may be named.
 */
export function companiesOf(surveyed: SurveyedRelation): readonly Company[] {
  let found = known.get(surveyed);
  if (!found) {
    found = findCompanies(surveyed);
    known.set(surveyed, found);
  }
  return found;
}

function findCompanies({ label, relation, groups, columns }: SurveyedRelation): Company[] {
  if (label?.column.role !== "label") return [];
  const nameAt = (row: number) => relation.rows[row]!.cells[label.index]!.value.printed.trim();
  const names = relation.rows.flatMap((row, index) => (row.total ? [] : [nameAt(index)])).filter(isListable);
  const series = seriesOf(names);
  // Things that are numbered have an order: a few of them by chance would be an odd choice.
  if (series.reduce((sum, run) => sum + run.length, 0) >= SERIES * names.length)
    return series.map((run) => ({ names: run, consecutive: true }));
  const pageEach =
    new Set(relation.rows.map((row) => row.cells[label.index]!.evidence.url)).size === relation.rows.length;
  // What shares a value of a column is said by a condition; as a list of names nobody sees why it is these.
  const values = new Set(
    columns
      .filter(({ column }) => column.role === "category")
      .flatMap(({ index }) => relation.rows.map((row) => row.cells[index]!.value.printed)),
  );
  const sections = groups
    .filter(({ text }) => text.length > 1 && !values.has(text))
    .filter(({ rows }) => rows.length <= (pageEach ? MOST.section : MOST.alike))
    .map(({ rows }) => rows.map(nameAt).filter(isListable));
  const common = MOST.common * names.length;
  const companies = [...sections, ...families(names).filter((family) => family.length <= common)].filter(
    (group) => group.length >= LEAST,
  );
  if (companies.length === 0 && pageEach) companies.push(names);
  return companies.filter((group) => group.length >= LEAST).map((group) => ({ names: group, consecutive: false }));
}

/** Whether names differ in their numbers only: "Release 3.2", "Release 3.3". */
export const isSeries = (names: readonly string[]): boolean =>
  new Set(names.map((name) => name.replace(/\d+(?:\.\d+)*/g, "#"))).size === 1;

/** Names that differ in numbers only, each series in the order of its numbers. */
function seriesOf(names: readonly string[]): string[][] {
  const found = new Map<string, string[]>();
  for (const name of names) {
    if (!/\d/.test(name)) continue;
    const key = name.replace(/\d+(?:\.\d+)*/g, "#");
    const run = found.get(key) ?? [];
    run.push(name);
    found.set(key, run);
  }
  return [...found.values()]
    .filter((run) => run.length >= LEAST)
    .map((run) => [...run].sort((a, b) => inOrder(lastNumber(a), lastNumber(b))));
}

const lastNumber = (name: string) => (name.match(/\d+(?:\.\d+)*/g) ?? ["0"]).at(-1)!.split(".").map(Number);

function inOrder(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const by = (a[at] ?? -1) - (b[at] ?? -1);
    if (by !== 0) return by;
  }
  return 0;
}

/** Names that share how they begin, or how they end, where they are put together of parts. */
export function families(names: readonly string[], least = LEAST): string[][] {
  const byStart = new Map<string, string[]>();
  const byEnd = new Map<string, string[]>();
  const add = (to: Map<string, string[]>, key: string, name: string) => {
    if (key.length < LEAST_SHARED) return;
    const family = to.get(key);
    if (family) family.push(name);
    else to.set(key, [name]);
  };
  for (const name of names) {
    const parts = partsOf(name);
    for (let size = 1; size < parts.length; size++) {
      add(byStart, parts.slice(0, size).join(""), name);
      // "gb.volume" and "nes.volume" are one setting of two systems; "font-manager" and "file-manager" are two things.
      if (/[.:/]$/.test(parts[size - 1]!)) add(byEnd, parts.slice(size).join(""), name);
    }
  }
  const fitting = [...byStart.values(), ...byEnd.values()].filter(
    (family) => family.length >= least && family.length <= MOST.alike,
  );
  const seen = new Set<string>();
  return fitting.filter((family) => {
    const key = family.join("\n");
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** "mod_proxy_http" -> "mod_", "proxy_", "http"; "SessionCookieName" -> "Session", "Cookie", "Name". Words of a name that is put apart by spaces are no parts. */
function partsOf(name: string): string[] {
  if (/\s/.test(name)) return [];
  return (
    name
      .match(/[^._:/-]*?(?:[._:/-]+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|$)/gu)
      ?.filter((part) => part !== "") ?? []
  );
}
