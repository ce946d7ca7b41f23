import { dataRows, type Relation } from "../../../core/relation.ts";
import { chineseColumn } from "../../../logic/chinese/column-noun.ts";

/** Where so many of the cells say something, the others are exceptions. */
const NEARLY_ALL = 0.9;
/** A longer heading is a sentence of its own. */
const LONGEST = 8;

const COLOURS = /^(?:\p{Script=Han}{1,5}色)(?:[、，/／与和及间]+\p{Script=Han}{1,5}色)*(?:相间|条纹|为主)?$/u;
const SHAPES = /^\p{Script=Han}{1,4}(?:形|角|方|圆)$/u;
const WEEKDAYS = /^(?:每?(?:周|星期|礼拜)[一二三四五六日天])(?:[、，至到和-](?:周|星期|礼拜)?[一二三四五六日天])*$/u;
const CLOCK = /^(?:上午|下午|早上?|晚上?)?\d{1,2}[:：]\d{2}$/u;
const DYNASTIES =
  /^(?:(?:新|旧)石器时代|先秦|夏|商|(?:西|东)?(?:周|汉|晋)|春秋|战国|秦|三国|(?:曹)?魏|蜀汉|(?:东)?吴|(?:南|北)?(?:朝|齐|魏|周)|(?:刘宋|梁|陈)|隋|唐|五代(?:十国)?|(?:北|南)?宋|辽|金|西夏|元|明|清|民国)(?:朝|代)?$/u;
/** A person's name: a surname and one or two characters. */
const PERSON =
  /^(?:[赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏窦章云苏潘葛奚范彭郎鲁韦昌马苗凤方俞任袁柳鲍史唐费廉岑薛雷贺倪汤滕殷罗毕郝邬安常乐于时傅卞齐康伍余元顾孟黄穆萧尹姚邵汪祁毛禹狄米贝明臧计伏成戴宋茅庞熊纪舒屈项祝董梁杜阮蓝闵席季贾江童颜郭梅盛林刁钟徐邱骆高夏蔡田樊胡凌霍万柯卢莫房丁邓单洪包左石崔吉龚程邢裴陆荣翁段侯宁仇甘武刘景龙叶黎白蒲涂冉谭申冀温庄晏柴瞿阎连艾向古易廖耿匡文欧聂曾关]|欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|慕容|司徒|令狐)\p{Script=Han}{1,2}$/u;
const DOES =
  /^(?:设计|摄影|拍摄|绘画|绘图|绘制|制作|制图|篆刻|雕刻|发现|捐赠|捐献|撰稿|撰文|供稿|采访|记录|整理|讲述|口述|鉴定|翻译|校对|审校|审定|采集|测量|勘测|命名|发明|创建|创办|主持|演唱|演奏|作曲|作词|朗诵)$/u;

/** What cells of a kind are called behind a heading that does not say it. */
const KINDS: readonly { says: RegExp; heading: RegExp; called: (heading: string) => string }[] = [
  { says: COLOURS, heading: /^(?!.*(?:色|色彩|颜色)$)/u, called: (heading) => `${heading}颜色` },
  {
    says: SHAPES,
    heading: /(?:平面|截面|断面|剖面|外形|外观|横截面)$/u,
    called: (heading) => `${heading.replace(/外形$/u, "外观")}形状`,
  },
  { says: CLOCK, heading: /^(?!.*(?:时间|时刻|时段)$)/u, called: (heading) => `${heading}时间` },
  { says: WEEKDAYS, heading: /^(?!.*(?:日|天|时间|星期|周)$)/u, called: (heading) => `${heading}日` },
  {
    says: DYNASTIES,
    heading: /^(?:始建|创建|初建|重建|建成|建造|建|设|置)(?:县|市|州|府|镇|村|寺|庙|塔|桥|城)?(?:年代)?$/u,
    called: (heading) => `${heading.replace(/年代$/u, "")}朝代`,
  },
  { says: PERSON, heading: DOES, called: (heading) => `${heading}者` },
];

/**
 * What Chinese columns are called whose cells are of a kind that their headings do not name: "球衣颜色" of "球衣: 红色", "闭馆日" of
 * "闭馆: 周一", "设计者" of "设计: 李明". By name of the column.
 */
export function chineseNamesByValues(relation: Relation): Readonly<Record<string, string>> {
  const rows = dataRows(relation);
  return Object.fromEntries(
    relation.columns.flatMap((column, at): (readonly [string, string])[] => {
      if (column.unnamed || column.role === "label" || (column.type !== "text" && column.type !== "entity")) return [];
      const said = column.name.trim();
      if (said.length > LONGEST || !/^\p{Script=Han}+$/u.test(said)) return [];
      const printed = rows.flatMap(({ cells }) => {
        const { value } = cells[at]!;
        return value.kind === "missing" ? [] : [value.printed.trim()];
      });
      const kind = KINDS.find(
        ({ says, heading }) =>
          heading.test(said) &&
          printed.length > 0 &&
          printed.filter((text) => says.test(text)).length >= NEARLY_ALL * printed.length,
      );
      return kind === undefined
        ? []
        : [[column.name, kind.called(kind.says === DYNASTIES ? said : chineseColumn(column))]];
    }),
  );
}
