import type { Cell, Relation } from "../../../core/relation.ts";
import { descendants, elementPath } from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import { capitalise } from "../../../logic/english/english.ts";
import { type NamedTime, timeWithin } from "../../../logic/values/time-within.ts";
import { documentOf } from "../page-dom.ts";
import type { FamilyPage, Heading } from "./family-page.ts";

/** The caption of a table, or the heading that is its name, where it names a time and its page prints it. */
export function captionOf({ name, url }: Relation, page: FamilyPage | undefined): Heading | undefined {
  if (!page || timeWithin(name) === undefined) return undefined;
  for (const tag of descendants(documentOf(page.html))) {
    if (!/^(?:caption|h[1-6]|figcaption)$/.test(tag.name) || textOf(tag) !== name) continue;
    return { about: url, url, snapshot: page.snapshot, text: name, start: 0, path: elementPath(tag) };
  }
  return undefined;
}

/** The time that a heading names, as a cell. */
export function timeCell({ url, snapshot, start, path }: Heading, { printed, start: within }: NamedTime): Cell {
  const from = start + within;
  const place = { at: "node" as const, path, start: from, end: from + printed.length };
  return { value: { kind: "text", printed }, evidence: { snapshot, url, place } };
}

const CHINESE_HEADINGS = { year: "年份", season: "赛季", quarter: "季度", month: "月份" };

/**
 * What a column of such times is called in the language of a table's headings. "2009/10" is a season where it is called so, and a year
 * of accounts, of a school or of a plan as well: a year is never wrong.
 *
 * @param around what is said of the tables beside the times: headings, titles, addresses
 */
export function timeHeading(kind: NamedTime["kind"], relation: Relation, around: readonly string[] = []): string {
  const { columns, name, title = "", url } = relation;
  if (columns.some((column) => /\p{Script=Han}/u.test(column.name))) return CHINESE_HEADINGS[kind];
  const said = [...columns.map((column) => column.name), name, title, url, ...around];
  return capitalise(kind === "season" && !said.some((text) => CALLED_SEASON.test(text)) ? "year" : kind);
}

/** In words or in an address: "/seasons/2009-10/", "season_2009". */
const CALLED_SEASON = /(?<!\p{L})seasons?(?!\p{L})/iu;
