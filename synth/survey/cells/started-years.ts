import { escaped } from "../../../core/escaped.ts";
import type { Column, Relation } from "../../../core/relation.ts";
import { isChinese } from "../../../logic/values/language.ts";

/** So many of the pages, as a share, say of their year that it goes on from then. */
const MOST = 0.9;
/** "1987年至今", "1987年起", "1987–present", "1987 to date"; "since 1987", “自1987年”. */
const GOES_ON = String.raw`(?:\s?年)?(?:\s?\d{1,2}月)?(?:至今|到现在|起(?!止|点)|以来|[\s—–-]{1,3}(?:今|(?:the )?present|now|today|ongoing)(?![\p{L}])|\s(?:to|until) (?:the )?(?:present|date|now|today)(?!\p{L}))`;
const SINCE = String.raw`(?:\bsince|\bfrom|自|从)\s?`;
/** What a heading adds to what goes on. */
const WHEN = /(?:时间|日期|年份|年限|年月|起止)$/u;
/** What says already that something begins. */
const BEGINS =
  /^(?:开始|起始|始|起|入|加入|首|初)|\b(?:since|start(?:ed)?|began|begin(?:ning)?|joined|from|founded)\b|始于/iu;

/**
 * A year from which something goes on is when it begins: of “任教时间：1987年至今”, of which each page says the same behind its year, the column
 * is “开始任教年份”, and "Service: 1987–present" is a "Service start year". Nobody else's service has a latest year.
 *
 * @param linesOf the texts that a page prints, in order; undefined where it is not at hand
 */
export function withStartsNamed(
  collection: Relation,
  linesOf: (url: string) => readonly string[] | undefined,
): Relation {
  const columns = collection.columns.map((column, at): Column => {
    const isYear = column.role === "year" || column.type === "date";
    if (!isYear || column.unnamed || BEGINS.test(column.name) || !goesOn(collection, at, linesOf)) return column;
    const name = startOf(column.name);
    return collection.columns.some((other) => other.name === name) ? column : { ...column, name };
  });
  return columns.every((column, at) => column === collection.columns[at]) ? collection : { ...collection, columns };
}

function startOf(name: string): string {
  if (!isChinese(name)) return `${name} start year`;
  const what = name.replace(WHEN, "");
  return what === "" || what === name ? `${name}开始年份` : `开始${what}年份`;
}

function goesOn(
  { columns, rows }: Relation,
  at: number,
  linesOf: (url: string) => readonly string[] | undefined,
): boolean {
  let [all, going] = [0, 0];
  const name = escaped(columns[at]!.name);
  for (const { about, cells } of rows) {
    const { value } = cells[at]!;
    if (value.kind === "missing") continue;
    all++;
    const year = escaped(/\d{4}/.exec(value.printed)?.[0] ?? value.printed);
    const said = new RegExp(`${name}[\\s:：]*(?:(?:${SINCE})${year}(?!\\d|.?[-–—至])|${year}${GOES_ON})`, "iu");
    const text = about === undefined ? undefined : linesOf(about)?.join(" ");
    if (text !== undefined && said.test(text)) going++;
  }
  return going > 0 && going >= MOST * all;
}
