import type { Column } from "../../core/relation.ts";
import type { Value } from "../../core/value.ts";
import { areEnumerations } from "./enumerations.ts";
import { isMoment } from "./times-of-day.ts";

/** A label names its row: at least this share of the cells says something, and something different in every row. */
const DISTINCT_SHARE = 0.95;
/** Longer texts describe, they do not name. */
const LABEL_LENGTH = 80;
const LABEL_NAME =
  /\b(?:name|title|country|city|state|region|team|player|film|movie|book|album|song|species|character|item|product|course|person|company|university|school|version|release|function|command|package|module|parameter|event|speaker|author)\b|名称|姓名|国家|城市/i;

/** How much more a name says that leads to a page. */
const LINKED = 2;

/** What says by its heading that it names its rows. */
const NAMING = /\b(?:name|title)s?\b|名称|姓名|题目|品名/i;
/** "Project name", "课题名称": what it names is said with it. Titles may be posts, and common names are of what is linked. */
const NAMES_THINGS =
  /^(?!(?:common|family|first|full|given|job|last|latin|local|middle|native|nick|scientific|short|user)\b)\p{L}+ (?:name|title)$|\p{Script=Han}{2}(?:名称|题目)$/iu;
/** "FS1002", "B-17": letters without words, and figures. */
const CODE = /^(?=[^\d]*\d)[\p{Lu}\d](?:[\p{Lu}\d]|[-./ ](?=[\p{Lu}\d]))*$/u;

/**
 * Gives the role `label` to the column that names the rows, if one does: the first that holds short, distinct names,
 * those with links and telling headers before others. A column that a reader already called a label is kept.
 *
 * @param cells the columns' values, column by column
 */
export function assignLabel(columns: readonly Column[], cells: readonly (readonly Value[])[]): Column[] {
  if (columns.some((column) => column.role === "label")) return [...columns];
  let best = -1;
  let bestScore = 0;
  const areEvents = recurs(columns[0], cells[0] ?? []);
  const alone = columns.map((column, index) =>
    areEvents && WHERE.test(column.name.trim()) ? 0 : labelScore(column, cells[index] ?? [], index),
  );
  const named = columns.findIndex(({ name }, index) => alone[index]! > 0 && NAMES_THINGS.test(name.trim()));
  // "Project name" stands before whose project it is: that the person has a page makes no name of the project of them.
  const isAnothers = ({ name }: Column, index: number) => named >= 0 && index > named && !NAMING.test(name);
  const scores = alone.map((score, index) =>
    columns[index]!.type === "entity" && isAnothers(columns[index]!, index) ? score - LINKED : score,
  );
  // Rows that are named by a link in their first column, twice by some, are not what a later column happens to tell apart.
  if (alone[0] === 0 && comesTwice(cells[0] ?? []) && namesByLinks(columns[0], cells[0] ?? []))
    return columns.map((column) => column);
  const figures = isToldByFirst(columns, cells) ? columns.findIndex(({ type }) => type === "number") : -1;
  const isNamed = columns.some(({ name }, index) => index > 0 && scores[index]! > 0 && NAMING.test(name));
  columns.forEach((column, index) => {
    // Whoever speaks of a course says its title, though the code stands first.
    const isCode = isNamed && column.type === "text" && cells[index]!.every(({ printed }) => CODE.test(printed.trim()));
    const isLate = figures >= 0 && index > figures && column.type === "text" && !LABEL_NAME.test(column.name);
    const score = isCode || isLate ? 0 : scores[index]!;
    if (score > bestScore) {
      best = index;
      bestScore = score;
    }
  });
  return columns.map((column, index) => (index === best ? { ...column, role: "label" } : column));
}

/** "Film title", "书名": what is headed as the names of the rows, and leads to a page in each. */
const NAMES = /^(?:\p{L}+ )?(?:name|title)$|^\p{Script=Han}{0,4}(?:名称|姓名|题目|品名|[书片剧曲队校店馆园桥]名)$/iu;

/** "年份", and no "加入年份": when what a row tells of was. */
const WHEN = /^(?:年份?|年度|时间|日期|月份)$/u;
/** Where something was, as a heading says it. */
const WHERE = /(?:地区|城市|地点|目的地|区域|[举承主]办地|站点)$/u;

/**
 * Whether rows begin with a time that several of them share: they tell what was at times, and where it was is no name of that, though
 * it happens to have been elsewhere each time.
 */
const recurs = (first: Column | undefined, values: readonly Value[]): boolean =>
  first !== undefined && WHEN.test(first.name.trim()) && comesTwice(values);

const comesTwice = (values: readonly Value[]): boolean =>
  new Set(values.map(({ printed }) => printed)).size < values.length;

/**
 * Whether it takes the first two columns together to tell the rows apart ("Fair, Class"): a row is one of these at one of those, and
 * what happens to be another one in each ("Runner-up"), far behind their figures, is no name of it.
 */
function isToldByFirst(
  [first, second]: readonly Column[],
  [whose = [], which = []]: readonly (readonly Value[])[],
): boolean {
  const areWords = [first, second].every((column) => column?.type === "text" || column?.type === "entity");
  if (!areWords || !comesTwice(whose) || !comesTwice(which)) return false;
  const pairs = new Set(whose.map(({ printed }, at) => `${printed}\n${which[at]?.printed}`));
  return pairs.size === whose.length;
}

const namesByLinks = (first: Column | undefined, values: readonly Value[]): boolean =>
  first?.type === "entity" && NAMES.test(first.name.trim()) && values.every(({ kind }) => kind === "entity");

function labelScore(column: Column, values: readonly Value[], index: number): number {
  if (column.type !== "text" && column.type !== "entity") return 0;
  if (column.role === "category" && new Set(values.map((v) => v.printed)).size < values.length) return 0;
  const named = values.filter((value) => value.kind === "text" || value.kind === "entity");
  const distinct = new Set(named.map((value) => value.printed.toLowerCase())).size;
  if (values.length === 0 || distinct < values.length * DISTINCT_SHARE) return 0;
  if (named.some((value) => value.printed.length > LABEL_LENGTH)) return 0;
  // "22 February" says when, and not what it was.
  if (named.every(({ printed }) => isMoment(printed))) return 0;
  // “东湾、石桥”: what lists where each went is no name of one place.
  if (areEnumerations(named)) return 0;
  // Leftmost wins among equals: tables name their rows first.
  return (
    1 +
    (column.type === "entity" ? LINKED : 0) +
    (LABEL_NAME.test(column.name) ? 1 : 0) +
    (index === 0 ? 1.5 : 0) -
    index * 0.01
  );
}
