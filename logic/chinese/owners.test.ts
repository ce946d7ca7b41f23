import { expect, it } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const SCHOOLS = testRelation(
  "schools",
  ["学校", "建校时间", "学生人数"],
  [
    ["东校", "1936年", "3200人"],
    ["西校", "1951年", "2600人"],
    ["南校", "1979年", "800人"],
    ["北校", "1984年", "1400人"],
  ],
);
const TEACHERS = testRelation(
  "teachers",
  ["姓名", "所在学校", "出生年月", "课时费"],
  [
    ["甲某", "东校", "1962年8月", "50元"],
    ["乙某", "西校", "1966年3月", "40元"],
    ["丙某", "南校", "1958年11月", "60元"],
    ["丁某", "东校", "1971年5月", "40元"],
    ["戊某", "北校", "1969年2月", "30元"],
  ],
);
const naming = (singular: string) => ({ singular, plural: singular, source: "教育网" });
const { ask } = asker([SCHOOLS, TEACHERS], { schools: naming("学校"), teachers: naming("教师") }, "zh");

it("who belongs to a described place works there", () => {
  const where = {
    and: [
      { column: "建校时间", is: ">", value: "1940" },
      { column: "学生人数", is: ">", value: "2000" },
    ],
  };
  const { question } = ask([
    { op: "identify", from: "schools", where },
    { op: "identify_by", from: "teachers", one: "s1", on: "所在学校" },
    { op: "lookup", from: "s2", column: "课时费" },
  ]);
  expect(question).toBe("根据教育网，在建校时间晚于1940年且学生人数超过2000人的那所学校任职的教师的课时费是多少元？");
});

it("restrictions of one owner say it once", () => {
  const { question } = ask([
    { op: "join", left: "teachers", right: "schools", on: "所在学校", columns: ["建校时间", "学生人数"] },
    {
      op: "filter",
      from: "s1",
      where: {
        and: [
          { column: "建校时间", is: ">", value: "1940" },
          { column: "学生人数", is: "<", value: "3000" },
        ],
      },
    },
    { op: "sum", from: "s2", column: "课时费" },
  ]);
  expect(question).toBe("根据教育网，所在学校的建校时间晚于1940年且学生人数少于3000人的教师的课时费之和是多少元？");
});

it("who was born last is not asked for by the heading", () => {
  const { question } = ask([
    { op: "kth", from: "teachers", by: "出生年月", k: 1, end: "highest" },
    { op: "label_of", from: "s1" },
  ]);
  expect(question).toBe("根据教育网，出生最晚的是哪位教师？");
});

it("what one described thing owns is asked of it in a sentence of its own", () => {
  const SHIPS = testRelation(
    "ships",
    ["船名", "所属船队", "载重(吨)"],
    [
      ["甲轮", "东船队", "900"],
      ["乙轮", "西船队", "700"],
      ["丙轮", "南船队", "800"],
    ],
  );
  const FLEETS = testRelation(
    "fleets",
    ["名称", "成立时间", "累计运量(万吨)"],
    [
      ["东船队", "1950年", "500"],
      ["西船队", "1960年", "300"],
      ["南船队", "1970年", "800"],
      ["北船队", "1952年", "200"],
    ],
  );
  const owned = (source: string, asked: Record<string, unknown> = { op: "lookup", from: "s2", column: "载重(吨)" }) =>
    asker(
      [SHIPS, FLEETS],
      {
        ships: { singular: "货轮", plural: "货轮", source },
        fleets: { singular: "船队", plural: "船队", source: "航运网" },
      },
      "zh",
    ).ask([
      {
        op: "identify",
        from: "fleets",
        where: {
          and: [
            { column: "成立时间", is: ">", value: "1955" },
            { column: "累计运量(万吨)", is: "<", value: "400" },
          ],
        },
      },
      { op: "identify_by", from: "ships", one: "s1", on: "所属船队" },
      asked,
    ]).question;
  expect(owned("航运网")).toBe("根据航运网，有一个船队成立于1955年之后、累计运量小于400万吨，其货轮的载重是多少吨？");
  expect(owned("航运网", { op: "label_of", from: "s2" })).toBe(
    "根据航运网，有一个船队成立于1955年之后、累计运量小于400万吨，其货轮是哪艘？",
  );
  expect(owned("航运网中有独立页面的货轮")).toBe(
    "根据航运网，有一个船队成立于1955年之后、累计运量小于400万吨，其有独立页面的货轮的载重是多少吨？",
  );
});

it("the sort of an owner that has the most is asked for by that sort, counted by the owners' sorts", () => {
  const houses = testRelation(
    "houses",
    ["书院", "办学类别"],
    "甲乙丙丁戊己庚辛".split("").map((name, at) => [`${name}书院`, at < 5 ? "官办" : "民办"]),
  );
  const readers = testRelation(
    "readers",
    ["姓名", "所在书院"],
    "甲乙丙丁戊己庚辛".split("").map((name) => [`${name}某`, `${name}书院`]),
  );
  const both = asker([houses, readers], { houses: naming("书院"), readers: naming("讲师") }, "zh");
  const { question } = both.ask([
    { op: "join", left: "readers", right: "houses", on: "所在书院", columns: ["办学类别"] },
    { op: "group", from: "s1", by: "办学类别", take: "count" },
    { op: "kth", from: "s2", by: "count", k: 1, end: "highest" },
    { op: "label_of", from: "s3" },
  ]);
  expect(question).toBe("根据教育网，按所在书院的办学类别统计，讲师数量最多的是哪个办学类别？");
});

it("who did something is called what all of these are known to be, and not a body of whatever kind", () => {
  const yards = testRelation(
    "yards",
    ["名称", "建厂时间", "职工人数"],
    [
      ["东厂", "1931", "3000"],
      ["西厂", "1952", "2400"],
      ["南厂", "1958", "1900"],
      ["北厂", "1960", "90"],
      ["中厂", "1955", "800"],
    ],
  );
  const boats = testRelation(
    "boats",
    ["船名", "制造单位", "船长"],
    [
      ["远望", "西厂", "30米"],
      ["新月", "西厂", "35米"],
      ["长风", "东厂", "45米"],
      ["晨光", "北厂", "52米"],
      ["海燕", "南厂", "61米"],
      ["江鸥", "中厂", "48米"],
    ],
  );
  const yardly = asker([yards, boats], { yards: naming("造船厂"), boats: naming("渔船") }, "zh");
  const where = {
    and: [
      { column: "建厂时间", is: ">", value: "1950" },
      { column: "职工人数", is: ">", value: "2000" },
    ],
  };
  const asked = (steps: readonly { op: string }[]) => yardly.ask([{ op: "identify", from: "yards", where }, ...steps]);
  const long = { column: "船长", is: ">", value: "32" };
  const by = { op: "identify_by", from: "boats", one: "s1", on: "制造单位", where: long };
  const { question } = asked([by]);
  expect(question).toContain("的那家造船厂");
  expect(question).not.toContain("单位？");
});

it("what describes the other thing is said of it right away, the verb first, and not that it is the one of which that is so", () => {
  const inns = testRelation(
    "inns",
    ["客栈", "管家", "床位"],
    [
      ["云栖", "甲某", "30"],
      ["松月", "乙某", "45"],
      ["石桥", "丙某", "52"],
    ],
  );
  const stewards = testRelation(
    "stewards",
    ["姓名", "入行时间", "语种数量"],
    [
      ["甲某", "1998年", "4"],
      ["乙某", "2004年", "2"],
      ["丙某", "2012年", "5"],
      ["丁某", "2015年", "3"],
    ],
  );
  const both = asker([inns, stewards], { inns: naming("客栈"), stewards: naming("管家") }, "zh");
  const asked = (last: { op: string } & Record<string, unknown>) => {
    const where = {
      and: [
        { column: "语种数量", is: ">", value: "3" },
        { column: "入行时间", is: "<", value: "2010" },
      ],
    };
    return both.ask([
      { op: "identify", from: "stewards", where },
      { op: "identify_by", from: "inns", one: "s1", on: "管家" },
      last,
    ]).question;
  };
  expect(asked({ op: "label_of", from: "s2" })).toBe("根据教育网，哪家客栈的管家语种数量超过3且入行时间早于2010年？");
  expect(asked({ op: "lookup", from: "s2", column: "床位" })).toBe(
    "根据教育网，管家语种数量超过3且入行时间早于2010年的客栈的床位数是多少？",
  );
});

it("a plain figure is said to be so much, in what its name counts", () => {
  const classes = testRelation(
    "classes",
    ["班级", "学制", "报名人数"],
    [
      ["甲班", "3", "62"],
      ["乙班", "5", "48"],
      ["丙班", "5", "91"],
      ["丁班", "3", "52"],
    ],
  );
  const where = {
    and: [
      { column: "学制", is: "=", value: "5" },
      { column: "报名人数", is: "<", value: "60" },
    ],
  };
  const { question } = asker([classes], { classes: naming("班级") }, "zh").ask([
    { op: "identify", from: "classes", where },
    { op: "label_of", from: "s1" },
  ]);
  expect(question).toBe("根据教育网，哪个班级的学制为5且报名人数少于60人？");
});

it("two things said of a body that something names are said of that body", () => {
  const CENTRES = testRelation(
    "centres",
    ["名称", "类型", "床位(张)"],
    [
      ["甲院", "公办", "300"],
      ["乙院", "民办", "260"],
      ["丙院", "公办", "120"],
      ["丁院", "民办", "90"],
    ],
  );
  const HALLS = testRelation(
    "halls",
    ["名称", "承办机构", "餐位(个)"],
    [
      ["东堂", "甲院", "60"],
      ["西堂", "乙院", "40"],
      ["南堂", "丙院", "80"],
    ],
  );
  const called = { halls: naming("食堂"), centres: naming("养护院") };
  const { question } = asker([CENTRES, HALLS], called, "zh").ask([
    {
      op: "identify",
      from: "centres",
      where: {
        and: [
          { column: "类型", is: "equals", value: "公办" },
          { column: "床位(张)", is: ">", value: "200" },
        ],
      },
    },
    { op: "identify_by", from: "halls", one: "s1", on: "承办机构" },
    { op: "label_of", from: "s2" },
  ]);
  expect(question).toBe("根据教育网，哪个食堂的承办机构是类型为公办且床位数量超过200张的那个养护院？");
});
