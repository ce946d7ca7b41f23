/** A sentence longer than this (characters) tells of more than of the list that it stands on. */
const LONGEST = 240;
const SENTENCES = /[。！？；\n]|[.!?;](?=\s|$)/u;

/** What says of a list, by what it is called, that it has not all. */
const LIST = `(?:list(?:ing)?s?|register|directory|index|catalog(?:ue)?|table|page|database|archive|collection|inventory|roll|site|website)`;
const NOT_ALL = `(?:not (?:a |an |yet )?(?:complete|exhaustive|comprehensive|full)|by no means (?:a )?(?:complete|exhaustive)|far from complete|incomplete|partial|(?:only )?a (?:small |representative )?(?:selection|sample|subset|part|fraction)|(?:limited|restricted|confined) to)`;
/** What makes a sentence of words: "A selection of the wines is sold at the bar" tells of a bar. */
const FINITE = String.raw`(?:is|are|was|were|has|have|had|can|will|may|comes?|awaits?)\b`;
const ENGLISH: readonly RegExp[] = [
  // "This list is not complete", "The register is limited to …"
  new RegExp(
    String.raw`\b(?:this|these|the|our) (?:[\p{L}-]+ ){0,2}?${LIST}(?: [\p{L}-]+){0,3}? (?:is|are|remains?) (?:\p{L}+ ){0,2}?${NOT_ALL}\b`,
    "iu",
  ),
  // "An incomplete list of …", "not an exhaustive list"
  new RegExp(
    String.raw`\b(?:incomplete|partial|not (?:a|an) (?:complete|exhaustive|comprehensive|full)) ${LIST}\b`,
    "iu",
  ),
  // "lists only a selection of", "includes some of the"
  /\b(?:lists?|includes?|covers?|contains?|shows?|presents?|describes?|holds?|gives?) (?:only |just )?(?:a (?:small |representative )?(?:selection|sample|subset|part|fraction) of|selected|some of (?:the|our|its)|some,? but not all)\b/iu,
  /\b(?:some|not all|only some|selected) (?:of the |of our )?[\p{L} ]{3,30} are (?:listed|shown|included|described) (?:here|below|on this)\b/iu,
  // "A selection from the archive." above a list: no sentence, and what stands below is meant.
  new RegExp(
    String.raw`^\s*(?:(?:this|here|below) (?:is|are) )?(?:only |just )?an? (?:(?:small|short|brief|representative|personal|random) )?(?:selection|sample|fraction|subset) (?:of|from|out of) (?:the|our|its|this|these|all)(?: (?!${FINITE})[\p{L}\d’'-]+)+\s*$`,
    "iu",
  ),
];
const CHINESE: readonly RegExp[] = [
  // “本名录收录省属及部分市级医院”, not “部分数据为估计值”
  /(?:收录|收入|列出|列入|所列|仅列|刊载|刊登|选登|介绍|展示|涵盖|包括|包含|纳入|公布|汇集)[^，,]{0,16}部分(?!数据|数值|指标|内容|信息|合计|图片|资料|字段|说明)/u,
  /部分[^，,]{1,10}(?:见|列于|列入|载于)(?:附?表|下表|本表|名录|名单|附件)/u,
  // “现将部分老桥档案公布如下”, “现选登老井档案如下”
  /[将把](?:其中)?的?(?:部分|主要|代表性)(?!数据|数值|指标|内容|情况|信息)[^，,]{1,14}(?:如下|于[此下后])/u,
  /(?:摘录|摘登|选登|节选|选录)[^，,]{1,16}(?:如下|于[此下后])/u,
  // “以下为本局备案的主要书院，点击查看详情”
  /(?:以下|下列|下面|下表|本表|此处|这里)(?:所列)?(?:仅?(?:为|是|系)|列[出有]|介绍|展示)[^，,]{0,12}?(?:部分|主要|代表性|重点)(?!传承人|项目|数据|数值|指标|内容|情况|信息|职责|业务|工作|任务|政策|依据|问题)[^，,]{1,14}/u,
  /(?:仅|只)(?:收录|列出|列|收入|介绍|展示|公布|限于)(?!其中)/u,
  /(?:名录|名单|目录|清单|列表|本表|本页|本站|一览表?)[^，,]{0,8}(?:不完全|不完整|并非全部|未收录全部|有待补充|为节选|系节选)/u,
  /(?:尚|还)?未(?:能)?(?:全部|完全|悉数|全数)(?:收录|列出|列入|收入)/u,
  // “谨列主要收藏者如下”
  /列(?:举|出)?(?:部分|主要|重要)(?!指标|数据|内容|情况)[^，,]{1,12}(?:如下|名单)/u,
  /不完全(?:名录|名单|清单|列表|统计表)/u,
];
/** What figures are called: they have a latest state, and nothing is left out by giving that alone. */
const FIGURES =
  "(?:accounts|averages?|census|counts?|data|estimates?|figures?|indicators|levels?|measurements|numbers?|populations?|prices?|ratings?|rates?|rankings?|readings|results?|scores?|standings|statistics|stats|status|tables?|totals?|values?)";
const TITLES: readonly RegExp[] = [
  /^(?:(?:our|the)\s)?(?:selected|featured)\s\p{L}|^(?:a selection of|some of (?:the|our)|sample)\s\p{L}/iu,
  // "Recent exhibitions"; "Latest population figures by county" are the newest of all.
  new RegExp(String.raw`^(?:(?:our|the)\s)?(?:recent|latest)\s(?!(?:[\p{L}’'-]+\s){0,4}?${FIGURES}\b)\p{L}`, "iu"),
  // "Collection highlights", "Highlights of the archive"
  /^(?:(?:the|our|selected)\s)?(?:[\p{L}’'-]+\s){0,3}highlights(?:\s(?:of|from|in)\s.{1,60})?$/iu,
  // “代表性传承人” is a title that people hold.
  /^(?:部分|精选|近期|代表性(?!传承人|项目))(?=\p{Script=Han}{2})|(?:节选|选登|选录|选介|摘登|摘录|部分)[）)]$|(?:节选|选登|选录|选介|摘登|摘录)$/u,
];

/** Whether a title or heading says of what stands below that it is not all: “书院选介”, “入会单位（部分）”. */
export const isTitledPart = (title: string): boolean => TITLES.some((form) => form.test(title.trim()));

/** Whether a list's page says of itself, by its title or in a sentence, that it has not all of what it lists. */
export function saysPartial(title: string, lines: readonly string[]): boolean {
  return (
    isTitledPart(title) ||
    lines.some((line) =>
      line
        .split(SENTENCES)
        .some((said) => said.length <= LONGEST && [...ENGLISH, ...CHINESE].some((form) => form.test(said))),
    )
  );
}
