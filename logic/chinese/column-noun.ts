import { toSimplified } from "../../core/chinese-scripts.ts";
import type { Column } from "../../core/relation.ts";
import { isTime } from "../english/quantity.ts";
import { plainText } from "../values/cell-text.ts";
import { withoutHeaderUnit } from "../values/infer-column.ts";
import { countedUnder } from "./counted-heads.ts";
import { eventPhrase } from "./event-phrases.ts";
import { labelledPrice } from "./labelled-prices.ts";
import { limitsOfTerm } from "./limits-of-terms.ts";
import { areCountedThings } from "./measure-words.ts";
import { openedDeed } from "./opened-deeds.ts";
import { partMeasure } from "./part-measures.ts";
import { termLabel, verbLabel } from "./verb-labels.ts";

/** What readers of pages call columns that a page has no word for: these names are those of its markup. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  Page: "所在页面",
  Name: "名称",
  name: "名称",
  Price: "价格",
  Date: "日期",
  Author: "作者",
  Rating: "评分",
  Score: "评分",
  Views: "阅读量",
  Year: "年份",
  Category: "类别",
  Brand: "品牌",
  Size: "尺寸",
  Weight: "重量",
  Address: "地址",
  "Number of ratings": "评分人数",
  "Number of reviews": "点评数量",
  "Rating value": "评分",
  "Review count": "点评数量",
  "Rating count": "评分人数",
  "Best rating": "最高评分",
  "Price range": "价格区间",
  "Price currency": "货币",
  "Date published": "发布日期",
  "Date modified": "更新日期",
  Availability: "供货情况",
  Sku: "货号",
  Model: "型号",
  Color: "颜色",
  Colour: "颜色",
  Material: "材质",
  Manufacturer: "生产厂家",
  Telephone: "电话",
  Region: "所在地区",
  City: "所在城市",
  "Address region": "所在地区",
  "Address locality": "所在城市",
  "Street address": "地址",
  "Opening hours": "开放时间",
  Publisher: "出版社",
  "Number of pages": "页数",
  "Birth date": "出生日期",
  "Death date": "逝世日期",
  "Birth place": "出生地",
  "Founding date": "成立日期",
  "Start date": "开始日期",
  "End date": "结束日期",
  Genre: "类型",
  Director: "导演",
  Duration: "时长",
  "Recipe yield": "份量",
  "Cook time": "烹饪时间",
  "Prep time": "准备时间",
  Calories: "热量",
  "Maximum attendee capacity": "最大容量",
  Capacity: "容量",
  Elevation: "海拔",
  Latitude: "纬度",
  Longitude: "经度",
};
/** Is it a name that only markup gives, of which readers have a word? */
export const isNamedByMarkup = (name: string): boolean => Object.hasOwn(OWN_NAMES, name);

/** "高 12厘米": what is measured, said as a noun. */
const MEASURED: Readonly<Record<string, string>> = {
  高: "高度",
  长: "长度",
  宽: "宽度",
  深: "深度",
  厚: "厚度",
  重: "重量",
  纵: "纵向尺寸",
  横: "横向尺寸",
  阔: "宽度",
  径: "直径",
  围: "周长",
};

/** "胜 12", "负盘 7": so many of what a table of results counts. */
const RESULT =
  /^(?:[胜负平]|[胜负][盘局场]|平局|[进失]球|净胜球|[红黄]牌|[金银铜奖]牌|助攻|犯规|篮板|抢断|盖帽|失误|射门|扑救)$/u;
const RESULTS: Readonly<Record<string, string>> = {
  胜: "胜场数",
  负: "负场数",
  平: "平局数",
  赛: "比赛场数",
  出场: "出场次数",
  首发: "首发次数",
  夺冠: "夺冠次数",
  冠军: "冠军数",
  亚军: "亚军数",
  出生: "出生人数",
  死亡: "死亡人数",
  迁入: "迁入人数",
  迁出: "迁出人数",
};

/** A name that ends in one of these says that a quantity is meant. */
export const QUANTITY_END =
  /(?:率|比|比重|比例|占比|份额|密度|指数|价|价格|成本|费|费用|温度|气温|水平|评分|得分|分数|成绩|分|海拔|标高|高度|身高|高程|寿命|浓度|产值|总值|收入|支出|利润|资产|负债|投资|预算|产能|动能|[工薪出注]资|额|值|增速|涨幅|长度|里程|全长|距离|海岸线|时长|时间|周期|期限|跨度|天数|时滞|面积|规模|容量|体积|大小|尺寸|年龄|深度|宽度|厚度|直径|半径|流量|重量|质量|体重|人口|数|数量|人数|次数|人次|户数|总数|量|产量|人员|速度|功率|压力|强度|能力|剂量|序数|级|度|频率|度数|年数|岁数|流行度|排放|消费|差|和|位数)$/;
/** Heads of two-level headers that only name a topic. */
const TOPIC = /^(?:经济|人口|社会|民生|基本情况|概况|情况|指标|主要指标|数据|其他|总体|综合|国民经济)$/;
/** Heads that say when, where or of whom: they stand before the rest. */
const QUALIFIER =
  /(?:年|季度|月|年度|上半年|下半年|男|女|男性|女性|城镇|农村|城市|乡村|合计|总计|全国|全市|全省|本年|上年|累计|当月)$/;
const PEOPLE = /^[十百千万亿]*(?:人|名|位)$/;
/** "教师编制 8人", "车间定员 12人": how many people a house may have is a number itself. */
const ESTABLISHED = /(?<=\p{Script=Han}{2})编制$|定[员编]$/u;
/** "微博粉丝 12万": people of whom a figure says how many there are. */
const CROWD =
  /(?:粉丝|观众|听众|读者|会员|用户|员工|职工|学生|教师|医生|护士|居民|村民|游客|旅客|乘客|志愿者|党员|订阅者|关注者|球迷|学员|社员|股东|客户)$/u;
const COUNTED =
  /^[十百千万亿]*[个家所份座部辆台套件张项种条间株棵头只匹艘架篇首幅册本卷集场枚方颗块片对双副组批起例处门栋幢孔页字户桩眼口支尊道根]$/;

/** A column's name as a noun that can stand in a Chinese sentence: units said apart, levels of a header in one. */
export const chineseColumn = (column: Column): string => columnWords(column, (heading) => heading.replace(OF_THIS, ""));

/** The noun of a column whose heading says that it is of the page's own thing, with that said: "本校教师人数"; undefined of others. */
export const ownColumn = (column: Column): string | undefined =>
  OF_THIS.test(headingWords(toSimplified(column.name))) ? columnWords(column, (heading) => heading) : undefined;

function columnWords(column: Column, spoken: (heading: string) => string): string {
  const own = OWN_NAMES[column.name];
  if (own !== undefined) return own;
  const parts = plainText(toSimplified(column.name))
    .split(/\s>\s/)
    .map((part) => spoken(namedThing(headingWords(part), column)))
    .filter((part) => part !== "");
  const [head = "", ...rest] = parts;
  const price = labelledPrice(parts, column);
  if (price !== undefined) return price;
  const counted = rest.length === 1 ? countedBelow(column, head, rest[0]!) : undefined;
  if (counted !== undefined) return counted;
  let said = rest.length === 0 ? quantityNoun(head, column) : (resultOf(head, column) ?? head);
  for (const [index, part] of rest.entries())
    said = inOne(said, index === rest.length - 1 && isTopic(said) ? quantityNoun(part, column) : part);
  if (isTime(column)) return timeNoun(said, column);
  const called = column.type === "number" ? termLabel(said, column.unit) : verbLabel(said);
  if (called !== undefined) return called;
  // "建县：唐武德四年", "始建：北宋"
  if (column.type === "text" && FOUNDED.test(said)) return `${said}年代`;
  return /^[\p{Script=Han}\d\p{L}（）%]+$/u.test(said) && /\p{Script=Han}/u.test(said) ? said : quoted(said);
}

/** "外文图书数量" of “图书（册） > 外文”: what is counted has its word above. */
function countedBelow(column: Column, head: string, part: string): string | undefined {
  const [above = ""] = plainText(toSimplified(column.name)).split(/\s>\s/);
  const isSaid = YEAR.test(part) || part.includes(head) || QUANTITY_END.test(part) || QUANTITY_END.test(head);
  return isSaid || QUALIFIER.test(head) ? undefined : countedUnder(above, head, part, column);
}

/** "其中：女生", "其中女生": that a figure is a part of the one before it is no part of its name. */
const LEADS = /^其中\s*[:：]?\s*(?=\p{Script=Han}{2})/u;

/** “本站所属线路”, “该桥荷载等级”: the page speaks of its own thing, a question of any. */
const OF_THIS =
  /^[本该](?:线路?|车?站|车型?|馆|校|院|店|园|[市县区镇村]|库|桥|塔|楼|机型?|船|项目|公司|单位|企业|产品|药品|品种|工程)(?=\p{Script=Han}{2})/u;

/** What is called so, and no name of the thing itself: "别名", "英文名称", "通用名". */
const OTHER_NAME =
  /^[原本真假网旧俗学全简书署题冠命]名称?$|[姓别笔艺译曾原本]名$|(?:英文|中文|外文|拉丁|通用|商品|化学|曾用|常用|注册)名称?$/u;

/** Where the cells lead to things, "项目名称" is what these are called: 项目. */
function namedThing(heading: string, { type, role }: Column): string {
  if (type !== "entity" || role === "label" || OTHER_NAME.test(heading)) return heading;
  return heading.replace(/(?<=^\p{Script=Han}{2,6})(?:名称|名)$/u, "");
}

/** "年初人口(万人)" -> "年初人口"; "发布日期：" -> "发布日期". */
function headingWords(raw: string): string {
  const text = raw.replace(/\s*[:：]+$/, "").trim();
  return withoutHeaderUnit(text)
    .replace(LEADS, "")
    .replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, "")
    .replace(/\s*\(/g, "（")
    .replace(/\)/g, "）");
}

const resultOf = (part: string, { type, unit }: Column): string | undefined =>
  type === "number" && unit === undefined
    ? (RESULTS[part] ?? (RESULT.test(part) ? `${part}数` : undefined))
    : undefined;

/** "抽检 77批次", "试飞 12架次": so many times, in rounds of some sort, which stand behind what was done. */
const ROUNDS = /^[十百千万亿]*(?<round>[批班航架车场频]次)$/u;

/** "演出场次 77场": what counts how often needs no "数量" behind it. */
const COUNTS_TIMES = /[场人班车航架频批]次$/u;

/** "小组人数上限 8人": the limit of a quantity is one, that of people ("会员上限") has still to say how many. */
const LIMIT = /[上下]限$/u;

/** "出生(人)" is the number of people born, "每千人小汽车(辆)" a number of cars. */
function quantityNoun(part: string, column: Column): string {
  if (column.type === "number" && MEASURED[part] !== undefined) return MEASURED[part];
  const result = resultOf(part, column);
  if (result !== undefined) return result;
  // "距县城 12公里"
  if (column.type === "number" && /^距.{2,}$/u.test(part) && !QUANTITY_END.test(part))
    return `到${part.slice(1)}的距离`;
  // "在编人员 35人", "演出 120场"
  if (PEOPLE.test(column.unit ?? "") && /人员$/u.test(part)) return `${part}数`;
  if (
    column.type === "number" &&
    column.role === "measure" &&
    CROWD.test(part) &&
    /^[十百千万亿]*$/.test(column.unit ?? "")
  )
    return `${part}数`;
  if (COUNTS_TIMES.test(part)) return part;
  if (column.unit === "场" && /[\p{Script=Han}]$/u.test(part) && !QUANTITY_END.test(part)) return `${part}场数`;
  if (column.type !== "number" || column.role !== "measure" || QUANTITY_END.test(part.replace(LIMIT, ""))) return part;
  const measured = partMeasure(part, column);
  if (measured !== undefined) return measured;
  // "入口车道 6": how many there are, though nothing says by what they are counted.
  if (column.unit === undefined) return column.additive !== false && areCountedThings(part) ? numberOf(part) : part;
  if (PEOPLE.test(column.unit) && ESTABLISHED.test(part)) return part;
  if (PEOPLE.test(column.unit)) return /人$/.test(part) ? numberOf(part) : `${part}人数`;
  const { round } = ROUNDS.exec(column.unit)?.groups ?? {};
  if (round !== undefined) return `${part}的${round}数`;
  if (/^[十百千万亿]*人?次$/.test(column.unit)) return `${part}${/人次$/.test(column.unit) ? "人次" : "次数"}`;
  // "供水户 13万户"
  if (/户$/u.test(column.unit) && part.endsWith("户")) return `${part}数`;
  if (!COUNTED.test(column.unit) || !/[\p{Script=Han}）]$/u.test(part)) return part;
  // "品种 30种" are so many 品种数: a name that ends in what counts it needs no more than 数.
  return `${openedDeed(part)}${part.endsWith(column.unit.replace(SCALE, "")) ? "数" : "数量"}`;
}

const SCALE = /^[十百千万亿]+/u;

/** “合伙人人数”, for “合伙人数” is as well read as the number of those who are 合伙; “工人数” cannot be. */
const numberOf = (noun: string): string => (/\p{Script=Han}{2}人$/u.test(noun) ? `${noun}人数` : `${noun}数`);

/** What stands above says what is told of, and not how much of it there is. */
const isTopic = (head: string): boolean => TOPIC.test(head) || !QUANTITY_END.test(head);

const YEAR = /^(?:1[5-9]|20)\d\d$/;

function inOne(head: string, part: string): string {
  if (YEAR.test(part)) return `${part}年${head}`;
  if (part.includes(head) || TOPIC.test(head)) return part;
  if (QUALIFIER.test(head)) return head + part;
  if (QUANTITY_END.test(head) && !QUANTITY_END.test(part))
    return /^(?:合计|总计|总量)$/.test(part) ? `${head}${part}` : part + head;
  // "冷却时间" of each "喷头" is the 喷头's.
  return QUANTITY_END.test(part) && OWNER.test(head) ? `${head}的${part}` : `${part}（${head}）`;
}

/** What a quantity can be of: a name in words alone. */
const OWNER = /^(?=.*\p{Script=Han})[\p{L}\d]{1,8}$/u;

/** When something was founded, told in words of an era. */
const FOUNDED = /^(?:始建|创建|初建|重建|修建|建成|建|设|置)(?:县|市|州|府|镇|村|校|馆|寺|庙|塔|桥|城)?$/u;

/** "首次发布" is a date: "首次发布日期". */
function timeNoun(label: string, column: Column): string {
  // "始建于", "摄影始于"
  const said = limitsOfTerm(limitsOfTerm(label).replace(/(?<=..)于$/u, ""));
  if (eventPhrase(column, said) !== undefined) return `${said}的时间`;
  if (/(?:日期|日|时间|年代|年份|年度|年|年月|月份|期|时刻|生日|纪念日)$/.test(said)) return quotedIfForeign(said);
  const kind = column.type === "date" ? (BEGUN.test(said) || ON_NO_DAY.test(said) ? "时间" : "日期") : "年份";
  // A name of something is no event: of "联合国" nobody knows a day, of "加入联合国" one does.
  return /\p{Script=Han}/u.test(said) && !HAPPENS.test(said) && !BEGUN.test(said)
    ? `“${said === label.replace(/于$/u, "") ? label : said}”一栏的${kind}`
    : `${quotedIfForeign(said)}${kind}`;
}

/** What happens once, or is done. */
const HAPPENS =
  /(?:成立|建立|建成|创建|创立|创办|设立|加入|退出|发布|发表|出版|发行|上映|首映|首演|出生|出土|逝世|去世|开放|开通|开业|开工|开始|开幕|开馆|开园|闭幕|关闭|结束|竣工|完工|完成|通车|启用|投产|签署|生效|届满|首次|首飞|更新|修订|修改|发现|注册|登记|截止|到期|入职|入选|入藏|任职|上任|卸任|就任|毕业|颁布|公布|实施|施行|通过|批准|独立|统一|动工|落成|上市|命名|撤销|合并|改建|重建|扩建|修建|始建|建造|制成|制作|创作|捐赠|收购|申报|列入|访问|到访|举行|举办|召开|播出|开播|收盘|成交|采集|检查|检验|审核|评定|公示|交付|出厂|入库|首播|首发|首登|发射|着陆|服役|退役|下水|通航|通电|蓄水|挂牌|揭牌|创刊|停刊|停运|停产|投运|受聘|聘任|获奖|获评|认定|授予|立项|结项|验收|解散|废止|启动|运营|投用|修缮|维修|大修|翻修|迁址|迁建|定名|更名|改名|试航|首航|复航|开航|停航|封顶|奠基|问世|首版|初版|再版|从业|从艺|从教|出师|拜师|加盟|转会|离任|离职|受赠|鉴定|拍卖|拍摄|杀青|装修|并网|试运行|试运营|检修|年检|播种|采收|采摘|收获|移栽|定植|定级|评级|普查|测量|测定|观测|建档|收录|考取|授衔|获奖|拜访|出访|签约)/;

/** "建馆", "入行": a verb with what it is done to, in two characters. */
const BEGUN =
  /^(?:始?[建开][校院厂馆站园寺庙观塔桥城村县市州店社库坝台所业工播港]|入[行伍党团学馆会队社]|出[道厂]|封[顶山]|退[休役伍]|复[建工课]|参[军赛]|投[产放用]|停[业用办])$/u;

/** What pages tell the year or the month of more often than the day. */
const ON_NO_DAY =
  /(?:出土|入藏|发现|开通|通车|获评|创作|制成|制作|建造|始建|重建|改建|扩建|修建|修复|捐赠|采集|投产|停产|入选|入职|首版|初版|再版|从业|从艺|从教|出师|拜师|修缮|大修|翻修|迁址|迁建|定名|更名|改名|问世|鉴定|装修)$/u;

const quotedIfForeign = (said: string) => (/\p{Script=Han}/u.test(said) ? said : quoted(said));
const quoted = (said: string) => (said.startsWith("“") ? said : `“${said}”`);
