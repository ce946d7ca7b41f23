/** What is done for a while, by headings of when it began: "合作起始", "服务起始年份". */
const BEGAN =
  /^(?<done>合作|服务|任职|任教|执教|执业|从业|工作|就读|办学|招生|营业|经营|运营|运行|生产|供货|供应|销售|租赁|赞助|资助|施工|建设|监测|观测|记录|连载|展出|放映|驻场)(?:起始|起始于|始于|起)(?:时间|日期|年份|年月|年)?$/u;
/** Whatever it is that began, and is no half of a verb: "摄影始于", but not "公司创始于". */
const SINCE = /^(?<what>\p{Script=Han}{2,6})(?<![创肇起开原初])始于$/u;
/** Papers that run out, by headings of when they do: "合同期至", "协议有效至". */
const RUNS_OUT =
  /^(?<paper>\p{Script=Han}{0,4}(?:合同|协议|合约|租约|聘约|保单|证书|许可证|执照))(?:期|有效|有效期)?(?:至|止|截止|截至)$/u;
/** Terms that end: "任期至", "有效期止". */
const ENDS = /^(?<term>\p{Script=Han}{1,4}期)限?(?:至|止|截止|截至)$/u;

/**
 * What happens at the limit of a time over which something goes on, of a heading that says only which limit it is: "开始合作" of
 * "合作起始", "摄影开始" of "摄影始于", "合同到期" of "合同期至"; other headings as they are.
 */
export function limitsOfTerm(heading: string): string {
  const { done } = BEGAN.exec(heading)?.groups ?? {};
  if (done !== undefined) return `开始${done}`;
  const { what } = SINCE.exec(heading)?.groups ?? {};
  if (what !== undefined) return `${what}开始`;
  const { paper } = RUNS_OUT.exec(heading)?.groups ?? {};
  if (paper !== undefined) return `${paper}到期`;
  const { term } = ENDS.exec(heading)?.groups ?? {};
  return term === undefined ? heading : `${term}届满`;
}
