import { nextRow } from "./regions.ts";
import type { TokenPage } from "./token-page.ts";
import { childTowards, enclosing } from "./tree.ts";

const YEARS = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/g;
/** A heading that says more (in characters) than which year it is of heads something else. */
const LONGEST_HEAD = 16;
/** Figures of one year alone need no telling apart. */
const LEAST_YEARS = 2;
/** Rows at the top of a table that may head its columns ("€ million" over "2019 | 2020"). */
const HEAD_ROWS = 2;
const ROW = new Set(["tr"]);
const TABLE = new Set(["table"]);
const TITLES = new Set(["h1"]);

/**
 * What stands in the row of label `i` under the year that its page is named by, where the table has a column for each of
 * several years ("Indicator | 2019 | 2020" on the page "Statistical bulletin 2020"): the label alone says none of the others.
 * Nothing where the page is named by none of these years; undefined where the columns are no years.
 */
export function ownYearCell(page: TokenPage, i: number): number[] | undefined {
  const row = enclosing(page, i, ROW);
  const table = enclosing(page, i, TABLE);
  if (row < 0 || table < 0) return undefined;
  const { head, years } = yearsAbove(page, row, table) ?? {};
  const place = years && columnOf(page, row, i);
  if (!years || place === undefined || [...years.keys()].some((column) => column <= place)) return undefined;
  if (head === row) return [];
  const own = yearsIn(nameOf(page));
  const columns = own === "" ? [] : [...years].filter(([, year]) => year === own).map(([column]) => column);
  if (columns.length !== 1) return [];
  return tokensOf(page, row).filter((j) => columnOf(page, row, j) === columns[0]);
}

/** The row of years that heads the columns of a table, by column; undefined where none does, or it stands below this row. */
function yearsAbove(
  page: TokenPage,
  row: number,
  table: number,
): { head: number; years: ReadonlyMap<number, string> } | undefined {
  const { first, end } = page.elements[table]!;
  let head = -1;
  for (let i = first; i < end && head < 0; i++) head = enclosing(page, i, ROW);
  for (let at = 0; at < HEAD_ROWS && head >= 0 && page.elements[head]!.first <= page.elements[row]!.first; at++) {
    const texts = new Map<number, string>();
    for (const j of tokensOf(page, head)) {
      const column = columnOf(page, head, j);
      if (column !== undefined) texts.set(column, `${texts.get(column) ?? ""} ${page.tokens[j]!.text}`.trim());
    }
    const years = [...texts].flatMap(([column, text]) => {
      const year = text.length > LONGEST_HEAD ? "" : yearsIn(text);
      return year === "" ? [] : [[column, year] as const];
    });
    if (years.length >= LEAST_YEARS && !areOfLabels(texts, new Map(years))) return { head, years: new Map(years) };
    head = nextRow(page, head);
  }
  return undefined;
}

/** "Born | 1968 | Joined | 1990": each year stands behind a label of its own, and heads nothing. */
function areOfLabels(texts: ReadonlyMap<number, string>, years: ReadonlyMap<number, string>): boolean {
  const columns = [...texts.keys()].sort((a, b) => a - b);
  const labels = columns.filter((_, at) => at % 2 === 0);
  const isByTwos = columns.length % 2 === 0 && columns.every((column, at) => years.has(column) === (at % 2 === 1));
  return isByTwos && new Set(labels.map((column) => texts.get(column))).size === labels.length;
}

const tokensOf = (page: TokenPage, element: number): number[] => {
  const { first, end } = page.elements[element]!;
  return Array.from({ length: end - first }, (_, k) => first + k);
};

/** In which cell of its row a token stands, counted with those that are empty. */
function columnOf(page: TokenPage, row: number, i: number): number | undefined {
  const cell = childTowards(page, row, i);
  return cell < 0 ? undefined : page.elements[cell]!.index;
}

const named = new WeakMap<TokenPage, string>();

/** What the page is called: its heading of the first level, else its title. */
function nameOf(page: TokenPage): string {
  let name = named.get(page);
  if (name === undefined) {
    const headings = page.elements.filter(({ tag }) => TITLES.has(tag));
    const { first, end } = headings.length === 1 ? headings[0]! : { first: 0, end: 0 };
    const texts = page.tokens.slice(first, end).map(({ text }) => text);
    name = texts.length > 0 ? texts.join(" ") : page.title;
    named.set(page, name);
  }
  return name;
}

/** "2019", "2019 2020" of a season: the years that a text names, each once. */
const yearsIn = (text: string): string => [...new Set(text.match(YEARS))].join(" ");
