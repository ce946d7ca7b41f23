import type { Relation } from "../../../core/relation.ts";
import { chineseColumn } from "../../../logic/chinese/column-noun.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import type { Language } from "../../../logic/values/language.ts";
import { lasts } from "../../../logic/values/takes-time.ts";

/** How often something comes; no "班次时间", which says when. */
const OFTEN = /\s*\b(?:frequency|how often|periodicity)$|(?:频率|频次|频度)$/iu;
/** "20分钟/班", "分钟": the time from one to the next. */
const CHINESE_TIME = /^(?:秒|分钟?|小时|[天日周月年]|个月)(?:\/[班趟次])?$/u;

/**
 * What columns are called whose figures are times from one to the next: "weekend interval" of "Weekend frequency: every 20 min". What is
 * measured in minutes is no frequency: the higher that is, the shorter the time, so that "longer", "highest" and a correlation
 * would say the opposite of what their word does.
 */
export function namesOfIntervals({ columns }: Relation, language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(
    columns.flatMap((column): (readonly [string, string])[] => {
      const isTime = lasts(column) || (column.type === "number" && CHINESE_TIME.test(column.unit ?? ""));
      const said = language === "zh" ? chineseColumn(column) : humanise(column.name);
      if (column.unnamed || !isTime || !OFTEN.test(said)) return [];
      const bare = said.replace(OFTEN, "");
      return [[column.name, language === "zh" ? `${bare}间隔` : `${bare} interval`.trim()]];
    }),
  );
}
