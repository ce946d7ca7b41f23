import type { Column } from "../../core/relation.ts";
import { type Condition, conjuncts, type Test } from "../condition.ts";
import { isTime } from "../english/quantity.ts";
import type { TableResult } from "../operation.ts";
import { columnNamed } from "../table.ts";
import { starsDrawn } from "../values/star-glyphs.ts";
import { afterYear } from "./after-year.ts";
import { bornAt } from "./born-at.ts";
import { wideBrackets } from "./brackets.ts";
import { movedMost } from "./change-words.ts";
import { doneAt } from "./done-at.ts";
import { eventPhrase } from "./event-phrases.ts";
import { heldText, IS_HELD } from "./held-at.ts";
import { chineseDate, chineseList, numeral } from "./numerals.ts";
import type { ChineseClause, ChineseThings } from "./phrase.ts";
import { columnName } from "./phrasing.ts";
import { chineseQuantityWords } from "./quantity-words.ts";
import { IS_SHOWN, inMarks, isTitled, shownIn } from "./shown-in.ts";
import { sortOfThings } from "./sort-nouns.ts";
import { chineseQuantity, unitSaid } from "./units.ts";

/** A condition as restrictions before a noun: "海岸线长度超过5000公里", "成立日期早于1950年". */
export function chineseConditions(condition: Condition, table: TableResult, things: ChineseThings): ChineseClause[] {
  return conjuncts(condition).map((tests): ChineseClause => {
    const done = tests.length === 1 ? eventClause(tests[0]!, table, things) : undefined;
    if (done !== undefined) return done;
    const texts = tests.map((test) => testText(test, table, things));
    if (texts.length === 1 && [OF_THEMSELVES, IS_HELD, IS_SHOWN].some((form) => form.test(texts[0]!)))
      return { form: "that", text: texts[0]! };
    const text = texts.length === 1 ? texts[0]! : `（${texts.join("或")}）`;
    const [only] = tests;
    const sort =
      texts.length === 1 && only?.is === "equals"
        ? sortOfThings(columnName(columnNamed(table, only.column), things), only.value)
        : undefined;
    return { form: "whose", text, ...(sort === undefined ? {} : { sort }) };
  });
}

/** "在1980年之前进入研究院": when something was done is said with the verb where the heading is one. */
function eventClause(test: Test, table: TableResult, things: ChineseThings): ChineseClause | undefined {
  const column = columnNamed(table, test.column);
  const about = columnName(column, things);
  const once = bornAt(about) ?? doneAt(about);
  if (once !== undefined && isTime(column) && (test.is === ">" || test.is === "<")) {
    const { owner, done = "" } = once;
    const text = `${owner ?? ""}${done}于${when(test, table, column)}`;
    return { form: owner === undefined ? "that" : "whose", text, about };
  }
  const done = eventPhrase(column, about);
  if (done === undefined || (test.is !== ">" && test.is !== "<")) return undefined;
  return { form: "that", text: `在${when(test, table, column)}${done}`, about };
}

const when = ({ is, value }: { is: string; value: string }, table: TableResult, column: Column): string =>
  is === ">" ? afterYear(table, column, value) : `${chineseDate(value)}之前`;

function testText(test: Test, table: TableResult, things: ChineseThings): string {
  const column = columnNamed(table, test.column);
  const name = columnName(column, things);
  switch (test.is) {
    case "equals":
      return (
        shownIn(name, test.value) ??
        heldText(name, valueText(test.value), things) ??
        locatedText(name, valueText(test.value)) ??
        `${name}为${isTitled(name) ? inMarks(wideBrackets(test.value)) : valueText(test.value)}`
      );
    case "differs":
      return `${name}不是${isTitled(name) ? inMarks(wideBrackets(test.value)) : valueText(test.value)}`;
    case "in":
      return `${name}为${chineseList(test.value.map(valueText), "或")}`;
    case "includes":
      return `${takenPart(name) ?? `${name}包括`}“${test.value}”`;
    case "mentions":
      return `${name}中提到“${test.value}”`;
    case "between":
      return isTime(column)
        ? `${name}在${chineseDate(test.value[0])}至${chineseDate(test.value[1])}之间（含首尾）`
        : `${name}在${chineseQuantity(test.value[0], column.unit)}至${chineseQuantity(test.value[1], column.unit)}之间（含两端）`;
    default: {
      const size = isTime(column) ? chineseDate(test.value) : chineseQuantity(test.value, unitSaid(column.unit, name));
      return (
        movedBeyond(name, test, column, size) ??
        `${name}${comparison(test.is, chineseQuantityWords(column, name))}${size}`
      );
    }
  }
}

/**
 * “2012年至2019年产量增加超过5吨” of “2012年至2019年产量的增加量”, as people say of what is more by so much: marks in marks. What fell may have
 * increased by less, and a percentage may be one of the other: there it is the increase itself that is compared.
 */
function movedBeyond(name: string, test: { is: string; value: string }, column: Column, size: string) {
  const moved = test.is === ">" && /^\d/u.test(size) && !/%|百分/u.test(size) ? movedMost(name) : undefined;
  if (moved === undefined) return undefined;
  return `${moved}超过${size}${column.unit === undefined && /分(?:数线?)?上升$/u.test(moved) ? "分" : ""}`;
}

/** "本赛季参加过" of "本赛季参赛", where the contests are listed that somebody took part in; undefined of other names. */
function takenPart(name: string): string | undefined {
  const when =
    /^(?<when>(?:本|上|今|去|近|历)?(?:赛季|年|届|年来|次|年度)?)(?:参赛|参加|参与)(?:赛事|项目|比赛|活动|记录|经历)?$/u.exec(
      name,
    );
  return when === null ? undefined : `${when.groups?.["when"] ?? ""}参加过`;
}

/** A verb of the things themselves begins it: "位于江苏省". */
export const OF_THEMSELVES =
  /^(?:位于|属于|毕业于|(?:始|创|初|重|修)?建[县市州府镇村寺庙塔桥城]?于|\p{Script=Han}{0,4}参加过“)/u;
/** Where something is: "所在地", "所在市"; of rivers and roads it would be said otherwise. */
export const WHERE =
  /^(?:(?<owner>.+)的)?所在(?:地|[省市县区州镇乡村国岛](?:[（(][省市县区州镇乡村盟旗、/]+[）)])?|省份|城市|国家|地区|区县|县市|县区|市县|乡镇|街道|区域|片区|行政区)$/u;
/** Whose part something is, of places and of bodies of people. */
export const BELONGS =
  /^(?:所属|隶属)(?<noun>(?:[省市县区州镇乡村]|区县|县市|乡镇|镇街|街道|区域|单位|公司|集团|企业|部门|机构|学校|院校|中学|大学|学院|院系|医院|协会|俱乐部|车务段))$/u;
/** "建县于汉代": under which dynasty, or in which age, something was founded. */
const FOUNDED =
  /^(?:(?<owner>.+)的)?(?<done>(?:始建|创建|初建|重建|修建|建|设|置)[县市州府镇村寺庙塔桥城]?)(?:朝代|年代)$/u;
const SCHOOL = /^毕业(?:院校|学校|大学|高校)$/u;

/** "位于江苏省", "生产厂家位于江苏省", "毕业于某大学": where something is, or comes from, is said with the verb; undefined of other names. */
export function locatedText(name: string, value: string): string | undefined {
  if (/[于自]$/u.test(name)) return name + value;
  if (SCHOOL.test(name)) return `毕业于${value}`;
  if (BELONGS.test(name)) return `属于${value}`;
  const founded = FOUNDED.exec(name)?.groups;
  if (founded !== undefined) return `${founded["owner"] ?? ""}${founded["done"]}于${value}`;
  const owner = WHERE.exec(name);
  return owner === null ? undefined : `${owner.groups?.["owner"] ?? ""}位于${value}`;
}

function comparison(is: ">" | ">=" | "<" | "<=" | "=", { more, less }: { more: string; less: string }): string {
  switch (is) {
    case ">":
      return more;
    case "<":
      return less;
    case ">=":
      return more === "晚于" ? "不早于" : "不低于";
    case "<=":
      return more === "晚于" ? "不晚于" : "不超过";
    case "=":
      return "为";
  }
}

/** Longer values stand in marks; names of bodies say by their end where they end. */
const LONGEST_BARE = 8;
const LONGEST_BODY = 12;
const BODY = /^\p{Script=Han}+(?:科|部|处|室|系|学院|研究所|中心|局|委员会|公司|集团|学会|协会|学校|大学|中学|医院)$/u;

/** What could be taken for a part of the sentence stands in quotation marks; stars that are drawn are said: 四星. */
function valueText(value: string): string {
  const stars = starsDrawn(value);
  if (stars !== undefined) return `${numeral(stars)}星`;
  const text = wideBrackets(value);
  const longest = BODY.test(text) ? LONGEST_BODY : LONGEST_BARE;
  return /^[\p{L}\p{N}·.%（）]+$/u.test(text) && !/[的为或和且]/.test(text) && text.length <= longest
    ? text
    : `“${text}”`;
}
