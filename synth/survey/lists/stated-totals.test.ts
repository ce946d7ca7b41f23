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
  ["教员", "训练系成立于1986年，现有在校学员640人，专任教员48人，其中高级职称9人。", 48],
  ["教员", "训练系现有在校学员640人。去年培训外来教员48人。", 0],
  ["学校", "学会现有学校120家，全国同类学校5000家。", 120],
  ["学校", "学会现有学校120家，下属学校5000家。", 5000],
  ["teachers", "The school has 640 pupils and 48 full-time teachers.", 48],
  ["teachers", "Of these, 48 teachers were trained elsewhere.", 0],
  ["films", "The festival has 48 films.", 0],
  ["wells", "Since 1950 the survey has recorded 470 wells.", 470],
  ["objects", "The house has a collection of more than 18,000 objects.", 18_000],
  ["members", "Our society has over 1,200 members.", 1200],
  ["members", "In 2019 members paid 1,200 pounds.", 0],
] as const)("what somebody has of things far beyond what was read is a total of them: %s: %s", (key, line, total) => {
  expect(farLargerTotal(key, 12, statedTotals([{ lines: () => [line] }]))).toBe(total);
});

it("pages of one folder that each say how many they have count the parts of a whole", () => {
  const page = (name: string, ...said: string[]) => ({ url: `https://x.example/units/${name}`, lines: () => said });
  const units = [
    ["a", 18],
    ["b", 21],
    ["c", 9],
  ] as const;
  const told = units.map(([name, count]) => page(name, `本系现有学员300人，专任教员${count}人。`));
  expect(farLargerTotal("教员", 12, statedTotals(told))).toBe(48);
  const same = units.map(([name]) => page(name, "本校现有学员300人，专任教员21人。"));
  expect(farLargerTotal("教员", 12, statedTotals(same))).toBe(0);
});

it("pages that tell of the same in several years count no parts", () => {
  const page = (name: string, ...said: string[]) => ({ url: `https://x.example/reports/${name}`, lines: () => said });
  const counts = [118, 121, 119, 124];
  const total = (told: (count: number, at: number) => ReturnType<typeof page>) =>
    farLargerTotal("members", 40, statedTotals(counts.map(told)));
  expect(total((count, at) => page(`r${at}`, `In ${2015 + at} the club has about ${count} members.`))).toBe(124);
  expect(total((count, at) => page(`${2015 + at}.html`, `The club has about ${count} members.`))).toBe(124);
  expect(total((count, at) => page(`r${at}`, `Report ${2015 + at}`, `The club has about ${count} members.`))).toBe(124);
  expect(total((count, at) => page(`r${at}`, `In 2015 branch ${at} has about ${count} members.`))).toBe(482);
});
