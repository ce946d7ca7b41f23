import type { Column } from "../../core/relation.ts";
import { headerUnit } from "../values/infer-column.ts";

/** Units of things that are counted: "图书（册）", "教师（人）". */
const COUNTED =
  /^[十百千万亿]*[个家所座部辆台套件张项种条间株棵头只匹艘架篇首幅册本卷集场枚方颗块片对双副组批起例处门栋幢孔页字户桩眼口支尊道人名位]$/u;
/** What is done to things, as a heading says it, alone. */
const DONE =
  /^(?:申请|申报|授权|授予|受理|公开|转让|许可|立项|结题|结项|验收|审批|批准|核准|备案|发表|出版|发行|投稿|录用|刊登|收录|引用|下载|注册|登记|签订|签约|引进|收购|销售|出口|进口|生产|采购|交付|售出|租赁|出租|捐赠|接收|入藏|征集|借出|借阅|归还|归档|开工|竣工|完工|完成|投产|注销|变更|办理|办结|处理|解决|撤回|撤销|举办|举行|召开|播出|上映|拍摄|制作|检查|检测|检验|抽检|修复|维修|更换|报废|发放|招收|录取|新建|改建|扩建|拆除|栽植|补植|移栽|发现|救助|放归)$/u;
/** All of them together. */
const ALL = /^(?:合计|总计|总量|总数|共计|小计)$/u;

/**
 * What a heading stands for below one that says what is counted, and by what: of 图书（册） over 外文 "外文图书数量", of 藏品（件）
 * over 修复 "藏品修复数量". Undefined where the one above counts nothing, or the one below says a quantity of its own.
 *
 * @param above the heading above as it is printed
 * @param head its words, and `part` those below it
 */
export function countedUnder(above: string, head: string, part: string, column: Column): string | undefined {
  const unit = headerUnit(above);
  if (column.type !== "number" || unit === undefined || !COUNTED.test(unit)) return undefined;
  const [of, all] = /[人名位]$/u.test(unit) ? [/[人数]$/u.test(head) ? "数" : "人数", "总人数"] : ["数量", "总数"];
  if (ALL.test(part)) return `${head}${all}`;
  return DONE.test(part) ? `${head}${part}${of}` : `${part}${head}${of}`;
}
