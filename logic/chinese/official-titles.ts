/** What an office writes: “关于开放南滩浴场的公告”. */
const WRITTEN =
  /^关于.{2,}的(?:补充)?(?:通知|公告|通告|公示|通报|启事|决定|决议|意见|办法|规定|方案|细则|报告|请示|批复|函|通知书|倡议书|说明)(?:[（(].*[）)])?$/u;
/** A notice of something that is held. */
const OF_EVENT = /^关于(?:组织)?(?:举办|举行|召开|开办|主办)(?:好)?(?<event>.{4,})的(?:通知|公告|通告|启事)$/u;
/** What is held, by the end of its name. */
const HELD = /(?:班|会|营|课|课程|讲座|培训|研修|论坛|沙龙|赛|活动|展|展览|节|仪式|典礼|集训)$/u;
/** What a notice has of its own: all else that it states is of what it announces. */
const OF_NOTICE =
  /文号|字号|发文|发布|印发|成文|公文|公布|公开|公示|签发|落款|来源|索引|标题|主题词|附件|有效|废止|编号|阅读|浏览|点击|作者|编辑|^(?:日期|时间)$/u;

/**
 * How a question calls what the title of an official paper stands for: what a notice announces has its day and its places, and not the notice:
 * “春季急救技能培训班” of “关于举办春季急救技能培训班的通知”. In marks, for such names are phrases of any length. Any other paper is called
 * by its title, as one; undefined of what is no such title.
 *
 * @param column what is asked of it
 */
export function officialTitle(name: string, column: string): string | undefined {
  const title = name.trim();
  if (!WRITTEN.test(title) || /[《》]$/u.test(title)) return undefined;
  const event = eventOf(title);
  if (event !== undefined && !OF_NOTICE.test(column.trim())) return /[“”]/u.test(event) ? event : `“${event}”`;
  return `《${marked(title)}》`;
}

/** All that a question may say for the title of an official paper, without the marks around it; empty for what is no such title. */
export function officialForms(name: string): string[] {
  const title = name.trim();
  return WRITTEN.test(title) ? [eventOf(title) ?? title, marked(title)] : [];
}

/** What a notice announces that is held. */
function eventOf(title: string): string | undefined {
  const event = OF_EVENT.exec(title)?.groups?.["event"];
  return event !== undefined && HELD.test(event) ? event : undefined;
}

/** A title as it stands within the marks of one. */
const marked = (title: string): string => title.replace(/《/gu, "〈").replace(/》/gu, "〉");
