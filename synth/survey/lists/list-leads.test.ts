import { expect, it } from "vitest";
import { countInLead, introducesSome, leadOf } from "./list-leads.ts";

it.each([
  ["书院", "全县现有各级各类备案书院1,219所，其中省级2所。县直重点书院概况如下。", 1219],
  ["书院", "全县共有219所书院，其中省级2所。", 219],
  ["古井", "登记在册的古井312口。", 312],
  ["书院", "全国共有书院9000所。", 0],
  ["书院", "共 9 条 第1/1页", 0],
  ["书院", "书院藏书219种。", 0],
  ["书院", "书院修缮率达到80.5%", 0],
] as const)("a list says how many of its things there are: %s: %s", (noun, said, count) => {
  expect(countInLead(noun, leadOf([said]))).toBe(count);
});

it.each([
  ["书院", "县本级重点保护书院基本情况如下。", true],
  ["书院", "部分书院名单如下：", true],
  ["重点书院", "重点书院基本情况如下。", false],
  ["书院", "最古老的书院名单如下。", true],
  ["书院", "最新的书院名单如下。", false],
  ["书院", "最近更新的书院名单如下。", false],
  ["书院", "最终的书院名单如下。", false],
  ["书院", "最后的书院名单如下。", false],
  ["书院", "书院主要指标如下。", false],
  ["书院", "县内书院基本情况如下。", false],
  ["书院", "重点保护书院的通知", false],
] as const)("a list introduces what it lists as some of them: %s: %s", (noun, said, some) => {
  expect(introducesSome(noun, leadOf([said]))).toBe(some);
});
