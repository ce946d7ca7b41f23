import { isPlural, plural } from "./english/english.ts";
import { humanise } from "./english/humanise.ts";

/** What says itself that it is a table. */
const TABLE = /(?:^|\s)(?:charts?|leader ?boards?|lists?|rankings?|results|standings|tables?)$/;
/** A name in common words: in small letters it is a noun that all of the tables are. */
const COMMON_WORDS = /^\p{Ll}[\p{Ll} '’-]*$/u;

/** The number of a table on its page, which is another on another page: "Table 2: ", “表1 ”. */
const NUMBERED = /^(?:附?表|table)\s*(?:[\d一二三四五六七八九十]+(?:[-–—.]\d+)*)(?:[:：.、]\s*|\s+)(?=\S)/iu;

/**
 * Where tables of one kind are meant together: "in the final tables from 2020 to 2024", "in the “Top scorers” tables from 2020 to
 * 2024", "under “Career by season”" of the table that each thing has on its own page.
 */
export function tablesCalled(printed: string, span: string | undefined, isOwn: boolean): string {
  const name = printed.replace(NUMBERED, "");
  const said = humanise(name);
  if (isOwn) return [name === "" ? "in the table of each" : `under “${name}”`, span].filter(Boolean).join(" ");
  if (name === "") return ["in the tables", span].filter(Boolean).join(" ");
  const isSaid = TABLE.test(said) && COMMON_WORDS.test(said);
  const tables = isSaid ? (isPlural(said) ? said : plural(said)) : `“${name}” tables`;
  return ["in the", tables, span].filter(Boolean).join(" ");
}

/** `tablesCalled` in Chinese: "2020年至2024年各年“奖牌榜”". */
export function chineseTablesCalled(printed: string, span: string | undefined): string {
  const name = printed.replace(NUMBERED, "");
  return `${span ?? ""}${name === "" ? "表格" : `“${name}”`}`;
}
