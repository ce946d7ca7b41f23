import { toSimplified } from "../../../core/chinese-scripts.ts";
import type { Column } from "../../../core/relation.ts";
import { chineseColumn } from "../../../logic/chinese/column-noun.ts";
import { withoutHeaderUnit } from "../../../logic/values/infer-column.ts";
import { isKnownUnit } from "../../../logic/values/units.ts";

/** Headings that say nothing about what stands under them. */
const NAMELESS =
  /^(?:名称|标题|内容|说明|描述|备注|注释|注|附注|详情|链接|网址|地址链接|操作|图片|照片|图|序号|编号|其他|其它|更多|来源|资料来源|数据来源|出处|参考|数值|数据|值|信息|文本|正文|栏目|单位|计量单位|项目|[您你]?(?:现在|当前|目前)?(?:所在)?的?位置|导航|已有|共有|现有|另有|截至|约|共|已)$/u;
/** Where the reader may go from here is the site's order, not a fact. */
const WAY_ON = /^(?:上一|下一|前一|后一|返回|首页|上页|下页|上篇|下篇|相关)/u;
/** What others asked for, bought or looked at, and what the site would like to be looked at. */
const OTHERS =
  /还(?:申请|购买|买|浏览|看|喜欢|关注|收藏|搜索|听|投递|咨询)[了过]?|看[了过]又看|猜你喜欢|^(?:为[您你]|编辑|热门|精品|最新)?推荐(?:\p{sc=Han}{2})?$|^(?:同类|类似|相似|热门)/u;
/** When a page was made, changed or looked at is a fact about the page. */
const ABOUT_PAGE =
  /(?:更新|修订|修改|编辑|访问|浏览|点击|阅读|抓取|维护)(?:日期|时间|于|量|次数|数|人数|者)?$|^(?:最近|最后|上次)|^(?:发布|发表|录入|上传|编辑)(?:日期|时间|人|者|单位|部门|机构)?$|^(?:本页|页面|网页)/u;
/** Who said what of it on the site. */
const REMARKS = /(?:点评|评论|留言|问答|咨询|讨论|跟帖)$/u;
/** A year, a month or a place in an order by itself: a part of something that is not named. */
const PERIOD =
  /^(?:公元)?\d{1,4}(?:[-—–/]\d{1,4})?\s*(?:年|月|日|季度|年度|年末|年底|年初)?$|^[一二三四五六七八九十]+(?:月|季度)$/u;
/** Parts of something unnamed. */
const PARTS =
  /^(?:合计|总计|小计|总数|总量|其中|男|女|男性|女性|城镇|农村|城市|乡村|平均|最高|最低|最大|最小|是|否|本期|上期|今年|去年|同比|环比|增长|变化|占比|比例|比重|百分比|排名|名次)$/u;
/** A date's heading says what happened on it. */
const SENTENCE = /[。！？；，]/u;
const LONGEST_NAME = 24;
const MONEY =
  /(?:收入|支出|价格|单价|售价|产值|总值|工资|薪酬|投资|预算|成本|费用|债务|资产|利润|销售额|贸易额|进口额|出口额)$/u;

/** Why nobody would ask about a column with a Chinese heading; undefined where its heading speaks for itself. */
export function whyUnspeakable(column: Column): string | undefined {
  const name = toSimplified(column.name)
    .replace(/\s*[:：]+$/u, "")
    .trim();
  const parts = name.split(/\s>\s/).map((part) => part.replace(/\s*[（(][^（()）]*[)）]\s*$/u, "").trim());
  const last = parts.at(-1) ?? "";
  if (NAMELESS.test(name) || /\s?\(\d\)$/.test(name)) return "its heading says nothing";
  if (OTHERS.test(last)) return "it is about other things than the page is";
  if (ABOUT_PAGE.test(last)) return "it is about the page, not about what the page is about";
  if (column.type !== "number" && REMARKS.test(last)) return "it is what visitors of the site said";
  if (WAY_ON.test(name)) return "it leads through the site";
  if (parts.every((part) => PERIOD.test(part) || PARTS.test(part))) return "its heading is a part of something unnamed";
  // "2022年 > 水电": of what, nobody says.
  if (parts.length > 1 && PERIOD.test(parts[0]!) && !namesQuantity(column, last))
    return "its heading is a part of something unnamed";
  // "派息（元，含税）": what stands beside the unit in brackets is no part of a sentence.
  const bare = column.unit === undefined ? name : withoutHeaderUnit(name);
  if (SENTENCE.test(bare) || name.length > LONGEST_NAME) return "its heading is a sentence";
  if (column.role === "measure" && column.unit === undefined && MONEY.test(last)) return "its currency is not stated";
  return undefined;
}

const namesQuantity = (column: Column, part: string) =>
  chineseColumn({ ...column, name: part }) !== part || QUANTITY.test(part);

/** A name that says what is measured. */
const QUANTITY =
  /(?:率|比|比重|比例|密度|指数|价|价格|费|费用|温度|气温|分|评分|得分|海拔|高度|身高|寿命|值|额|增速|涨幅|长度|里程|距离|时间|时长|天数|面积|规模|容量|体积|大小|年龄|深度|宽度|直径|流量|重量|人口|数|数量|人数|次数|总数|量|产量|速度|功率|度|级|收入|支出|流行度)$/u;
const FEW_CHARACTERS = 10;
const MOST_COVERED = 0.95;

/** `salienceOf` for Chinese headings. */
export function chineseSalience(column: Column, coverage: number): number {
  const said = chineseColumn(column);
  const measured =
    column.type !== "number" ||
    column.role !== "measure" ||
    QUANTITY.test(said) ||
    // "通长: 123.8厘米": what has a known unit is measured, whatever it is called.
    (column.unit !== undefined && isKnownUnit(column.unit));
  return (
    (measured ? 1 : 0.3) *
    (/“/.test(said) ? 0.3 : 1) *
    (said.length <= FEW_CHARACTERS ? 1 : 0.5) *
    (/[（）()/:;+]|\d/.test(said) ? 0.3 : 1) *
    (coverage >= MOST_COVERED ? 1 : coverage)
  );
}
