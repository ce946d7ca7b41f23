import type { Column } from "../../core/relation.ts";
import { isTime } from "../english/quantity.ts";
import { asksWhere, asksWithWhom } from "./asks.ts";
import { bornAt } from "./born-at.ts";
import { doneAt } from "./done-at.ts";
import { eventPhrase } from "./event-phrases.ts";
import { asksPractised } from "./practised.ts";

/** "设计的桥", "主演的影片": what somebody did something to. */
const DONE_THINGS = /^(?![最第主各])\p{Script=Han}{2,4}的\p{Script=Han}{1,6}$/u;

/** Headings that are verbs of those whose page it is. */
const ABILITY = /^(?:擅长|专长于|主治|主攻)$/u;

/**
 * "梁某位于哪个省", "梁某是哪一年进入研究院的", "梁某设计的桥有哪些": what a heading says with a verb is asked for with it; undefined of
 * other headings.
 */
export function askedWithVerb(column: Column, name: string, subject: string, asks: string): string | undefined {
  const where = asksWhere(name) ?? (asks === "有哪些" ? undefined : asksWithWhom(name));
  if (where !== undefined) return subject + where;
  if (ABILITY.test(name) && column.type !== "number") return `${subject}${name}什么`;
  const practised = column.type === "number" || isTime(column) ? undefined : asksPractised(name, asks === "有哪些");
  if (practised !== undefined) return subject + practised;
  const done = eventPhrase(column, name);
  if (done !== undefined) return `${subject}${asks}${done}的`;
  // "的出生年份是哪一年" says the year twice.
  const born = asks.startsWith("是哪") ? bornAt(name) : undefined;
  if (born !== undefined && born.owner === undefined) return `${subject}${asks}${born.done}的`;
  // "的成立时间是哪一年" asks for the time twice.
  const once = asks.startsWith("是哪") && isTime(column) ? doneAt(name) : undefined;
  if (once !== undefined && once.owner === undefined) return `${subject}${once.done}于${asks.slice(1)}`;
  const [, founded, age] = /^(.+)(年代|朝代)$/u.exec(name) ?? [];
  if (founded !== undefined && founded === column.name)
    return `${subject}${founded}于${age === "朝代" ? "哪个朝代" : "什么年代"}`;
  return column.type !== "number" && !isTime(column) && DONE_THINGS.test(name) ? `${subject}${name}有哪些` : undefined;
}
