import { expect, it } from "vitest";
import { addsUp, haveRatio, isTimeless, isTransferable, moneyPer, rate } from "./comparable.ts";

const of = (noun: string, unit?: string, additive = true) => ({ noun, unit, additive });

it("lengths add up where what they measure lies end to end", () => {
  expect(addsUp(of("length of quays", "m"))).toBe(true);
  expect(addsUp(of("coastline", "km"))).toBe(true);
  expect(addsUp(of("length", "in."))).toBe(false);
  expect(addsUp(of("head of water", "m"))).toBe(false);
  expect(addsUp(of("最高海拔", "米"))).toBe(false);
  expect(addsUp(of("number of berths"))).toBe(true);
  expect(addsUp(of("share of women", "%", false))).toBe(false);
});

it("a ratio in one unit is asked of sides of one thing, of parts of one sort, or of totals", () => {
  expect(haveRatio(of("length", "m", false), of("width", "m", false))).toBe(true);
  expect(haveRatio(of("maximum flow", "m³/s", false), of("mean flow", "m³/s", false))).toBe(true);
  expect(haveRatio(of("catch", "t"), of("landed weight", "t"))).toBe(true);
  expect(haveRatio(of("rust prevalence", "%", false), of("mildew prevalence", "%", false))).toBe(false);
  expect(haveRatio(of("height above sea level", "m", false), of("wheel width", "m", false))).toBe(false);
  expect(haveRatio(of("占地面积", "公顷", false), of("水域面积", "公顷", false))).toBe(true);
  expect(haveRatio(of("最高海拔", "米", false), of("水深", "米", false))).toBe(false);
});

it("what is counted, or lies where it is, is not shared out anew", () => {
  expect(isTransferable(of("turnover", "£"))).toBe(true);
  expect(isTransferable(of("营业额", "万元"))).toBe(true);
  expect(isTransferable(of("number of arches"))).toBe(false);
  expect(isTransferable(of("area", "ha"))).toBe(false);
  expect(isTransferable(of("size of the slides", "MB"))).toBe(false);
  expect(isTransferable(of("职工人数", "人"))).toBe(false);
});

it("totals are divided by how many there are or how large it is, and money by what it is paid for", () => {
  const size = ({ noun }: { noun: string }) => noun.length;
  const names = (...pair: Parameters<typeof rate>) => rate(pair[0], pair[1], size)?.map(({ noun }) => noun);
  const [gas, power, boats] = [of("gas imports", "m³"), of("generating capacity", "kW"), of("number of boats")];
  const [value, area] = [of("turnover", "£"), of("area", "ha")];
  expect(rate(gas, power, size)).toBeUndefined();
  expect(names(boats, gas, size)).toEqual(["gas imports", "number of boats"]);
  expect(names(gas, value, size)).toEqual(["turnover", "gas imports"]);
  expect(names(boats, area, size)).toEqual(["number of boats", "area"]);
});

it("lengths and areas are of no year, and amounts are of some", () => {
  expect([of("area", "ha"), of("length", "km")].every(isTimeless)).toBe(true);
  expect([of("income", "£"), of("staff")].some(isTimeless)).toBe(false);
});

it("money is told per weight or area of a thing, though neither adds up, and per nothing that is counted", () => {
  const [price, weight, pages] = [
    of("price", "£", false),
    of("weight", "kg", false),
    of("number of pages", undefined, false),
  ];
  expect(moneyPer(weight, price)).toEqual([price, weight]);
  expect(moneyPer(price, of("floor area", "m²", false))?.[1].noun).toBe("floor area");
  expect(moneyPer(price, pages)).toBeUndefined();
  expect(moneyPer(price, of("list price", "£", false))).toBeUndefined();
});

it("hours of sun do not add up over places, as hours of work do", () => {
  const hours = (noun: string) => addsUp({ noun, unit: "hours", additive: true });
  expect(hours("annual sunshine")).toBe(false);
  expect(hours("日照时数")).toBe(false);
  expect(hours("hours of service")).toBe(true);
});
