import { describe, expect, it } from "vitest";
import type { Column } from "../../core/relation.ts";
import { headerUnit, withoutHeaderUnit } from "./infer-column.ts";
import { isUnitAlone, unitAbove, unitOfTitle, withListedUnits, withTableUnit } from "./table-unit.ts";

const measured = (...names: string[]): Column[] => names.map((name) => ({ name, type: "number", role: "measure" }));
const units = (title: string, ...names: string[]) => {
  const found = unitOfTitle(title);
  return found ? withTableUnit(measured(...names), found).map(({ unit }) => unit ?? "") : [];
};

describe("the unit that a table's title states", () => {
  it.each([
    ["Revenue by region, in € millions", "million €"],
    ["Balance sheet (USD millions, except per share)", "million USD"],
    ["Inhabitants of towns (in thousands)", "thousands"],
    ["Spending, in millions of euros", "million euros"],
    ["Harvest (million tonnes)", "million tonnes"],
    ["Rainfall (mm), 2021", "mm"],
    ["主要指标（单位：万元）", "万元"],
    ["Accounts in £'000", "thousand £"],
    ["Vacancies by sector, 2011–2019 (% of all posts)", "%"],
    ["Turnout, in per cent", "%"],
    ["Fuel price by month, EUR/litre", "EUR/litre"],
    ["Rainfall, mm", "mm"],
  ])("%s: %s", (title, unit) => expect(unitOfTitle(title)?.unit).toBe(unit));

  it.each([
    "Winners (B)",
    "Mills of Portland, ME",
    "Goals of the season, men",
    "Towns in Kent",
    "Goals scored in games",
    "Winners (2021)",
    "Areas (km²) and depths (m)",
    "Kings in exile",
    "Books in 2021",
    "The band (m)",
  ])("%s: none", (title) => expect(unitOfTitle(title)).toBeUndefined());

  it("holds for what is of one quantity", () => {
    expect(units("Rainfall (mm)", "2019", "2020")).toEqual(["mm", "mm"]);
    expect(units("Rainfall (mm)", "2019", "Stations")).toEqual(["", ""]);
    expect(units("Vacancies (% of all posts)", "Year > 2018", "Year > 2019")).toEqual(["%", "%"]);
    expect(units("Results (USD millions, except per share)", "Revenue", "EPS", "Employees", "Margin (%)")).toEqual([
      "million USD",
      "",
      "",
      "",
    ]);
    expect(units("Population (in thousands)", "Urban", "Rural", "Growth rate")).toEqual(["thousands", "thousands", ""]);
  });
});

describe("the unit in a header", () => {
  it.each([
    ["Pop. (m)", "millions"],
    ["Visitors (k)", "thousands"],
    ["Depth (m)", "m"],
    ["Profit ($m)", "million $"],
    ["Turnover (US$ bn)", "billion US$"],
    ["Cost (€'000)", "thousand €"],
    ["Sales (millions)", "millions"],
    ["Temperature (K)", "K"],
    ["Mean high °C (°F)", "°C"],
    ["Rainfall mm (inches)", "mm"],
    ["Course A (m)", "m"],
  ])("%s: %s", (name, unit) => expect(headerUnit(name)).toBe(unit));
});

it("says a header without its unit", () => {
  expect(withoutHeaderUnit("Mean high °C (°F)")).toBe("Mean high");
  expect(withoutHeaderUnit("Area (km²)")).toBe("Area");
  expect(withoutHeaderUnit("Mouth (left)")).toBe("Mouth (left)");
  expect(withoutHeaderUnit("Vacancy rate in %")).toBe("Vacancy rate");
});

it("deals units that a title lists one by one to as many columns of figures", () => {
  const columns = (names: readonly string[]) =>
    names.map((name): Column => ({ name, type: "number", role: "measure" }));
  const units = (title: string, names: readonly string[]) =>
    withListedUnits(columns(names), title)?.map(({ unit }) => unit);
  expect(units("单位：万元、万人次、块", ["收入", "人次", "银幕"])).toEqual(["万元", "万人次", "块"]);
  expect(units("单位：万元、万人次", ["收入", "人次", "银幕"])).toBeUndefined();
  expect(units("单位：甲、乙、丙", ["收入", "人次", "银幕"])).toBeUndefined();
});

it("gives parts of what a title is about its unit, and not what is counted beside them", () => {
  expect(units("Cargo by port (tonnes)", "Inward", "Outward", "Ship calls")).toEqual(["tonnes", "tonnes", ""]);
  expect(units("Cargo by port (tonnes)", "Inward", "Ship calls")).toEqual(["", ""]);
});

describe("a rate under a title that states one", () => {
  it("has its unit, and no other", () => {
    expect(units("Fuel price by month, EUR/litre", "Price")).toEqual(["EUR/litre"]);
    expect(units("Output by month (tonnes)", "Growth rate")).toEqual([""]);
  });
});

describe("isUnitAlone", () => {
  it.each(["GWh", "EUR/MWh", "%", "Tonnes", "kg"])("%s", (heading) => expect(isUnitAlone(heading)).toBe(true));
  it.each(["Page", "Month", "Points", "Votes", "A", "Output"])("not %s", (heading) =>
    expect(isUnitAlone(heading)).toBe(false),
  );
});

it("a line above a table gives its unit to all but what it excepts, and to no number of people", () => {
  const above = unitAbove("单位：亿元（每股收益、员工人数及占比除外）");
  expect(above).toEqual({ unit: { unit: "亿元", kind: "money" }, except: ["每股收益", "员工人数", "占比"] });
  const column = (name: string): Column => ({ name, type: "number", role: "measure" });
  const columns = ["营业收入", "稀释每股收益", "在职员工人数", "客户数"].map(column);
  const given = withTableUnit(columns, above!.unit, above!.except);
  expect(given.map(({ unit }) => unit)).toEqual(["亿元", undefined, undefined, undefined]);
  expect(unitAbove("All amounts in € million, except headcount")).toMatchObject({
    unit: { kind: "money" },
    except: ["headcount"],
  });
  expect(unitAbove("单位：见各栏")).toBeUndefined();
});

describe("a line above a table", () => {
  const given = (line: string, ...names: string[]) => {
    const above = unitAbove(line)!;
    return withTableUnit(measured(...names), above.unit, above.except).map(({ unit }) => unit ?? "");
  };

  it("gives money to Chinese numbers that are not of people or things", () => {
    expect(given("单位：万元", "预算数", "决算数", "执行数", "捐赠总数", "缴费基数", "期末数")).toEqual(
      Array(6).fill("万元"),
    );
    expect(given("单位：万元", "收入", "户数", "件数", "职工总人数", "门店数", "设备数量")).toEqual([
      "万元",
      ...Array(5).fill(""),
    ]);
  });

  it("excepts what it names, and nothing that only has the word in it", () => {
    expect(given("All amounts in € million, excluding tax", "Profit before tax", "Revenue")).toEqual([
      "million €",
      "million €",
    ]);
    expect(given("All amounts in € million, except for tax", "Taxable income", "Income tax", "Revenue")).toEqual([
      "million €",
      "",
      "million €",
    ]);
    expect(given("All amounts in € million, except margin", "Margin on loans", "Gross margin")).toEqual([
      "million €",
      "",
    ]);
  });
});
