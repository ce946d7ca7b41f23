import { describe, expect, it } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { chineseColumn } from "./column-noun.ts";
import { groupedNoun } from "./grouped-noun.ts";
import { chineseSource } from "./source-words.ts";

const BRIDGES = testRelation(
  "bridges",
  ["桥名", "所在省", "长度", "通车日期"],
  [
    ["东桥", "海北", "820米", "1999年5月6日"],
    ["南桥", "海北", "640米", "2003年7月1日"],
    ["西桥", "山阳", "1500米", "2008年2月29日"],
    ["北桥", "山阳", "400米", "2011年10月10日"],
    ["新桥", "海北", "910米", "2015年3月3日"],
    ["长桥", "云川", "2300米", "2020年12月31日"],
    ["老桥", "云川", "300米", "1988年4月9日"],
  ],
);
const PROVINCES = testRelation(
  "provinces",
  ["省", "面积", "人口"],
  [
    ["海北", "3万平方公里", "900万人"],
    ["山阳", "15万平方公里", "3600万人"],
    ["云川", "39万平方公里", "4700万人"],
  ],
);
const YEARS = testRelation(
  "years",
  ["年份", "地区", "产量"],
  [2015, 2016, 2017, 2018, 2019, 2020, 2021].flatMap((year, at) => [
    [`${year}`, "海北", `${[10, 13, 11, 14, 12, 15, 13][at]}`],
    [`${year}`, "山阳", `${[20, 21, 23, 22, 25, 26, 28][at]}`],
    [`${year}`, "云川", `${[30, 29, 27, 28, 26, 24, 23][at]}`],
  ]),
);
const PARKS = testRelation(
  "parks",
  ["公园", "建成时间", "面积"],
  ["1956年", "1984年", "2009年", "1927年"].map((year, at) => [`${"东西南北"[at]}园`, year, `${12 + at * at}公顷`]),
);
const VESSELS = testRelation(
  "vessels",
  ["藏品", "高度"],
  ["12厘米", "28厘米", "45厘米", "", "61厘米"].map((height, at) => [`${"甲乙丙丁戊"[at]}壶`, height]),
);
const HALLS = testRelation(
  "halls",
  ["馆名", "所在镇", "结构形式", "高", "宽", "规模"],
  [
    ["甲馆", "东镇", "砖木", "12米", "16米", "大(2)型"],
    ["乙馆", "东镇", "石", "9米", "18米", "大(2)型"],
    ["丙馆", "西镇", "砖木", "15米", "31米", "中型"],
    ["丁馆", "东镇", "砖木", "7米", "26米", "中型"],
  ],
);
const HERBS = testRelation(
  "herbs",
  ["药名", "所在地"],
  ["东山", "东山", "西山", "西山", "东山"].map((place, at) => [`${"甲乙丙丁戊"[at]}草`, place]),
);
const SPRINGS = testRelation(
  "springs",
  ["泉名", "流量"],
  ["12升", "28升", "45升", "61升"].map((flow, at) => [`${"甲乙丙丁"[at]}泉`, flow]),
);
const naming = (singular: string, source: string) => ({ singular, plural: singular, source });
const { ask } = asker(
  [BRIDGES, PROVINCES, YEARS, PARKS, VESSELS, HALLS, HERBS, SPRINGS],
  {
    bridges: naming("桥", "交通网"),
    parks: naming("公园", "公园网"),
    vessels: naming("藏品", "藏品网"),
    provinces: naming("省", "交通网"),
    years: naming("条目", "交通网"),
    herbs: naming("草药", "药典网"),
    springs: { ...naming("泉", "水利网站的“名泉录”"), measure: "眼", whole: "所列的4眼泉" },
    halls: { ...naming("馆", "建筑网"), measure: "栋" },
  },
  "zh",
);

describe("Chinese questions", () => {
  it("ask for a day of the week", () => {
    const steps = [
      { op: "ranked_value", from: "bridges", by: "通车日期", k: 1, end: "highest" },
      { op: "weekday", from: "s1" },
    ];
    expect(ask(steps)).toMatchObject({ question: "根据交通网，所有桥中，最晚的通车日期是星期几？", answer: "星期四" });
  });
  it("ask in which year what is stated to the year was", () => {
    const steps = [{ op: "ranked_value", from: "parks", by: "建成时间", k: 2, end: "lowest" }];
    expect(ask(steps)).toMatchObject({ question: "根据公园网，所有公园的建成时间中，第二早的是哪一年？" });
  });
  it("speak of those that a list has where there are more", () => {
    const sum = ask([{ op: "sum", from: "springs", column: "流量" }]);
    expect(sum.question).toBe("根据水利网站的“名泉录”，所列的4眼泉的流量之和是多少升？");
    const most = [
      { op: "kth", from: "springs", by: "流量", k: 1, end: "highest" },
      { op: "label_of", from: "s1" },
    ];
    expect(ask(most).question).toBe("根据水利网站的“名泉录”，流量最大的是哪眼泉？");
  });
  it("say once where both operands are", () => {
    const place = (end: string) => ({ op: "ranked_value", from: "parks", by: "面积", k: 1, end });
    const { question } = ask([place("highest"), place("lowest"), { op: "ratio", a: "s1", b: "s2" }]);
    expect(question).toBe("根据公园网，所有公园中，最大面积是最小面积的多少倍？");
  });
  it("ask for the longest run", () => {
    const where = { column: "长度", is: ">", value: "600" };
    const { question, answer } = ask([{ op: "longest_run", from: "bridges", by: "通车日期", where }]);
    expect(question).toBe("根据交通网，将所有桥按通车日期的先后顺序排列，其中长度超过600米的桥最多连续出现多少座？");
    expect(answer).toBe("3");
  });
  it("group by what stands there, not by what the row is to it", () => {
    const most = [
      { op: "group", from: "bridges", by: "所在省", take: "count" },
      { op: "kth", from: "s1", by: "count", k: 1, end: "highest" },
      { op: "label_of", from: "s2" },
    ];
    expect(ask(most).question).toBe("根据交通网，按所在省统计，哪个省的桥数量最多？");
  });
  it("say of which things the mean of a group is taken", () => {
    const long = { op: "filter", from: "bridges", where: { column: "长度", is: ">", value: "350" } };
    const most = [
      { op: "group", from: "s1", by: "所在省", take: "mean", column: "长度" },
      { op: "kth", from: "s2", by: "mean of 长度", k: 1, end: "highest" },
      { op: "label_of", from: "s3" },
    ];
    expect(ask([long, ...most]).question).toBe(
      "根据交通网，长度超过350米的桥中，按所在省统计，哪个省的桥平均长度最长？",
    );
  });
  it("ask for what is most common, and where most of them are", () => {
    const common = (column: string) => ask([{ op: "mode", from: "halls", column }]).question;
    expect(common("结构形式")).toBe("根据建筑网，所有馆中，最常见的结构形式是哪种？");
    expect(common("所在镇")).toBe("根据建筑网，按所在镇统计，馆数量最多的是哪个镇？");
  });
  it("count and call by what the site counts them by", () => {
    const old = { op: "top", from: "halls", by: "高", k: 3, end: "highest" };
    const wide = { op: "top", from: "halls", by: "宽", k: 3, end: "highest" };
    const both = [old, wide, { op: "intersection", a: "s1", b: "s2" }];
    expect(ask([...both, { op: "count", from: "s3" }]).question).toBe(
      "根据建筑网，有多少栋馆既属于最高的三栋、又属于最宽的三栋？",
    );
    const brick = { op: "filter", from: "s3", where: { column: "结构形式", is: "equals", value: "砖木" } };
    expect(ask([...both, brick, { op: "count", from: "s4" }]).question).toBe(
      "根据建筑网，既属于最高的三栋、又属于最宽的三栋的馆中，结构形式为砖木的有多少栋？",
    );
  });
  it("lead from what things are grouped by to that thing itself", () => {
    const most = [
      { op: "group", from: "bridges", by: "所在省", take: "count" },
      { op: "kth", from: "s1", by: "count", k: 1, end: "highest" },
      { op: "follow", left: "s2", right: "provinces", on: "所在省" },
      { op: "lookup", from: "s3", column: "面积" },
    ];
    expect(ask(most).question).toBe("根据交通网，桥数量最多的省的面积是多少万平方公里？");
  });
  it("refuse two pages of a series, and what was chosen by what is asked", () => {
    expect(chineseSource(["统计网的“2020年人口”页面", "统计网的“就业”页面"])).toBe(
      "根据统计网的“2020年人口”页面和“就业”页面",
    );
    expect(() => chineseSource(["统计网的“2020年人口”页面", "统计网的“2021年人口”页面"])).toThrow(/which of the pages/);
    const longest = [{ op: "kth", from: "bridges", by: "长度", k: 1, end: "highest" }];
    expect(() => ask([...longest, { op: "lookup", from: "s1", column: "长度" }])).toThrow();
  });
  it("ask for a share among those that are counted", () => {
    const brick = { column: "结构形式", is: "equals", value: "砖木" };
    const tall = { column: "高", is: ">", value: "10" };
    const steps = [
      { op: "filter", from: "halls", where: brick },
      { op: "filter", from: "s1", where: tall },
      { op: "count", from: "s1" },
      { op: "count", from: "s2" },
      { op: "percent_of", part: "s4", whole: "s3" },
    ];
    expect(ask(steps, 2).question).toMatch(/^根据建筑网，结构形式为砖木的馆中，高度高于10米的占百分之多少？/);
  });
  it("group by the last of what things lead to", () => {
    expect(groupedNoun("所在村的所属乡镇")).toEqual({ noun: "乡镇", groupedBy: "所在村的所属乡镇" });
    expect(groupedNoun("开课学院的成立时间")).toEqual({ noun: "开课学院的成立时间" });
  });
  it("ask which of its kind it is where something stands", () => {
    const first = [{ op: "kth", from: "halls", by: "高", k: 1, end: "highest" }];
    expect(ask([...first, { op: "lookup", from: "s1", column: "所在镇" }]).question).toBe(
      "根据建筑网，最高的馆位于哪个镇？",
    );
  });
  it("do not say by what something is counted that is that itself", () => {
    const kinds = [
      { op: "distinct", from: "herbs", column: "所在地" },
      { op: "count", from: "s1" },
    ];
    expect(ask(kinds).question).toBe("根据药典网，所有草药共分布在多少个不同的地方？");
  });
  it("hold things against others of their kind", () => {
    const above = { op: "count_above_group", from: "bridges", column: "长度", by: "所在省", side: "above" };
    expect(ask([above]).question).toBe("根据交通网，有多少座桥的长度超过与其所在省相同的桥的平均长度？");
  });
  it("say values as a Chinese page prints them", () => {
    const large = { op: "filter", from: "halls", where: { column: "规模", is: "equals", value: "大(2)型" } };
    expect(ask([large, { op: "count", from: "s1" }]).question).toBe("根据建筑网，有多少栋馆的规模为大（2）型？");
  });
  it("say once what both sets were chosen from", () => {
    const old = { op: "filter", from: "bridges", where: { column: "通车日期", is: "<", value: "2016-01-01" } };
    const top = (by: string, end: string) => ({ op: "top", from: "s1", by, k: 3, end });
    const sets = [old, top("长度", "highest"), top("通车日期", "highest"), { op: "intersection", a: "s2", b: "s3" }];
    expect(ask(sets).question).toBe(
      "根据交通网，通车于2016年1月1日之前的桥中，哪些桥既属于最长的三座、又属于通车最晚的三座？",
    );
    expect(ask([...sets, { op: "count", from: "s4" }]).question).toBe(
      "根据交通网，通车于2016年1月1日之前的桥中，有多少座桥既属于最长的三座、又属于通车最晚的三座？",
    );
  });
  it("leave out that what they compare is stated, and say among which something is the highest", () => {
    const low = { op: "filter", from: "s1", where: { column: "高度", is: "<", value: "30" } };
    const count = [{ op: "stated", from: "vessels", columns: ["高度"] }, low, { op: "count", from: "s2" }];
    expect(ask(count).question).toBe("根据藏品网，有多少件藏品的高度低于30厘米？");
    const most = { op: "ranked_value", from: "s1", by: "高度", k: 1, end: "highest" };
    expect(ask([count[0]!, most]).question).toBe("根据藏品网，列有高度的藏品中，最大的高度是多少厘米？");
    expect(ask([count[0]!, { op: "median", from: "s1", column: "高度" }]).question).toBe(
      "根据藏品网，列有高度的藏品中，高度的中位数是多少厘米？",
    );
    const highest = [
      count[0]!,
      { op: "kth", from: "s1", by: "高度", k: 2, end: "highest" },
      { op: "label_of", from: "s2" },
    ];
    expect(ask(highest).question).toBe("根据藏品网，列有高度的藏品中，第二高的是哪件藏品？");
  });
  it("call a day by what happened on it, or by its heading", () => {
    const noun = (name: string) => chineseColumn({ name, type: "date", role: "date" });
    expect([noun("加入联盟"), noun("联盟"), noun("首次发布")]).toEqual([
      "加入联盟的时间",
      "“联盟”一栏的日期",
      "首次发布日期",
    ]);
  });
  it("ask how many make up a share of the whole", () => {
    const { question, answer } = ask([{ op: "take_until", from: "bridges", column: "长度", share: 50 }]);
    expect(question).toBe("根据交通网，至少需要多少座桥，其长度之和才能达到所有桥长度总和的一半？");
    expect(answer).toBe("2");
  });
  it("describe one thing within another", () => {
    const and = [
      { column: "面积", is: "<", value: "20" },
      { column: "人口", is: ">", value: "1000" },
    ];
    const short = { column: "长度", is: "<", value: "500" };
    const steps = [
      { op: "identify", from: "provinces", where: { and } },
      { op: "identify_by", from: "bridges", on: "所在省", one: "s1", where: short },
      { op: "label_of", from: "s2" },
    ];
    const { question, answer } = ask(steps);
    expect(question).toBe("根据交通网，哪座桥长度短于500米且位于面积小于20万平方公里、人口超过1000万人的那个省？");
    expect(answer).toBe("北桥");
  });
  it("ask what lies ahead", () => {
    const outlook = {
      op: "outlook",
      from: "years",
      by: "地区",
      time: "年份",
      column: "产量",
      since: "2015",
      until: "2021",
      at: "2022",
    };
    const best = { op: "kth", from: "s1", by: "forecast of 产量 for 2022", k: 1, end: "highest" };
    expect(ask([outlook, best, { op: "label_of", from: "s2" }])).toMatchObject({
      question: "根据交通网，分别用最小二乘法对各地区2015年至2021年的产量拟合直线所得的2022年预测值最高的是哪个地区？",
      answer: "山阳",
    });
  });
  it("ask for a smoothing in three parts", () => {
    const series = { op: "series", from: "years", time: "年份", column: "产量", by: "地区", label: "海北" };
    const smoothing = { op: "exponential_smoothing", from: "s1", column: "产量", since: "2015", until: "2021" };
    const { question, answer } = ask([series, smoothing], 2);
    expect(question).toMatch(
      /^根据交通网，对海北的产量（2015年至2021年）作一次指数平滑，平滑系数从0\.01到0\.99以0\.01为步长选取/,
    );
    expect(question).toContain("均方误差和预测值四舍五入到小数点后两位。");
    expect(answer).toMatch(/^平滑系数：0\.\d+；均方误差：[\d.]+；预测值：[\d.]+$/);
  });
});
