import type { Column } from "../../core/relation.ts";
import { isTime } from "../english/quantity.ts";
import { asksWhere, asksWithWhom } from "./asks.ts";
import { bornAt } from "./born-at.ts";
import { chineseColumn } from "./column-noun.ts";
import { BELONGS, WHERE } from "./condition-words.ts";
import { deedOf } from "./deeds.ts";
import { doneAt } from "./done-at.ts";
import { eventPhrase } from "./event-phrases.ts";
import { groupedNoun } from "./grouped-noun.ts";
import { heldForms } from "./held-at.ts";
import { withoutOwner } from "./phrasing.ts";
import { asksPractised } from "./practised.ts";
import { aloneForms } from "./quantity-words.ts";
import { shownForms } from "./shown-in.ts";
import { sortForms } from "./sort-nouns.ts";

/** What a question may say where it speaks of a column: "所在乡镇", and what stands there ("古树最少的乡镇"); "位于" of where something is. */
export function chineseForms(column: Column, value?: string): string[] {
  const said = chineseColumn(column);
  const once = isTime(column) ? (bornAt(said) ?? doneAt(said)) : undefined;
  const done = eventPhrase(column, said);
  const deed = deedOf(said);
  return [
    said,
    // "工作人员最少"
    said.replace(/(?<=人员)数$/u, ""),
    // "建县于汉代", "毕业于某大学"
    ...(column.type === "text" || column.type === "entity" ? [column.name] : []),
    ...heldForms(said),
    ...shownForms(said),
    ...sortForms(said, value),
    ...(BELONGS.test(said) ? ["属于", "分属"] : []),
    // "属于哪个行业", "与哪所学校合作"
    ...[asksWhere(said), asksWithWhom(said), asksPractised(said), asksPractised(said, true)].filter(
      (asked) => asked !== undefined,
    ),
    ...(once === undefined ? [] : [`${once.done}于`, `${once.done}最`, `${once.done}第`]),
    // What tells only years is no day, and a bare time may be that of posting.
    ...(isTime(column)
      ? [said.replace(/日期$/u, "年份"), ...(/^(?:时间|日期)$/u.test(said) ? ["发布时间", "发布于"] : [])]
      : []),
    ...(/^毕业/u.test(said) ? ["毕业于"] : []),
    ...(done === undefined ? [] : [done]),
    // "在哪座场馆演出的剧目"
    ...(deed === undefined ? [] : [`${deed.which}${deed.verb}`]),
    groupedNoun(said).noun,
    withoutOwner(said),
    ...(column.type === "number"
      ? aloneForms(withoutOwner(said)).flatMap((form) => [form, form.replace(/^第二/u, "")])
      : []),
    ...(WHERE.test(said) ? ["位于", "分布在", "所在", ...[..."省市县区州镇乡村国"].map((kind) => `的${kind}`)] : []),
  ];
}
