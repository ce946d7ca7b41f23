import { expect, it } from "vitest";
import { farLargerTotal, statedTotals } from "./stated-totals.ts";

it.each([
  ["标本", "截至2023年底，全馆标本总量3.26万件（套）。", 32_600],
  ["会员", "学会现有会员1200家，其中理事单位41家。", 1200],
  ["碑刻", "馆藏历代碑刻800余件。", 800],
  ["会员企业", "截至2021年底共有会员470家。", 470],
  ["会员单位", "学会现有个人会员3000名。", 0],
  ["企业", "截至2021年底共有会员470家。", 0],
  ["期刊", "建社以来累计出版期刊900余种。", 900],
  ["部门", "全局内设业务部门45个、直属单位13个。", 45],
  ["部门", "全局下设45个业务部门，在编人员120名。", 45],
  ["会员", "学会现有120名个人会员和8家单位会员。", 120],
  ["部门", "表彰了先进部门45个。", 0],
  ["公园", "新建设公园120座。", 0],
  ["科室", "设临床科室46个。", 46],
  ["会员", "会员总数15家。", 0],
  ["会员", "会员须在30日内缴费1200元。", 0],
  ["泉眼", "建队以来完成图幅86幅，发现泉眼47处，其中温泉3处。", 47],
  ["泉眼", "今年新发现泉眼3处。", 0],
  ["wells", "Since 1950 the survey has recorded 470 wells.", 470],
  ["objects", "The house has a collection of more than 18,000 objects.", 18_000],
  ["members", "Our society has over 1,200 members.", 1200],
  ["members", "In 2019 members paid 1,200 pounds.", 0],
] as const)("what somebody has of things far beyond what was read is a total of them: %s: %s", (key, line, total) => {
  expect(farLargerTotal(key, 12, statedTotals([{ lines: () => [line] }]))).toBe(total);
});
