import type { Column } from "../../core/relation.ts";
import type { Value } from "../../core/value.ts";
import { groupedNoun } from "./grouped-noun.ts";
import { measureWord } from "./measure-words.ts";
import { asksNumber } from "./units.ts";

/** What is stated to the year has no day. */
function asksWhen(name: string, values: readonly Value[]): string {
  const dates = values.filter((value) => value.kind === "date");
  const coarse = (granularity: string) => dates.length > 0 && dates.every((date) => date.granularity === granularity);
  if (/年份?$/.test(name) || coarse("year")) return "是哪一年";
  return /月份?$/.test(name) || coarse("month") ? "是哪个月" : "是哪一天";
}

const PLACE = /(?:首都|首府|省会|地点|位置|所在地|地址|产地|出生地|国籍|籍贯|总部|城市|行政中心|驻地)$/;
const PERSON = /(?:作者|导演|主演|校长|院长|主席|总统|总理|主任|负责人|维护者|创始人|姓名|教练|演员|教师|得主|冠军)$/;

/** What a question for a value of this column ends in: "是多少公里", "是哪一年", "是哪里", "是什么". */
export function chineseAsks(column: Column, name: string, values: readonly Value[] = []): string {
  if (column.role === "year") return "是哪一年";
  if (column.type === "date") return asksWhen(name, values);
  if (column.type === "number") return asksNumber(column.unit);
  if (PLACE.test(name)) return "是哪里";
  const { noun } = groupedNoun(name);
  if (noun !== name) return `是哪${measureWord(noun)}${noun}`;
  return PERSON.test(name) ? "是谁" : "是什么";
}
