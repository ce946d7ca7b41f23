import { keptOf } from "../../../core/kept-of.ts";
import { type Column, dataRows, type Relation } from "../../../core/relation.ts";
import { isCountable, isPlural } from "../../../logic/english/english.ts";
import { Decimal } from "../../../logic/numerics/decimal.ts";
import { isChinese } from "../../../logic/values/language.ts";

/** "Number of berths", "Total number of berths", "Total berths": the things that all the parts are. */
const NUMBER_OF = /^(?:(?:total )?number of |total )(?<things>\p{L}+(?:[ -]\p{L}+)?)$/iu;
/** 总户数, 座位总数, 床位数 */
const CHINESE_NUMBER = /^总?(?<things>\p{Script=Han}{1,3}?)总?数$/u;
/** A part as it stands before what it is a part of: "seasonal" berths, "shared mooring" berths. */
const BEFORE = /^\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}$/u;
/** …and behind it: berths "for hire", "to let". */
const BEHIND = /^(?:at|for|from|in|of|on|to|under|with|without)\s\p{L}/iu;
/** "Men", 男性人数: such parts are said of themselves. */
const CHINESE_COUNT = /[数人员户量额]$/u;
const LEAST_ROWS = 4;
/** Of more columns some add up to another by chance. */
const MOST_PARTS = 5;

/**
 * What the parts of a count are called, by their headings: where bare whole numbers make up, row by row, what stands under "Number of
 * berths", “Seasonal” counts "seasonal berths", though it could be the name of anything. Undefined for a heading that cannot be
 * said so, and which is nothing to ask about.
 */
export const partsOfCounts = keptOf((relation: Relation): ReadonlyMap<string, string | undefined> => {
  const counts = relation.columns.flatMap((column, at) => (isBareCount(column, relation, at) ? [at] : []));
  for (const total of counts) {
    const name = relation.columns[total]!.name.trim();
    const things = (NUMBER_OF.exec(name) ?? CHINESE_NUMBER.exec(name))?.groups?.["things"];
    if (things === undefined || !(isChinese(things) || isCountable(things))) continue;
    const others = counts.filter((at) => at !== total);
    const parts = onlyOne(subsetsOf(others).filter((some) => addUp(relation, total, some)));
    if (!parts) continue;
    const headings = parts.map((at) => relation.columns[at]!.name);
    return new Map(headings.filter((heading) => !saysThings(heading, things)).map((one) => [one, partOf(one, things)]));
  }
  return new Map();
});

/** The same as what columns are called in questions; headings that cannot be said are left out. */
export const namesOfParts = (relation: Relation): Readonly<Record<string, string>> =>
  Object.fromEntries([...partsOfCounts(relation)].flatMap(([heading, said]) => (said ? [[heading, said]] : [])));

/** Does a heading say by itself what it counts: "Seasonal berths", "Girls" of pupils, 男职工数 of 职工? */
function saysThings(heading: string, things: string): boolean {
  const said = heading.trim().toLowerCase();
  if (isChinese(things)) return CHINESE_COUNT.test(said) || said.includes(things);
  return NUMBER_OF.test(said) || said.split(/[ -]/).includes(things.toLowerCase()) || isCountable(said);
}

function partOf(heading: string, things: string): string | undefined {
  const said = heading.trim();
  if (isChinese(things)) return /^\p{Script=Han}{1,8}$/u.test(said) ? `${said}${things}数` : undefined;
  const [part, all] = [inSentence(said), things.toLowerCase()];
  if (BEHIND.test(said)) return `${all} ${part}`;
  return BEFORE.test(said) && !isPlural(part.split(" ").at(-1)!) ? `${part} ${all}` : undefined;
}

/** "Affordable rent" has a capital as a heading; "VIP" and "Erasmus grant" of names keep theirs. */
const inSentence = (heading: string): string => heading.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** Whole numbers without a unit, that are no years, ranks or numbers of rows. */
function isBareCount({ type, role, unit }: Column, relation: Relation, at: number): boolean {
  if (type !== "number" || unit !== undefined || role === "year" || role === "rank" || role === "label") return false;
  return dataRows(relation).every(({ cells }) => {
    const { value } = cells[at]!;
    return value.kind !== "number" || (value.decimal >= "0" && /^\d+$/.test(value.decimal));
  });
}

/** Two or more of some columns. */
function subsetsOf(columns: readonly number[]): number[][] {
  if (columns.length > MOST_PARTS) return [[...columns]];
  const all = columns.reduce<number[][]>((sets, at) => [...sets, ...sets.map((set) => [...set, at])], [[]]);
  return all.filter(({ length }) => length > 1);
}

const onlyOne = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined);

/** Is the total the sum of the parts in every row, each of which has several in some? */
function addUp(relation: Relation, total: number, parts: readonly number[]): boolean {
  const rows = dataRows(relation).filter(({ cells }) => cells[total]!.value.kind === "number");
  if (rows.length < LEAST_ROWS) return false;
  const figure = (row: (typeof rows)[number], at: number) => {
    const { value } = row.cells[at]!;
    return value.kind === "number" ? new Decimal(value.decimal) : new Decimal(0);
  };
  const isSum = rows.every((row) =>
    parts.reduce((sum, at) => sum.plus(figure(row, at)), new Decimal(0)).eq(figure(row, total)),
  );
  return (
    isSum && parts.every((at) => rows.some((row) => !figure(row, at).eq(0) && !figure(row, at).eq(figure(row, total))))
  );
}
