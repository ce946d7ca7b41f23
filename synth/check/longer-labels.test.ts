import { expect, test } from "vitest";
import { isToldUnderLonger, listedConditions } from "./longer-labels.ts";
import { unique } from "./unique.ts";

test("what a page says under a longer label as well is no condition that has one answer", () => {
  const told = (...lines: string[]) => isToldUnderLonger(lines, { column: "职务", value: "主任" });
  expect(told("职 务：教师", '兼任职务：校友会[4] link "食堂"主任。')).toBe(true);
  expect(told("职务：主任、教师")).toBe(false);
  expect(told("职务：教师", "兼任职务：顾问。食堂主任是别人。")).toBe(false);
  expect(told("职务：教师", "主任：林一舟")).toBe(false);
});

test("a label behind what another label says, or behind whose it is, is no longer label", () => {
  const told = (line: string) => isToldUnderLonger([line], { column: "职务", value: "主任" });
  expect(told("性别：男 职务：主任")).toBe(false);
  expect(told("性别：男职务：主任")).toBe(false);
  expect(told("王芳的职务：主任")).toBe(false);
  expect(told("性别：男 兼任职 务：食堂主 任")).toBe(true);
  expect(told("职务：教师 兼任职务：食堂主任")).toBe(true);
});

test("conditions on what cells list are found wherever they stand", () => {
  const where = (is: string) => ({ and: [{ column: "职务", is, value: "主任" }] });
  const steps = (is: string) => [{ as: "s1", op: "filter", from: "r", where: where(is) }];
  expect(listedConditions({ steps: steps("includes") })).toEqual([{ column: "职务", value: "主任" }]);
  expect(listedConditions({ steps: steps("equals") })).toEqual([]);
});

test("such a condition makes a second answer", async () => {
  const outcome = async (is: string, line: string) => {
    const where = { column: "职务", is, value: "主任" };
    const context = {
      task: {
        question: "根据学校网站，有多少位教师的职务包括“主任”？",
        program: { steps: [{ as: "s1", op: "filter", from: "r", where }] },
        derivation: [
          { uses: [{ label: "职务", printed: "教师", evidence: { url: "https://x.example/1", place: {} } }] },
        ],
      },
      facts: { statedLike: () => [] },
      relations: new Map(),
      lines: async () => ["职务：教师", line],
    };
    return (await unique.run(context as never)).outcome;
  };
  expect(await outcome("includes", "兼任职务：食堂主任")).toBe("fail");
  expect(await outcome("includes", "办公电话：12")).toBe("pass");
  expect(await outcome("equals", "兼任职务：食堂主任")).toBe("pass");
});
