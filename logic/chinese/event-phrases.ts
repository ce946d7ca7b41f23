import type { Column } from "../../core/relation.ts";
import { isTime } from "../english/quantity.ts";

/** What somebody or something does once to, or in, what stands behind it: "进入研究院", "加入联盟", "当选院士". */
const DOES =
  /^(?:首次|正式|初次|最早|最后一次)?(?:进入|进驻|加入|加盟|退出|离开|迁入|迁往|迁至|移居|调入|调任|当选|入选|列入|考入|考取|获得|获评|荣获|获|担任|出任|就任|受聘|拜师|师从|移交|划归|并入|更名为|改名为|升格为|升为|晋升|晋级|登上|登陆|抵达|到达|来到|参加|参军|参与|出席|开始|停止|结束|恢复|完成|取得|通过|发现|发行|出版|建成|建立|创办|创立|成立|引入|引进|入住|入驻)(?=\p{Script=Han}{2})/u;
/** A noun by what it ends in, whatever it begins with: "完成时间", "获奖次数", "发行日期". */
const NOUN_END =
  /(?:日期|日|时间|年代|年份|年度|年|年月|月份|期|时刻|生日|纪念日|奖|数|量|率|额|地|点|者|人|方|次|位|情况|单位|机构|名称)$/u;

/**
 * What a column of dates says that was done, where that is a verb with what it is done to: "进入研究院" of “进入研究院”; undefined of
 * other columns, "成立" and "发行日期" among them.
 */
export function eventPhrase(column: Column, name: string): string | undefined {
  const said = name.replace(/的时间$/u, "");
  return isTime(column) && DOES.test(said) && !NOUN_END.test(said) ? said : undefined;
}
