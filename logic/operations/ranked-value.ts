import type { Column } from "../../core/relation.ts";
import { chineseAsks } from "../chinese/asks.ts";
import { ledDeed } from "../chinese/done-at.ts";
import { eventPhrase } from "../chinese/event-phrases.ts";
import { chineseMissingNotes } from "../chinese/missing-notes.ts";
import { numeral } from "../chinese/numerals.ts";
import { chineseNotes, chineseNoun, chineseThings, columnName, withinWords } from "../chinese/phrasing.ts";
import { chineseQuantityWords, chineseRank } from "../chinese/quantity-words.ts";
import { isByIt } from "../english/done-by.ts";
import { isForemost, isPlural, ordinalWord } from "../english/english.ts";
import { dateOfEnd, eventItself, isOrdinalTime, whenAnyDid, whenWorkWasDone } from "../english/event-dates.ts";
import { missingTextNotes } from "../english/missing-notes.ts";
import { overWords } from "../english/over-words.ts";
import { closed, columnWords, mergeNotes, nounPhrase, thingsInput, unitWords } from "../english/phrasing.ts";
import { isTime, quantityWords } from "../english/quantity.ts";
import { isCounted, numberOf, ownerBehind } from "../english/quantity-name.ts";
import { withoutStating } from "../english/stating.ts";
import { GuardError } from "../guard-error.ts";
import type { Operation, ThingsPhrase } from "../operation.ts";
import { orderBy } from "../order.ts";
import { columnCells, columnIndex, columnNamed, tableInput } from "../table.ts";
import { inUnitOf } from "../values/in-unit.ts";
import { type KthParams, kth } from "./kth.ts";

/** The value itself at place `k` of a ranking, whoever has it: "the second-latest release date among …". */
export const rankedValue: Operation<KthParams> = {
  name: "ranked_value",
  family: "science",
  subtype: "statistic",
  params: kth.params,
  inputs: ({ from }) => [from],
  guards: (params, inputs) => kth.guards(params, inputs),
  evaluate({ by, k, end }, inputs) {
    const table = tableInput(inputs);
    const { cell } = orderBy(table, by).descending.at(end === "highest" ? k - 1 : -k)!;
    const column = columnNamed(table, by);
    return { type: "value", value: inUnitOf(cell.value, column), column };
  },
  uses: ({ by }, inputs) => columnCells(tableInput(inputs), by),
  explain({ by, k, end }, inputs, result) {
    const shown = result.type === "value" ? result.value.printed : "";
    return `${k === 1 ? end : `${ordinalWord(k)} ${end}`} ${by} of ${tableInput(inputs).rows.length} rows = ${shown}`;
  },
  describe({ by, k, end, missing }, inputs, results) {
    const table = tableInput(results);
    const things = withoutStating(thingsInput(inputs), by);
    const column = columnNamed(table, by);
    const { most, least } = quantityWords(column);
    const name = columnWords(column, things);
    const counted = isCounted(column, name);
    const foremost = column.type === "number" && isForemost(name);
    // "the highest imports" are those of many; one of them is a value.
    const many = !counted && column.type === "number" && isPlural(name);
    const measured = column.type === "number" && !foremost ? ownerBehind(counted ? numberOf(name) : name) : name;
    const said = foremost ? `value of the ${name}` : many ? `value of ${measured}` : measured;
    const word = counted || foremost || many ? end : end === "highest" ? most : least;
    const which = `the ${k === 1 ? "" : `${ordinalWord(k)}-`}${word}`;
    const done = isTime(column)
      ? isOrdinalTime(name)
        ? whenAnyDid(column, things, which)
        : whenWorkWasDone(column, name, things, which)
      : undefined;
    if (done !== undefined) {
      const notes = mergeNotes(things.notes, missingTextNotes(table, [by], missing, things));
      return { kind: "value", text: done, asks: "what", sources: things.sources, notes };
    }
    const event = eventItself(said);
    const rank = `${which} ${event}`;
    const head = event === said ? rank : `the ${column.type === "date" ? "date" : "year"} of ${rank}`;
    const unit = column.type === "number" && column.role !== "year" ? unitWords(name, column.unit) : "";
    const among =
      things.span === undefined ? (byAnyOne(name, things) ?? `among ${nounPhrase(things)}`) : overWords(name, things);
    const ofEnd = k === 1 ? dateOfEnd(name, things, end) : undefined;
    return {
      kind: "value",
      text: ofEnd ?? `${unit === "" ? closed(head) : head}${unit} ${among}`,
      bare: ofEnd ?? `${closed(head)} ${among}`,
      asks: "what",
      sources: things.sources,
      notes: mergeNotes(things.notes, missingTextNotes(table, [by], missing, things)),
    };
  },
  describeChinese({ by, k, end, missing }, inputs, results) {
    const table = tableInput(results);
    const things = chineseThings(inputs);
    const column = columnNamed(table, by);
    const name = columnName(column, things);
    // “最低的最高扬程” is read twice: who wants to know asks which thing has the lowest.
    if (column.type === "number" && CHINESE_END.test(name))
      throw new GuardError("foremost", `"${name}" is an end itself: nobody asks for the ${end} of it`);
    const at = columnIndex(table, by);
    const values = table.rows.map(({ cells }) => cells[at]!.value);
    const rank = chineseRank(valueWords(column, name), end, k === 1 ? "最" : `第${numeral(k)}`);
    const asks = chineseAsks(column, name, values);
    const done = eventPhrase(column, name);
    const isEnd = k === 1 && column.type === "number" && column.role !== "year";
    const led = isTime(column) && done === undefined ? ledDeed(name) : undefined;
    const ofEnd = end === "highest" ? "最大值" : "最小值";
    const extreme = { within: `${withinWords(things)}，`, name, end: ofEnd, rank };
    return {
      kind: "value",
      ...(isEnd ? { extreme } : {}),
      // "2010年至2015年单年降水量的最大值": what begins with when it was is not the greatest itself.
      text:
        isEnd && /^(?:\d|单个)/u.test(name)
          ? `${withinWords(things)}，${name}的${extreme.end}`
          : `${withinWords(things)}，${led === undefined ? `${rank}${done === undefined ? "的" : ""}${name}` : `${led}的${rank}时间`}`,
      asks,
      ...(led === undefined || k > 1 ? {} : { question: `${withinWords(things)}，${name}${rank}的${asks}` }),
      ...(k > 1
        ? { question: `${chineseNoun(things)}${done === undefined ? "的" : ""}${name}中，${rank}的${asks}` }
        : {}),
      sources: things.sources,
      notes: chineseNotes(things.notes, chineseMissingNotes(table, [by], missing, things)),
    };
  },
};

/** "saved in a single year" "by any one depot": "among all depots" may be what they did together. */
function byAnyOne(name: string, { singular, clauses, fixed }: ThingsPhrase): string | undefined {
  const done = / in a single .*$/.test(name) && isByIt(name.replace(/ in a single .*$/, ""));
  return done && clauses.length === 0 && fixed === undefined ? `by any one ${singular}` : undefined;
}

/** “最高扬程”, “所在泵站的最大流量” */
const CHINESE_END = /(?:^|的)最[高低大小多少长短深浅快慢远近]/u;

/** A thing is the highest by its 高度, which itself is the greatest. */
function valueWords(column: Column, name: string): ReturnType<typeof chineseQuantityWords> {
  const words = chineseQuantityWords(column, name);
  return /高度?$/.test(name) ? { ...words, high: "大", low: "小" } : words;
}
