import type { Column, Relation } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { humanise } from "../../../logic/english/humanise.ts";

/** Headings that say how things are; a "conservation status" and a "legal status" are of another sort. */
const STATE =
  /^(?:(?:current|operating|operational|present|service|station|system|working) )?(?:condition|operation|state|status)$|^(?:当前|目前|现在?|运[行营]|使用|设备|工作|开放)?(?:状[态况]|现状)$/i;
/** What soon is otherwise. */
const PASSING =
  /^(?:(?:being |currently |temporarily |under )(?:\p{L}+)|awaiting \p{L}+|available|closed for \p{L}+|idle|in (?:operation|progress|repair|service|stock|transit|use)|non-?operational|offline|on (?:display|hold|loan|order|standby|tour)|online|ongoing|open|operating|operational|out of (?:order|service|stock|use)|partly operational|pending|running|standby|suspended|unavailable|working)$|^(?:在用|停用|暂停|停运|可用|空闲|在线|离线|正常|故障|待修|开放|\p{Script=Han}{1,3}中)$/iu;
/** Levels that are set anew as things are. */
const WARNING =
  /^(?:current |present |volcanic |volcano |flood |fire )?(?:alert|danger|threat|warning) (?:colou?r(?: code)?|level|state|status)$|^(?:当前|目前)?(?:预警|警戒|警报)(?:级别|等级|状态)$/i;
/** "Status (2010)", "Alert level on 31 December": as it was then. */
const DATED = /\d/;

/**
 * Whether a column says how things are as one looks: "Status: under repair" is operational tomorrow, and so "how many are
 * operational" has no lasting answer. Where its heading or the first column of its table says when, it stays so.
 */
export function saysPassingState({ name }: Column, values: readonly Value[], { columns, source }: Relation): boolean {
  const said = humanise(name).trim();
  if (DATED.test(said)) return false;
  const [first] = columns;
  if (source !== "page_collection" && (first?.role === "year" || first?.type === "date")) return false;
  return WARNING.test(said) || (STATE.test(said) && values.some(({ printed }) => PASSING.test(printed.trim())));
}
