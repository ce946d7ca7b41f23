import { arePersons } from "./measure-words.ts";
import { besideOwner } from "./phrasing.ts";

/** What is won, and is no name of who, or what, wins it. */
const AWARD = /(?:奖|奖项|大奖)$/u;

/** An office that another body holds, or a house in a place: neither was founded, has members or inhabitants as these have. */
const HELD = /(?:秘书处|总部|本部|[会厂社校院馆]址)$/u;

/** "桥名" leads to what is called so. */
const NAME_OF = /^(?<what>\p{Script=Han}{1,6}?)(?:名称|名)$/u;
/** What something is a part of: "项目所属丛刊", and never "项目的丛刊". */
const WHOLE =
  /(?:丛书|丛刊|丛编|文库|译丛|系列|套系|合集|栏目|科室|院系|学院|部门|编辑部|编辑室|集团|协会|学会|联盟|车队|战队|球队|团队|班组|班级|街道|乡镇|区县)$/u;

/** What is said of a thing behind what a column leads to: “所属丛刊的主编”, where its page calls that “丛刊主编”. */
export const ownerAnd = (owner: string, attribute: string): string => {
  const beside = besideOwner(owner, attribute);
  return owner + (beside.startsWith("的") ? beside : `的${beside}`);
};

/** What somebody does to, or for, a thing: "负责专家" is who is in charge of it, "主讲活动" what somebody lectures at. */
const DOES =
  /^(?<verb>负责|主管|主讲|主持|讲授|讲解|设计|指导|执教|修复|创作|编著|主编|翻译|执导|饲养|管护|养护|发现|捐赠|收藏)(?<noun>\p{Script=Han}{2,4})$/u;
const BODY = /(?:部门|单位|机构|公司|科室|中心)$/u;

/**
 * “负责松鹤的专家” of the “负责专家” of a bird, “何舟主讲的活动” of the “主讲活动” of a teacher: who does something, or what somebody does it
 * to, is said with the verb. Undefined of other headings.
 *
 * @param name what the column stands beside, by name
 * @param from what that is called
 */
export function ledByDeed(heading: string, name: string, from: string): string | undefined {
  const { verb, noun } = DOES.exec(heading)?.groups ?? {};
  if (verb === undefined || noun === undefined) return undefined;
  const acts = (one: string) => arePersons(one) || BODY.test(one);
  if (acts(noun)) return acts(from) ? undefined : `${verb}${name}的${noun}`;
  return arePersons(from) ? `${name}${verb}的${noun}` : undefined;
}

/**
 * What a column's cells lead to is called by: “产地” of “产地”, “获金锚奖的影片” of “金锚奖” that films win, “所在县” of
 * “所在地” where counties are meant, “秘书处所在学会” of “秘书处” that societies hold.
 *
 * @param noun what one of the things that the cells lead to is called
 */
export function chinesePointer(heading: string, noun: string): string {
  const what = NAME_OF.exec(heading)?.groups?.["what"];
  if (what !== undefined && noun.includes(what)) return chinesePointer(noun.endsWith(what) ? what : noun, noun);
  if (AWARD.test(heading) && !AWARD.test(noun)) return `获${heading}的${noun}`;
  if (HELD.test(heading) && !heading.endsWith(noun) && !noun.endsWith("条目")) return `${heading}所在${noun}`;
  if (heading === "所在地" && /^\p{Script=Han}*[省市县区州镇乡村国岛]$/u.test(noun)) return `所在${noun}`;
  return WHOLE.test(heading) && heading === noun ? `所属${heading}` : heading;
}
