import type { Column, Relation } from "../../../core/relation.ts";
import type { Naming } from "../../../logic/operation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { isTableFamily, isYearlyFamily } from "../collections/table-family.ts";
import { areCoded } from "./coded-rows.ts";
import { ENTRY } from "./entry-noun.ts";
import { areMeetings } from "./meetings-of-two.ts";
import { arePairsWithPages } from "./pairs-with-pages.ts";

type Noun = Pick<Naming, "singular" | "plural">;

/** A column names the rows of a page where so many of them differ in it. */
const NAMING_SHARE = 0.9;
/** Things that come back on so many of the pages are fewer than the rows. */
const RECURRING = 0.7;
/** What is told apart by time alone. */
const TIME =
  /^(?:season|(?:calendar |financial |fiscal |school )?year|edition|month|quarter|week|decade|semester|term|spring|summer|autumn|fall|winter)$/;

/**
 * Rows of tables that stand one on each of several pages: what the tables are called ("Parameters"), or what the first of
 * their own columns is headed that names the rows of a page. Tables of one year each ("Grants 2014", "Grants 2015") are called what
 * they hold, unless they tell the same things anew every year and nothing took place between two of a kind each time. Where things come back from one time to the next, a row is a
 * thing at a time ("team seasons"); mere figures of years are called nothing. What comes back from page to page otherwise is a sort of
 * what each page tells, of which there are few: the rows have no name.
 */
export function familyNoun(
  relation: Relation,
  { fromSingular, pluralHead }: Record<"fromSingular" | "pluralHead", (text: string) => Noun | undefined>,
): Noun | undefined {
  const { columns, name } = relation;
  if (isYearlyFamily(relation)) {
    const thing = columns.findIndex((column, at) => at > 0 && isNaming(column));
    if (thing < 0) return undefined;
    if (!recurs(relation, thing)) return pluralHead(name);
    return tellsApart(relation, thing) && areMeetings(relation, thing)
      ? ofYears(relation, pluralHead(name))
      : undefined;
  }
  if (!isTableFamily(relation)) return undefined;
  const item = columns.findIndex(
    (column, at) =>
      at > 0 &&
      isNaming(column) &&
      !areCoded(relation, at) &&
      tellsApart(relation, at) &&
      fromSingular(column.name) !== undefined,
  );
  const isOfTimes = columns.some(({ role, type }, at) => at > 0 && isTime(role, type) && tellsApart(relation, at));
  // What names something beside its year is a list of what was done: works, matches, posts.
  if (item < 0 && isOfTimes && !columns.some((column, at) => at > 0 && isNaming(column))) return undefined;
  const own = item < 0 ? undefined : fromSingular(columns[item]!.name);
  if (own && recurs(relation, item)) {
    const numbered = numberedItem(relation, fromSingular);
    if (numbered) return numbered;
    const subject = fromSingular(columns[0]!.name);
    if (subject && TIME.test(own.singular)) return ofTime(subject, own);
    if (subject && TIME.test(subject.singular)) return ofTime(own, subject);
  }
  // "Landings by species" has a row for each species.
  const isSorted = own && new RegExp(`\\s(?:by|per) (?:${own.singular}|${own.plural})\\b`, "i").test(name);
  // "Harbour Mariners" heads the table on that team's page: the players of the others are no mariners.
  const isOfOnePage = relation.rows.some(({ cells }) => foldText(cells[0]!.value.printed) === foldText(name));
  const title = isSorted || isOfOnePage ? undefined : pluralHead(name);
  const isColumn = columns.some(({ name: text }) => foldText(text) === foldText(title?.singular ?? ""));
  // What each pair of a page and a thing had is not what the pair is, unless a column has one of it.
  const called = item > 0 && !isColumn && arePairsWithPages(relation, item) ? undefined : title;
  // "Grade | Seats" on the page of each hall: three grades in all, and many more rows, which nobody counts by that name.
  return called ?? (own && recurs(relation, item) ? ENTRY : own);
}

/**
 * "Lot", above numbers that go up and differ on each page: where the things themselves come back from page to page, what is
 * numbered is what the rows are ("lots" of several sales, and not "vases").
 */
function numberedItem(relation: Relation, fromSingular: (text: string) => Noun | undefined): Noun | undefined {
  const column = relation.columns[1];
  const noun = column && fromSingular(column.name);
  if (!noun || column.type !== "number" || column.role === "rank" || column.unit !== undefined) return undefined;
  const goesUp = relation.rows.every(({ cells }, at) => {
    const before = relation.rows[at - 1]?.cells;
    if (!before || before[0]!.evidence.url !== cells[0]!.evidence.url) return true;
    const [own, other] = [cells[1]!.value, before[1]!.value];
    return own.kind === "number" && other.kind === "number" && Number(own.decimal) > Number(other.decimal);
  });
  return goesUp && foldText(column.name) === foldText(noun.singular) ? noun : undefined;
}

/** What takes place every year took place in others as well, of which the tables do not tell: which they are of has to be said. */
function ofYears({ rows }: Relation, noun: Noun | undefined): Noun | undefined {
  const years = rows.map(({ cells }) => cells[0]!.value.printed.trim()).sort();
  const [from, to] = [years[0], years.at(-1)];
  if (!noun || from === to || years.some((year) => !/^\d{4}$/.test(year))) return undefined;
  const said = (text: string) => `${text} from ${from} to ${to}`;
  return { singular: said(noun.singular), plural: said(noun.plural) };
}

const isNaming = ({ type, unnamed }: Column) => !unnamed && (type === "text" || type === "entity");
const isTime = (role: Column["role"], type: Column["type"]) => role === "year" || type === "date";

const ofTime = (thing: Noun, time: Noun): Noun => ({
  singular: `${thing.singular} ${time.singular}`,
  plural: `${thing.singular} ${time.plural}`,
});

function tellsApart({ rows }: Relation, at: number): boolean {
  const once = new Set(rows.map(({ cells }) => `${cells[0]!.value.printed}\n${cells[at]!.value.printed}`));
  return once.size >= NAMING_SHARE * rows.length;
}

const recurs = ({ rows }: Relation, at: number) =>
  new Set(rows.map(({ cells }) => cells[at]!.value.printed)).size < RECURRING * rows.length;
