import type { Column } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { headWord } from "../../../logic/english/noun-kinds.ts";

/** How long one works or is taught in each week: those of several run beside each other. */
const TIME_IN_EACH =
  /\b(?:hours|days|lessons|nights|sessions|shifts)(?: of work| worked)? (?:an?|each|every|per) |^(?:(?:contracted|contract|working) )*(?:weekly|daily|monthly) (?:working )?(?:hours|days|lessons)$|^每[周日天月](?:工作|授课)?(?:工时|课时|学时|时数|小时数?|天数|时间)|^周(?:工时|课时|学时)/iu;
const TIME_UNIT =
  /^(?:hours?|hrs?|h|days?|小时|天|学时|课时)\s?(?:\/|per |an? )\s?(?:day|week|wk|month|周|天|日|月)$/iu;
/** What somebody would be paid. */
const WAGE = /\b(?:bursary|hourly rate|pay|remuneration|salary|stipend|wages?)\b|[月年日周]?薪|工资|薪酬|待遇/iu;
/** What offers it to whoever is taken. */
const OFFER =
  /^(?:ad|advert|advertisement|apprenticeship|fellowship|internship|job|offer|opening|placement|position|post|role|scholarship|studentship|traineeship|vacancy)$/;
const CHINESE_OFFER = /(?:岗位|职位|招聘|空缺|启事|职缺)$/u;

/**
 * Whether a figure says what each of several offers of work would give or ask: its pay, or the hours of each week. Nobody gets or works all of
 * them together; hours in each week make up none, whatever they are of.
 */
export function isOfOffer({ name, unit }: Pick<Column, "name" | "unit">, noun: string): boolean {
  const said = humanise(name).trim();
  if (TIME_IN_EACH.test(said) || (unit !== undefined && TIME_UNIT.test(unit))) return true;
  return WAGE.test(said) && (OFFER.test(headWord(noun).toLowerCase()) || CHINESE_OFFER.test(noun));
}
