import { contentId } from "../../../core/ids.ts";
import type { Cell, Relation } from "../../../core/relation.ts";
import { descendants, elementPath } from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { type NamedTime, timeWithin } from "../../../logic/values/time-within.ts";
import { typeColumn } from "../../../logic/values/type-column.ts";
import { commonName } from "../naming/common-name.ts";
import type { FamilyPage, Heading } from "../naming/family-page.ts";
import { withTotalsOf } from "../naming/parts-of-totals.ts";
import { captionOf, timeCell, timeHeading } from "../naming/said-times.ts";
import { headingsOf } from "../naming/title-units.ts";
import { documentOf } from "../page-dom.ts";
import { monthsAt, wholeYear } from "./months-of-years.ts";
import { grouped, together } from "./tables-together.ts";

/** Fewer years are no development. */
const LEAST_TABLES = 4;
/** …but who stands in the rankings of three years is asked, and pages that are called alike but for their year are held against each other. */
const LEAST_RANKINGS = 3;
const LEAST_OF_SERIES = 2;
const RANK = /^(?:pos(?:ition)?|place|rank(?:ing)?)\.?$|^(?:名次|排名|位次)$/iu;
/** Of tables in which fewer of the names recur (share of rows) each lists things of its own. */
const RECURRING = 0.6;
/** What may say of which year a page is: its headings, and its title. */
const HEADING = /^(?:h[1-3]|title)$/;

/** Tables of several years, or months, that state the same of the same things, with those that they were made of. */
export interface YearFamilies {
  relations: Relation[];
  used: ReadonlySet<Relation>;
}

/**
 * Tables with the same headings that differ in their year, season, quarter or month alone (by caption, by the heading or title
 * of their page, or by what pages call the file) are one relation: a row per thing and time. What a table says of its whole
 * year, beside its months, is a total.
 *
 * @param called what pages call the files, or pages, that they link to, by URL
 */
export function yearFamilies(
  tables: readonly Relation[],
  pages: ReadonlyMap<string, FamilyPage>,
  called: (urls: ReadonlySet<string>) => ReadonlyMap<string, Heading[]>,
): YearFamilies {
  const used = new Set<Relation>();
  const relations: Relation[] = [];
  const byKind = grouped(tables, (one) => `${one.source}|${headingsOf(one)}|${timelessName(one)}`);
  for (const [key, members] of byKind) {
    const isRanking = members[0]!.columns.some(({ name }) => RANK.test(name.trim()));
    if (members.length < LEAST_OF_SERIES || !nameAgain(members)) continue;
    const times = timesOf(members, pages, called);
    const isEnough = members.length >= (isRanking ? LEAST_RANKINGS : LEAST_TABLES);
    if (!times || !(isEnough || arePagesOfYears(members, times, pages))) continue;
    relations.push(withTotalsOf(familyOf(key, members, times), times[0]!.time));
    for (const one of members) used.add(one);
  }
  return { relations, used };
}

const timelessName = ({ name }: Relation) => timeWithin(name)?.around ?? foldText(name);

/** Do most rows name things that other tables name, too? */
function nameAgain(tables: readonly Relation[]): boolean {
  const label = tables[0]!.columns.findIndex(({ type }) => type === "text" || type === "entity");
  if (label < 0) return false;
  const counts = new Map<string, number>();
  for (const { rows } of tables)
    for (const { cells } of rows) {
      const name = foldText(cells[label]!.value.printed);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  const all = [...counts.values()];
  const again = all.filter((count) => count > 1).reduce((sum, count) => sum + count, 0);
  return again >= RECURRING * all.reduce((sum, count) => sum + count, 0);
}

/** Where the year of a table is said. */
interface Said {
  time: NamedTime;
  cell: Cell;
}

/** The year of each table, all said in the same place and in the same words. */
function timesOf(
  tables: readonly Relation[],
  pages: ReadonlyMap<string, FamilyPage>,
  called: (urls: ReadonlySet<string>) => ReadonlyMap<string, Heading[]>,
): Said[] | undefined {
  const captions = saidAlike(tables.map((one) => captionOf(one, pages.get(one.url))));
  if (captions) return captions;
  if (new Set(tables.map(({ url }) => url)).size < tables.length) return undefined;
  const urls = new Set(tables.map(({ url }) => url));
  const headings = tables.map(({ url }) => headingsOfPage(pages.get(url)));
  const most = Math.max(...headings.map(({ length }) => length));
  for (let at = 0; at < most; at++) {
    const found = saidAlike(headings.map((own) => own[at]));
    if (found) return found;
  }
  const names = called(urls);
  const linked = tables.map(({ url }) => names.get(url) ?? []);
  const longest = Math.max(...linked.map(({ length }) => length));
  for (let at = 0; at < longest; at++) {
    const found = saidAlike(linked.map((own) => own[at]));
    if (found) return found;
  }
  return undefined;
}

/** Are the pages of some tables called alike but for the year, which is that of their table? */
function arePagesOfYears(
  tables: readonly Relation[],
  times: readonly Said[],
  pages: ReadonlyMap<string, FamilyPage>,
): boolean {
  if (times[0]!.time.kind !== "year" || new Set(tables.map(({ url }) => url)).size < tables.length) return false;
  const said = saidAlike(tables.map(({ url }) => headingsOfPage(pages.get(url)).find(({ text }) => timeWithin(text))));
  return said?.every(({ time }, at) => time.at === times[at]!.time.at) === true;
}

/** What each of some texts says, where they all name a time of one kind, each another one, with the same words around it. */
function saidAlike(texts: readonly (Heading | undefined)[]): Said[] | undefined {
  const said = texts.flatMap((text): Said[] => {
    const time = text && timeWithin(text.text);
    return time ? [{ time, cell: timeCell(text, time) }] : [];
  });
  const [first] = said;
  if (!first || said.length < texts.length) return undefined;
  const alike = said.every(({ time }) => time.kind === first.time.kind && time.around === first.time.around);
  return alike && new Set(said.map(({ time }) => time.printed)).size === said.length ? said : undefined;
}

function headingsOfPage(page: FamilyPage | undefined): Heading[] {
  if (!page) return [];
  const { url, snapshot } = page;
  const found = [...descendants(documentOf(page.html))].filter((tag) => HEADING.test(tag.name));
  // The title stands first in a page, and says the site's name, too.
  const ordered = [...found.filter(({ name }) => name !== "title"), ...found.filter(({ name }) => name === "title")];
  return ordered.map((tag) => ({ about: url, url, snapshot, text: textOf(tag), start: 0, path: elementPath(tag) }));
}

/** “借阅榜” of “2019年度借阅榜”, “2020年度借阅榜”: Chinese titles without their years, where these alone tell them apart. */
function withoutTimes(names: readonly string[]): string | undefined {
  const bare = new Set(
    names.map((name) => {
      const time = isChinese(name) ? timeWithin(name) : undefined;
      if (!time) return "";
      const behind = name.slice(time.start + time.printed.length).replace(/^\s*(?:年度?|度)?的?/u, "");
      return `${name.slice(0, time.start)}${behind}`.trim();
    }),
  );
  const [only = ""] = bare;
  return bare.size === 1 && /\p{Script=Han}{2}/u.test(only) ? only : undefined;
}

function familyOf(key: string, members: readonly Relation[], times: readonly Said[]): Relation {
  const ordered = members.map((relation, at) => ({ relation, ...times[at]! })).sort((a, b) => a.time.at - b.time.at);
  const first = ordered[0]!.relation;
  const { column, values } = typeColumn(
    timeHeading(
      ordered[0]!.time.kind,
      first,
      ordered.map(({ time }) => time.around),
    ),
    ordered.map(({ time }) => ({ text: time.printed })),
  );
  const { columns, rows } = together(ordered.map(({ relation }) => relation));
  const partAt = monthsAt(columns.length, rows.flat());
  return {
    id: contentId("year_family", key, first.url),
    name:
      withoutTimes(ordered.map(({ relation }) => relation.name)) ??
      commonName([first.name, ...ordered.map(({ relation }) => relation.name)]),
    source: first.source,
    url: first.url,
    ...(first.title === undefined ? {} : { title: first.title }),
    columns: [column, ...columns],
    rows: ordered.flatMap(({ cell }, at) =>
      rows[at]!.map((row) => ({
        ...row,
        cells: [{ ...cell, value: values[at]! }, ...row.cells],
        ...wholeYear(row, partAt),
      })),
    ),
  };
}
