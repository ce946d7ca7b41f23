import type { Column } from "../../core/relation.ts";
import { isCurrency } from "../values/units.ts";

/** Those of whom a price list says what each pays. */
const CUSTOMERS =
  /^(?:非|普通|注册|正式|本[校馆院店]|企业|个人)?(?:会员|社员|成人|成年人|大人|儿童|小孩|孩子|学生|老人|老年人|长者|军人|残疾人|散客|团体|团队|家庭|亲子|情侣|双人|单人|贵宾|嘉宾|观众|游客|旁听生)$/u;
/** What is sold to them by the piece; no paper that stands for a sum itself ("支票"), nor a verb ("刷卡"). */
const SOLD =
  /^\p{Script=Han}{0,6}(?:(?<=\p{Script=Han})(?<![发股支汇彩钞选债邮投传])票|(?<=\p{Script=Han})(?<![刷信贷用])卡|套餐|套票|体验课|[教团散]课)$/u;
/** What stands over a price list. */
const PRICE_LIST = /^(?:收费|费用|价格|价目|资费)(?:标准|说明|表|一览|情况|信息)?$/u;

/**
 * "会员 218元": whom a sum of money is asked of is no name of it, 会员价 is; nor is what is sold for it: 联票 are papers, 联票价格 is
 * a sum. Undefined of other columns.
 */
export function labelledPrice(
  parts: readonly string[],
  { type, unit }: Pick<Column, "type" | "unit">,
): string | undefined {
  const [what = "", over] = [...parts].reverse();
  if (type !== "number" || unit === undefined || /[万亿]/u.test(unit)) return undefined;
  if (parts.length > 2 || (over !== undefined && !PRICE_LIST.test(over))) return undefined;
  if (!isCurrency(unit) && !/^元(?:\/|$)/u.test(unit)) return undefined;
  if (CUSTOMERS.test(what)) return `${what}价`;
  return SOLD.test(what) ? `${what}价格` : undefined;
}
