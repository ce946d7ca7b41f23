import { expect, test } from "vitest";
import { nounOfNames } from "./chinese-name-headings.ts";
import { nounOf } from "./chinese-naming.ts";

const noun = (heading: string, ...titles: string[]) => nounOfNames(heading, titles, nounOf);

test("“项目名称” names what a title of the table ends in", () => {
  expect(noun("项目名称", "近年主要工程项目")).toBe("工程项目");
  expect(noun("项目名称", "一览", "在建水利项目一览表")).toBe("在建水利项目");
});

test("it names nothing where no title says more of it, and a heading that says it needs none", () => {
  expect(noun("项目名称", "收支情况")).toBeUndefined();
  expect(noun("项目名称", "主要项目")).toBeUndefined();
  expect(noun("项目", "近年主要工程项目")).toBeUndefined();
  expect(noun("桥梁名称", "重点桥梁")).toBeUndefined();
});
