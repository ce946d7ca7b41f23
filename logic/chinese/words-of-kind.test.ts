import { expect, test } from "vitest";
import type { Column } from "../../core/relation.ts";
import { chineseColumn } from "./column-noun.ts";
import { measureWord, sortWord } from "./measure-words.ts";
import { tallyWord } from "./phrasing.ts";
import { aloneRanked, chineseQuantityWords } from "./quantity-words.ts";
import { chineseQuantity, unitWord } from "./units.ts";

const column = (name: string): Column => ({ name, type: "number", role: "measure" });

test("things are counted by the word that goes with them", () => {
  expect(["古树", "公园", "水库", "藏品"].map(measureWord)).toEqual(["棵", "个", "座", "件"]);
  expect(["老街", "镇街", "品种"].map(measureWord)).toEqual(["条", "个", "种"]);
  expect(["瓷器", "专家", "学生", "保存状况", "学历", "书店", "国家", "等级"].map(measureWord)).toEqual([
    "件",
    "位",
    "名",
    "种",
    "种",
    "家",
    "个",
    "个",
  ]);
});

test("what takes place is counted by times, editions or turns", () => {
  expect(["巡演", "培训", "洪水", "锦标赛", "演出"].map(measureWord)).toEqual(["次", "次", "场", "届", "场"]);
  expect(chineseQuantityWords(column("场次")).less).toBe("少于");
  expect(["剧种", "语种"].map(sortWord)).toEqual(["个", "个"]);
});

test("a longer end of a noun goes before the shorter one that it holds", () => {
  const words = [
    "邮票",
    "打字机",
    "手机",
    "飞机",
    "机器人",
    "司机",
    "球队",
    "马",
    "紫砂壶",
    "列车",
    "球星",
    "卫星",
    "机床",
  ];
  expect(words.map(measureWord)).toEqual("枚 台 部 架 台 位 支 匹 把 列 位 颗 台".split(" "));
});

test("what is measured is high, large, long or much as one says it", () => {
  const high = (name: string) => chineseQuantityWords(column(name)).high;
  expect(["树高", "胸围", "树龄", "平均冠幅", "主桥跨度", "工期"].map(high)).toEqual([
    "高",
    "大",
    "大",
    "大",
    "大",
    "长",
  ]);
});

test("what is measured in metres, hectares or tons is large or small, whatever it is called", () => {
  const less = (name: string, unit: string) => chineseQuantityWords({ ...column(name), unit }).less;
  expect([
    less("面宽", "米"),
    less("林地", "万亩"),
    less("海拔", "米"),
    less("标高", "米"),
    less("绿化率", "%"),
  ]).toEqual(["小于", "小于", "低于", "低于", "低于"]);
});

test("what stands there in so many pieces is their number, and a bare dimension is one in full", () => {
  const noun = (name: string, unit: string) => chineseColumn({ ...column(name), unit });
  expect([noun("印章", "方"), noun("电梯", "部"), noun("纵", "厘米"), noun("高", "米"), noun("面积", "亩")]).toEqual([
    "印章数量",
    "电梯数量",
    "纵向尺寸",
    "高度",
    "面积",
  ]);
  expect(chineseQuantityWords({ ...column("车程"), unit: "分钟" }).high).toBe("长");
  expect(chineseQuantityWords({ ...column("净成绩"), unit: "秒" }).high).toBe("长");
});

test("how far it is to somewhere is a distance, which is far or near", () => {
  const far = { ...column("距县城"), unit: "公里" };
  const said = chineseColumn(far);
  expect([said, chineseQuantityWords(far, said).high]).toEqual(["到县城的距离", "远"]);
  expect(chineseQuantityWords(far, "到县城的距离的平均值").high).toBe("大");
  expect(chineseColumn({ ...column("距县城里程"), unit: "公里" })).toBe("距县城里程");
});

test("what an operation counts time in is said in Chinese", () => {
  expect([chineseQuantity("11", "years"), chineseQuantity("7", "months")]).toEqual(["11年", "7个月"]);
});

test("of sorts it is said how many sorts there are: 数量 would be how many of them", () => {
  const tally = (noun: string, measure?: string) => tallyWord({ noun, ...(measure ? { measure } : {}) });
  expect([tally("水鸟", "种"), tally("植物"), tally("温泉"), tally("品种", "种")]).toEqual([
    "种数",
    "种数",
    "数量",
    "数量",
  ]);
});

test("what a table of results counts is a number of it", () => {
  const noun = (name: string) => chineseColumn({ name, type: "number", role: "measure" });
  expect(["胜", "负盘", "进球", "胜 > 2021", "出生"].map(noun)).toEqual([
    "胜场数",
    "负盘数",
    "进球数",
    "2021年胜场数",
    "出生人数",
  ]);
  expect(chineseColumn({ name: "胜", type: "text", role: "text" })).toBe("胜");
});

test("signs of measures are said by name, and so are properties of a markup", () => {
  expect(["m", "km", "m²", "kg", "km/h", "℃", "dB"].map(unitWord)).toEqual([
    "米",
    "公里",
    "平方米",
    "公斤",
    "公里/小时",
    "℃",
    "dB",
  ]);
  expect(chineseColumn({ name: "Rating value", type: "number", role: "measure" })).toBe("评分");
});

test("how something is drawn, sung or cooked is of a sort", () => {
  expect(["画风", "唱腔", "菜系", "技法"].map(measureWord)).toEqual(["种", "种", "种", "种"]);
});

test("an edition or a profession begins at a time", () => {
  const date = (name: string) => chineseColumn({ name, type: "date", role: "date" });
  expect(["首版", "从业", "修缮"].map(date)).toEqual(["首版时间", "从业时间", "修缮时间"]);
});

test("a bare measure is ranked by its adjective alone", () => {
  expect(["重量", "长度", "深度", "面积", "最大深度"].map((name) => aloneRanked(name, "highest"))).toEqual([
    "重",
    "长",
    "深",
    undefined,
    undefined,
  ]);
});

test("only what is tall by itself is ranked by that alone", () => {
  expect([aloneRanked("树高", "highest", "古树"), aloneRanked("株高", "highest", "玉米品种")]).toEqual([
    "高",
    undefined,
  ]);
});

test("things are sorted by kinds of what is a single piece, and by the bodies and places themselves", () => {
  expect(["放映设备", "琴弓", "出版社", "乡镇", "招牌菜"].map(sortWord)).toEqual(["种", "种", "家", "个", "道"]);
});

test("what is made or grown under a name is a kind of thing and no single piece", () => {
  expect(["农产品", "特产", "水稻品种", "商品"].map(measureWord)).toEqual(["种", "种", "种", "件"]);
});

test("what organisations' sites list is counted by its own word, and 个 is the last resort", () => {
  const of = (nouns: string) => nouns.split(" ").map(measureWord).join(" ");
  expect(of("研讨会 学术报告 工作坊 特展 论坛 报告")).toBe("场 场 场 场 场 份");
  expect(of("科研成果 荣誉 奖学金 学科竞赛 服务事项 认证")).toBe("项 项 项 项 项 项");
  expect(of("毕业生 会员单位 参赛队 培训班 场馆 提案 手术")).toBe("名 家 支 期 座 件 种");
  expect(of("重点实验室 实验室 部门")).toBe("个 间 个");
});
