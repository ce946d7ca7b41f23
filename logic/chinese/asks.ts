import type { Column } from "../../core/relation.ts";
import type { Value } from "../../core/value.ts";
import { areAmounts } from "./asks-amount.ts";
import { BELONGS } from "./condition-words.ts";
import { deedOf } from "./deeds.ts";
import { groupedNoun } from "./grouped-noun.ts";
import { measureWord } from "./measure-words.ts";
import { asksNumber, unitSaid } from "./units.ts";

/** Bodies that one belongs to, plays for or was made by: which of them, rather than what. */
const BODY =
  /(?:俱乐部|球队|代表队|学校|大学|中学|医院|公司|企业|单位|机构|出版社|银行|厂家|厂商|剧院|剧团|乐团|部门|科室|院系)$/u;

/** Kinds of things that have names: "主要河流是哪条", and not what they are. */
const NAMED_KIND =
  /(?<kind>河流|湖泊|山脉|山峰|水系|岛屿|海域|语言|民族|宗教|品牌|学科|专业|院系|科室|车站|赛事|项目|朝代|作物|树种|品种|季节|月份|球队|场馆|展馆)$/u;

/** What is stated to the year has no day. */
function asksWhen(name: string, values: readonly Value[]): string {
  const dates = values.filter((value) => value.kind === "date");
  const coarse = (granularity: string) => dates.length > 0 && dates.every((date) => date.granularity === granularity);
  if (/年份?$/.test(name) || coarse("year")) return "是哪一年";
  // "出生年月" is not asked for by the name of a month.
  if (/年月$/.test(name) || coarse("month")) return "是哪年哪月";
  if (/月份?$/.test(name)) return "是哪个月";
  // A day is no answer that has an hour and a minute.
  return dates.some(({ granularity }) => granularity === "minute") ? "是什么时候" : "是哪一天";
}

const PLACE =
  /(?:首都|首府|省会|地点|位置|所在地|(?<![矿遗物特])产地|驻地|出生地|逝世地|[现定]居地|居住地|安葬地|主场|起点|终点|终到站|始发站|终点站|发源地|出土地|发现地|目的地|始发地|举办地|国籍|籍贯|故里|家乡|故乡|(?<!遗)址|坐落|总部|城市|行政中心)$/;
/** Where something is to be found: an address is somewhere, and a birthplace is a place. */
const SPOT = /(?<!遗)址$|位置$/;
/** Who did it, who it is of, or who leads it; of 国家, 特长 and the like the last character says something else. */
const PERSON =
  /(?:领袖|元首|首相|女王|掌门|舵手|领队|导游|向导|裁判|护士|专家|导演|主演|配音|配乐|作曲|作词|编剧|摄影|监制|主播|主持|解说|主席|总统|总理|主任|书记|教授|经理|董事|领队|创始人|姓名|教练|得主|冠军|亚军|父亲|母亲|师承|师从|医生|大夫|(?<![国厂商专大])家|(?<![法])人|者|师|员|(?<![全周边特专擅身体船坝桥总成])长|(?<![为民])主)$/;

/** Who wrote, led or saw to it, where these are persons: an 编辑 may be a whole office. */
const BY_PERSONS = /(?:主编|编辑|责编|总编|美编|编委|总监|编导|校对|审定|审校|总策划|主讲|绘图|插画|插图|口述|整理)$/u;
/** "林一舟", "欧阳修", "安·林德": and no office, whose name says what it is. */
const PERSONAL =
  /^(?:[[［【（(][^\]］】）)]{1,6}[\]］】）)]\s*)?(?:\p{Script=Han}{2,4}|[\p{Script=Han}\p{L}.]+(?:[·•]\s?[\p{Script=Han}\p{L}.]+)+)$/u;
const OFFICE = /(?:[部室组社处科院所局司会团厅]|公司|集团|中心)$/u;
/** "院长 林一舟", "总教练 安·林德": who somebody is, before the name; of another's name the whole would be one. */
const TITLED = /^(?<title>\p{Script=Han}{2,6})[ \u3000](?<name>.+)$/u;
const areTitledPersons = (values: readonly Value[]): boolean => {
  const stated = values
    .filter(({ kind }) => kind !== "missing")
    .map(({ printed }) => TITLED.exec(printed.trim())?.groups);
  const known = stated.filter((groups) => groups !== undefined && PERSON.test(groups["title"]!));
  return (
    stated.length > 0 &&
    2 * known.length >= stated.length &&
    stated.every((groups) => groups !== undefined && PERSONAL.test(groups["name"]!) && !OFFICE.test(groups["name"]!))
  );
};

const arePersons = (values: readonly Value[]) =>
  values.length > 0 &&
  values.every(
    ({ kind, printed }) => kind === "missing" || (PERSONAL.test(printed.trim()) && !OFFICE.test(printed.trim())),
  );

const DISTRICT =
  /^所在(?<noun>\p{Script=Han}*(?:[省市县区州镇乡村国岛盟旗]|省份|国家)(?:[（(][省市县区州镇乡村盟旗、/]+[）)])?)$/u;

/** The ranks of living things, which are one character each: "红松属于哪个科". */
const RANK = /^[纲目科属]$/u;

/** Schools that somebody left, and bodies that somebody or something is of. */
const SCHOOL = /^毕业(?<noun>院校|学校|大学|高校)$/u;
const OF_BODY =
  /^所在(?<noun>科室|部门|学院|院系|系所|实验室|班组|处室|团队|课题组|教研室|研究室|研究所|研究院|支部|党支部|俱乐部|队伍|球队)$/u;
/** Parts of a school: “院系” beside a programme says to which it belongs. */
const OF_SCHOOL = /^(?:二级)?(?:院系|系部|院部|学院)$/u;

/** "位于哪个省份", "属于哪个镇", "毕业于哪所院校": where something stands or belongs is asked with the verb; undefined of what a column says otherwise. */
export function asksWhere(name: string): string | undefined {
  const body = BELONGS.exec(name)?.groups?.["noun"];
  if (body !== undefined) return `属于哪${measureWord(body)}${body}`;
  const kind = /^(?:所属|隶属)(?<noun>\p{Script=Han}{2,4})$/u.exec(name)?.groups?.["noun"];
  if (kind !== undefined) return `属于哪${measureWord(kind)}${kind}`;
  if (RANK.test(name) || OF_SCHOOL.test(name)) return `属于哪个${name}`;
  const school = SCHOOL.exec(name)?.groups?.["noun"];
  if (school !== undefined) return `毕业于哪${measureWord(school)}${school}`;
  const own = OF_BODY.exec(name)?.groups?.["noun"];
  if (own !== undefined) return `属于哪${measureWord(own)}${own}`;
  const noun = DISTRICT.exec(name)?.groups?.["noun"];
  return noun === undefined ? undefined : `位于哪${measureWord(noun)}${noun}`;
}

/** What two do with each other. */
const TOGETHER =
  /^(?<verb>合作|联办|结对)(?<noun>(?:学校|院校|高校|大学|中学|小学|企业|公司|集团|单位|机构|医院|银行|部门|城市|国家|社区|村))$/u;

/** "与哪所学校合作" of “合作学校”: with whom something is done is asked with the verb; undefined of other headings. */
export function asksWithWhom(name: string): string | undefined {
  const { verb, noun } = TOGETHER.exec(name)?.groups ?? {};
  return verb === undefined || noun === undefined ? undefined : `与哪${measureWord(noun)}${noun}${verb}`;
}

/** “公布批次” of which the values are “第二批”. */
const NUMBERED = /(?<of>[批届期辑卷])[次别数]?$/u;
const isNumberOf = ({ kind, printed }: Value, of: string): boolean =>
  kind === "missing" || (/^第[\d零〇一二三四五六七八九十百]+.$/u.test(printed.trim()) && printed.trim().endsWith(of));

/** “小麦、玉米、大豆”: of several things nobody asks which one it is. A sentence with such a mark lists nothing. */
const LIST = /^[^、，。；《》（）()“”]{1,12}(?:、[^、，。；《》（）()“”]{1,12})+$/u;
const areLists = (values: readonly Value[]): boolean => values.some(({ printed }) => LIST.test(printed.trim()));

/** Do a heading and all that stands under it end in one kind: “实习基地”, under which are “北湾基地” and “石桥实习基地”? */
function areOfItsKind(name: string, values: readonly Value[]): boolean {
  const kind = /(?<=\p{Script=Han})\p{Script=Han}{2}$/u.exec(name)?.[0];
  const printed = new Set(values.flatMap((value) => (value.kind === "missing" ? [] : [value.printed.trim()])));
  const isName = (text: string) => text.length > LEAST_KIND && text.length <= LONGEST_NAME && text.endsWith(kind ?? "");
  return kind !== undefined && printed.size > 0 && [...printed].every(isName);
}
/** The kind by itself names nothing. */
const LEAST_KIND = 2;
/** Longer ones tell something. */
const LONGEST_NAME = 20;

/** Rooms are found by their numbers ("行政楼305"); an office that is a body has none. */
const ROOM = /(?:办公室|诊室|教室|房间|会议室|实验室|工作室|展厅|展位|摊位|机房|病房|病区)$/u;
const areRooms = (name: string, values: readonly Value[]): boolean => {
  const stated = values.filter(({ kind }) => kind !== "missing");
  return ROOM.test(name) && stated.length > 0 && stated.every(({ printed }) => /\d/.test(printed));
};

/** What a question for a value of this column ends in: "是多少公里", "是哪一年", "是哪里", "是什么". */
export function chineseAsks(column: Column, name: string, values: readonly Value[] = []): string {
  if (column.role === "year") return "是哪一年";
  if (column.type === "date") return asksWhen(name, values);
  if (column.type === "number") return asksNumber(unitSaid(column.unit, name));
  if (SPOT.test(name) || areRooms(name, values)) return "在哪里";
  if (PLACE.test(name)) return "是哪里";
  if (column.type === "text" && !PERSON.test(name) && areLists(values)) return "有哪些";
  const { noun } = groupedNoun(name);
  if (noun !== name) return `是哪${measureWord(noun)}${noun}`;
  const deed = deedOf(name);
  if (deed?.by === "在") return `是${deed.which}`;
  const kind = NAMED_KIND.exec(name)?.groups?.["kind"];
  if (kind !== undefined) return `是哪${measureWord(kind)}`;
  if (/[日天]$/u.test(name) && values.some((value) => /^(?:周|星期)/u.test(value.printed))) return "是星期几";
  const numbered = NUMBERED.exec(name)?.groups?.["of"];
  if (numbered !== undefined && values.length > 0 && values.every((value) => isNumberOf(value, numbered)))
    return `是第几${numbered}`;
  if (BODY.test(name)) return `是哪${measureWord(noun)}`;
  const ofNames = !PERSON.test(name) && areOfItsKind(name, values);
  if (ofNames) return `是哪${measureWord(name)}`;
  if (column.type === "text" && areAmounts(name, values)) return "是多少";
  const isSomebody = PERSON.test(name) || (BY_PERSONS.test(name) && arePersons(values)) || areTitledPersons(values);
  return isSomebody ? "是谁" : "是什么";
}
