import type { Column } from "../../core/relation.ts";
import { isTime } from "../english/quantity.ts";
import { measureWord } from "./measure-words.ts";
import type { ChineseThings } from "./phrase.ts";

/** Where something takes place: “展览地点”, “举办场馆”. */
const WHERE_HELD =
  /^(?:展览|展出|举办|举行|主办|承办|活动|演出|比赛|赛事|会议|讲座|授课|论坛|培训)?(?:地点|场地|场馆|展厅|会场)$/u;
/** What takes place is counted by turns. */
const TURNS = /^[场次届期]$/u;
/** Does what is called so take place, once or again and again? */
export const isHeldInTurns = (noun: string): boolean => TURNS.test(measureWord(noun));
/** When it does: “活动时间”, “举办日期”. */
const WHEN_HELD = /^(?:展览|展出|举办|举行|活动|演出|比赛|赛事|会议|讲座|授课|论坛|培训|开展)?(?:时间|日期)$/u;
/** What somebody puts on for others is 举办, a match or a meeting 举行. */
const PUT_ON = /(?:展|展览|活动|讲座|培训|班|营|论坛|沙龙|节|博览会|晚会|音乐会)$/u;

/** What `heldText` says: of the things themselves. */
export const IS_HELD = /^在[^，、]+举[办行]$/u;

/** “在二楼展厅举办” of “展览地点为二楼展厅”, of what takes place; undefined of other places and of other things. */
export function heldText(name: string, place: string, things: Pick<ChineseThings, "measure" | "noun">) {
  const { measure, noun } = things;
  if (!WHERE_HELD.test(name) || !TURNS.test(measure ?? measureWord(noun))) return undefined;
  return `在${place}${PUT_ON.test(noun) ? "举办" : "举行"}`;
}

/** “是哪一天举办的” of the time of what takes place: an event has none as a thing has a size; undefined of other times and of other things. */
export function askedWhenHeld(
  column: Column,
  name: string,
  subject: string,
  { measure, noun }: Pick<ChineseThings, "measure" | "noun">,
  asks: string,
): string | undefined {
  if (!isTime(column) || !WHEN_HELD.test(name) || !asks.startsWith("是哪")) return undefined;
  if (!TURNS.test(measure ?? measureWord(noun))) return undefined;
  return `${subject}${asks}${PUT_ON.test(noun) ? "举办" : "举行"}的`;
}

/** What a question says of such a place instead of its heading. */
export const heldForms = (name: string): string[] =>
  WHERE_HELD.test(name) || WHEN_HELD.test(name) ? ["举办", "举行"] : [];
