/** The end of the names fits at least this share of them. */
const SHARED = 0.9;
/** Fewer names than this may end alike by chance. */
const FEWEST_NAMES = 4;

/** What a thing is, behind its own name in the marks of one: "“远山”画", "《秋江》图". */
const BEHIND_NAME = /^[“"「『《〈][^”"」』》〉]+[”"」』》〉](?<kind>\p{Script=Han}{1,4})$/u;
/** One character that says what a thing is, at the end of its name: 斯德哥尔摩省, 太湖, 泰山. */
export const KIND_CHARACTERS =
  "省市县区州国镇乡村盟旗湖河江海洋湾山峰岛礁桥寺塔站港校院馆园路街宫庙城洞峡谷瀑星社军县郡府道部厅局队";
/** What is written, by words of two characters: what stands before it is a word of its own. */
const WRITTEN = "统计数据|统计资料|公报|报告|通知|公告|条例|办法|规定|标准|协议|条约|宣言";
/** Several characters that say what a thing is. */
const KIND_WORDS = new RegExp(
  `(?:自治区|自治州|特别行政区|大学|学院|中学|小学|医院|公司|集团|银行|机场|车站|水库|火山|公园|保护区|图书馆|博物馆|电站|${WRITTEN}|会议|年会|大会|大赛|比赛|锦标赛|地震|战役|算法|命令|函数|协定|语|族|科|属|铁路|公路|高速|大桥|隧道|奖)$`,
  "u",
);
/** Units of a country, whose names others stand in: "某县图书馆". */
const ADMINISTRATIVE = "省市县区州国镇乡村盟旗郡府";
const LONGEST_END = 3;
/** What a character is called that does not stand alone. */
const IN_FULL: Readonly<Record<string, string>> = { 国: "国家", 市: "城市", 队: "队伍" };

/** What nearly all names end in, where it says what they are: "省", "大学", "统计公报". */
export function sharedEnd(all: readonly string[]): string | undefined {
  const names = all.map((name) => name.trim().replace(/\s*[（(][^（()）]*[）)]$/u, ""));
  if (names.length < FEWEST_NAMES) return undefined;
  const behind = names.map((name) => BEHIND_NAME.exec(name)?.groups?.["kind"]);
  const [kind] = behind;
  if (kind !== undefined && behind.filter((one) => one === kind).length >= SHARED * names.length) return kind;
  const counts = new Map<string, number>();
  for (const name of names) {
    const word = KIND_WORDS.exec(name)?.[0];
    const last = name.at(-1) ?? "";
    const end =
      word !== undefined && word.length < name.length ? word : KIND_CHARACTERS.includes(last) ? last : undefined;
    if (end !== undefined && name.length > end.length) counts.set(end, (counts.get(end) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  if (!best || best[1] < SHARED * names.length || best[0] === "语" || best[0] === "部") return undefined;
  return IN_FULL[best[0]] ?? longerEnd(names, best[0]) ?? best[0];
}

/** "汽车站" of names that nearly all end so, and not only in 车站; of counties, towns and firms the last characters say it. */
function longerEnd(names: readonly string[], last: string): string | undefined {
  // "有限公司" is longer than what is looked at, and says no more than 公司.
  if (ADMINISTRATIVE.includes(last) || last === "公司") return undefined;
  const [first = ""] = names;
  const alike = (length: number) => {
    const end = first.slice(-length);
    return names.filter((name) => name.length > length && name.endsWith(end)).length >= SHARED * names.length
      ? end
      : undefined;
  };
  if (new RegExp(`^(?:${WRITTEN})$`, "u").test(last)) {
    const end = alike(2 * last.length);
    return end !== undefined && !/^.?[的之于了]|^[和与及、]/u.test(end) ? end : undefined;
  }
  for (const length of [LONGEST_END, LONGEST_END - 1]) {
    const end = length > last.length ? alike(length) : undefined;
    if (end !== undefined && !ADMINISTRATIVE.includes(end[0]!)) return end;
  }
  return undefined;
}
