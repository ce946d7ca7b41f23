import type { Column, Relation } from "../../../core/relation.ts";
import { columnNoun } from "../../../logic/english/column-noun.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { measureOfTitle } from "./said-by-title.ts";

/** A year under nothing, or under a heading that only says that years follow. */
const ENGLISH = /^(?:(?:(?:calendar|fiscal|financial|academic|school) )?years? > )?((?:1[5-9]|20)\d\d)$/i;
const CHINESE = /^(?:(?:年份|年度|年) > )?((?:1[5-9]|20)\d\d)年?$/u;

/**
 * What columns are called that are years and nothing else: "unemployment rate in 2010" of "Year > 2010" under "Unemployment rate by
 * country, 2010–2024". Where the title does not name a measure, nobody knows which figures they are: they stay years, which no question
 * asks for. By name of the column.
 */
export function namesByTime({ name: title, columns }: Relation): Readonly<Record<string, string>> {
  const chinese = isChinese(title) || columns.some(({ name }) => isChinese(name));
  const measure = measureOfTitle(title);
  return Object.fromEntries(
    columns.flatMap(({ name, type, unit, unnamed }) => {
      const year = (chinese ? CHINESE : ENGLISH).exec(name)?.[1];
      if (year === undefined || unnamed || type !== "number") return [];
      const said = chinese ? measure : nounOf({ name: measure, type, role: "measure", ...(unit && { unit }) });
      return said === "" ? [] : [[name, chinese ? `${year}年${said}` : `${said} in ${year}`]];
    }),
  );
}

/** What is no noun of a measure would have to be quoted. */
function nounOf(column: Column): string {
  const noun = column.name === "" ? "" : columnNoun(column);
  return noun.includes("“") ? "" : noun;
}
