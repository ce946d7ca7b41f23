import { expect, test } from "vitest";
import { fewerDe } from "./fewer-de.ts";

test("when and from where something is said of a thing stands without 的 between them", () => {
  expect(fewerDe("2012年至2024年的甲县的产量之和是多少吨")).toBe("2012年至2024年甲县的产量之和是多少吨");
  expect(fewerDe("由该直线得出的2025年的甲县的产量是多少吨")).toBe("由该直线得出的2025年甲县的产量是多少吨");
  expect(fewerDe("有多少个县2012年至2024年产量的增加量大于5吨")).toBe("有多少个县2012年至2024年产量的增加量大于5吨");
  expect(fewerDe("有多少个县的2012年至2024年产量的增加量大于5吨")).toBe("有多少个县2012年至2024年产量的增加量大于5吨");
  expect(fewerDe("所有县到机场的距离的平均值")).toBe("所有县到机场的距离的平均值");
  expect(fewerDe("所有县的到机场的距离的平均值")).toBe("所有县到机场的距离的平均值");
  expect(fewerDe("桥的从开工日期到竣工日期的天数最多的是哪座")).toBe("桥从开工日期到竣工日期的天数最多的是哪座");
  expect(fewerDe("所有桥的从开工到竣工相隔的整年数的平均值")).toBe("所有桥从开工到竣工相隔的整年数的平均值");
});

test("what a time restricts keeps its 的", () => {
  expect(fewerDe("建成时间晚于1990年的桥所占的比例是多少")).toBe("建成时间晚于1990年的桥所占的比例是多少");
  expect(fewerDe("2012年至2023年的2月的产量的平均值")).toBe("2012年至2023年的2月的产量的平均值");
  expect(fewerDe("对2012年至2024年的产量拟合一条直线")).toBe("对2012年至2024年的产量拟合一条直线");
});

test("how much time lies between two deeds needs no 的 before it either", () => {
  expect(fewerDe("桥的从开工到竣工间隔的时间最长的是哪座")).toBe("桥从开工到竣工间隔的时间最长的是哪座");
});

test("a noun that begins with a time keeps the 的 that ends what is said of the things", () => {
  const nouns = ["2025年展会"];
  expect(fewerDe("展位最少的2025年展会的地点是哪里", nouns)).toBe("展位最少的2025年展会的地点是哪里");
  expect(fewerDe("展位超过50个的2025年展会有多少场", nouns)).toBe("展位超过50个的2025年展会有多少场");
  expect(fewerDe("展馆的2025年客流的增加量是多少", nouns)).toBe("展馆2025年客流的增加量是多少");
});
