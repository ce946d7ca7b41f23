/** “附表：不合格水井名单”, “附件2：停用车站一览表”: a label before what stands below, what that is of, and the word for a list. */
const LISTED =
  /^(?:附[表件]|表)\s?[\d一二三四五六七八九十]*(?:[-–—.]\d+)*\s?[：:．、\s]\s*(?:(?:19|20)\d\d年度?)?(?<what>\p{Script=Han}{3,14}?)(?:名单|名录|目录|清单|一览表|汇总表|明细表)$/u;
/** Where all of them are is no part of what they are. */
const ALL_OF = /^(?:全[国省市县区州]|各[省市县区州地]|本[省市县区州]|我[国省市县区州])(?=\p{Script=Han}{2})/u;

/**
 * What the line above a table calls its rows, where that says more of them than the heading of their names: 不合格水井 of
 * “附表：不合格水井名单” over “水井名称”. The wells in it are not all wells, and what is asked of them is asked of those.
 *
 * @param heading what the column of names calls them; undefined where it says nothing
 */
export function nounOfCaption(caption: string, heading: string | undefined): string | undefined {
  const what = LISTED.exec(caption.trim())?.groups?.["what"]?.replace(ALL_OF, "");
  if (what === undefined || heading === undefined || /[及与和、]/u.test(what)) return undefined;
  return what.endsWith(heading) && what !== heading ? what : undefined;
}
