import { arePersons, measureWord } from "./measure-words.ts";

/** A heading that says where, or by whom, something was done: "首演剧场", "主办单位". */
export interface Deed {
  /** What stands before who or where it was: "在哪个剧场", "由哪个单位". */
  by: "在" | "由";
  verb: string;
  /** What that is: "剧场", "单位". */
  noun: string;
  /** "哪个剧场" */
  which: string;
}

const SOMEWHERE =
  /^(?<verb>首演|首映|首播|演出|上演|展出|举办|举行|召开|比赛|决赛|拍摄|录制|出土|发现|采集|生产|制造|加工|培训|发射|试飞|停靠|种植)(?<noun>剧场|剧院|影院|场馆|场所|场地|体育馆|体育场|展馆|展厅|会场|赛场|球场|车间|基地|城市|国家|省份|地区|地点|县市|区县|乡镇|水域|海域|港口|发射场)$/u;
const SOMEBODY =
  /^(?<verb>主办|承办|协办|举办|组织|建设|施工|承建|设计|监理|勘察|勘测|生产|制造|出品|发行|收藏|保存|保管|主管|管理|管护|养护|维护|运营|经营|编制|编写|制作|研制|研发|开发|投资|演出|排演|承担|申报|推荐|执行|承运|供应|培育|选育|发掘)(?<noun>单位|机构|公司|企业|集团|厂家|厂商|部门|剧团|乐团|团体|院校|学校|大学|研究所|协会)$/u;

/** The deed that a heading names with where, or by whom, it was done; undefined of other headings. */
export function deedOf(heading: string): Deed | undefined {
  for (const [by, pattern] of [
    ["在", SOMEWHERE],
    ["由", SOMEBODY],
  ] as const) {
    const { verb, noun } = pattern.exec(heading)?.groups ?? {};
    if (verb !== undefined && noun !== undefined) return { by, verb, noun, which: `哪${measureWord(noun)}${noun}` };
  }
  return undefined;
}

/** What somebody does to a thing, where it heads who did. */
const ROLES_DONE =
  /^(?:监制|策划|主编|编著|主讲|主持|执导|导演|指导|指挥|设计|作曲|作词|摄影|翻译|修复|传授|讲授|执教|负责|发现|捐赠|养护|管护|饲养)$/u;
/** What somebody is for a thing. */
const ROLES_HELD = /^\p{Script=Han}{1,3}(?:[席监任长总班]|顾问|书记|代表)$/u;

/**
 * What people did to the things on whose pages a heading names them, where it says what they are for these things and not what they
 * are: “由哪位讲师策划的展览” of “策划”, “由哪位乐手担任首席的演出” of “首席”. Undefined where the heading says somebody by itself.
 *
 * @param kind what those are called whom it names
 */
export function deedOfRole(heading: string, kind: string | undefined): Deed | undefined {
  if (kind === undefined || !arePersons(kind) || arePersons(heading)) return undefined;
  const verb = ROLES_DONE.test(heading) ? heading : ROLES_HELD.test(heading) ? `担任${heading}` : undefined;
  if (verb === undefined || heading.includes(kind)) return undefined;
  return { by: "由", verb, noun: kind, which: `哪${measureWord(kind)}${kind}` };
}
/** “在哪个剧场首演的剧目”, “由哪个单位主办的活动”: "首演剧场" is no kind of theatre. */
export const doneWhere = ({ by, which, verb }: Deed, things: string): string => `${by}${which}${verb}的${things}`;
