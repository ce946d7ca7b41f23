import { dataRows, type Relation } from "../../../core/relation.ts";
import { chineseColumn } from "../../../logic/chinese/column-noun.ts";

/** What is said of a day, or of the hours of every day. */
const OF_DAY = /(?<=\p{Script=Han}{2})日期$|(?<=开馆|开园|开放|开门|开市|开诊|营业)时间$/u;

/**
 * What Chinese columns of times are called of which all cells tell a year and no day: "首次展出年份" of "首次展出: 2008年", and not the
 * day that "日期" would be, nor the hours of "开馆时间". By name of the column.
 */
export function namesOfCoarseTimes(relation: Relation): Readonly<Record<string, string>> {
  const rows = dataRows(relation);
  return Object.fromEntries(
    relation.columns.flatMap((column, at) => {
      if (column.type !== "date" || column.unnamed || column.role === "label") return [];
      const said = chineseColumn(column);
      const dates = rows.flatMap(({ cells }) => {
        const { value } = cells[at]!;
        return value.kind === "date" ? [value.granularity] : [];
      });
      const areYears = dates.length > 0 && dates.every((granularity) => granularity === "year");
      return areYears && OF_DAY.test(said) ? [[column.name, said.replace(OF_DAY, "年份")]] : [];
    }),
  );
}
