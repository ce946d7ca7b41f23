/** What happens once to a thing or a person and is said with 于 and when: "建成于1987年", "入职于2001年". */
const DONE =
  "成立|建立|建成|创建|创立|创办|创刊|设立|组建|出版|发行|上映|首映|首演|首播|出土|发现|逝世|去世|竣工|完工|落成|开工|动工|通车|通航|开通|启用|投产|投用|发表|发布|公布|颁布|修建|建造|始建|兴建|重建|制成|制作|创作|入藏|入职|开业|开馆|开园|开放|开办|立项|定名|更名|登记|注册|启动|奠基|揭牌|签署|扩建|改建|复建|撤销|停刊|停产|获奖|签约|开播|入院|入团|入社|入队|入会|入校|入学|入伍|入党";
const DONE_AT = new RegExp(`^(?:(?<owner>.+)的)?(?<done>(?:首次|正式)?(?:${DONE}))(?:时间|日期|年份|年代|年)$`, "u");

/** The verb, and whose time it is, of "建成时间", “所在展馆的开放年份”; undefined of times of what is no verb. */
export function doneAt(name: string): { owner?: string; done: string } | undefined {
  const { owner, done } = DONE_AT.exec(name)?.groups ?? {};
  return done === undefined ? undefined : { done, ...(owner === undefined ? {} : { owner }) };
}

const LED = new RegExp(`^(?<led>\\p{Script=Han}{2,}?(?:${DONE}))(?:时间|日期|年份|年代|年)$`, "u");

/**
 * “企业成立” of “企业成立时间”: a heading that begins with whose time it is. Undefined of times of a verb alone: “最早的成立时间” is the
 * earliest time, “最早的企业成立时间” reads as that of the earliest company.
 */
export const ledDeed = (name: string): string | undefined =>
  doneAt(name) !== undefined || name.includes("的") ? undefined : LED.exec(name)?.groups?.["led"];

/** Whom a clause speaks of that says when something was done: “所在展馆” of “所在展馆建成于1987年之前”. */
export const OWNER_DONE = new RegExp(`^所[在属][^，、的]{1,8}?(?=(?:首次|正式)?(?:${DONE})于\\d)`, "u");

/** "成立" of "成立日期", "成立年份": time lies between two deeds, which their dates need not say again. */
export const deedAlone = (date: string): string => date.replace(/(?<=^\p{Script=Han}{2,})(?:的?时间|日期|年份)$/u, "");
