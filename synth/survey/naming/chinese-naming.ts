import { toSimplified } from "../../../core/chinese-scripts.ts";
import { dataRows, type Relation } from "../../../core/relation.ts";
import { deedOf } from "../../../logic/chinese/deeds.ts";
import { arePersons } from "../../../logic/chinese/measure-words.ts";
import { headerUnit } from "../../../logic/values/infer-column.ts";
import { isChinese } from "../../../logic/values/language.ts";
import type { LinkingPage } from "../inbound-links.ts";
import { listTitle } from "../lists/paged-lists.ts";
import type { SurveyedColumn, SurveyedPage } from "../surveyed.ts";
import { nounOfCaption } from "./caption-nouns.ts";
import { chineseHeadingsInFull } from "./chinese-bare-headings.ts";
import { oneOfThem } from "./chinese-collectives.ts";
import { chineseFamilyNoun } from "./chinese-family-nouns.ts";
import { memberOfTeam } from "./chinese-members.ts";
import { nounOfNames } from "./chinese-name-headings.ts";
import { memberOf } from "./chinese-organs.ts";
import { nounOfRegister } from "./chinese-registers.ts";
import { commonWords } from "./common-words.ts";
import { whatTheyReport } from "./document-nouns.ts";
import { isOtherPost, nounOfHolders } from "./holders-of-posts.ts";
import { identifiedBy } from "./identified-things.ts";
import { introduces } from "./introducing-lines.ts";
import { kindByColumns } from "./kind-by-columns.ts";
import { bodyNoun, isLegalForm } from "./legal-forms.ts";
import type { NounEvidence } from "./noun-evidence.ts";
import { firstOfPair } from "./paired-titles.ts";
import { nounOfSection } from "./section-ends.ts";
import { KIND_CHARACTERS, sharedEnd } from "./shared-ends.ts";
import { talkNoun, titledBy } from "./things-of-titles.ts";
import { calledBack } from "./ways-back.ts";
import { inWhole, isOnlySort } from "./whole-titles.ts";

/** A heading says what the rows are where it fits at least this share of them. */
const SHARED = 0.9;
/** A noun of more characters is a title. */
const LONGEST_NOUN = 6;

/** What a list of things adds to the name of the things: "国家概况", "城市一览表", "省名", "软件包名称". */
const LIST_END =
  /(?:概况|概览|简介|介绍|情况|列表|清单|名单|名录|一览表|一览|目录|索引|大全|总览|总表|表|库|资料|信息|数据|页面|详情|导航|日历|日程|时间表|排期|风采|队伍|阵容|设置|展示|鉴赏|欣赏|导览|图鉴|分布|检索|查询|之窗|名称|名|的)$/u;
const LIST_START =
  /^(?:各[站场轮届期批]|精彩|最新|热门|推荐|精品|精选|近期|近年来?|所有|全部|各个|各|主要|全国|世界|中国|历届|历年|历次|历任|往届|所在|所属|隶属|分布|涉及)(?=..)/u;
/** "课程报名", "展览预约": what one does about the things is no part of what they are. */
const TO_DO =
  /(?<=^(?!网上|在线|我要|免费|立即|线上|自助)\p{Script=Han}{2,4})(?:购票|订票|售票|预约|预订|预定|报名|咨询|选购|购买)$/u;
/** "分类:画家" lists painters. */
const CATEGORY = /^(?:分类|类别|专题|标签|频道|栏目|Category|Tag)\s*[:：]\s*(?=\p{Script=Han}{2})/iu;
/** "碑刻与拓片", "山川、湖泊": a menu puts two things under one title, and no one thing is both. */
const COORDINATED =
  /(?:\p{Script=Han}{2}(?:以及|[与及暨、])|\p{Script=Han}{2}(?<!共)和)(?=\p{Script=Han}{2})(?!谐|尚|平|者)/u;
/** "国家和地区" is one kind of thing in two words. */
const OF_LANDS = /^(?:国家|省份?|州|城市)(?:以及|[与及和、])(?:地区|自治区|属地|领地)$/u;
/** "参赛队伍" are 队伍, "教练队伍" are 教练: what is left must be somebody, not what they do. */
const DOING = /^(?:参赛|参展|参评|入围|入选|获奖|晋级|注册|报名|在册)$/u;
/** "运营统计数据" are figures of whatever a year brought, and no 运营. */
const STATISTICS = /统计(?:数据|资料|表)$/u;
/** Words that label a column or a list and yet name no kind of thing. */
const EMPTY =
  /^(?:年?(?:主要|重点|基本|综合)|名称|名|标题|题目|项目|指标|内容|序号|编号|代码|类别|类型|分类|种类|数据|年度|年份|日期|时间|月份|数值|说明|描述|备注|链接|网址|首页|主页|更多|其他|相关|专题|栏目|导航|新闻|动态|统计|资料|文件|附件|选项|参数|值|例子|示例|例|部分|方面|条目|记录|信息|页|页面|日历|日程|赛历|排期|排行|下载|关于|帮助|联系|索引|目录|网站|合计|总计|地区分组)$/u;
/** A register of things, and none of them: "谱系", "档案". */
const REGISTER = /(?:谱系|系谱|家谱|族谱|档案|名册|花名册|台账|户籍|年鉴|图谱|榜单|排行榜|排名|成绩)$/u;
/** Titles of menus that say what one reads there ("单位设置", "师资队伍"): what is left without that is not always what the things are called. */
const MENU = /(?:设置|队伍|阵容|动态|风采|概况|介绍|简介)$/u;
/** Things are called by what so many of their names end in, whatever else they are called. */
const ENDED = 0.5;
/** Where somebody is on a site is no name of what is there: "您现在的位置". */
const WHERE_ONE_IS = /^[您你]?(?:现在|当前|目前)?(?:所在)?的?位置$/u;
/** "猫谱系网" registers cats. */
const REGISTERED =
  /^(?<what>\p{Script=Han}{1,6}?)(?:谱系|系谱|档案|名册|图谱|名录)(?:资料)?(?:网|库|馆|系统|平台|中心)?$/u;
/**
 * What people call the rows of a relation of a Chinese site; undefined where nobody says it.
 *
 * @param site what the site is called, which none of its things is
 * @param pages the site's: what those of the things call the list that they stand in names them, too
 */
export function chineseRowNoun(
  relation: Relation,
  label: SurveyedColumn | undefined,
  listing: readonly LinkingPage[],
  site: string,
  evidence?: NounEvidence,
  pages: ReadonlyMap<string, SurveyedPage> = new Map(),
): string | undefined {
  const printed = label ? (chineseHeadingsInFull(relation)[label.column.name] ?? label.column.name) : "";
  const heading = nounOf(titledBy(identifiedBy(printed) ?? ""));
  const titles = [relation.name, titleOf(pages.get(relation.url) ?? { title: relation.title ?? "" })];
  const captioned = nounOfCaption(relation.name, heading) ?? nounOfNames(label?.column.name ?? "", titles, nounOf);
  const inCaption = captioned ?? nounOfHolders(relation);
  if (inCaption !== undefined) return inCaption;
  const registered = heading === undefined ? nounOfRegister(relation, label?.column.name, titles, nounOf) : undefined;
  if (registered !== undefined) return registered;
  if (!label) {
    const ofPages = chineseFamilyNoun(relation, nounOf);
    if (ofPages !== undefined) return ofPages;
  }
  const own = heading ?? (label ? fromEnds(relation, label.index) : undefined);
  const about = new Set(relation.rows.flatMap((row) => row.about ?? []));
  const leading = evidence?.columnOf(about) ?? evidence?.columnEndOf(about) ?? "";
  const pointed = bareOfDeed(nounOf(titledBy(identifiedBy(leading) ?? "")));
  const column = isOtherPost(pointed, relation) ? undefined : pointed;
  const names = label ? dataRows(relation).map(({ cells }) => cells[label.index]!.value.printed.trim()) : [];
  const isSaid = (noun: string) => areNamedSo(names, noun) || evidence?.isHeadedSo(about, noun) === true;
  const nounsIn = (text: string) => {
    const noun = site.includes(text) ? undefined : nounOf(text);
    return noun === undefined ? [] : [{ noun: inWhole(text, noun, names), text }];
  };

  const called = [
    ...fromLists(relation, listing, site, names),
    ...(evidence?.headsOf(about) ?? []).flatMap((text) => nounsIn(text)),
    ...calledBack(about, listing, pages).flatMap((text) => nounsIn(text)),
  ];
  const labels = relation.columns.map(({ name }) => toSimplified(name));
  const witness = {
    names,
    labels: [...labels, ...headingsAbove(listing)],
    isHeadedSo: (noun: string) =>
      evidence?.isHeadedSo(about, noun) === true || called.some((other) => other.noun === noun),
    introduces: (noun: string) => introduces(listing, noun),
    kind: kindByColumns(relation, "zh")?.singular,
  };
  const all = called.flatMap((one) => {
    if (isSaid(one.noun)) return [one];
    const member =
      memberOf(one.noun) ?? oneOfThem(one.noun, names, witness.kind) ?? memberOfTeam(one.noun, relation, names, pages);
    const noun = nounOfSection(member ?? firstOfPair(one.noun, names, labels) ?? one.noun, witness);
    return noun === undefined || EMPTY.test(noun) ? [] : [{ ...one, noun }];
  });
  // "讲师队伍" of people are 讲师, though a column of other pages has some office of theirs.
  const areBoth = (noun: string) => arePeople(noun) && arePeople(witness.kind);
  const isSure = ({ noun, text }: { noun: string; text: string }) => !MENU.test(text) || isSaid(noun) || areBoth(noun);
  // Where the list itself is no word for them, columns that lead to them say it rather than any other line above links.
  const headed = (all[0] && !isSure(all[0]) ? column : undefined) ?? all.find(isSure)?.noun;
  // "捐赠名录" lists donors where the column that leads to them is headed "捐赠人".
  // "丛刊" of "丛刊一辑", and not what a longer title makes of it.
  // "销售网络" of what is called "泉州门店" and so named by the columns that lead there: the title is of all of them together.
  const isNamedSo = column !== undefined && !headed?.endsWith(column) && areNamedSo(names, column);
  const listed =
    headed === undefined || isNamedSo || column?.startsWith(headed) || isWordBefore(column, headed) ? column : headed;
  // "古桥名录" of what is headed "桥名", "科室导航" of what ends in "科": the list says it in full.
  const full = own === undefined || isSaidInFull(own, listed, names) ? listed : talkNoun(own, relation, listed);
  // "公司" of what a section calls 代理机构: its bidders and buyers are 公司 as well.
  const known =
    heading === undefined && own !== undefined && full === own && isLegalForm(own)
      ? bodyNoun(own, [listed, ...all.map(({ noun }) => noun), column], relation, names)
      : full;
  // "专家介绍" says more of people than what their columns show.
  const [first] = all;
  const said =
    known ?? (first && arePeople(witness.kind) && arePeople(first.noun) ? first.noun : (witness.kind ?? first?.noun));
  return said === undefined || relation.source !== "page_collection" ? said : whatTheyReport(said, relation, names);
}

/** Do most names end in a word? */
const areNamedSo = (names: readonly string[], noun: string) =>
  names.filter((name) => name.endsWith(noun)).length > ENDED * names.length;

const arePeople = (noun = "") => arePersons(noun) && !/长$/u.test(noun);

/**
 * Does a title say more of the things than what their names end in: "志愿车队", of which most are called so, for "队伍"? "石桥网" of things
 * that are each called "…石桥" is all of them together.
 */
const isSaidInFull = (own: string, title: string | undefined, names: readonly string[]) => {
  if (title === undefined || areNamedSo(names, title)) return title !== undefined;
  const isGathered = own.length > 1 && title.startsWith(own) && title !== own && areNamedSo(names, own);
  return title.includes(own) && !isGathered;
};

/** What columns call them is the word with which a longer title begins. */
const isWordBefore = (column: string | undefined, title: string) =>
  column !== undefined && column.length >= 2 && title.startsWith(column);

/** 单位 of 施工单位: who has done something is called so by what is done alone. */
const bareOfDeed = (noun: string | undefined) =>
  noun === undefined
    ? undefined
    : (deedOf(noun)?.noun ?? noun.replace(/^(?:参加|参与)(?=人员$|单位$|部门$|机构$)/u, ""));

/** "省名" -> "省", "国家概况" -> "国家"; undefined where it is no short noun, or one that says nothing. */
export function nounOf(heading: string): string | undefined {
  // "自然增长（人）" heads how many there are, and no things.
  if (headerUnit(heading.replace("（", "(").replace("）", ")")) !== undefined) return undefined;
  let noun = toSimplified(heading)
    .replace(CATEGORY, "")
    .replace(/\s*[（([].*$/u, "")
    .replace(/[：:\s]+$/u, "")
    .replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, "");
  if (!isChinese(noun) || WHERE_ONE_IS.test(noun)) return undefined;
  noun = noun.replace(LIST_START, "");
  if (COORDINATED.test(noun) && !OF_LANDS.test(noun.replace(LIST_END, ""))) return undefined;
  const whole = noun;
  for (let before = ""; before !== noun && noun.length > 1; ) {
    before = noun;
    const bare = noun.replace(TO_DO, "").replace(LIST_END, "");
    if (bare !== "" && !DOING.test(bare) && !STATISTICS.test(noun)) noun = bare;
  }
  if (isOnlySort(noun)) noun = whole;
  if (!/^\p{Script=Han}+$/u.test(noun) || noun.length > LONGEST_NOUN || EMPTY.test(noun) || REGISTER.test(noun))
    return undefined;
  return noun.length === 1 && !KIND_CHARACTERS.includes(noun) ? undefined : noun;
}

/** Lines above links to several of the things: “重点绘本”. */
function headingsAbove(listing: readonly LinkingPage[]): string[] {
  const led = new Map<string, Set<string>>();
  for (const { heading, url } of listing.flatMap(({ links }) => links))
    led.set(heading, (led.get(heading) ?? new Set()).add(url));
  return [...led].flatMap(([heading, urls]) => (urls.size >= FEWEST_LED ? [toSimplified(heading)] : []));
}
/** A line above a link to one thing alone is as likely of something else. */
const FEWEST_LED = 3;

/** What nearly all names end in: "省", "大学", "统计公报"; of things with pages of their own whatever words these are. */
function fromEnds(relation: Relation, label: number): string | undefined {
  const names = dataRows(relation).map(({ cells }) => cells[label]!.value.printed);
  const words = relation.source === "page_collection" ? commonWords(names) : undefined;
  const end = sharedEnd(names);
  // Three characters may be cut out of a longer word: 行大会 of 骑行大会.
  if (end !== undefined && !(end.length > 2 && words?.endsWith(end))) return end;
  return words === undefined ? end : (nounOf(words) ?? end);
}

/** What a page calls itself, without what it says of its site. */
const titleOf = ({ title }: Pick<SurveyedPage, "title">) => listTitle(title.split(/\s*[|｜\-–—_·]\s*/u)[0] ?? "");

/** The titles of pages, or of the pages of one list, that list nearly all rows, and the headings above them there, with their nouns. */
function fromLists(
  relation: Relation,
  listing: readonly LinkingPage[],
  site: string,
  names: readonly string[],
): { noun: string; text: string }[] {
  const about = new Set(relation.rows.map((row) => row.about).filter((url) => url !== undefined));
  const nounFrom = (text: string) => {
    const own = text.startsWith(site) ? text.slice(site.length) : text;
    const registered = REGISTERED.exec(site)?.groups?.["what"];
    // The register that the site is lists what the site registers.
    const isRegister =
      registered !== undefined && REGISTER.test(own.replace(LIST_END, "")) && site.includes(own.replace(LIST_END, ""));
    return isRegister ? registered : nounOf(own);
  };
  const found: { noun: string; text: string }[] = [];
  const add = (text: string) => {
    const noun = nounFrom(text);
    if (noun !== undefined) found.push({ noun: inWhole(text, noun, names), text });
  };
  const titled = new Map<string, Set<string>>();
  for (const { page, links } of listing) {
    const under = new Map<string, Set<string>>();
    const listed = new Set<string>();
    for (const { url, heading } of links) {
      listed.add(url);
      under.set(heading, (under.get(heading) ?? new Set()).add(url));
    }
    const title = titleOf(page);
    titled.set(title, new Set([...(titled.get(title) ?? []), ...listed]));
    if (listed.size < SHARED * about.size) continue;
    const headings = [...under].filter(([, urls]) => urls.size >= SHARED * about.size).map(([heading]) => heading);
    for (const text of [...headings, title]) add(text);
  }
  for (const [title, urls] of titled) if (urls.size >= SHARED * about.size) add(title);
  return found;
}

/** Where a relation stands, as a noun phrase: "统计局网站的“人口”页面中的表格“年末人口”", "统计局网站的“古井名录”" of what several pages go on with. */
export function chinesePlace(
  relation: Relation,
  pages: ReadonlyMap<string, SurveyedPage>,
  site: string,
  nameOf: (page: Pick<SurveyedPage, "title" | "heading">) => string,
): string {
  // What has no caption goes by the title of its page, which nobody who reads the page sees in full.
  const name = shown(nameOf({ title: relation.name }));
  const title = shown(nameOf(pages.get(relation.url) ?? { title: relation.title ?? "" }));
  const thing = relation.source === "html_table" || relation.source === "pdf" ? "表格" : "列表";
  const table = name === "" || sameWords(name, title) ? "" : `${thing}“${name}”`;
  // What goes on from page to page stands on none of them.
  const isOnSeveral = new Set(relation.rows.flatMap(({ cells }) => cells.map(({ evidence }) => evidence.url))).size > 1;
  if (isOnSeveral && name !== "") return `${site}的“${name}”`;
  if (title === "") return table === "" ? site : `${site}的${table}`;
  return `${site}的“${title}”页面${table === "" ? "" : `中的${table}`}`;
}

/** "表1 各县主要指标(2020年)" says what "2020年各县主要指标" does. */
function sameWords(caption: string, title: string): boolean {
  const characters = (text: string) =>
    [...text.replace(/^(?:附?表|图)\s*[\d一二三四五六七八九十]+(?:[-–—.]\d+)*/u, "").replace(/[\s\p{P}]/gu, "")]
      .sort()
      .join("");
  return title !== "" && characters(caption) === characters(title);
}

/** A caption or title longer than this (characters) is left out. */
const LONGEST_SHOWN = 50;
function shown(text: string): string {
  const bare = text.replace(/\s+/g, " ").replace(/[“”"]/g, "").trim();
  return bare.length > LONGEST_SHOWN ? "" : bare;
}
