import { expect, test } from "vitest";
import { chineseColumn } from "./column-noun.ts";
import { chineseQuantityWords, chineseRank } from "./quantity-words.ts";

test("what is counted in people is many or few, by whatever its name ends in, and a figure of each is high or low", () => {
  const more = (name: string, unit: string) =>
    chineseQuantityWords({ name, type: "number", role: "measure", unit }).more;
  expect(more("招生名额", "人")).toBe("超过");
  expect(more("活动限额", "人次")).toBe("超过");
  expect(more("人口密度", "人")).toBe("高于");
  expect(more("平均额", "人")).toBe("高于");
});

test("what stands in brackets within a name hides nothing of what is measured at its end", () => {
  const high = (name: string) =>
    chineseQuantityWords({ name: "x", type: "number", role: "measure", unit: "个百分点" }, name).high;
  expect(high("2020年至2023年成活（越冬）率的增加量")).toBe("大");
  expect(high("成活（越冬）率")).toBe("高");
  expect(high("2020年至2023年面积的增幅（百分比）")).toBe("高");
});

test("a degree and a limit are high or low; of steps there are many or few", () => {
  const less = (name: string, unit?: string) =>
    chineseQuantityWords({ name, type: "number", role: "measure", ...(unit === undefined ? {} : { unit }) }).less;
  expect([less("地震烈度", "级"), less("技能上限", "级"), less("会员上限")]).toEqual(["低于", "低于", "低于"]);
  expect([less("石阶", "级"), less("床位", "张")]).toEqual(["少于", "少于"]);
});

test("of days that are counted there are many or few", () => {
  const words = chineseQuantityWords({ name: "行程天数", type: "number", role: "measure", unit: "天" });
  expect(words).toMatchObject({ less: "少于", high: "多" });
});

test("what passes somewhere is large or small, whatever it is counted in", () => {
  const words = (name: string, unit: string) => chineseQuantityWords({ name, type: "number", role: "measure", unit });
  expect(words("缆车客运量", "万人次")).toMatchObject({ more: "超过", less: "低于", high: "大" });
  expect(words("货运量", "万吨").high).toBe("大");
  expect(words("购票人数", "万人次").high).toBe("多");
});

test("a term is long or short, in working days as well", () => {
  const high = (name: string, unit: string) =>
    chineseQuantityWords({ name, type: "number", role: "measure", unit }).high;
  expect([high("审批时限", "个工作日"), high("供货", "个工作日"), high("供货", "日历天")]).toEqual(["长", "长", "长"]);
});

test("what is counted by the stick is many or few", () => {
  const column = { name: "岩心", type: "number", role: "measure", unit: "根" } as const;
  expect(chineseQuantityWords(column).high).toBe("多");
});

test("the limit of a number of people is said as it is, and is high or low", () => {
  const column = (name: string) => ({ name, type: "number", role: "measure", unit: "人" }) as const;
  expect(["小组人数上限", "报名人数下限", "会员上限"].map((name) => chineseColumn(column(name)))).toEqual([
    "小组人数上限",
    "报名人数下限",
    "会员上限人数",
  ]);
  expect(chineseQuantityWords(column("小组人数上限"))).toMatchObject({ more: "高于", low: "低" });
  expect(chineseQuantityWords(column("小组人数")).more).toBe("超过");
});

test("times are counted from the first on, and not for long", () => {
  const words = chineseQuantityWords({ name: "开馆时间", type: "date", role: "attribute" } as never);
  const said = (end: "highest" | "lowest", place: string) => {
    try {
      return chineseRank(words, end, place);
    } catch (error) {
      return (error as { guard: string }).guard;
    }
  };
  expect([said("highest", "最"), said("lowest", "最")]).toEqual(["最晚", "最早"]);
  expect([said("lowest", "第二"), said("lowest", "第三"), said("lowest", "第四")]).toEqual([
    "第二早",
    "第三早",
    "counted_back",
  ]);
  expect([said("highest", "第二"), said("highest", "第三")]).toEqual(["counted_back", "counted_back"]);
  const sizes = chineseQuantityWords({ name: "面积", type: "number", role: "measure" });
  expect(chineseRank(sizes, "highest", "第四")).toBe("第四大");
});

test("what can be made in a time is a quantity by its name, and a power is none of the rates that end as it does", () => {
  const column = { name: "年产能", type: "number", role: "measure", unit: "台" } as const;
  expect(chineseColumn(column)).toBe("年产能");
  expect(chineseColumn({ ...column, name: "功能", unit: "个" })).toBe("功能数量");
  expect(chineseQuantityWords(column)).toMatchObject({ more: "超过", high: "大" });
  expect(chineseQuantityWords({ ...column, name: "配套功率", unit: "kW" })).toMatchObject({ more: "大于", high: "大" });
});
